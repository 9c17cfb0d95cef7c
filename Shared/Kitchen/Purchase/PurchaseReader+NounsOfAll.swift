/// English lines of choices that share one noun behind the last of them.
extension PurchaseReader {
    /// "3 cups grated Gala, Jonagold, or Winesap apples", "12 Roma or heirloom tomatoes": the noun behind the first as well,
    /// which nobody reads without it.
    func withNounOfAll(_ line: IngredientLine) -> String? {
        guard line.text.utf8.count < 160 else { return nil }
        let words = line.text.separated(by: " or ")
        guard (2...4).contains(words.count) else { return nil }
        for place in words.indices.dropFirst() {
            let front = words[..<place].joined(separator: " or ")
            let rest = words[place...].joined(separator: " or ")
            if let noun = nounOfAll(in: rest), let first = withNoun(noun, behind: front) { return first + rest }
        }
        return nil
    }

    /// The noun that the words behind an "or" end with, as its key and as it is written.
    private func nounOfAll(in rest: String) -> (heads: Set<String>, text: String)? {
        let words = rest.prefix { !",(;".contains($0) }.split(separator: " ").map(String.init)
        // "Golden or white hominy in juice"
        let clause = words.prefix { !["in", "with", "for", "from", "on", "at", "or"].contains($0) }
        guard (2...6).contains(clause.count) else { return nil }
        for count in [3, 2, 1] where clause.count > count {
            let text = clause.suffix(count).joined(separator: " ")
            let lower = text.lowercased()
            guard let heads = buying.shared[lower] ?? buying.shared[String(lower.dropLast())] else { continue }
            return (heads, text)
        }
        return nil
    }

    /// What stands before an "or", with the noun behind its first food and the others as choices.
    private func withNoun(_ noun: (heads: Set<String>, text: String), behind front: String) -> String? {
        guard front.count(where: { $0 == "(" }) == front.count(where: { $0 == ")" }),
            front.utf8.firstRange(of: noun.text) == nil
        else { return nil }
        var parts = [front[...]]
        let said = front.split(separator: " ")
        // "Vanilla, cinnamon or caramel ice cream"
        let isList = said.count > 1 && said[said.count - 2].hasSuffix(",")
        if front.hasSuffix(",") || isList {
            parts = (front.hasSuffix(",") ? front.dropLast() : front[...]).split(separator: ",")
            let others = parts.dropFirst().reversed().prefix { part in
                part.split(separator: " ").count < 4 && part.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
            }
            guard parts.count > 1, !others.isEmpty, others.count < 5, others.count < parts.count else { return nil }
            let first = parts.dropLast(others.count).joined(separator: ",")
            parts = [first[...]] + parts.suffix(others.count)
        }
        let head = parts[0].lowercased().split(separator: " ").suffix(2)
        // "7-grain or sourdough bread"
        guard let last = head.last?.drop(while: { $0.isNumber || $0 == "-" }),
            [String(last), head.joined(separator: " ")].contains(where: { head in
                noun.heads.contains(head.replacing("-", with: " ").replacing("’", with: "'"))
            })
        else { return nil }
        let others = parts.dropFirst().map { String($0).trimmedSpaces + " or " }.joined()
        return "\(parts[0]) \(noun.text) or \(others)"
    }

    /// "1 cup ZORK'S or ZARK 2% Milkfat Cottage Cheese": the first maker's, and the other as a choice.
    func makersToChoose(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let or = line.text.utf8.firstRange(of: " or "),
            let first = line.text[..<or.lowerBound].split(separator: " ").last,
            let other = line.text[or.upperBound...].split(separator: " ").first,
            isShouted(first), isShouted(other),
            case let rest = line.text[or.upperBound...].dropFirst(other.count), rest.hasPrefix(" "),
            rest.contains(where: \.isLowercase),
            var bought = reread(String(line.text[..<or.lowerBound]) + rest, as: line), bought.count == 1
        else { return nil }
        let more = bought[0].alternative
        bought[0].alternative = "or \(other)" + (more.isEmpty ? "" : ", " + more)
        return bought
    }

    private func isShouted(_ word: Substring) -> Bool {
        word.utf8.count > 3 && word.allSatisfy { $0.isUppercase || "'’®™-".contains($0) }
            && word.contains(where: \.isUppercase)
    }

    /// "1 pound ¼-inch-wide rice noodles": how wide they are, which a shop has several of.
    func wide(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let wide = line.text.utf8.firstRange(of: "-inch-wide "),
            case let rest = String(line.text[wide.upperBound...].prefix { $0 != "," && $0 != "(" }),
            ["noodle", "rice stick", "pasta", "egg noodle"].contains(where: { rest.utf8.firstRange(of: $0) != nil }),
            let space = line.text[..<wide.lowerBound].lastIndex(of: " "),
            case let size = line.text[space..<wide.lowerBound].dropFirst(), size.first?.isNumber == true,
            var bought = reread(String(line.text[...space]) + line.text[wide.upperBound...], as: line),
            bought.count == 1
        else { return nil }
        bought[0].add(remark: "\(size)-inch-wide")
        return bought
    }

    /// "¼ cup mixed peppercorns (pink, white, and green)": colours of which there are several, and none is the name's.
    func colorsInBrackets(_ line: IngredientLine) -> [Purchase]? {
        let text = line.text
        guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
            case let inside = text[open..<close].dropFirst(), inside.contains(" and "), inside.utf8.count < 60,
            case let said = inside.split(whereSeparator: { " ,".contains($0) }).filter({ $0 != "and" }),
            said.count > 1,
            said.allSatisfy({
                Self.colors.contains($0.lowercased()) || ["pink", "gold", "orange"].contains($0.lowercased())
            }),
            text[..<open].contains(where: \.isLetter),
            var bought = reread("\(text[..<open].trimmedEnd)\(text[close...].dropFirst())", as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: String(inside))
        return bought
    }

    /// "6 ounces semisweet chocolate (61-72% cacao)", "1 lb ground beef (20% fat)": the share as it is written, which may be
    /// one of two.
    func shareInBrackets(_ line: IngredientLine) -> [Purchase]? {
        let text = line.text
        let isMeat = line.category == .meat
        guard text.utf8.contains(UInt8(ascii: "%")), text.utf8.contains(UInt8(ascii: "(")),
            let share = (isMeat ? ["% fat"] : ["% cacao", "% cocoa"]).lazy
                .compactMap({ text.utf8.firstRange(of: $0) }).first,
            let open = text[..<share.lowerBound].lastIndex(of: "("),
            let close = text[share.upperBound...].firstIndex(of: ")"),
            !text[open..<share.lowerBound].contains(")")
        else { return nil }
        let clauses = text[open..<close].dropFirst().split(separator: ";").map { String(String($0).trimmedSpaces) }
        guard let place = clauses.firstIndex(where: { $0.contains("%") }), clauses[place].utf8.count < 60 else {
            return nil
        }
        var others = clauses
        others.remove(at: place)
        let note = others.isEmpty ? "" : " (\(others.joined(separator: "; ")))"
        var front = text[..<open]
        while front.last == " " { front.removeLast() }
        guard var bought = reread(front + note + text[close...].dropFirst(), as: line), bought.count == 1 else {
            return nil
        }
        bought[0].add(remark: clauses[place])
        return bought
    }
}
