/// Foods whose name people write in two parts.
extension PurchaseReader {
    /// "Öl (Raps)" is Rapsöl, "huile (tournesol)" is huile de tournesol: what the name in front and the word in brackets
    /// name together.
    func kindInBrackets(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.count < 60,
            let open = line.text.utf8.firstIndex(of: UInt8(ascii: "(")), line.text.last == ")",
            let food = line.food, food.id != "egg",
            case let said = String(line.text[open...].dropFirst().dropLast()), said.utf8.count > 2,
            said.allSatisfy(\.isLetter),
            case let front = line.text[..<open].trimmingSpace, case let name = words(of: front),
            let last = name.words.last, resolver.resolve(name.words.suffix(1))?.isNamed == true
        else { return nil }
        let noun = name.text([last])
        let head = front.dropLast(noun.count)
        guard front.hasSuffix(noun) else { return nil }
        let names =
            language == .de
            ? [said + noun.lowercased()] : ["\(noun) de \(said)", "\(noun) d'\(said)", "\(noun) \(said)"]
        // "Äpfel (Boskop)", "pommes (golden)": a variety of it; but "citrons (verts)" are no lemons.
        if line.category == .produce, parser.parse(front).food?.id == food.id,
            (names + [said]).contains(where: { foods.food(key: FoodKey.key(of: $0))?.id == food.id })
        {
            return bought(for: front, as: line)?.map { purchase in
                var purchase = purchase
                purchase.add(remark: said)
                return purchase
            }
        }
        for whole in names {
            guard let meant = foods.food(key: FoodKey.key(of: whole)), meant.id != food.id,
                meant.isNamed(FoodKey.key(of: whole), in: language)
            else { continue }
            // Where other rules write the word in brackets, it stays there.
            guard Self.inFull(head + whole, in: language) == head + whole,
                var some = bought(for: head + whole, as: line), some.count == 1
            else { return nil }
            if language == .de { some[0].show("\(noun) (\(said))") }
            return some
        }
        return nil
    }
}

extension Substring {
    /// Without a space at its end.
    fileprivate var trimmingSpace: String { String(last == " " ? dropLast() : self) }
}
