/// What French lines say in their own ways.
extension PurchaseReader {
    /// What is bought for the line in those words; nil if it has none of the others.
    func inFrench(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, line.text.utf8.count < 120 else { return nil }
        return ofEach(line) ?? bothGround(line) ?? pierced(line) ?? ofFormat(line)
    }

    /// "Une pincée de cannelle et de clou de girofle moulus": both, of which the last word is said.
    private func bothGround(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.contains(" et "), !line.text.contains(","),
            let done = Self.done.first(where: line.text.hasSuffix),
            let both = bought(for: String(line.text.dropLast(done.utf8.count)), as: line), both.count == 2
        else { return nil }
        return both
    }

    private static let done = [" moulus", " moulues", " hachés", " hachées", " râpés", " râpées"]

    /// "Une pincée de chacun : cannelle, clou, muscade": so much of each.
    private func ofEach(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil,
            let each = [" de chacun", " chacun des ", " chacune des "].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        let rest = line.text[each.upperBound...].drop { !" :".contains($0) }.drop { " :".contains($0) }
        let names = rest.split(separator: ",").flatMap { String($0).separated(by: " et ") }.filter { !$0.isEmpty }
        guard names.count > 1 else { return nil }
        var all: [Purchase] = []
        for name in names {
            guard let some = reread(line.text[..<each.lowerBound] + " de " + name, as: line), some.count == 1,
                some[0].food != nil
            else { return nil }
            all += some
        }
        return all
    }

    /// "2 oignons dont 1 piqué de clous de girofle", "1 oignon clouté": what is stuck into it is bought as well, and nobody
    /// knows how many of them; where the line counts them, other rules read it.
    private func pierced(_ line: IngredientLine) -> [Purchase]? {
        guard let word = Self.pierced.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first else { return nil }
        let behind = line.text[word.upperBound...].drop { $0 == "e" || $0 == "s" }
        guard behind.first?.isLetter != true else { return nil }
        var front = line.text[..<word.lowerBound]
        let share = [" dont 1", " dont un", " dont une"].first(where: front.hasSuffix)
        if let share { front = front.dropLast(share.utf8.count) }
        // "Piqué de 2 clous de girofle"
        if behind.contains(where: \.isNumber) {
            return share == nil ? nil : bought(for: String(front) + line.text[word.lowerBound...], as: line)
        }
        while let last = front.last, last == " " || last == "," || last == "(" { front.removeLast() }
        let list = behind.prefix { $0 != ")" && $0 != "," && $0 != ";" }
        var names: [Substring] = []
        if let of = [" de ", " d'", " d’", " avec "].first(where: list.hasPrefix) {
            names = String(list.dropFirst(of.count)).separated(by: " et ").map { $0[...] }
        } else if list.isEmpty, line.text[word].contains("clout") {
            names = ["clous de girofle"]
        }
        guard !names.isEmpty, names.count < 4, var all = bought(for: String(front), as: line), all.count == 1 else {
            return nil
        }
        for name in names {
            guard let some = reread(String(name), as: line), some.count == 1, some[0].food != nil else { return nil }
            all += some
        }
        return all
    }

    private static let pierced = [" piqué", "(piqué", " clouté", "(clouté"]

    /// "1 bte de tomates pelées 4/4": a can of that format, as if it stood before the food.
    private func ofFormat(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit == .can,
            let format = Self.formats.first(where: { line.text.hasSuffix(" " + $0) || line.text.hasSuffix(" (\($0))") }
            ),
            let of = [" de ", " d'", " d’"].lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).min(by: {
                $0.lowerBound < $1.lowerBound
            }),
            case let name = line.text.dropLast(format.count + (line.text.hasSuffix(")") ? 3 : 1))[of.lowerBound...],
            name.dropFirst(4).contains(where: \.isLetter)
        else { return nil }
        return reread(line.text[..<of.lowerBound] + " " + format + name, as: line)
    }

    private static let formats = ["4/4", "1/2", "1/4", "5/1", "3/1"]
}
