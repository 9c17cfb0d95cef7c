/// Choices in English lines whose words belong to both foods, or to one of them.
extension PurchaseReader {
    /// "Pearled, hulled, or hull-less barley": words that say which, and the noun of all.
    func describedEnd(
        of name: NameWords,
        _ comma: Int,
        _ or: Int,
        _ named: FoodMatch
    ) -> (words: [Token], alternative: String)? {
        let head = name.words[..<comma]
        guard language == .en, let last = name.words.last, resolver.resolve(head) == nil, !head.contains(where: isNoun),
            named.words.upperBound == name.words.count - or - 1,
            case let joined = Array(head) + [last],
            resolver.resolve(joined[...])?.food.id.hasSuffix(named.food.id) == true
        else { return nil }
        let text = name.text([name.words[or]]) + " " + name.text(name.words[comma..<or])
        return (joined, text + " " + name.text(name.words[or...]))
    }

    /// "12 pumpkin or zucchini blossoms": the part of the plant is that of both.
    func plantPart(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> [Token]? {
        guard language == .en, rest.count > 1, let last = rest.last, head.last?.key != last.key,
            rest.first.map({ name.text([$0]).lowercased() }) != "other",
            Self.plantParts.contains(name.text([last]).lowercased()),
            let own = resolver.resolve(head[...]), own.words.upperBound == head.count, own.food.category == .produce
        else { return nil }
        return head + [last]
    }

    /// "Lime or southwestern vinaigrette": a fruit before what is made of it.
    func dressing(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> [Token]? {
        guard language == .en, head.count < 3, rest.count > 1, let last = rest.last, head.last?.key != last.key,
            Self.dressings.contains(name.text([last]).lowercased()), head.last.map(buying.isKind) == false,
            let own = resolver.resolve(head[...]), own.food.category == .produce
        else { return nil }
        return head + [last]
    }

    private static let dressings: Set<String> = [
        "vinaigrette", "dressing", "sorbet", "sherbet", "marmalade", "curd", "jelly", "jam", "preserves", "nectar",
        "liqueur", "extract", "brandy", "schnapps", "chutney", "syrup", "yogurt",
    ]

    /// "4 slices oatmeal or oat-nut bread": slices are of bread on both sides.
    func bread(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> [Token]? {
        guard language == .en, rest.count > 1, let last = rest.last, head.last?.key != last.key,
            name.text([last]).lowercased() == "bread", head.last.map(buying.isKind) == false,
            resolver.resolve(rest).map({
                $0.words.lowerBound == 0 || buying.kind(head, at: 0, of: $0.food)?.end != head.count
            }) ?? true,
            let own = resolver.resolve(head.suffix(1)), own.isNamed,
            foods.words.aisles.aisle(ofFood: own.food.id) != .bakery,
            // "Steamed rice or naan bread", "bagel chips or pumpernickel bread"
            !own.food.id.hasSuffix("rice"), !own.food.id.hasSuffix("lettuce"),
            !name.text(head.suffix(1)).hasSuffix("s")
        else { return nil }
        return head + [last]
    }

    /// "4 whole-wheat or sourdough English muffins": a flour of what has another flour behind the "or".
    func wholemeal(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, head.count == 2, (2..<4).contains(rest.count),
            let wheat = resolver.resolve(head[...])?.food, wheat.id == "wheat",
            let kind = buying.kind(head, at: 0, of: wheat), kind.end == head.count,
            kind.kind == buying.kind("wholemeal"),
            let noun = resolver.resolve(rest.dropFirst()), noun.words == 0..<(rest.count - 1)
        else { return nil }
        return head + rest.dropFirst()
    }

    private static let plantParts: Set<String> = [
        "blossom", "blossoms", "flower", "flowers", "petals", "sprouts", "shoots", "greens", "leaves",
    ]

    /// "Skim or 1% milk": words that are only kinds of the food behind the "or".
    func kindOf(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, head.count < 3, rest.count > 1, let last = rest.last,
            rest.first?.kind == .number, let food = resolver.resolve([last])?.food,
            let kind = buying.kind(head, at: 0, of: food), kind.kind != nil, kind.end == head.count
        else { return nil }
        return head + [last]
    }

    /// "2 sourdough or French bread slices": the first food in the pieces of the second.
    func cutAlike(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> [Token]? {
        guard language == .en, rest.count > 1, let last = rest.last,
            [.slice, .strip, .wedge, .leaf].contains(last.word.unit),
            // "Won ton crisps or pita wedges" are no wedges of crisps.
            head.last.map({ name.text([$0]).hasSuffix("s") }) == false,
            let own = resolver.resolve(head[...]), own.isNamed, own.words.upperBound == head.count,
            let other = resolver.resolve(rest.dropLast()), other.food.id != own.food.id
        else { return nil }
        return head + [last]
    }

    /// "Stracciatella, burrata, or fresh mozzarella": the first of a list of foods, also if the table does not know it.
    func listedFirst(of name: NameWords, _ or: Int) -> (words: [Token], alternative: String)? {
        guard language == .en, let comma = name.end(before: or), comma > 0, comma < or,
            case let head = name.words[..<comma], case let second = name.words[comma..<or],
            head.last.map(isNoun) == true, head.first.map({ !buying.isPlain($0) && !buying.isKind($0) }) == true,
            let match = resolver.resolve(second), match.exact, match.isNamed,
            let last = resolver.resolve(name.words[(or + 1)...]), last.food.category == match.food.category,
            last.food.id != match.food.id, resolver.resolve(head)?.exact != true
        else { return nil }
        return (Array(head), name.text([name.words[or]]) + " " + name.text(name.words[comma...]))
    }

    /// "Dried egg tagliatelle or egg fettuccine": whether the last words on both sides name foods of one category.
    func areAlike(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, head.count > 1, let own = head.last, let last = rest.last, own.key != last.key,
            let first = resolver.resolve([own]), let second = resolver.resolve([last]), first.isNamed, second.isNamed,
            first.food.category == second.food.category, first.food.id != second.food.id,
            rest.contains(where: { word in head.contains { $0.key == word.key } })
        else { return false }
        return resolver.resolve([own, last])?.isNamed != true
    }

    /// "Pink peppercorns or peppercorn mélange", "cherry cider or berry juice": whether the words before the "or" need none of
    /// those behind it, as these say their noun again or both are drinks.
    func isSaidAgain(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, let own = head.last, let last = rest.last, rest.count > 1, own.key != last.key,
            isNoun(own), case let joined = resolver.resolve((head + [last])[...]), joined?.isNamed != true,
            joined == nil || joined?.food.id == resolver.resolve(head[...])?.food.id
        else { return false }
        if head.count > 1, rest.dropLast().contains(where: { $0.key == own.key }) { return true }
        let isDrink = last.word.has(.part) || resolver.resolve(rest)?.food.shop?.isLiquid == true
        return isDrink && resolver.resolve([own])?.food.shop?.isLiquid == true
    }

    /// "Crackers or toast points", "pear vinegar or white wine vinegar": whether the words before the "or" end with a noun in the
    /// plural, or with that of both.
    func hasOwnNoun(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> Bool {
        guard language == .en, let own = head.last, let last = rest.last, rest.count > 1, isNoun(own) else {
            return false
        }
        if own.key == last.key { return head.count > 1 && rest.count > 2 && resolver.resolve(head[...]) != nil }
        let word = name.text([own]).lowercased()
        if head.count > 1, word == "puree" || word == "purée" { return true }
        guard word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix),
            own.word.unit == nil || own.word.unit == .leaf && head.count > 1,
            !buying.isKind(own), isNoun(last)
        else { return false }
        return resolver.resolve((head.suffix(1) + [last])[...]).map { $0.isNamed && $0.words.count > 1 } != true
    }

    /// "Kidney or pinto beans": the noun of both makes another food of the first.
    func otherNoun(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, head.count == 1, rest.count > 1, let last = rest.last,
            !rest.contains(where: { $0.key == head[0].key }), let own = resolver.resolve(head[...]),
            let joined = resolver.resolve((head + [last])[...]), joined.isNamed, joined.exact,
            let other = resolver.resolve(rest), joined.food.category == other.food.category,
            own.food.category != joined.food.category
        else { return nil }
        return head + [last]
    }
}
