/// Tells foods in a row ("milk eggs bread") from one name ("chicken noodle soup").
struct TypedRow {
    let known: TypedFood
    private var words: EntryWords { known.words }

    /// A known name with the describing words before it.
    private struct Name {
        var range: Range<Int>
        var food: Food?
        var isMaker = false
        /// The id of the food that a brand is of.
        var brandOf: String?
        /// The category of what a maker makes.
        var made: Category?
        var isBrand = false
        /// Whether its last word is plural, so that it does not describe the next.
        var isPlural = false
        /// Whether English has this name.
        var isEnglish = true
    }

    /// The names in a text; one range if it is one name.
    func split(_ text: TypedText) -> [Range<Int>] {
        guard text.count > 1, text.count <= 60, name(text, at: 0)?.end != text.count, let names = names(text) else {
            return [text.all]
        }
        var joined: [Name] = [names[0]]
        for name in names.dropFirst() {
            if isOne(joined[joined.count - 1], name, text) {
                joined[joined.count - 1].range = joined[joined.count - 1].range.lowerBound..<name.range.upperBound
                joined[joined.count - 1].food = name.food
                joined[joined.count - 1].isPlural = name.isPlural
            } else {
                joined.append(name)
            }
        }
        guard joined.count > 1, joined.count > 2 || isList(joined, text) else { return [text.all] }
        return joined.map(\.range)
    }

    /// The longest known name at a token; not over a plural that is a name itself, as in "eggs bread".
    private func name(_ text: TypedText, at start: Int) -> (end: Int, food: Food?, brand: Brands.Brand?)? {
        guard let found = known.name(text, at: start), found.end > start + 1, found.brand == nil else {
            return known.name(text, at: start)
        }
        guard let plural = (start..<found.end - 1).first(where: { isPlural(text, $0) }),
            let first = known.name(text, at: start, before: plural + 1), first.end == plural + 1,
            !known.isSpelled(text, start..<found.end), isEnglishOnly(found.food, text.tokens[start..<found.end])
        else { return found }
        return first
    }

    /// Whether no other language has a name; they have plurals in the middle of names: "tomates cerises".
    private func isEnglishOnly(_ food: Food?, _ name: ArraySlice<Token>) -> Bool {
        let key = FoodResolver.phraseKey(name)
        return food?.names.allSatisfy { language, names in
            language == .en || !names.contains { FoodKey.key(of: $0) == key }
        } ?? true
    }

    /// The text as known names, one after another; nil if it has other words.
    private func names(_ text: TypedText) -> [Name]? {
        var result: [Name] = []
        var start = 0
        var index = 0
        let lacks = known.foods.words.variants.read(text.tokens).map(\.words)
        while index < text.count {
            let token = text.tokens[index]
            // "Milk sugar free gum", "leche sin lactosa pan": what a food lacks is said before it, or behind it after a "without".
            if let lack = lacks.first(where: { $0.lowerBound == index && $0.count > 1 }),
                name(text, at: index).map({ $0.end <= lack.upperBound }) ?? true
            {
                index = lack.upperBound
                if token.word.has(.with), !result.isEmpty {
                    result[result.count - 1].range = result[result.count - 1].range.lowerBound..<index
                    start = index
                }
            } else if !result.isEmpty, known.language == .fr, token.word.has([.after, .done]) {
                // "Mangue mûre" is no blackberry.
                index += 1
                result[result.count - 1].range = result[result.count - 1].range.lowerBound..<index
                start = index
            } else if let found = name(text, at: index), !isDescribing(text, index, found.end) {
                var name = Name(range: start..<found.end, food: found.food, isMaker: found.brand?.isMaker == true)
                if found.brand == nil {
                    let key = FoodResolver.phraseKey(text.tokens[index..<found.end])
                    name.isEnglish = found.food?.names[.en]?.contains { FoodKey.key(of: $0) == key } == true
                }
                name.isBrand = found.brand != nil
                name.brandOf = found.brand?.food
                name.made = found.brand?.isMaker == true ? found.brand?.category : nil
                name.isPlural = found.brand == nil && isPlural(text, found.end - 1)
                result.append(name)
                index = found.end
                start = index
            } else if token.kind == .word, token.word.has([.descriptor, .size, .done]) || words.has(.partitive, token) {
                index += 1
            } else if token.kind == .other || text.isPicture(token) {
                index += 1
            } else {
                return nil
            }
        }
        guard !result.isEmpty else { return nil }
        // What describes behind the last name belongs to it: "Paprika rot".
        let last = result.count - 1
        result[last].range = result[last].range.lowerBound..<text.count
        return result
    }

    /// "orange peppers", "frozen": one word that may be a food but describes the next.
    private func isDescribing(_ text: TypedText, _ start: Int, _ end: Int) -> Bool {
        end == start + 1 && end < text.count && text.tokens[start].word.has([.descriptor, .size])
            && known.name(text, at: start)?.food?.category != .other && known.name(text, at: end) != nil
    }

    /// Whether one name describes the other, so that both are one thing.
    private func isOne(_ first: Name, _ second: Name, _ text: TypedText) -> Bool {
        if first.isMaker { return true }
        // "Pan de molde Bimbo", "ketchup Heinz": the maker behind what it makes.
        if let made = second.made, !first.isBrand, let food = first.food {
            return (made == .other) == (food.category == .other)
        }
        // "Vino tinto Rioja": another name of the same behind it.
        if !first.isEnglish, let food = first.food?.id, food == second.food?.id,
            FoodResolver.phraseKey(text.tokens[first.range]) != FoodResolver.phraseKey(text.tokens[second.range])
        {
            return true
        }
        // "Cerveza Mahou", "Mahou cerveza"
        if let food = first.food?.id ?? second.food?.id, food == second.brandOf ?? first.brandOf { return true }
        let heads = text.tokens[first.range]
        if let head = heads.first(where: { $0.kind == .word }), words.has(.flavoured, head), heads.count == 1 {
            return true
        }
        guard let dish = text.word(second.range.upperBound - 1), words.has(.dish, dish), !first.isPlural,
            !first.isBrand,
            first.food?.category != .other,
            let last = text.word(first.range.upperBound - 1)
        else { return false }
        return !words.has(.alone, last)
    }

    /// Whether two names are two things to buy.
    private func isList(_ names: [Name], _ text: TypedText) -> Bool {
        guard let first = names.first, let last = text.word(first.range.upperBound - 1) else { return false }
        // "Ben & Jerry's cookie dough" is one, "Pampers milk" two.
        if first.isBrand, let next = text.word(names[1].range.upperBound - 1) { return words.has(.alone, next) }
        if !first.isEnglish || first.isPlural || words.has(.alone, last) { return true }
        return first.food?.category == .other && names[1].food.map { $0.category != .other } == true
    }

    /// Whether a word has a plural ending that names have.
    private func isPlural(_ text: TypedText, _ index: Int) -> Bool {
        let token = text.tokens[index]
        guard token.kind == .word, token.end - token.start > 3, text.bytes[token.end - 1] | 0x20 == UInt8(ascii: "s")
        else {
            return false
        }
        return WordKey(text.bytes[token.start..<token.end - 1]) == token.key
    }
}
