/// What English lines ask for behind a "plus" that no other rule has read.
extension PurchaseReader {
    /// "5 tablespoons butter, plus 3 tablespoons melted", "1 chicken plus 1 chicken breast": the line's purchase with more of
    /// it, beside the other food, or with the words of the line in its note.
    func withLostPlus(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard language == .en, bought.count == 1, bought[0].more == nil, bought[0].beside == nil,
            line.text.utf8.count < 200, let amount = line.amount,
            let (front, tail) = aroundPlus(line.text), !tail.contains("optional"),
            parser.parse(front).amount == amount,
            case let part = parser.parse(tail), let more = part.amount, part.amounts.count < 3
        else { return bought }
        var purchase = bought[0]
        // A bunch has enough of it.
        if purchase.food?.shop?.pack?.unit == .bunch || purchase.part != nil { return bought }
        let shown = "\(purchase.words) \(purchase.remark) \(purchase.alternative) \(purchase.size)".lowercased()
        let said = String(String(tail.prefix { $0 != "," && $0 != "(" && $0 != ";" }).trimmedSpaces)
        let words = words(of: said)
        if words.all.contains(where: { buying.elsewhere.contains($0.key) }) || shown.contains("with ") { return bought }
        if let other = part.food.flatMap({ foods.food(id: $0.id) }), other.id != purchase.food?.id,
            other.id != line.food?.id
        {
            guard other.shop?.isFree != true, other.shop?.isMade != true, other.shop?.boughtAs != purchase.food?.id,
                !words.all.contains(where: { $0.word.has(.from) }), !shown.contains(said.lowercased()),
                resolver.resolve(self.words(of: part.name).words[...])?.isNamed == true,
                case .buy(var others) = read(part), others.count == 1, others[0].key != purchase.key
            else { return bought }
            others[0].count(part, beside: line)
            return bought + others
        }
        let isSame = part.food != nil || isOnlyManner(of: part)
        let isMeasure = amount.unit?.isMeasure == true
        if isSame, more.unit?.isMeasure == true || more.unit == amount.unit && !isMeasure,
            let sum = try? LineShare(line: part, scale: .one).amount()
        {
            purchase.more = AmountBeside(amount: sum, line: amount)
            return [purchase]
        }
        guard words.words.count < 9, !shown.contains(said.lowercased()) else { return bought }
        purchase.add(remark: "plus " + said)
        return [purchase]
    }

    /// The text before and behind a "plus" with a number, outside brackets and choices.
    private func aroundPlus(_ text: String) -> (front: String, tail: String)? {
        let parts = text.split(separator: "plus ", omittingEmptySubsequences: false)
        for place in parts.indices.dropFirst() {
            let start = parts[place - 1].endIndex
            let end = parts[place].startIndex
            let front = text[..<start]
            let tail = text[end...]
            guard front.last == " ", tail.first?.isNumber == true || tail.hasPrefix("one ") || tail.hasPrefix("two "),
                front.filter("(".contains).count == front.filter(")".contains).count, !front.contains(" or "),
                !front.contains("OR ")
            else { continue }
            let head = String(front).trimmedSpaces.dropLast(while: { $0 == "," || $0 == ";" })
            return (String(head), String(tail))
        }
        return nil
    }

    /// Whether a name says only how: "melted", "finely diced", "more for serving".
    private func isOnlyManner(of line: IngredientLine) -> Bool {
        let text = words(of: line.name)
        // "Plus 2 tablespoons finely grated zest"
        return text.words.allSatisfy { word in
            !Self.parts.contains(text.text([word]).lowercased())
                && (word.word.has([.done, .after, .adverb, .with, .ends, .size, .purpose, .optional, .stop])
                    || buying.isPlain(word) || word.word.unit != nil)
        }
    }

    private static let parts: Set<String> = ["zest", "peel", "rind", "juice", "seeds", "leaves", "fronds", "brine"]
}

extension Substring {
    /// Without the characters at its end for which this holds.
    fileprivate func dropLast(while holds: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, holds(last) { text.removeLast() }
        return text
    }
}
