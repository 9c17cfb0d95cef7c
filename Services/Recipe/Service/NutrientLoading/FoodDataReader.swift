import Kitchen

/// Reads a folder of USDA's FoodData Central: Foundation Foods and SR Legacy, as their CSV files have them.
struct FoodDataReader {
    let folder: String
    var descriptions = FoodDescription()

    /// What it is called in answers.
    static let source = "usda"
    /// The kinds of foods that are read, the best first; others are branded goods, samples and dishes.
    private static let kinds = ["foundation_food", "sr_legacy_food"]

    private var foods: TableFile { TableFile(path: folder + "/food.csv") }
    private var nutrients: TableFile { TableFile(path: folder + "/nutrient.csv") }
    private var amounts: TableFile { TableFile(path: folder + "/food_nutrient.csv") }
    private static let comma = UInt8(ascii: ",")

    /// Whether a folder looks like one.
    static func reads(_ folder: String) -> Bool { FoodDataReader(folder: folder).foods.isThere }

    /// How many foods it has, and what it says of Larder's.
    func read() throws -> (rows: Int, facts: [String: NutrientFacts]) {
        let figures = try figures()
        let (rows, found) = try candidates()
        var candidates = found
        try fill(&candidates, figures)
        return (rows, candidates.facts(from: Self.source))
    }

    /// The foods of the folder that may be Larder's.
    private func candidates() throws -> (rows: Int, NutrientCandidates) {
        var candidates = NutrientCandidates()
        var rows = 0
        try foods.read(
            separator: Self.comma,
            head: { try TableColumns($0, of: foods, ["fdc_id", "data_type", "description"]) },
            body: { row, columns in
                guard let kind = Self.kinds.firstIndex(of: row.text(columns[1])) else { return }
                guard let id = row.integer(columns[0]) else {
                    throw NutrientLoadError.line(file: foods.name, row.line, "fdc_id is no whole number.")
                }
                rows += 1
                let description = row.text(columns[2])
                guard let match = descriptions.match(description, in: .en) else { return }
                let content = NutrientCandidates.Row(code: String(id), description: description)
                candidates.add(id, content, match, source: kind)
            }
        )
        return (rows, candidates)
    }

    /// Sets the figures of candidates.
    private func fill(_ candidates: inout NutrientCandidates, _ figures: [Int: Figure]) throws {
        try amounts.read(
            separator: Self.comma,
            head: { try TableColumns($0, of: amounts, ["fdc_id", "nutrient_id", "amount"]) },
            body: { row, columns in
                guard let food = row.integer(columns[0]), let nutrient = row.integer(columns[1]) else {
                    throw NutrientLoadError.line(
                        file: amounts.name,
                        row.line,
                        "fdc_id or nutrient_id is no whole number."
                    )
                }
                guard let figure = figures[nutrient], candidates.rows[food] != nil else { return }
                let text = row.text(columns[2])
                guard !text.isEmpty else { return }
                guard let amount = Self.amount(text, figure) else {
                    throw NutrientLoadError.line(
                        file: amounts.name,
                        row.line,
                        "“\(text.cut(40))” cannot be an amount of \(figure.nutrient.name) in 100 g."
                    )
                }
                candidates.set(figure.nutrient, amount, rank: figure.rank, of: food)
            }
        )
    }

    /// A nutrient, in parts of its unit there; of two for the same the one with the lesser rank counts.
    private struct Figure {
        var nutrient: Nutrient
        var parts: Double
        var rank: Int
    }

    /// The numbers of nutrients in FoodData Central, the best first.
    private static let numbers: [Nutrient: [Int]] = [
        // By Atwater's specific factors, then by the general ones, then in kilojoules.
        .energy: [1008, 2048, 2047, 1062], .protein: [1003], .fat: [1004, 1085], .saturatedFat: [1258],
        .carbohydrate: [1005, 1050], .sugar: [2000, 1063], .fiber: [1079, 2033], .sodium: [1093],
    ]

    /// The nutrients that are read, by their numbers.
    private func figures() throws -> [Int: Figure] {
        var figures: [Int: Figure] = [:]
        try nutrients.read(
            separator: Self.comma,
            head: { try TableColumns($0, of: nutrients, ["id", "name", "unit_name"]) },
            body: { row, columns in
                guard let id = row.integer(columns[0]) else {
                    throw NutrientLoadError.line(file: nutrients.name, row.line, "id is no whole number.")
                }
                for (nutrient, ids) in Self.numbers {
                    guard let rank = ids.firstIndex(of: id) else { continue }
                    let unit = row.text(columns[2])
                    guard let parts = Self.parts(of: unit, nutrient) else {
                        throw NutrientLoadError.line(
                            file: nutrients.name,
                            row.line,
                            "“\(unit.cut(40))” is no unit of \(nutrient.name)."
                        )
                    }
                    figures[id] = Figure(nutrient: nutrient, parts: parts, rank: rank)
                }
            }
        )
        return figures
    }

    /// How many small parts a unit has.
    private static func parts(of unit: String, _ nutrient: Nutrient) -> Double? {
        switch (unit.lowercased(), nutrient == .energy) {
        case ("kcal", true): 1000
        case ("kj", true): 1000 / 4.184
        case ("g", false): 1_000_000
        case ("mg", false): 1000
        case ("ug", false): 1
        default: nil
        }
    }

    private static func amount(_ text: String, _ figure: Figure) -> Int? {
        guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
        let parts = Int((value * figure.parts).rounded())
        // What is computed as the rest of 100 g comes out a little below zero where there is none.
        if figure.nutrient == .carbohydrate, (-5_000_000..<0).contains(parts) { return 0 }
        return (0...figure.nutrient.most).contains(parts) ? parts : nil
    }
}
