/// Words of an English line that belong to more than the food beside them.
extension PurchaseReader {
    /// "Orange and red bell peppers" are both peppers: the food that a part is with the noun of the last one, where both are
    /// kinds of one food.
    func sharing(_ last: ArraySlice<Token>?, _ part: ArraySlice<Token>) -> Food? {
        guard language == .en, part.count == 1, let last, last.count > 1, let own = resolver.resolve(last)?.food,
            case let noun = last.dropFirst(), let match = resolver.resolve((Array(part) + Array(noun))[...]),
            match.isNamed
        else { return nil }
        func kind(_ food: Food) -> Substring? { food.id.firstIndex(of: "-").map { food.id[$0...] } }
        return match.food.id != own.id && kind(match.food) == kind(own) ? match.food : nil
    }

    /// "1 rind from a wedge of Parmigiano-Reggiano": the part with the food that it is of, which another language may have
    /// a food's name for: "Rind" is beef.
    func partOfFood(_ line: IngredientLine) -> [Purchase]? {
        let name = words(of: line.name)
        guard name.words.count == 1, let part = name.words.first, part.word.has(.part), line.preparation.isBeside(line),
            let food = line.food.flatMap({ foods.food(id: $0.id) }),
            !food.isNamed(FoodResolver.phraseKey([part]), in: .en)
        else { return nil }
        let rest = words(of: line.preparation)
        guard let clause = rest.clauses.first, clause.first?.word.has([.from, .of]) == true, let last = clause.last,
            let match = resolver.resolve(clause.dropFirst()),
            case let words = clause.dropFirst().filter({ $0.kind == .word }), match.words.lowerBound < words.count
        else { return nil }
        var whole = line
        whole.name = rest.text(from: words[match.words.lowerBound], through: last) + " " + line.name
        whole.preparation = ""
        whole.food = match.food.reference
        whole.category = match.food.category
        return [options(of: whole, named(whole.name, in: whole))]
    }

    /// "Whole wheat or regular lavash bread": the food behind an "or" with the words before it, which are only kinds of it.
    func kinds(_ head: [Token], of rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, rest.count > 1, let match = resolver.resolve(rest), match.words.upperBound == rest.count,
            match.words.lowerBound > 0
        else { return nil }
        var index = 0
        while index < head.count {
            guard let found = buying.kind(head, at: index, of: match.food), found.kind != nil else { return nil }
            index = found.end
        }
        // "Semisweet chocolate" has a kind of its own, but "baby potatoes" are no baby sweet potatoes.
        let noun = rest.dropFirst(match.words.lowerBound)
        let isOwn =
            noun.count > 1 && resolver.resolve(noun).map { $0.exact && $0.food.id == match.food.id } == true
            && resolver.resolve((head + noun.suffix(1))[...])?.food.id != match.food.id
        return noun.count < 2 || !isOwn && noun.contains(where: buying.isKind) ? nil : head + noun
    }

    /// "Chopped chives or maple syrup", "brandy or orange liqueur", "sugar or agave syrup": what needs no noun of what stands
    /// behind the "or".
    func isAlone(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, rest.count > 1, let last = rest.last, head.last?.key != last.key,
            let own = resolver.resolve(head[...]), own.exact, own.words == 0..<head.count
        else { return false }
        if Self.alone.contains(own.food.id) { return true }
        guard own.food.category == .other || own.food.shop?.pack?.unit == .bunch else { return false }
        return resolver.resolve((head + [last])[...])?.isNamed != true
    }

    private static let alone: Set<String> = ["sugar", "honey", "butter", "chives"]

    /// "Pinto or kidney beans", "kosher or coarse sea salt", "chocolate or yellow cake mix": the first words with the longest
    /// end of the others that makes a food of them.
    func ownNoun(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, rest.count > 1, head.last?.key != rest.last?.key,
            !head.allSatisfy({ buying.isKind($0) || buying.fresh.contains($0.key) }),
            let other = resolver.resolve(rest)
        else { return nil }
        let own = resolver.resolve(head[...])
        if rest.count > 2, let noun = resolver.resolve(rest.suffix(2)), noun.exact, noun.food.id == other.food.id,
            let whole = resolver.resolve((head + rest.suffix(2))[...]), whole.food.id == other.food.id,
            let own, own.food.id != other.food.id, other.food.id.hasSuffix("-mix")
        {
            return head + rest.suffix(2)
        }
        guard own?.exact != true, other.isNamed || other.exact || own == nil else { return nil }
        for count in (1..<rest.count).reversed() where count > 1 || own == nil {
            let words = head + rest.suffix(count)
            guard let whole = resolver.resolve(words[...]), whole.isNamed, whole.food.id != own?.food.id,
                whole.words == 0..<words.count, whole.food.category == other.food.category
            else { continue }
            return words
        }
        return nil
    }

    /// "Unsweetened coconut or almond creamer": whether the last word behind an "or" makes another food of what stands
    /// before it, as it does of what stands behind it.
    func isRisky(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, rest.count == 2, let last = rest.last, last.word.has(.risky), head.last?.key != last.key,
            let first = resolver.resolve(head.suffix(1)), let second = resolver.resolve(rest.prefix(1)),
            first.isNamed, second.isNamed, resolver.resolve((head.suffix(1) + [last])[...]) == nil
        else { return false }
        return resolver.resolve(rest) == nil
    }

    /// "1 tablespoon diced peppers from adobo sauce": more than one pepper is no spice.
    func vegetables(_ line: IngredientLine) -> Purchase? {
        guard language == .en, line.amount != nil, line.name.lowercased().hasSuffix("peppers") else { return nil }
        let rest = words(of: line.preparation)
        let clause = rest.clauses.first { $0.first?.word.has(.from) == true }
        let from = clause.flatMap { clause in
            clause.first.flatMap { first in clause.last.map { " " + rest.text(from: first, through: $0) } }
        }
        var other = line.withoutFood
        other.category = from == nil ? .produce : .pantry
        return options(of: other, named(line.name + (from ?? ""), in: other))
    }

    /// "Freshly cracked pepper" is cracked at home, and so is what is ground over a dish.
    func isDoneAtHome(_ line: IngredientLine) -> Bool {
        line.amount == nil
            || words(of: line.text).all.contains { buying.isAside(WordKey.empty.appending($0.key), "home") }
    }

    /// "2 packages (8 serving size) zork gelatin": how many a package is for.
    func servings(in line: IngredientLine) -> String? {
        guard language == .en, line.amount?.unit?.isPackage == true, line.text.utf8.count < 200,
            let size = line.text.utf8.firstRange(of: "serving")
        else { return nil }
        let text = words(of: line.text)
        let start = line.text.utf8.distance(from: line.text.startIndex, to: size.lowerBound)
        guard let place = text.all.firstIndex(where: { $0.start == start }) else { return nil }
        let front = text.all[..<place].reversed().drop { $0.kind == .hyphen }
        guard let number = front.first, number.kind == .number else { return nil }
        return text.text(from: number, through: text.all[place]) + " size"
    }

    /// "2 (8 count) cans biscuit dough (such as Zork)": how many pieces are in each package.
    func piecesInside(_ line: IngredientLine) -> String? {
        guard language == .en, line.amount?.unit?.isPackage == true,
            let count = line.text.utf8.firstRange(of: " count)"),
            case let front = line.text[..<count.lowerBound], let open = front.lastIndex(of: "("),
            case let number = front[open...].dropFirst(), !number.isEmpty, number.utf8.count < 4,
            number.allSatisfy(\.isNumber)
        else { return nil }
        return number + " count"
    }
}
