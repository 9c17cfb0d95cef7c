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
}
