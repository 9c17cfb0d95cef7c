/// What people write short, or behind the unit, in other languages than English.
extension PurchaseReader {
    /// The text with the short words in full.
    static func withShortWords(_ text: String, in language: Language) -> String {
        let words = withFractionBehindUnit(withoutPlace(text)).split(separator: " ", omittingEmptySubsequences: false)
        var full = words.map(String.init)
        for place in full.indices {
            let next = place + 1 < full.count ? full[place + 1] : ""
            switch language {
            case .fr:
                // "Beurre pr le moule"
                if full[place] == "pr", place > 0, !next.isEmpty { full[place] = "pour" }
                if place == 1, let size = small[full[place]], full[0].allSatisfy(\.isNumber), !next.isEmpty {
                    full[place] = size
                }
                if full[place] == "av", place > 0, !next.isEmpty { full[place] = "avec" }
            case .de:
                // "Mehl z. Bestäuben": a verb as a noun; "3 Tr. Aroma" are drops.
                if full[place].lowercased() == "z.", next.count > 4, next.hasSuffix("n") { full[place] = "zum" }
                if full[place] == "Tr.", place == 1, full[0].allSatisfy(\.isNumber) { full[place] = "Tropfen" }
                if full[place] == "Sch.", place == 1, full[0].allSatisfy(\.isNumber) { full[place] = "Scheiben" }
                if full[place] == "getr.", next.hasPrefix("Tomat") { full[place] = "getrocknete" }
                if let whole = shortWords[full[place]], place > 0 || !next.isEmpty { full[place] = whole }
            case .es:
                // "Azúcar p servir", and "o" as it is said before another "o": "u orujo", but not "u otros".
                if full[place] == "p", place > 0, !next.isEmpty { full[place] = "para" }
                if place > 0, let whole = withoutSlash(full[place], before: next) { full[place] = whole }
                if full[place] == "u", place > 0, next.hasPrefix("o") || next.hasPrefix("ho"), !next.hasPrefix("otr") {
                    full[place] = "o"
                }
                // "8 salchichas frescas": raw ones, beside those that are cooked.
                if full[place] == "salchichas", next == "frescas", place + 2 == full.count {
                    full[place + 1] = "frescas de cerdo"
                }
            default:
                break
            }
        }
        return full.joined(separator: " ")
    }

    /// "1) 3 zanahorias": which line it is.
    private static func withoutPlace(_ text: String) -> String {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].last == ")", case let place = parts[0].dropLast(),
            (1...2).contains(place.count), place.allSatisfy(\.isNumber), parts[1].first?.isNumber == true
        else { return text }
        return String(parts[1])
    }

    /// "Aceite p/ freír", "harina s/polvos": a word that is its first letter before a slash, but "150 g c/u" is each.
    private static func withoutSlash(_ word: String, before next: String) -> String? {
        guard word.utf8.count > 1, word.dropFirst().first == "/", let whole = slashed[word.prefix(1).lowercased()],
            case let rest = word.dropFirst(2),
            rest.isEmpty ? !next.isEmpty : rest.count > 2 && rest.allSatisfy(\.isLetter)
        else { return nil }
        return rest.isEmpty ? whole : whole + " " + rest
    }

    private static let slashed = ["p": "para", "c": "con", "s": "sin"]

    /// "1 l 1/2 de bouillon", "1 tasse 1/2 de sucre", "2 kg 500 de moules": what is behind the unit belongs to the number.
    private static func withFractionBehindUnit(_ text: String) -> String {
        let parts = text.split(separator: " ", maxSplits: 3)
        guard parts.count == 4, parts[0].allSatisfy(\.isNumber) else { return text }
        let unit = parts[1].lowercased()
        let isOf = parts[3].hasPrefix("de ") || parts[3].hasPrefix("d'")
        if fractions.contains(String(parts[2])), measures.contains(unit) || isOf && vessels.contains(unit) {
            return "\(parts[0]) \(parts[2]) \(parts[1]) \(parts[3])"
        }
        guard measures.contains(unit), isOf, parts[2].count == 3,
            parts[2].utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return text }
        let small = parts[1].hasPrefix("l") ? "ml" : "g"
        return "\(parts[0])\(parts[2]) \(small) \(parts[3])"
    }

    /// Short for small ones, of which one is the spelling of a pint as well.
    private static let small = ["pt": "petit", "pt.": "petit", "pts": "petits", "pte": "petite", "ptes": "petites"]

    /// German words with a full stop, as people type them on a phone.
    private static let shortWords = [
        "pass.": "passierte", "stück.": "stückige", "Lorbeerbl.": "Lorbeerblätter", "lauw.": "lauwarm",
        "lösl.": "löslicher",
        "Tom.": "Tomaten", "hartgek.": "hartgekochte", "geräuch.": "geräucherter", "gek.": "gekochte",
    ]

    private static let measures: Set<String> = [
        "l", "kg", "litre", "litres", "litro", "litros", "kilo", "kilos", "liter",
    ]
    private static let vessels: Set<String> = ["tasse", "tasses", "verre", "verres", "livre", "livres", "pot"]
    static let fractions: Set<String> = ["1/2", "1/4", "3/4", "1/3", "2/3", "½", "¼", "¾", "⅓", "⅔"]

    /// "1 brocoli en petits bouquets", "1 coliflor en ramitos": of a whole head, how it is cut.
    static func withoutFlorets(_ text: String, in language: Language) -> String {
        guard let florets = florets[language], let first = text.first, first.isNumber || first == "½" else {
            return text
        }
        let lower = text.lowercased()
        guard florets.heads.contains(where: { lower.utf8.firstRange(of: $0) != nil }),
            !lower.contains(" g "), !lower.contains(" kg "),
            let found = florets.cuts.lazy.compactMap({ text.utf8.firstRange(of: $0) }).first
        else { return text }
        return String(text[..<found.lowerBound] + text[found.upperBound...])
    }

    private static let florets: [Language: (heads: [String], cuts: [String])] = [
        .fr: (
            [" brocoli", " chou-fleur", " chou fleur", " romanesco", " chou romanesco"],
            [
                " en petits bouquets", " en bouquets", " en petites fleurettes", " en fleurettes",
                " en petites sommités",
                " en sommités",
            ]
        ),
        .es: (
            [" brócoli", " brocoli", " coliflor", " romanesco"],
            [
                " en ramitos pequeños", " en ramitos", " en ramilletes", " en ramitas", " en arbolitos",
                " en floretes", " en flores",
            ]
        ),
    ]
}

/// What lines say against what is usual.
extension PurchaseReader {
    /// "3 mangues pas trop mûres", "2 plátanos no muy maduros", "2 Bananen, nicht zu reif": as written in the note, since half of
    /// it would say the contrary.
    func notTooMuch(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 120,
            let found = Self.degrees[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        let rest = line.text[found.upperBound...]
        let adjective = rest.prefix { $0.isLetter }
        let isWhole = line.text[found].last != " "
        guard adjective.count > 3 || isWhole, !Self.nouns.contains(String(adjective).lowercased()) else { return nil }
        let front = String(line.text[..<found.lowerBound])
        let behind = rest.dropFirst(adjective.count)
        let plain = String(front.hasSuffix(",") ? front.dropLast() : front[...]) + String(behind)
        guard var some = bought(for: plain, as: line), some.count == 1, some[0].food != nil else { return nil }
        some[0].add(remark: String((String(line.text[found]) + adjective).trimmedSpaces))
        return some
    }

    private static let degrees: [Language: [String]] = [
        .fr: [
            " bien fait", " trempés la veille", " trempées la veille", " trempés une nuit", " trempées une nuit",
            " pas trop ", " pas très ", " peu mûr",
        ],
        .es: [
            " remojados la noche anterior", " remojadas la noche anterior", " remojados de la noche anterior",
            " remojadas de la noche anterior", " remojados desde la víspera", " remojadas desde la víspera",
            " no muy ", " no demasiado ", " poco madur",
        ],
        .de: [" nicht zu ", " nicht allzu ", " nicht ganz ", " noch nicht ganz ", " nicht sehr "],
    ]

    /// What is a little of something.
    private static let nouns: Set<String> = ["cuite", "cuit", "cuits", "hecha", "hecho", "hechos", "hechas"]

    /// "1 morceau de gingembre frais de 3 cm", "1 trozo de jengibre (3 cm)": its length, as others write it.
    func longRoot(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr || language == .es,
            line.amount?.value == .one || line.text.contains(":") || line.text.contains(","),
            let of = Self.pieces[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            Self.roots.contains(where: { line.text.utf8.firstRange(of: $0) != nil }),
            let unit = line.text.utf8.firstRange(of: " cm"), unit.lowerBound > of.upperBound,
            case let front = line.text[of.upperBound..<unit.lowerBound],
            let number = front.split(separator: " ").last.map({ $0.drop { $0 == "(" } }), number.first?.isNumber == true
        else { return nil }
        var name = front.dropLast(number.count).split(separator: " ").filter { !Self.around.contains(String($0)) }
        // "Gingembre frais : 1 morceau de 3 cm"
        if name.isEmpty, let mark = line.text[..<of.lowerBound].firstIndex(where: { $0 == ":" || $0 == "," }) {
            name = line.text[..<mark].split(separator: " ")
        }
        guard !name.isEmpty else { return nil }
        let behind = line.text[unit.upperBound...].drop { $0 == ")" }
        return bought(for: "\(number) cm de \(name.joined(separator: " "))\(behind)", as: line)
    }

    private static let pieces: [Language: [String]] = [
        .fr: ["morceau de ", "bout de ", "tronçon de ", "racine de "],
        .es: ["trozo de ", "trocito de ", "pedazo de ", "pieza de ", "raíz de "],
    ]
    private static let roots = ["ingembre", "urcuma", "alanga", "engibre", "úrcuma"]
    private static let around: Set<String> = [
        "de", "(", "(de", "(env.", "env.", "d'environ", "environ", "(unos", "unos", "aprox.", "(aprox.",
    ]

    /// "4 poires Williams": the fruit, where nobody pours it.
    func countedPears(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, line.food?.id == "fruit-brandy",
            line.amount?.unit.map({ $0.dimension == .mass }) != false,
            let found = line.text.utf8.firstRange(of: " Williams") ?? line.text.utf8.firstRange(of: " williams"),
            line.name.lowercased().hasPrefix("poire"),
            case let plain = String(line.text[..<found.lowerBound]) + String(line.text[found.upperBound...]),
            var some = bought(for: plain, as: line),
            some.count == 1, some[0].food?.id == "pear"
        else { return nil }
        some[0].words = line.name
        some[0].own = "Williams"
        some[0].alias = nil
        some[0].key = key(of: some[0])
        return some
    }

    /// "1 poulet fermier coupé en 8", "1 pollo cortado en 8 trozos": in how many parts.
    func inParts(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .meat, line.amount?.unit == nil,
            let found = Self.parted[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            line.text[found.upperBound...].first?.isNumber == true
        else { return nil }
        let said = line.text[found.lowerBound...].prefix { $0 != "," && $0 != "(" && $0 != ")" && $0 != ";" }
        // "In 3 cm große Würfel" is done at home.
        if language == .de, !said.contains("Teil"), !said.contains("Stücke ") { return nil }
        var front = String(line.text[..<found.lowerBound])
        if front.hasSuffix(",") { front.removeLast() }
        guard var some = bought(for: front + line.text[said.endIndex...], as: line), some.count == 1 else { return nil }
        some[0].add(remark: String(String(said).trimmedSpaces))
        return some
    }

    private static let parted: [Language: [String]] = [
        .fr: [" coupé en ", " coupée en ", " coupés en ", " découpé en ", " découpée en ", " découpés en "],
        .de: [" in "],
        .es: [" cortado en ", " cortada en ", " partido en ", " troceado en ", " despiezado en "],
    ]

    /// "3 courgettes non épluchées": what is not done at home; of other words it is said what is bought.
    func notDone(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, line.name.hasSuffix(" non"), let found = line.text.utf8.firstRange(of: " non ") else {
            return nil
        }
        let rest = line.text[found.upperBound...]
        let word = rest.prefix { $0.isLetter }
        guard var some = bought(for: String(line.text[..<found.lowerBound]) + rest.dropFirst(word.count), as: line),
            some.count == 1
        else { return nil }
        if !Self.doneAtHome.contains(where: word.hasPrefix) { some[0].add(remark: "non " + word) }
        return some
    }

    private static let doneAtHome = ["épluch", "pelé", "lavé", "coup", "hach", "gratt", "équeut", "cuit", "rincé"]

    /// "Jambon de Bayonne en une tranche épaisse", "Schinken in einer dicken Scheibe": how the counter is to cut it.
    func cutAtCounter(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .meat, line.text.utf8.count < 140,
            let found = Self.counterCuts[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            found.lowerBound > line.text.startIndex
        else { return nil }
        let end = line.text[found.upperBound...].first
        guard end == nil || end == "," || end == " " || end == ")" || end == ";" else { return nil }
        var front = String(line.text[..<found.lowerBound])
        if front.hasSuffix(",") { front.removeLast() }
        guard var some = bought(for: front + line.text[found.upperBound...], as: line), some.count == 1,
            some[0].food?.category == .meat
        else { return nil }
        some[0].add(remark: String(String(line.text[found]).trimmedSpaces))
        return some
    }

    private static let counterCuts: [Language: [String]] = [
        .fr: [
            " en une seule tranche épaisse", " en une tranche épaisse", " en une seule tranche", " en une tranche",
            " en tranches épaisses", " en tranche épaisse", " très fines", " très fins", " bien épaisses",
            " bien épais", " en tranches très fines", " en tranches fines",
            " en un seul morceau", " en un morceau", " avec la peau", " avec peau", " avec l'os",
        ],
        .es: [
            " en una loncha gruesa", " en una sola loncha", " en lonchas gruesas", " en lonchas finas",
            " en una rodaja gruesa", " en rodajas gruesas", " en una sola pieza", " con la piel", " con piel",
            " con hueso", " con el hueso", " cortados finos", " cortadas finas", " cortados bien finos", " muy finos",
            " muy finas", " muy delgados", " muy delgadas",
            " finitos", " finitas", " delgaditos", " delgaditas", " delgados", " delgadas",
        ],
        .de: [
            " in einer dicken Scheibe", " in einer Scheibe", " in dicken Scheiben", " in dünnen Scheiben",
            " in sehr dünnen Scheiben", " hauchdünn geschnitten", " dünn geschnitten", " dick geschnitten",
            " in einem Stück",
        ],
    ]
}
