/// The colours of vegetables that a line counts together, and headings that say for whom or for what vessel.
extension PurchaseReader {
    /// "2 Paprika (rot und gelb)", "2 poivrons, un rouge et un vert": one of each, if there are as many colours as pieces;
    /// else the note has them.
    func colorsOfPieces(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, let amount = line.amount, amount.unit == nil, amount.max == nil, amount.value.isWhole,
            line.category == .produce || language == .de && line.food?.id == "paprika"
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard tokens.first?.kind == .number,
            let start = tokens.firstIndex(where: { $0.kind == .open || $0.kind == .comma }), start > 1,
            tokens[1..<start].allSatisfy({ $0.kind == .word && !isColor($0) })
        else { return nil }
        let isBracket = tokens[start].kind == .open
        let end = isBracket ? tokens.firstIndex { $0.kind == .close } ?? tokens.count : tokens.count
        guard end > start + 1, end + 1 >= tokens.count else { return nil }
        let parts = tokens[(start + 1)..<end].split { $0.kind == .comma || $0.word.has(.and) }
        var colors: [Token] = []
        for part in parts {
            let said = part.drop { $0.word.has(.article) || isOne($0, in: text) }
            guard said.count == 1, let color = said.first, isColor(color) else { return nil }
            colors.append(color)
        }
        guard colors.count > 1 else { return nil }
        let noun = text.text(from: tokens[1], through: tokens[start - 1])
        let front = text.text(from: tokens[0], through: tokens[start - 1])
        guard Rational(colors.count) == amount.value else {
            guard var some = bought(for: front, as: line), some.count == 1 else { return nil }
            some[0].add(remark: text.text(from: tokens[start + 1], through: tokens[end - 1]))
            return some
        }
        let said = colors.map { color in
            language == .de
                ? "1 \(adjective(text.text([color]))) \(one(noun))" : "1 \(singular(noun)) \(text.text([color]))"
        }
        return bought(for: said.joined(separator: ", "), as: line)
    }

    /// "Rot" as it stands before a noun.
    private func adjective(_ color: String) -> String { color.hasSuffix("e") ? color : color + "e" }

    /// "Paprikaschoten" as one of them.
    private func one(_ noun: String) -> String {
        noun.hasSuffix("en") || noun.hasSuffix("ln") ? String(noun.dropLast()) : noun
    }

    private func isColor(_ token: Token) -> Bool {
        token.kind == .word
            && ["red", "green", "yellow", "white", "orange"].contains { buying.isKind(token, buying.kind($0)) }
    }

    private func isOne(_ token: Token, in text: NameWords) -> Bool {
        ["1", "uno", "otro", "una", "otra", "un", "une", "ein", "eine"].contains(text.text([token]).lowercased())
    }

    /// "Für 4 Personen:", "Pour un moule de 24 cm", "Für den Teig (Springform 26 cm)": what the lines after it are for.
    func isForWhom(_ line: IngredientLine) -> Bool {
        guard language != .en, line.text.utf8.count < 60 else { return false }
        let text = words(of: line.text)
        let tokens = text.all
        // "4 pers.", "6 Portionen"
        if tokens.count == 2, tokens[0].kind == .number, tokens[1].kind == .word,
            Self.eaters.contains(text.text([tokens[1]]).lowercased())
        {
            return true
        }
        if isPartInVessel(line, tokens) { return true }
        guard tokens.count > 2, tokens[0].word.has(.heading),
            tokens.last?.kind != .word || line.food == nil
                || tokens.contains(where: { isForWhom($0, in: text) })
        else { return false }
        if let colon = tokens.firstIndex(where: { $0.kind == .colon }), colon + 1 < tokens.count { return false }
        if let open = tokens.firstIndex(where: { $0.kind == .open }), open > 1 {
            let front = text.text(from: tokens[0], through: tokens[open - 1])
            if IngredientParser.heading(in: front, words: foods.words) != nil { return true }
        }
        return tokens.contains { isForWhom($0, in: text) }
            && !tokens.contains { $0.word.has(.and) || $0.kind == .comma }
    }

    private func isForWhom(_ token: Token, in text: NameWords) -> Bool {
        token.kind == .word && Self.forWhom.contains(text.text([token]).lowercased())
    }

    /// "Boden (26er Form)", "Pâte (moule de 24 cm)": a part of the dish, and what it is baked in.
    private func isPartInVessel(_ line: IngredientLine, _ tokens: [Token]) -> Bool {
        guard line.amount == nil || line.text.first?.isLetter == true, tokens.count > 3, tokens.last?.kind == .close,
            let open = tokens.firstIndex(where: { $0.kind == .open }), (1...2).contains(open),
            areParts(Array(tokens[..<open]))
        else { return false }
        let inside = line.text[(line.text.firstIndex(of: "(") ?? line.text.startIndex)...].lowercased()
        return ["form", "blech", "moule", "molde", "bandeja", "plaque", " cm", "ø"].contains(where: inside.contains)
    }

    private static let eaters: Set<String> = [
        "pers", "personen", "portionen", "personnes", "personne", "portions", "parts", "personas", "porciones",
        "raciones", "comensales",
    ]

    private static let forWhom: Set<String> = [
        "personen", "person", "portionen", "stück", "springform", "kastenform", "backblech", "blech", "auflaufform",
        "tarteform", "gugelhupfform", "muffins", "gläser", "personne", "personnes", "pers", "portions", "parts",
        "moule",
        "plaque", "persona", "personas", "porciones", "raciones", "comensales", "unidades", "molde", "fuente",
        "bandeja",
    ]
}
