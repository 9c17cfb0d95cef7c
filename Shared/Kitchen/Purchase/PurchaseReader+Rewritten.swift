/// English lines with their words in the order in which the rules read them, and with those that the writer left out.
extension PurchaseReader {
    /// "2 (15-ounce cans) navy beans": the size alone in the brackets; "leaves from 1 bunch coriander" without the leaves.
    func packagesBehindSize(_ text: String) -> String {
        if text.hasPrefix("leaves from "), case let rest = text.dropFirst("leaves from ".count),
            rest.first?.isNumber == true
        {
            return String(rest)
        }
        guard text.first?.isNumber == true, let open = text.firstIndex(of: "("),
            text[..<open].allSatisfy({ $0.isNumber || $0 == " " }), let close = text[open...].firstIndex(of: ")"),
            let space = text[open..<close].lastIndex(of: " "),
            case let package = text[space..<close],
            [" can", " cans", " jar", " jars", " package", " packages"].contains(package),
            text[open..<space].contains(where: \.isNumber)
        else { return text }
        var rest = text[close...].dropFirst()
        if rest.hasPrefix(" of ") { rest = rest.dropFirst(" of".count) }
        return text[..<space] + ")" + package + rest
    }

    /// "1 large clove, minced": no spice has large ones, and nobody minces it.
    func ofGarlic(_ text: String) -> String {
        guard text.first?.isNumber == true, let clove = text.utf8.firstRange(of: " clove"),
            case let front = text[..<clove.lowerBound].split(separator: " "), front.count < 3,
            front.first?.allSatisfy(\.isNumber) == true,
            case let behind = text[clove.upperBound...].drop(while: { $0 == "s" }), behind.first != " ",
            case let done = behind.drop(while: { !$0.isLetter }).prefix(while: \.isLetter)
        else { return text }
        let isSized = front.count == 2 && ["large", "medium", "small", "big", "fat"].contains(front[1])
        guard isSized || front.count == 1 && Self.doneToGarlic.contains(String(done)) else { return text }
        return text[..<clove.lowerBound] + " garlic" + text[clove.lowerBound...]
    }

    private static let doneToGarlic: Set<String> = [
        "minced", "chopped", "finely", "thinly", "sliced", "peeled", "pressed", "smashed", "grated", "halved",
    ]

    /// "12 ounces, approximately 2 ½ cups, bread flour": the second measure in brackets.
    func withMeasureInBrackets(_ text: String) -> String {
        guard text.first?.isNumber == true, let comma = text.firstIndex(of: ","),
            case let front = text[..<comma], front.split(separator: " ").count < 4,
            case let rest = text[comma...].dropFirst(2),
            let about = ["about ", "approximately "].first(where: rest.hasPrefix),
            rest.dropFirst(about.count).first?.isNumber == true, let end = rest.firstIndex(of: ","),
            let unit = rest[..<end].split(separator: " ").last,
            Self.units.contains(String(unit)),
            front.split(separator: " ").last.map({ Self.units.contains(String($0)) }) == true
        else { return text }
        return front + " (" + rest[..<end] + ")" + rest[end...].dropFirst()
    }

    /// "2 red bell peppers and 1 yellow": the second colour with its noun.
    func withNounAgain(_ text: String) -> String {
        guard text.first?.isNumber == true, let and = text.utf8.firstRange(of: " and "),
            case let words = text[..<and.lowerBound].split(separator: " "), (3...4).contains(words.count),
            words[0].allSatisfy(\.isNumber), Self.colors.contains(words[1].lowercased()),
            case let rest = text[and.upperBound...].prefix(while: { $0 != "," && $0 != "(" }),
            case let second = rest.split(separator: " "), second.count == 2, second[0].allSatisfy(\.isNumber),
            Self.colors.contains(second[1].lowercased()), second[1] != words[1]
        else { return text }
        return text[..<rest.endIndex] + " " + words[2...].joined(separator: " ") + text[rest.endIndex...]
    }

    /// "1-lb loaf French bread": one of that weight; so much of long loaves would be two.
    func oneLoaf(_ text: String) -> String {
        guard text.first?.isNumber == true, let loaf = text.utf8.firstRange(of: " loaf "),
            case let size = text[..<loaf.lowerBound], size.utf8.count < 16,
            let letter = size.firstIndex(where: \.isLetter), !size.contains("("),
            // "1 1-pound loaf" has its number.
            !size[..<letter].dropLast().contains(" "),
            Self.weights.contains(size[letter...].lowercased())
        else { return text }
        return "1 (" + size + ")" + text[loaf.lowerBound...]
    }

    private static let weights: Set<String> = ["lb", "lb.", "pound", "oz", "oz.", "ounce"]

    /// "(12-oz) can zork nectar", "cup (2 sticks) butter", "generous pinch of zork": one of them; "l ¼ teaspoons salt": a letter
    /// in place of the digit.
    func withNumber(_ text: String) -> String {
        if text.hasPrefix("l "), text.dropFirst(2).first?.isNumber == true { return "1" + text.dropFirst() }
        if text.hasPrefix("cup (") || text.hasPrefix("cup plus ") { return "1 " + text }
        if text.hasPrefix("Juice "), case let rest = text.dropFirst("Juice ".count), rest.first?.isNumber == true {
            return "Juice of " + rest
        }
        for bell in [" red bell", " green bell", " yellow bell"] where text.hasSuffix(bell) { return text + " pepper" }
        for pinch in ["Generous", "Large", "Big", "Good", "Healthy"] where text.hasPrefix(pinch + " pinch of ") {
            return "1 " + pinch.lowercased() + text.dropFirst(pinch.count)
        }
        guard text.hasPrefix("("), text.dropFirst().first?.isNumber == true, let close = text.firstIndex(of: ")"),
            case let rest = text[close...].dropFirst(),
            [" can ", " jar ", " package ", " bottle ", " box ", " bag "].contains(where: rest.hasPrefix)
        else { return text }
        return "1 " + text
    }

    /// "4 inch-thick steaks", "2 3/4-inch-thick steaks (each about 5 ounces)": how many there are, apart from how thick.
    func withCountOfThick(_ text: String) -> String {
        let thick = " inch-thick "
        if let found = text.utf8.firstRange(of: thick), found.lowerBound > text.startIndex,
            text[..<found.lowerBound].allSatisfy(\.isWholeNumber)
        {
            return text[..<found.lowerBound] + " 1-inch-thick " + text[found.upperBound...]
        }
        // "2 3/4-inch-thick tuna steaks (each about 5 ounces)"
        let parts = text.split(separator: " ", maxSplits: 2)
        if parts.count == 3, let count = Int(parts[0]), count > 1,
            parts[1].hasSuffix("/4-inch-thick") || parts[1].hasSuffix("/2-inch-thick"),
            text.contains("(each")
        {
            return "\(parts[0]) (\(parts[1])) \(parts[2])"
        }
        return text
    }

    /// "1 tablespoon oil, plus more for frying (about 3 cups)": how much more.
    func withAmountForFrying(_ text: String) -> String {
        let more = "plus more for frying (about "
        guard let found = text.utf8.firstRange(of: more), let close = text[found.upperBound...].firstIndex(of: ")"),
            case let said = text[found.upperBound..<close], said.first?.isNumber == true,
            said.split(separator: " ").last.map({ Self.measuresOfOil.contains(String($0)) }) == true
        else { return text }
        return text[..<found.lowerBound] + "plus " + text[found.upperBound..<close] + " for frying"
            + text[close...].dropFirst()
    }

    private static let measuresOfOil: Set<String> = ["cup", "cups", "quart", "quarts", "ml", "tablespoons", "ounces"]

    /// "1 (16 ounce) chickpeas, drained and rinsed": a can of them.
    func inCan(_ text: String) -> String {
        guard text.first?.isNumber == true, let open = text.firstIndex(of: "("),
            text[..<open].allSatisfy({ $0.isNumber || $0 == " " }), let close = text[open...].firstIndex(of: ")"),
            text[open..<close].hasSuffix("ounce") || text[open..<close].hasSuffix("oz"),
            case let rest = text[close...].dropFirst(), words(of: String(rest)).words.first?.word.unit == nil,
            rest.contains("drained") || rest.contains("rinsed"),
            !Self.inNoCan.contains(where: rest.lowercased().contains),
            ["beans", "chickpeas", "peas", "corn", "lentils"].contains(
                where: rest.prefix(while: { $0 != "," }).hasSuffix
            )
        else { return text }
        return text[...close] + " can" + rest
    }

    /// What is said of beans that are not from a can.
    private static let inNoCan = ["fresh", "dried", "dry ", "frozen", "snap", "snow", "green", "thawed"]

    /// "¼ cup plus 2 to 3 tablespoons zork": the larger of the measures that are added.
    func withLaterMeasure(_ text: String) -> String {
        guard text.first?.isNumber == true, let plus = text.utf8.firstRange(of: " plus ") else { return text }
        let front = text[..<plus.lowerBound]
        let rest = text[plus.upperBound...]
        guard rest.first?.isNumber == true, front.utf8.count < 40 else { return text }
        let words = rest.split(separator: " ", maxSplits: 3)
        guard words.count == 4, words[1] == "to", words[2].allSatisfy(\.isNumber),
            words[3].hasPrefix("tablespoon") || words[3].hasPrefix("teaspoon")
        else { return text }
        return front + " plus " + words[2] + " " + words[3]
    }

    /// "¾ cup 1% or 2% milk": the first share of fat with its noun.
    func withPercentAgain(_ text: String) -> String {
        guard let or = text.utf8.firstRange(of: "% or "), text[..<or.lowerBound].last?.isNumber == true,
            case let rest = String(text[or.upperBound...]), let percent = rest.utf8.firstRange(of: "% "),
            rest[..<percent.lowerBound].allSatisfy({ $0.isNumber || $0 == "." }),
            case let noun = rest[percent.upperBound...].prefix(while: { $0 != "," && $0 != "(" }).trimmedEnd,
            noun.first?.isLetter == true, !noun.contains("or "), !noun.contains("%")
        else { return text }
        return "\(text[..<or.lowerBound])% \(String(noun)) or \(rest)"
    }

    /// "2 medium and 1 small onion": three of them.
    func withCountsAdded(_ text: String) -> String {
        let words = text.split(separator: " ", maxSplits: 5)
        guard words.count == 6, words[2] == "and", let first = Int(words[0]), let second = Int(words[3]),
            (1...99).contains(first), (1...99).contains(second),
            Self.sizes.contains(String(words[1])), Self.sizes.contains(String(words[4])),
            words[5].first?.isLetter == true
        else { return text }
        return "\(first + second) \(words[5]) (\(words[0]) \(words[1]), \(words[3]) \(words[4]))"
    }

    private static let sizes: Set<String> = ["small", "medium", "large"]

    /// "1 2-inch piece fresh ginger (about 2 tablespoons)": a piece of that length, as others write it.
    func pieceOfGinger(_ text: String) -> String {
        guard text.contains("ginger"), !text.contains(" plus "), !text.contains(" or "),
            let found = text.utf8.firstRange(of: "-inch piece ") ?? text.utf8.firstRange(of: "-inch-long piece "),
            let space = text[..<found.lowerBound].lastIndex(of: " "),
            ["1", "One", "one", "a", "A"].contains(String(text[..<space])),
            // "1 1/2-inch piece" is as long as that.
            text[space..<found.lowerBound].dropFirst().allSatisfy({ $0.isWholeNumber || $0 == "." })
        else { return text }
        var rest = String(text[found.upperBound...])
        if let open = rest.utf8.firstRange(of: " (about "), let close = rest[open.upperBound...].firstIndex(of: ")") {
            rest = String(rest[..<open.lowerBound] + rest[close...].dropFirst())
        }
        return "1 (" + text[space..<found.lowerBound].dropFirst() + "-inch) piece " + rest
    }

    /// "¼ teaspoon fresh thyme leaves or a pinch of crumbled dried": the fresh ones; "¼ teaspoon thyme, or to taste".
    func ofFresh(_ text: String) -> String {
        if text.hasSuffix(", or to taste") { return String(text.dropLast(", or to taste".count)) }
        guard text.utf8.firstRange(of: "fresh ") != nil else { return text }
        let dried = Self.driedInstead.first(where: text.hasSuffix) ?? ""
        return String(text.dropLast(dried.count))
    }

    private static let driedInstead = [
        " or a pinch of crumbled dried", " or a pinch dried, crumbled", " or a pinch dried",
    ]

    /// "3 lb English peas, shelled": pounds are weighed in the pod, and shelled at home.
    func inThePod(_ text: String) -> String {
        guard text.first?.isNumber == true,
            let found = Self.shelledAtHome.lazy.compactMap({ text.utf8.firstRange(of: $0 + ", shelled") }).first,
            !["dried", "frozen", "canned", "thawed"].contains(where: text.lowercased().contains),
            [" lb ", " lb. ", " lbs ", " lbs. ", " pound ", " pounds ", " kg "].contains(
                where: text.prefix(16).contains
            )
        else { return text }
        return text[..<found.upperBound].dropLast(", shelled".count) + " in the pod" + text[found.upperBound...]
    }

    private static let shelledAtHome = [
        "English peas", "fresh peas", "garden peas", "green peas", "fava beans", "broad beans", "cranberry beans",
    ]
}
