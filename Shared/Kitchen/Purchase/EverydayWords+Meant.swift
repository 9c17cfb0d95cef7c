/// Words that mean something else than they say, or stand in another order than the rules read.
extension PurchaseReader {
    /// The text with what is meant.
    static func withMeant(_ text: String, in language: Language) -> String {
        let text = withTimesInFront(text)
        return switch language {
        case .fr: withSpirits(text)
        case .es: withPiercing(text)
        default: text
        }
    }

    /// "Eier 3", "oeufs 3": a number behind what is sold by the piece.
    func countBehind(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 40, let space = line.text.lastIndex(of: " "),
            case let count = line.text[space...].dropFirst(), (1...2).contains(count.utf8.count),
            count.allSatisfy({ ("0"..."9").contains($0) }), count.first != "0",
            case let name = String(line.text[..<space]),
            name.allSatisfy({ $0.isLetter || $0 == " " || $0 == "'" }),
            let match = resolver.resolve(words(of: name).words[...]), match.isNamed,
            match.food.category == .produce || match.food.category == .meat
                || Self.countedBehind.contains(match.food.id)
        else { return nil }
        return bought(for: count + " " + name, as: line)
    }

    private static let countedBehind: Set<String> = [
        "egg", "egg-yolk", "egg-white", "bay-leaf", "vanilla-bean", "bread-roll", "cloves", "juniper-berry",
        "star-anise", "cinnamon-stick",
    ]

    /// "Eier x3", "huevos x 3": the number in front.
    private static func withTimesInFront(_ text: String) -> String {
        guard let times = text.utf8.lastIndex(of: UInt8(ascii: "x")), text.first?.isLetter == true,
            text[..<times].hasSuffix(" "),
            case let count = text[times...].dropFirst().drop(while: { $0 == " " }), !count.isEmpty, count.count < 3,
            count.allSatisfy(\.isNumber)
        else { return text }
        return count + " " + text[..<times].dropLast()
    }

    /// "1 petit verre de mirabelle (l'alcool)", "5 cl de poire": a spirit, not the fruit.
    private static func withSpirits(_ text: String) -> String {
        for bracket in [" (l'alcool)", " (alcool)", " (eau-de-vie)", " (eau de vie)", " (l'eau-de-vie)"] {
            guard let found = text.utf8.firstRange(of: bracket) else { continue }
            let front = text[..<found.lowerBound]
            guard let of = front.utf8.lastIndex(of: UInt8(ascii: " ")),
                case let fruit = front[of...].dropFirst(), !fruit.contains("'"),
                spirits.contains(fruit.lowercased()), front[..<of].hasSuffix(" de")
            else { continue }
            return front[..<of].dropLast(2) + "d'eau-de-vie de " + fruit + text[found.upperBound...]
        }
        for unit in ["cl de ", "verre à liqueur de ", "petit verre de ", "verre à digestif de ", "bouchon de "] {
            guard let found = text.utf8.firstRange(of: unit) else { continue }
            let rest = text[found.upperBound...]
            let fruit = rest.prefix { $0.isLetter }
            let behind = rest.dropFirst(fruit.count)
            guard spirits.contains(fruit.lowercased()), behind.isEmpty || behind.hasPrefix(",") else { continue }
            return text[..<found.upperBound].dropLast(3) + "d'eau-de-vie de " + rest
        }
        return text
    }

    private static let spirits: Set<String> = ["mirabelle", "poire", "prune", "framboise", "quetsche", "cerise"]

    /// "1 cebolla con 3 clavos pinchados": stuck with them.
    private static func withPiercing(_ text: String) -> String {
        guard let found = text.utf8.firstRange(of: " clavos pinchados") ?? text.utf8.firstRange(of: " clavos clavados"),
            let with = text.utf8.firstRange(of: " con "), with.upperBound < found.lowerBound,
            case let count = String(text[with.upperBound..<found.lowerBound]), count.allSatisfy(\.isNumber)
        else { return text }
        return "\(text[..<with.lowerBound]) pinchada con \(count) clavos\(text[found.upperBound...])"
    }

    /// "1 copa de coñac", "media copa de vino blanco": a stemmed glass holds less than a tumbler.
    static func withStemmed(_ text: String) -> String {
        guard let found = text.utf8.firstRange(of: " copas de ") ?? text.utf8.firstRange(of: " copa de ") else {
            return text
        }
        let rest = text[found.upperBound...]
        if small.contains(where: rest.lowercased().hasPrefix) {
            let glass = text[found].hasPrefix(" copas") ? " copitas de " : " copita de "
            return text[..<found.lowerBound] + glass + rest
        }
        guard let count = counts[text[..<found.lowerBound].lowercased()],
            large.contains(where: rest.lowercased().hasPrefix)
        else { return text }
        return "\(count * 125 / 4) ml de \(rest)"
    }

    private static let small = [
        "coñac", "brandy", "ron", "anís", "licor", "aguardiente", "orujo", "pisco", "tequila", "mezcal", "whisky",
        "kirsch", "pacharán", "patxaran", "grand marnier", "cointreau", "calvados", "armañac", "ginebra", "vodka",
    ]
    private static let large = [
        "vino", "cava", "sidra", "jerez", "oporto", "manzanilla", "fino", "oloroso", "vermut", "champán", "champaña",
        "moscatel", "marsala", "madeira", "pedro ximénez",
    ]
    /// How many quarters of a glass a number is.
    private static let counts = [
        "1/4": 1, "¼": 1, "1/2": 2, "½": 2, "media": 2, "1": 4, "una": 4, "1 1/2": 6, "1 ½": 6, "2": 8, "dos": 8,
        "3": 12, "tres": 12, "4": 16,
    ]

    /// "1 cucharada de pimentón dulce y ½ de picante": the other kind of the same, in the same measure.
    static func withMeasureOfOther(_ text: String) -> String {
        let kinds: Set<String> = ["picante", "dulce", "agridulce", "ahumado"]
        for and in [
            " y ½ de ", " y 1/2 de ", " y ¼ de ", " y 1/4 de ", " y ¾ de ", " y 3/4 de ", " y 1 de ", " y 2 de ",
            " y media de ", " y una de ",
        ] {
            guard let found = text.utf8.firstRange(of: and), case let kind = text[found.upperBound...],
                case let parts = text[..<found.lowerBound].split(separator: " "), parts.count > 3,
                let of = parts.firstIndex(of: "de"), of > 1, of + 1 < parts.count
            else { continue }
            let count = and.dropFirst(3).dropLast(" de ".count)
            // "1/2 cucharadita de canela y 1/4 de nuez moscada": of a spoon as well.
            if parts[of - 1].hasPrefix("cuchar") || parts[of - 1].hasPrefix("cd"), count.contains(where: \.isNumber),
                !count.allSatisfy({ ("0"..."9").contains($0) }),
                // "1 cucharada de azúcar y 1/2 de limón": half a lemon.
                !["lim", "naranja", "ceboll", "manzana"].contains(where: kind.lowercased().hasPrefix)
            {
                let name = kinds.contains(kind.lowercased()) ? "\(parts[of + 1]) \(kind)" : String(kind)
                return "\(text[..<found.lowerBound]) y \(count) \(parts[of - 1]) de \(name)"
            }
            guard kinds.contains(kind.lowercased()) else { continue }
            return "\(text[..<found.lowerBound]) y \(count) \(parts[of - 1]) de \(parts[of + 1]) \(kind)"
        }
        return text
    }

    /// "2 doses de safran", "1 scoop de protéine", "1 dose de rhum": sachets of powders, a scoop, or a capful.
    static func withDoses(_ text: String) -> String {
        guard !text.contains("même dose"),
            let word = ["doses ", "dose ", "scoops ", "scoop "].first(where: { text.utf8.firstRange(of: $0) != nil }),
            let found = text.utf8.firstRange(of: word), found.lowerBound > text.startIndex,
            case let rest = text[found.upperBound...],
            case let of = ["de ", "d'"].first(where: rest.hasPrefix) ?? "",
            !of.isEmpty || word.hasPrefix("scoop"),
            case let name = rest.dropFirst(of.count).lowercased()
        else { return text }
        let many = word.hasSuffix("s ") ? "s " : " "
        let isScoop = word.hasPrefix("scoop") || name.hasPrefix("whey") || name.hasPrefix("prot")
        let isPowder = packed.contains(where: name.hasPrefix)
        // "1 dose de whey (30 g)" says what to weigh.
        let unit = isPowder ? "sachet" : isScoop && !text.contains(" g)") ? "portion" : "mesure"
        return text[..<found.lowerBound] + unit + many + rest
    }

    private static let packed = ["safran", "bouillon", "levure", "colorant", "spigol", "fumet", "fond de"]
}
