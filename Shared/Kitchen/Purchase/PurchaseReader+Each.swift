/// Weights of pieces, in words that the parser does not know.
extension PurchaseReader {
    /// "4 dos de cabillaud (150 g pièce)", "4 lomos (de unos 180 g)": the line as "150 g chacun"; nil if it says no
    /// weight of each.
    func weightOfPiece(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit?.isMeasure != true, line.amounts.count < 3 else { return nil }
        if language == .es, let each = behindComma(line) { return each }
        // "4 Zanderfilets mit Haut, à 160 g, entgrätet"
        if language == .de, let found = line.text.utf8.firstRange(of: ", à "),
            endOfGrams(line.text, found.upperBound) != nil
        {
            return reread(line.text[..<found.lowerBound] + " à " + line.text[found.upperBound...], as: line)
        }
        if let slices = weightOfSlice(line) { return slices }
        guard line.text.utf8.contains(0x28) else { return nil }
        switch language {
        case .es:
            for start in ["(de unos ", "(de unas ", "(de "] {
                guard let found = line.text.utf8.firstRange(of: start),
                    let end = endOfGrams(line.text, found.upperBound),
                    case let rest = line.text[end...],
                    let each = ["", " cada uno", " cada una", " c/u"].first(where: { rest.hasPrefix($0 + ")") })
                else { continue }
                let weight = line.text[found.upperBound..<end]
                return reread(
                    line.text[..<found.lowerBound] + "(\(weight) cada uno" + rest.dropFirst(each.count),
                    as: line
                )
            }
            return with(
                " cada uno",
                instead: ["/ud.", "/ud", "/unid.", "/unidad", " por unidad", " por pieza", " la pieza"],
                line
            )
        case .fr:
            // "4 steaks (de 150 g chacun)"
            if let found = line.text.utf8.firstRange(of: "(de "), let end = endOfGrams(line.text, found.upperBound),
                line.text[end...].hasPrefix(" chacun")
            {
                return reread(line.text[..<found.lowerBound] + "(" + line.text[found.upperBound...], as: line)
            }
            return with(" chacun", instead: [" pièce", " la pièce", "/pièce", " par pièce", " l'unité"], line)
        case .de: return with(" jeweils", instead: ["/Stück", " pro Stück", " das Stück", " je Stück"], line)
        default: return nil
        }
    }

    /// "4 Scheiben Kalbsleber (je 150 g)": what a slice weighs, as the counter is told; as the size of a package it would be
    /// that of all of them.
    private func weightOfSlice(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.amount?.unit == .slice else { return nil }
        for start in [" (je ", " je "] {
            guard let found = line.text.utf8.firstRange(of: start),
                case let about = ["ca. ", "ca ", "etwa ", "rund "].first(
                    where: line.text[found.upperBound...].hasPrefix
                ),
                case let number = line.text.index(found.upperBound, offsetBy: about?.count ?? 0),
                let end = endOfGrams(line.text, number)
            else { continue }
            let rest = line.text[end...].drop { start.contains("(") && $0 == ")" }
            return reread(String(line.text[..<found.lowerBound]) + rest, as: line)?.map { purchase in
                var purchase = purchase
                purchase.add(remark: line.text[found.lowerBound..<end].drop { $0 == " " || $0 == "(" } + "")
                return purchase
            }
        }
        return nil
    }

    /// "4 rodajas de merluza, unos 200 g cada una": what each weighs, in brackets.
    private func behindComma(_ line: IngredientLine) -> [Purchase]? {
        let isCut = [.slice, .round, .rasher].contains(line.amount?.unit)
        for start in [", unos ", ", unas ", " (unos ", " (unas ", ", de unos ", " de unos "] + (isCut ? [" ("] : []) {
            guard let found = line.text.utf8.firstRange(of: start), let end = endOfGrams(line.text, found.upperBound),
                let each = [" cada una", " cada uno", " c/u"].first(where: line.text[end...].hasPrefix)
            else { continue }
            let weight = line.text[found.upperBound..<end]
            // How large a slice is a fishmonger is told.
            if isCut {
                return reread(String(line.text[..<found.lowerBound]), as: line)?.map { purchase in
                    var purchase = purchase
                    purchase.remark = weight + each
                    return purchase
                }
            }
            let rest = line.text[end...].dropFirst(each.count).drop { $0 == ")" }
            return reread(line.text[..<found.lowerBound] + " (\(weight) cada uno)" + rest, as: line)
        }
        return nil
    }

    /// The line with a word for each piece instead of the language's other words for it, which stand behind grams.
    private func with(_ each: String, instead words: [String], _ line: IngredientLine) -> [Purchase]? {
        for word in words {
            guard let found = line.text.utf8.firstRange(of: "g" + word),
                case let rest = line.text[found.upperBound...], rest.isEmpty || rest.first == ")" || rest.first == " "
            else { continue }
            return reread(line.text[..<found.lowerBound] + "g" + each + rest, as: line)
        }
        return nil
    }

    /// Where "180 g" ends that begins here; nil if something else does.
    private func endOfGrams(_ text: String, _ start: String.Index) -> String.Index? {
        let rest = text[start...]
        let behind = rest.drop { $0.isNumber || $0 == " " || $0 == "-" || $0 == "," }
        guard behind.startIndex > start else { return nil }
        for unit in ["gr", "g", "kg"] where behind.hasPrefix(unit) {
            let end = behind.index(behind.startIndex, offsetBy: unit.count)
            if end == behind.endIndex || !behind[end].isLetter { return end }
        }
        return nil
    }
}
