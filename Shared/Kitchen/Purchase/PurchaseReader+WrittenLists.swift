/// Amounts that a line writes once for several foods or packages, in other languages than English.
extension PurchaseReader {
    /// "2 x 400 g Tomaten (Dose)", "2x20 cl de crème": so much in all, and the note says in how many packages.
    func timesPackage(_ line: IngredientLine) -> [Purchase]? {
        let tight = line.text.replacing(" x ", with: "x").replacing("x ", with: "x", maxReplacements: 1)
            .replacing("×", with: "x")
        guard let times = tight.firstIndex(of: "x"), let count = Int(tight[..<times]), (2...12).contains(count),
            case let rest = tight[times...].dropFirst(), case let number = rest.prefix(while: \.isNumber),
            let each = Int(number), each < 5000,
            case let behind = rest.dropFirst(number.count).drop(while: { $0 == " " }),
            let unit = ["g ", "gr ", "ml ", "cl ", "kg ", "l "].first(where: behind.hasPrefix)
        else { return nil }
        let name = String(behind.dropFirst(unit.count))
        for (can, cans) in Self.cans where name.hasSuffix(" (\(can))") || name.hasSuffix(" (\(cans))") {
            let food = String(name.prefix { $0 != "(" }).trimmedSpaces
            return bought(for: "\(count) \(cans) (\(each) \(unit.dropLast())) \(food)", as: line)
        }
        guard var some = bought(for: "\(count * each) \(unit)\(name)", as: line), some.count == 1 else { return nil }
        some[0].add(remark: "\(count) × \(each) \(unit.dropLast())")
        return some
    }

    private static let cans = [("Dose", "Dosen"), ("boîte", "boîtes"), ("lata", "latas"), ("bote", "botes")]

    /// "100 g de cada: harina, mantequilla, azúcar", "100 g chacun de farine, beurre": so much of each.
    func eachOf(_ line: IngredientLine) -> [Purchase]? {
        guard language != .de, line.text.first?.isNumber == true,
            let found = Self.eachWords.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            case let front = line.text[..<found.lowerBound], front.utf8.count < 24
        else { return nil }
        let names = line.text[found.upperBound...].split(separator: ",").flatMap {
            String($0).separated(by: language == .fr ? " et " : " y ")
        }
        guard names.count > 1 else { return nil }
        return bought(for: names.map { "\(front) de \($0)" }.joined(separator: ", "), as: line)
    }

    private static let eachWords = [
        " de cada uno: ", " de cada una: ", " de cada: ", " cada uno de ", " de chaque : ", " de chaque: ",
        " chacun de ", " chacun : ",
    ]

    /// "1 taza de agua, azúcar y jugo de limón": the amount is that of the water.
    func behindWater(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, line.text.first?.isNumber == true,
            let found = line.text.utf8.firstRange(of: " de agua, ") ?? line.text.utf8.firstRange(of: " de agua y "),
            case let rest = String(line.text[found.upperBound...]), !rest.contains(where: \.isNumber),
            let some = bought(for: rest, as: line), some.allSatisfy({ $0.food != nil })
        else { return nil }
        return some.map(\.uncounted)
    }

    /// "Soße (Sahne, Senf, Honig)", "adobo (ajo, comino, vinagre)": what it is made of.
    func partsInBrackets(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.hasSuffix(")"), line.text.utf8.count < 100,
            let open = line.text.utf8.firstRange(of: " ("),
            case let name = line.text[..<open.lowerBound], name.allSatisfy(\.isLetter),
            Self.made.contains(name.lowercased()),
            case let inside = String(line.text[open.upperBound...].dropLast()), !inside.contains("("),
            inside.contains(","), !inside.contains(where: \.isNumber),
            let some = bought(for: "\(name): \(inside)", as: line), some.count > 1,
            some.allSatisfy({ $0.food != nil })
        else { return nil }
        return some
    }

    private static let made: Set<String> = [
        "soße", "sosse", "sauce", "dressing", "marinade", "salatsoße", "salatsauce", "füllung", "belag", "panade",
        "guss", "vinaigrette", "garniture", "farce", "assaisonnement", "adobo", "salsa", "relleno", "aliño", "marinada",
        "sofrito", "aderezo", "pebre", "mojo", "decoración", "deko", "déco", "gewürze", "épices", "especias",
        "condimentos",
    ]
}
