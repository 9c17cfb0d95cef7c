/// Words of a line that say nothing new, or that the line has only once for two things.
///
/// English lines are read by the other rules.
extension PurchaseReader {
    /// "Sal, la justa": as much as is needed, behind a comma.
    func enough(_ line: IngredientLine) -> [Purchase]? {
        guard let comma = line.text.utf8.lastIndex(of: UInt8(ascii: ",")),
            line.text.utf8.distance(from: comma, to: line.text.endIndex) < 30,
            case let said = words(of: String(line.text[comma...].dropFirst())).all, (1...5).contains(said.count),
            lexicon.isEnough(said[...])
        else { return nil }
        return bought(for: String(line.text[..<comma]), as: line)
    }

    /// "Salz / Pfeffer / Muskat" are several, "3 Knoblauchzehen / 1 TL Knoblauchpulver" is a choice.
    func spacedSlashes(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.firstRange(of: " / ") != nil else { return nil }
        let parts = line.text.split(separator: "/").map { String(String($0).trimmedSpaces) }
        guard line.amount != nil else {
            guard (3...6).contains(parts.count) else { return nil }
            return bought(for: parts.joined(separator: ", "), as: line)
        }
        guard parts.count == 2, parts[1].first?.isNumber == true, parser.parse(parts[1]).food != nil,
            let or = Self.or[language]
        else { return nil }
        return bought(for: parts[0] + " " + or + " " + parts[1], as: line)
    }

    /// "3 Knoblauchzehen oder 1 TL Knoblauchpulver": a word for the unit that names the food as well.
    func clovesBeforeOr(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.amount?.unit == .clove, line.food?.id != "garlic" else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard tokens.count > 3, tokens[2].word.has(.or), tokens[1].word.unit == .clove,
            case let word = text.text([tokens[1]]).lowercased(), word.hasPrefix("kno")
        else { return nil }
        let rest = text.text(from: tokens[2], upTo: nil)
        return bought(for: text.text([tokens[0]]) + " Zehen Knoblauch " + rest, as: line)
    }

    /// "1 cebolla y media", "1 oignon et demi": one and a half.
    func andHalf(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let half = Self.halves.first(where: { line.text.hasSuffix($0) }),
            case let front = line.text.dropLast(half.count), let space = front.firstIndex(of: " "),
            front[..<space].allSatisfy(\.isNumber), parser.parse(String(front)).amount?.unit == nil
        else { return nil }
        return bought(for: front[..<space] + " 1/2" + front[space...], as: line)
    }

    private static let halves = [" y media", " y medio", " et demi", " et demie"]

    /// "1 hueso de jamón y 1 de caña": the noun before the first "of" is that of both.
    func sameNoun(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es || language == .fr, line.amount?.unit == nil, line.amount != nil else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard tokens.count > 6, tokens[0].kind == .number, tokens[1].kind == .word, tokens[2].word.has(.of),
            let and = tokens.indices.dropFirst(3).dropLast(3).first(where: { tokens[$0].word.has(.and) }),
            tokens[and + 1].kind == .number, tokens[and + 2].word.has(.of),
            case let noun = text.text([tokens[1]]),
            resolver.resolve([tokens[1]] + tokens[(and + 2)...])?.isNamed == true
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[and + 1])
        return bought(for: front + " " + noun + " " + text.text(from: tokens[and + 2], upTo: nil), as: line)
    }

    /// "Mostaza de Dijon (mostaza)": brackets that say a word of the name again.
    func named(again line: IngredientLine) -> [Purchase]? {
        guard !line.note.isEmpty, line.note.utf8.count < 40, line.text.utf8.last == UInt8(ascii: ")"),
            let open = line.text.utf8.lastIndex(of: UInt8(ascii: "("))
        else { return nil }
        let name = words(of: line.name).words
        let said = words(of: line.note).all
        let isSaid = said.allSatisfy { word in word.kind == .word && name.contains { $0.key == word.key } }
        guard isSaid, name.count > said.count, !said.contains(where: { buying.isKind($0) }) else { return nil }
        let front = String(line.text[..<open])
        return bought(for: String(front.trimmedSpaces), as: line)
    }
}
