/// What is needed beside amounts: the oil for frying beside a tablespoon of it.
extension PurchaseReader {
    private struct Purpose {
        var text: String
        /// Whether it is that of more than the line's amount.
        var isMore: Bool
        var isForFrying: Bool
        var isTaste: Bool
    }

    /// "Oil for frying" beside measured oil: what it is for, as written, or that some more of it is needed; nil if that is no
    /// more than a pinch, or the line only asks for its amount.
    func need(of purchase: Purchase, in line: IngredientLine, isCounted: Bool) -> String? {
        guard let food = purchase.food, purchase.perPerson.isEmpty, !isPinch(food) else { return nil }
        if isCounted, language == .en { return more(of: food, in: line) }
        if language == .en, purchase.purpose == Self.leaves { return "leaves" }
        let purpose = [line.preparation, line.note, line.name].lazy.filter { !$0.isEmpty }
            .compactMap { self.purpose(in: self.words(of: $0)) }
            // "(Drained if canned)" is about a case.
            .first { language != .en || !$0.text.hasPrefix("if canned") && !$0.text.hasPrefix("if using") }
        if isCounted {
            // People write it behind a plus sign or "and some".
            let isMore =
                purpose?.isMore == true
                || purpose != nil && (isSomeMore(words(of: line.name).all[...]) || isAdded(line))
            return purpose.flatMap { isMore ? $0.text : nil }
        }
        if purpose?.isTaste == true { return nil }
        let isHerb = food.shop?.pack?.unit == .bunch && food.gramsPerPiece == nil
        // "Dans du lait" is no purpose of milk.
        let text = purpose.flatMap { purpose -> String? in
            let isOfItself =
                language != .en && words(of: purpose.text).words.contains { resolver.resolve([$0])?.food.id == food.id }
            return isOfItself ? nil : purpose.text
        }
        guard let need = text ?? (isHerb ? nil : foods.words.shown(in: language)?.more) else { return nil }
        return purchase.isOptional ? "\(need) (\(buying.optional(in: language)))" : need
    }

    /// "½ cup oil, plus more for frying", "1 cup flour, plus flour for dusting": that more of it is needed than the amount.
    private func more(of food: Food, in line: IngredientLine) -> String? {
        guard (Self.somewhat + ["plus "]).contains(where: { line.text.utf8.firstRange(of: $0) != nil }),
            withAmountForFrying(line.text) == line.text
        else { return nil }
        let text = words(of: line.text)
        guard let plus = text.all.lastIndex(where: { $0.kind == .plus || $0.word.has(.plus) }),
            plus > 1, plus + 1 < text.all.count, let word = foods.words.shown(in: language)?.more
        else { return nil }
        let clause = text.all[plus...].prefix {
            $0.kind != .comma && $0.kind != .close && $0.kind != .open && $0.kind != .semicolon
        }
        let rest = clause.dropFirst()
        let more = rest.firstIndex { Self.somewhat.contains(text.text([$0]).lowercased()) }
        // "2 limes, juiced, plus wedges for serving"
        let isWhole = food.category == .produce || food.category == .dairy
        let cut =
            !isWhole
            ? nil
            : rest.prefix(1).firstIndex { Self.cutFromWhole.contains(text.text([$0]).lowercased()) }
                .flatMap { $0 + 1 == rest.endIndex || rest[$0 + 1].word.has([.ends, .stop]) ? $0 : nil }
        guard let said = more ?? cut ?? end(of: food, in: rest),
            said < plus + 5, rest[..<said].allSatisfy({ $0.word.number == nil && $0.kind != .number })
        else { return nil }
        // "Plus additional ½ cup" is added.
        if said + 1 < rest.endIndex, [.number, .vulgar].contains(rest[said + 1].kind) { return nil }
        guard said + 1 < rest.endIndex else { return word }
        let purpose = rest[(said + 1)...].prefix { !buying.mayBeginWish($0) && !$0.word.has([.optional, .taste]) }
        guard let first = purpose.first, first.word.has([.ends, .stop]), purpose.count > 1, purpose.count < 7,
            let last = purpose.last, !first.word.has([.about, .from, .example])
        else { return word }
        let isWish = purpose.endIndex < rest.endIndex
        let optional = isWish ? " (\(buying.optional(in: language)))" : ""
        return "\(word) \(text.text(from: first, through: last))\(optional)"
    }

    /// "Softened butter for greasing": the last word of the same food, before what it is for.
    private func end(of food: Food, in rest: ArraySlice<Token>) -> Int? {
        let name = rest.prefix { !$0.word.has([.ends, .stop]) }
        guard (1...3).contains(name.count), name.endIndex < rest.endIndex, name.allSatisfy({ $0.kind == .word }),
            let match = resolver.resolve(name), match.food.id == food.id, match.words.upperBound == name.count
        else { return nil }
        return name.endIndex - 1
    }

    private static let somewhat = ["more", "additional", "extra"]
    private static let cutFromWhole: Set<String> = ["wedges", "slices", "shaved", "shavings"]

    /// "2 quarts oil for deep frying": what so much oil of no certain kind is for.
    func frying(_ food: Food, _ line: IngredientLine) -> String? {
        guard language == .en, food.id == "vegetable-oil", line.amount != nil, line.text.contains("fry"),
            more(of: food, in: line) == nil
        else {
            return nil
        }
        let purpose = [line.preparation, line.note, line.name].lazy.filter { !$0.isEmpty }
            .compactMap { self.purpose(in: self.words(of: $0)) }.first
        return purpose.flatMap { $0.isForFrying && !$0.isMore ? $0.text : nil }
    }

    /// "Oil for frying", "Fett für die Form", "aceite para freír": what fat without an amount is for, which says how much of it
    /// that is.
    func purpose(of food: Food, in line: IngredientLine) -> String? {
        guard line.amount == nil, Self.fats.contains(food.id) || food.id.hasSuffix("-oil") else {
            return nil
        }
        let said = [line.preparation, line.note, line.name].lazy.filter { !$0.isEmpty }
            .compactMap { self.purpose(in: self.words(of: $0)) }.first
        return said.flatMap { $0.isTaste || $0.isMore || language == .en && !$0.isForFrying ? nil : $0.text }
    }

    private static let fats: Set<String> = ["vegetable-oil", "shortening", "lard", "ghee", "margarine"]

    /// Whether nobody needs more of it than there is in its jar: salt, spices.
    private func isPinch(_ food: Food) -> Bool {
        let aisle = foods.words.aisles.aisle(ofFood: food.id)
        // Sticks are counted.
        if food.id == "cinnamon-stick" { return false }
        return aisle == .spices || aisle == .baking && food.shop?.isLiquid == true
    }

    /// "Butter und etwas für die Form", "aceite y un poco más para freír": the line with a comma before some more.
    func someMore(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        guard line.amount != nil, let and = tokens.lastIndex(where: { $0.word.has(.and) }), and > 1,
            let end = tokens[(and + 1)...].firstIndex(where: { $0.word.has([.ends, .stop]) && !$0.word.has(.about) }),
            end > and + 1, isSome(tokens[(and + 1)..<end])
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[and - 1])
        return bought(for: front + ", " + text.text(from: tokens[and + 1], upTo: nil), as: line)
    }

    /// "Parmesan + pour gratiner": a purpose behind a plus.
    private func isAdded(_ line: IngredientLine) -> Bool {
        guard language != .en, line.text.utf8.contains(UInt8(ascii: "+")) else { return false }
        let tokens = words(of: line.text).all
        return zip(tokens, tokens.dropFirst()).contains { $0.kind == .plus && $1.word.has(.ends) }
    }

    /// "Butter und etwas": a name that ends with some more.
    private func isSomeMore(_ name: ArraySlice<Token>) -> Bool {
        guard language != .en, let and = name.lastIndex(where: { $0.word.has(.and) || $0.kind == .plus }) else {
            return false
        }
        return and + 1 < name.endIndex && isSome(name[(and + 1)...])
    }

    private func isSome(_ words: ArraySlice<Token>) -> Bool {
        words.allSatisfy { token in
            token.word.has([.about, .article, .adverb, .plus]) || buying.isPlain(token)
                || token.word.unit?.isTouch == true || buying.isAside(.empty.appending(token.key), "more")
        }
    }

    /// What a part of a line says that something is for: "for frying", "to serve", "as needed", "zum Braten".
    private func purpose(in text: NameWords) -> Purpose? {
        for clause in text.clauses {
            let start = clause.indices.first { place in
                let word = clause[place].word
                let next = place + 1 < clause.endIndex ? clause[place + 1].word : nil
                // "Such as Chambord" is no purpose.
                if place > clause.startIndex, clause[place - 1].word.has(.example) { return false }
                return word.has(.ends) && !word.has([.plus, .about, .from, .example, .done])
                    || word.has(.stop) && !word.has([.from, .with, .example])
                    || word.has(.to) && next?.has(.purpose) == true
            }
            guard let start else { continue }
            // "As an accompaniment if desired"
            let said = clause[start...].prefix { token in
                token.start == clause[start].start || !buying.mayBeginWish(token) && !token.word.has(.plus)
            }
            guard said.count > 1, let last = said.last else { continue }
            return Purpose(
                text: text.text(from: clause[start], through: last),
                isMore: clause[..<start].contains { $0.word.has(.plus) }
                    || language != .en && start > clause.startIndex && isSome(clause[..<start]),
                isForFrying: said.contains { buying.isAside(WordKey.empty.appending($0.key), "frying") },
                isTaste: said.contains { $0.word.has(.taste) }
            )
        }
        return nil
    }
}
