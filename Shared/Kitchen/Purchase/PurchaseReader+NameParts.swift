/// Parts of names that say more than they seem to, or nothing.
extension PurchaseReader {
    /// Whether a name is the beginning of the food's, without its noun: "russet", "sourdough".
    func isBeginning(_ name: ArraySlice<Token>, of food: Food) -> Bool {
        guard !name.isEmpty, let found = nameOfFood, found.food == food.id, name.count < found.words.count else {
            return false
        }
        // "Tamarind" is no paste, and "stuffing" no mix.
        let last = words(of: food.name).words.last.map { words(of: food.name).text([$0]) } ?? ""
        return !Self.forms.contains(last) && zip(name, found.words).allSatisfy { $0.key == $1 }
    }

    private static let forms: Set<String> = ["paste", "mix", "peel", "heart"]

    /// Whether a plain word is a half of one that says more: the "thin" of "thin-crust".
    func isJoinedPlain(_ words: [Token], _ index: Int, _ named: Range<Int>, in name: NameWords) -> Bool {
        guard language == .en, index + 1 < words.count, !named.contains(index), !named.contains(index + 1),
            name.isJoined(words[index]), buying.isPlain(words[index]),
            case let next = words[index + 1], isOwn(next), !next.word.has([.done, .after, .adverb, .size])
        else { return false }
        return next.word.unit == nil
    }

    /// Whether a shop sells a food with several shares of fat.
    func isSoldByFat(_ food: Food) -> Bool { food.category == .dairy || food.id == "evaporated-milk" }

    /// "Quark (20 % fat)", "chocolate negro (70%)": what a shop sells beside other shares, although it is in brackets.
    func shareOfFat(_ food: Food, _ line: IngredientLine) -> String {
        guard
            isSoldByFat(food) || food.id.hasSuffix("chocolate") || food.id == "ground-beef"
                || food.id == "beef-patty",
            line.text.utf8.contains(UInt8(ascii: "%")),
            // "(Do not exceed 72% cacao)": no share of its own.
            language != .en || !["exceed", "% or more", "at most", "up to"].contains(where: line.note.contains)
        else { return "" }
        let text = words(of: line.text)
        guard let place = text.words.firstIndex(where: text.isPercent),
            // "Sahne oder Cremefine 7 %"
            // "Milk (whole or 2%)"
            !text.words[..<place].contains(where: { $0.word.has(.or) })
                || language == .en && !line.note.contains("%")
        else { return "" }
        return text.text([text.words[place]])
    }

    /// "Citron vert" is no green kind of what "citron" is.
    func isAnother(_ name: ArraySlice<Token>, without kind: Range<Int>, _ food: Food) -> Bool {
        let rest = FoodResolver.phraseKey(name[..<kind.lowerBound] + name.dropFirst(kind.upperBound - name.startIndex))
        return foods.food(key: rest).map { $0.id != food.id } ?? false
    }
}
