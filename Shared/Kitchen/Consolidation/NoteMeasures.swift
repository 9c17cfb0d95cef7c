extension Consolidation {
    /// A note that recipes have written, with its measures in those of a household: "2.5 cm thick" for an inch.
    ///
    /// How much of the item a part of it is about is told as the item's own amount is.
    public func note(
        _ note: String,
        of food: FoodReference?,
        key: String,
        in system: MeasurementSystem?
    ) -> String {
        let bytes = Array(note.utf8)
        guard system == .metric, bytes.count < 2000, bytes.contains(where: { (0x30...0x39).contains($0) || $0 >= 0x80 })
        else { return note }
        let lexicon = foods.words.lexicon
        let tokens = Tokenizer.tokens(of: bytes, lexicon: lexicon)
        let reader = AmountReader(tokens: tokens, lexicon: lexicon)
        var written: [UInt8] = []
        var (end, index) = (0, 0)
        while index < tokens.count {
            guard let (amount, next) = NoteMeasures.amount(at: index, reader, bytes) else {
                index += 1
                continue
            }
            let isStart = index == 0 || tokens[index - 1].kind == .semicolon
            let isShare = isStart && next < tokens.count && tokens[next].kind == .colon
            // A part of a bunch is no bunch.
            let isPack = food.flatMap { foods.food(id: $0.id) }?.shop?.pack != nil
            let text =
                isShare
                ? self.text(of: [amount], food: isPack ? nil : food, key: key, in: system)
                : NoteMeasures.text(of: amount, system)
            if let text {
                written += bytes[end..<tokens[index].start] + text.utf8
                end = tokens[next - 1].end
                // "4 lb."
                if end < bytes.count, bytes[end] == UInt8(ascii: "."), end - tokens[next - 1].start < 4 { end += 1 }
                // "1-inch-thick"
                if next < tokens.count, tokens[next].kind == .hyphen, tokens[next].start == end {
                    written.append(0x20)
                    end = tokens[next].end
                }
            }
            index = next
        }
        return end == 0 ? note : String(decoding: written + bytes[end...], as: UTF8.self)
    }
}

/// Measures in the texts of notes.
private enum NoteMeasures {
    private static let converted: Set<MeasureUnit> = [
        .inch, .ounce, .pound, .fluidOunce, .cup, .pint, .quart, .gallon,
    ]

    /// The amount in US measures at an index, and the index after it; spoons are the same everywhere.
    static func amount(at index: Int, _ reader: AmountReader, _ bytes: [UInt8]) -> (Amount, Int)? {
        let token = reader.tokens[index]
        let isNumber = token.kind == .number || token.kind == .vulgar
        // "7-Up", "80/20"
        guard isNumber, index == 0 || reader.tokens[index - 1].end < token.start || reader.kind(index - 1) == .open,
            let quantity = reader.quantity(at: index)
        else { return nil }
        let place = reader.kind(quantity.next) == .hyphen ? quantity.next + 1 : quantity.next
        guard let (unit, next) = reader.lexicon.unitPhrase(reader.tokens, at: place) ?? plain(at: place, reader),
            converted.contains(unit),
            // "In" is a word as well.
            unit != .inch && unit != .cup || reader.tokens[place].end - reader.tokens[place].start > 2
        else { return nil }
        return (Amount(quantity.value, max: quantity.max, unit: unit), next)
    }

    private static func plain(at place: Int, _ reader: AmountReader) -> (MeasureUnit, Int)? {
        reader.word(place).unit.map { ($0, place + 1) }
    }

    /// An amount in a system; nil if it stays as written, as what cups of flour weigh in other languages does.
    static func text(of amount: Amount, _ system: MeasurementSystem?) -> String? {
        let shop = PurchaseText(system: system)
        if amount.unit == .inch { return shop.written(shop.length(amount)) }
        return Language.shown == .en ? shop.text(of: [amount]) : nil
    }
}
