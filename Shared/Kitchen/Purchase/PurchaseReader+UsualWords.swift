/// English lines with a word that another rule or another food takes for its own.
extension PurchaseReader {
    /// The line in the words that are usual; nil if it has them.
    func inUsualWords(_ line: IngredientLine) -> String? {
        for (said, usual) in Self.usualWords {
            guard let found = line.text.utf8.firstRange(of: said) else { continue }
            return line.text[..<found.lowerBound] + usual + line.text[found.upperBound...]
        }
        if let said = withoutArticle(line.text) ?? withoutFreezing(line) ?? driedHerbs(line) ?? driedChipotles(line) {
            return said
        }
        return piecesOfWeight(line) ?? piecesOfFillet(line) ?? withoutComma(line) ?? withoutEachPiece(line.text)
            ?? slicesOfLoaf(line.text) ?? withSubstitute(line.text)
            ?? withoutOwnSyrup(line.text)
            ?? withoutSkinOfMeat(line)
    }

    /// What people write and what is usual, which never contains it.
    private static let usualWords = [
        ("kosher-for-Passover margarine", "kosher Passover margarine"),
        ("little neck clam", "littleneck clam"), ("little-neck clam", "littleneck clam"),
        ("fetta cheese", "feta cheese"),
        ("half-n-half", "half-and-half"), ("half n half", "half and half"), ("half 'n' half", "half and half"),
        ("green- or red-leaf lettuce", "green or red leaf lettuce"),
        ("red- or green-leaf lettuce", "red or green leaf lettuce"),
        ("red- or green- leaf lettuce", "red or green leaf lettuce"),
        ("evoo, extra-virgin olive oil", "extra-virgin olive oil"),
        ("EVOO, extra-virgin olive oil", "extra-virgin olive oil"),
        ("EVOO ", "extra-virgin olive oil "), ("(EVOO)", "(extra-virgin olive oil)"),
        (" bundle fresh ", " bunch fresh "), (" bundle of fresh ", " bunch of fresh "),
        ("wineglass of ", "glass of "), (" cut up canned ", " canned "), ("matchstick-size strips ", ""),
        ("if you like it hot", "for more heat"), ("if you like it spicy", "for more heat"),
        ("Italian link sausages", "Italian sausages"), ("bread stick dough", "breadstick dough"),
        (" zest of one ", " zest of 1 "), (" peel of one ", " peel of 1 "), (" rind of one ", " rind of 1 "),
        ("dry-pack sea scallop", "dry sea scallop"), (" of choice,", ","), ("-inch-wide strips ", "-inch strips "),
        ("-inch-wide crosswise slices ", "-inch slices "), ("-inch-wide slices ", "-inch slices "),
        ("-inch-wide pieces ", "-inch pieces "), ("-inch-wide wedges ", "-inch wedges "), ("each: ", "each "),
        ("Red Pepper, Crushed", "Crushed Red Pepper"),
        ("cup M&M", "cup plain M&M"), ("cups M&M", "cups plain M&M"), (") M&M", ") plain M&M"),
        ("1/3-less fat ", "reduced-fat "), (" whole or chopped pimento", " pimento"), ("(can substitute ", "(or "),
        ("well-chilled ", "chilled "),
        ("(gluten-free, if desired)", "(gluten-free if desired)"),
        ("pickle rounds", "pickle slices"), ("Cajun pepper", "Cajun seasoning"),
        ("chicken breasts halves", "chicken breast halves"),
        ("half a lemon", "1/2 lemon"), ("(optional garnish)", "(optional)"), ("(optional garnishes)", "(optional)"),
        (" pink grapefruit peel", " grapefruit peel"),
    ]

    /// "A scant ½ teaspoon cinnamon", "a generous 3 cups": an amount without its article.
    private func withoutArticle(_ text: String) -> String? {
        for start in ["a scant ", "A scant ", "a generous ", "A generous ", "a heaping ", "A heaping "] {
            guard text.hasPrefix(start), case let rest = text.dropFirst(start.count),
                rest.first.map({ $0.isNumber || "½¼¾⅓⅔⅛".contains($0) }) == true
            else { continue }
            return String(rest)
        }
        return nil
    }

    /// "Beef sirloin, partially frozen", "tofu, frozen and thawed": what is frozen at home is bought fresh.
    private func withoutFreezing(_ line: IngredientLine) -> String? {
        let text = line.text
        let isMeat = line.category == .meat
        for said in [", partially frozen", ", slightly frozen", ", frozen and thawed", ", frozen for "]
        where isMeat || said.contains(" and ") || said.contains(" for ") {
            guard let found = text.utf8.firstRange(of: said), found.lowerBound > text.startIndex else { continue }
            let rest = text[found.upperBound...]
            return String(text[..<found.lowerBound]) + (said.hasSuffix(" ") ? rest.drop { !",;".contains($0) } : rest)
        }
        return nil
    }

    /// "1 teaspoon crumbled sage leaves", "1 teaspoon each crumbled sage, thyme, and marjoram": only dried ones crumble.
    private func driedHerbs(_ line: IngredientLine) -> String? {
        guard line.amount?.unit?.isSpoon == true, let found = line.text.utf8.firstRange(of: "crumbled "),
            case let rest = String(line.text[found.upperBound...]), !line.text.contains("dried"),
            !line.text.contains("fresh"), rest.utf8.count < 80,
            Self.crumbled.contains(where: { rest.lowercased().hasPrefix($0) })
        else { return nil }
        var said = rest.replacing(" leaves", with: "")
        for herb in Self.crumbled {
            guard let place = said.utf8.firstRange(of: herb) else { continue }
            said = said[..<place.lowerBound] + "dried " + said[place.lowerBound...]
        }
        return line.text[..<found.lowerBound] + said
    }

    private static let crumbled = [
        "sage", "thyme", "marjoram", "rosemary", "savory", "basil", "mint", "whole rosemary",
    ]

    /// "2 chipotle chiles, stemmed and seeded", which nobody does to those of a can.
    private func driedChipotles(_ line: IngredientLine) -> String? {
        let text = line.text
        guard let found = text.utf8.firstRange(of: "chipotle "), line.food?.id == "chipotle-in-adobo",
            !["dried", "can", "adobo", "jar", "sauce"].contains(where: { text.lowercased().contains($0) }),
            ["stemmed", "stems", "seeds removed", "wiped", "toasted", "soaked", "torn into"].contains(
                where: text.contains
            )
        else { return nil }
        return text[..<found.lowerBound] + "dried " + text[found.lowerBound...]
    }

    /// "8 (6-oz) pieces salmon fillet with skin": fillets, as the counter sells them.
    private func piecesOfFillet(_ line: IngredientLine) -> String? {
        guard line.category == .meat, line.text.first?.isNumber == true,
            let pieces = line.text.utf8.firstRange(of: " pieces "), pieces.lowerBound < line.text.endIndex,
            let fillet = line.text.utf8.firstRange(of: " fillet"), pieces.upperBound < fillet.upperBound,
            line.text[fillet.upperBound...].first != "s",
            !line.text[pieces.upperBound..<fillet.lowerBound].contains(where: { ",(;".contains($0) })
        else { return nil }
        let name = line.text[pieces.upperBound..<fillet.upperBound]
        return line.text[..<pieces.lowerBound] + " " + name + "s" + line.text[fillet.upperBound...]
    }

    /// "2 ¾-pound eggplants": several of that weight, as their name says.
    private func piecesOfWeight(_ line: IngredientLine) -> String? {
        let words = line.text.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let count = Int(words[0]), (2...12).contains(count),
            let unit = ["-pound", "-lb", "-lb."].first(where: { words[1].hasSuffix($0) }),
            case let share = words[1].dropLast(unit.count), ["1/2", "3/4", "½", "¾"].contains(String(share)),
            case let name = words[2].prefix(while: { !",(".contains($0) }), name.hasSuffix("s"), !name.hasSuffix("ss"),
            !name.contains(" or ")
        else { return nil }
        return "\(count) (\(words[1])) \(words[2])"
    }

    /// "1 cup plain, 2-percent yogurt": a name that begins with two words for its kind.
    private func withoutComma(_ line: IngredientLine) -> String? {
        guard line.amount != nil, Self.kindsBefore.contains(line.name.lowercased()),
            let found = line.text.utf8.firstRange(of: line.name + ", "),
            line.text[found.upperBound...].contains(where: \.isLetter)
        else { return nil }
        return line.text[..<found.lowerBound] + line.name + " " + line.text[found.upperBound...]
    }

    private static let kindsBefore: Set<String> = [
        "plain", "fresh", "dried", "ripe", "firm", "lean", "raw", "unsalted", "salted", "sweet", "hot",
        "mild", "dry", "frozen", "canned", "cooked", "soft", "nonfat", "low-fat", "assorted", "boneless",
        "skinless", "smoked", "unsweetened", "sweetened", "light", "extra-firm", "water-packed red",
        "water-packed red tart",
    ]

    /// "1 pineapple, cut into 16 wedges, each wedge halved": what is done with the pieces names no other food.
    private func withoutEachPiece(_ text: String) -> String? {
        for piece in ["wedge", "slice", "half", "piece", "quarter", "round", "strip"] {
            guard let found = text.utf8.firstRange(of: ", each \(piece) "),
                case let rest = text[found.upperBound...], case let said = rest.prefix(while: { !",;(".contains($0) }),
                !said.contains(where: \.isNumber)
            else { continue }
            return String(text[..<found.lowerBound]) + rest[said.endIndex...]
        }
        return nil
    }

    /// "24 slices cut from a long thin loaf of Italian bread": of such bread.
    private func slicesOfLoaf(_ text: String) -> String? {
        guard let cut = text.utf8.firstRange(of: " slices cut from a "),
            case let behind = String(text[cut.upperBound...]), let loaf = behind.utf8.firstRange(of: "loaf of "),
            behind[..<loaf.lowerBound].utf8.count < 20
        else { return nil }
        return text[..<cut.lowerBound] + " slices " + behind[loaf.upperBound...]
    }

    /// "2 cups sliced escarole (spinach may be substituted)": a choice.
    private func withSubstitute(_ text: String) -> String? {
        for end in [" may be substituted)", " can be substituted)"] {
            guard let found = text.utf8.firstRange(of: end),
                let open = text[..<found.lowerBound].lastIndex(of: "("),
                case let choice = text[open..<found.lowerBound].dropFirst(), !choice.isEmpty, choice.utf8.count < 40
            else { continue }
            return "\(text[..<open])(or \(choice))" + text[found.upperBound...]
        }
        return nil
    }

    /// "3 pieces ginger in syrup, plus 1 tablespoon of the syrup": it comes in the same jar.
    private func withoutOwnSyrup(_ text: String) -> String? {
        guard let plus = text.utf8.firstRange(of: ", plus "), text[..<plus.lowerBound].contains(" in syrup"),
            ["of the syrup", "syrup from the jar", "syrup from jar", "of their syrup"].contains(where: text.hasSuffix)
        else { return nil }
        return String(text[..<plus.lowerBound])
    }

    /// "Fillets with skin and small bones removed": as the counter sells them.
    private func withoutSkinOfMeat(_ line: IngredientLine) -> String? {
        let text = line.text
        guard line.category == .meat, text.contains("removed"), !text.contains("skinless"),
            let name = text.utf8.firstRange(of: line.name)
        else { return nil }
        let isFillet = line.name.lowercased().contains("fillet")
        let found =
            Self.withoutSkin.lazy.compactMap { text.utf8.firstRange(of: $0) }.first
            ?? (isFillet ? text.utf8.firstRange(of: ", skin removed") : nil)
        guard let found, found.lowerBound >= name.upperBound else { return nil }
        return text[..<name.lowerBound] + "skinless " + text[name.lowerBound..<found.lowerBound]
            + text[found.upperBound...]
    }

    private static let withoutSkin = [
        " with skin and small bones removed", " with skin and bones removed", " with skin and pin bones removed",
        " with skin removed",
    ]
}
