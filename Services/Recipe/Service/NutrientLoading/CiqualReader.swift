import Kitchen

/// Reads a table of CIQUAL in text form, with French or English names: semicolons or tabs, decimal commas, and `-`,
/// `traces` and `< 0,5` where there is no figure.
struct CiqualReader {
    let file: TableFile
    var descriptions = FoodDescription()

    /// What it is called in answers.
    static let source = "ciqual"

    /// Where the columns are.
    private struct Columns {
        var code: Int
        var names: [(place: Int, language: Language)]
        var figures: [Figure]
    }

    /// A column with a nutrient.
    private struct Figure {
        var place: Int
        var title: String
        var nutrient: Nutrient
        var parts: Double
        var rank: Int
    }

    /// How many foods it has, and what it says of Larder's.
    func read() throws -> (rows: Int, facts: [String: NutrientFacts]) {
        var candidates = NutrientCandidates()
        var rows = 0
        try file.read(separator: file.separator(), head: columns) { row, columns in
            let code = row.text(columns.code)
            guard !code.isEmpty else {
                throw NutrientLoadError.line(file: file.name, row.line, "there is no alim_code.")
            }
            let id = rows
            rows += 1
            let amounts = try columns.figures.compactMap { figure in
                try amount(in: row, figure).map { (figure, $0) }
            }
            for (place, language) in columns.names {
                let name = row.text(place)
                guard let match = descriptions.match(name, in: language) else { continue }
                candidates.add(id, NutrientCandidates.Row(code: code, description: name), match)
            }
            for (figure, amount) in amounts {
                candidates.set(figure.nutrient, amount, rank: figure.rank, of: id)
            }
        }
        return (rows, candidates.facts(from: Self.source))
    }

    /// How the titles of columns begin, the best first: in French and in English.
    private static let titles: [(nutrient: Nutrient, titles: [String])] = [
        (.energy, ["Energie Règlement UE", "Energy Regulation EU", "Energie", "Energy"]),
        (.protein, ["Protéines N x facteur de Jones", "Protéines", "Protein"]),
        (.fat, ["Lipides", "Fat"]),
        (.saturatedFat, ["AG saturés", "FA saturated"]),
        (.carbohydrate, ["Glucides", "Carbohydrate"]),
        (.sugar, ["Sucres", "Sugars"]),
        (.fiber, ["Fibres alimentaires", "Fibres"]),
        (.sodium, ["Sodium", "Sel chlorure de sodium", "Salt"]),
    ]

    private func columns(_ head: SeparatedRow) throws -> Columns {
        let all = (0..<head.count).map { head.text($0) }
        guard let code = all.firstIndex(of: "alim_code") else { throw NutrientLoadError.otherForm(file.path) }
        let names: [(place: Int, language: Language)] = [("alim_nom_fr", Language.fr), ("alim_nom_eng", .en)]
            .compactMap { name, language in all.firstIndex(of: name).map { ($0, language) } }
        guard !names.isEmpty else { throw NutrientLoadError.otherForm(file.path) }
        var figures: [Figure] = []
        for (place, title) in all.enumerated() {
            if let figure = try figure(place, title) { figures.append(figure) }
        }
        guard figures.contains(where: { $0.nutrient == .energy }) else {
            throw NutrientLoadError.noColumn(file: file.name, "Energie, Règlement UE N° 1169/2011 (kcal/100 g)")
        }
        return Columns(code: code, names: names, figures: figures)
    }

    /// The nutrient of a column; nil if it has another thing.
    private func figure(_ place: Int, _ title: String) throws -> Figure? {
        let title = title.split { $0.isWhitespace }.joined(separator: " ")
        let parts = title.split(separator: "(", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = DescriptionWords(String(parts[0])).keys
        let unit = parts[1].prefix { $0 != "/" }.lowercased()
        for (nutrient, titles) in Self.titles {
            guard let rank = titles.firstIndex(where: { words.starts(with: DescriptionWords($0).keys) }) else {
                continue
            }
            // "Sucres" and "Sucres ajoutés" are two things, but energy and protein have several ways to be computed.
            let isExact = words == DescriptionWords(titles[rank]).keys
            guard isExact || nutrient == .energy || nutrient == .protein else { continue }
            let isSalt = nutrient == .sodium && rank > 0
            guard let factor = Self.parts(of: unit, nutrient) else {
                throw NutrientLoadError.line(file: file.name, 1, "the column “\(title.cut(100))” has another unit.")
            }
            let isWorse = unit == "kj" ? 10 : 0
            // 1 g of salt has 400 mg of sodium.
            return Figure(
                place: place,
                title: title,
                nutrient: nutrient,
                parts: isSalt ? factor * 0.4 : factor,
                rank: (rank + isWorse) * 1000 + place
            )
        }
        return nil
    }

    private static func parts(of unit: String, _ nutrient: Nutrient) -> Double? {
        switch (unit, nutrient == .energy) {
        case ("kcal", true): 1000
        case ("kj", true): 1000 / 4.184
        case ("g", false): 1_000_000
        case ("mg", false): 1000
        default: nil
        }
    }

    /// The amount in a field; nil if nothing is known.
    private func amount(in row: SeparatedRow, _ figure: Figure) throws -> Int? {
        let text = row.text(figure.place)
        do {
            guard let value = try Self.value(text) else { return nil }
            let parts = (value * figure.parts).rounded()
            guard parts <= Double(figure.nutrient.most) else { throw NotAmount() }
            return Int(parts)
        } catch is NotAmount {
            throw NutrientLoadError.line(
                file: file.name,
                row.line,
                "“\(text.cut(40))” cannot be an amount in the column “\(figure.title.cut(100))”."
            )
        }
    }

    private struct NotAmount: Error {}

    /// A figure as it is written, of "< 0,5" the middle between nothing and that; nil where it is not known.
    private static func value(_ text: String) throws -> Double? {
        var text = String(text.filter { !$0.isWhitespace }).lowercased()
        if ["", "-", "nd", "n.d."].contains(text) { return nil }
        if text == "traces" || text == "trace" { return 0 }
        let isBound = text.first == "<"
        if isBound { text.removeFirst() }
        guard let value = Double(text.replacing(",", with: ".")), value.isFinite, value >= 0 else { throw NotAmount() }
        return isBound ? value / 2 : value
    }
}
