import Kitchen
import Values

/// What a household searches its recipes for, and which part of what is found it wants.
struct SearchRequest: Sendable {
    var plan = SearchPlan()
    var limit = 50
    var after: SearchResult.Place?
    /// Whether to count how many have what.
    var wantsFacets = false
    /// Who asks.
    var reader: UserID
    /// Only the recipes of this cookbook.
    var cookbook: CookbookID?
    /// Only the reader's favourites.
    var isFavourite = false
    /// Adds what foods ask for, as their kinds are looked for among all foods: that takes longer than the loop may wait.
    var addFoods: (@Sendable (inout SearchPlan) -> Void)?

    /// The same with what foods ask for in its plan, for what looks at the plan again and again.
    var resolved: SearchRequest {
        var request = self
        request.plan = wholePlan
        request.addFoods = nil
        return request
    }

    /// The plan with what foods ask for.
    var wholePlan: SearchPlan {
        var plan = plan
        addFoods?(&plan)
        return plan
    }
}

extension SearchPlan {
    /// Looks for the words of a text, which may be names of foods in any language.
    mutating func look(for text: SearchText, _ foods: FoodTable) {
        phrases = text.phrases
        groups = text.words.map { Group(word: $0, forms: WordForms.plurals(of: $0.bytes)) }
        // "Spring onion" means the food, as "poulet" does.
        for start in groups.indices {
            for count in 1...3 where start + count <= groups.count {
                let name = groups[start..<start + count].map { String(decoding: $0.word.bytes, as: UTF8.self) }
                for food in Self.foods(named: name.joined(separator: " "), foods) {
                    let term = SearchTerm.food.term(food.name.lowercased())
                    for place in start..<start + count { groups[place].foods.append(term) }
                    guard count == 1 else { continue }
                    groups[start].synonyms += Self.words(naming: food).filter { $0 != groups[start].word.bytes }
                }
            }
        }
        for word in text.excluded {
            let named = Self.foods(named: String(decoding: word, as: UTF8.self), foods)
            let words = [word] + named.flatMap { Self.words(naming: $0) }
            excluded += words.flatMap { [$0, SearchTerm.note.term($0)] + WordForms.plurals(of: $0) }
            excluded += named.map { SearchTerm.food.term($0.name.lowercased()) }
        }
    }

    /// What a name means: "coriander" is a spice, and in Britain also a herb.
    private static func foods(named name: String, _ foods: FoodTable) -> [Food] {
        let found = [foods.food(exactlyNamed: name), foods.food(exactlyNamed: "fresh " + name)].compactMap { $0 }
        return found.count == 2 && found[0].id == found[1].id ? [found[0]] : found
    }

    /// The food's names in each language that are single words.
    private static func words(naming food: Food) -> [[UInt8]] {
        Set(Language.allCases.map { food.name(in: $0) }).map { SearchFolding.words(of: $0) }.filter { $0.count == 1 }
            .map { $0[0] }
    }

    /// What a recipe with a food has, by any of the food's names: for each thing the terms of which one is enough.
    ///
    /// For a food that is not known these are its words, each in a line whose food is not known. Variants that are not in
    /// the table are kinds, as those are that stand in it.
    static func having(food name: String, _ foods: FoodTable, withVariants: Bool = true) -> [[[UInt8]]] {
        guard let food = foods.food(exactlyNamed: name) ?? foods.food(named: name) else {
            let words = SearchFolding.words(of: name).prefix(SearchText.most)
            // Signs are the name of nothing.
            guard !words.isEmpty else { return [[]] }
            return words.map { word in
                ([word] + WordForms.plurals(of: word)).map { SearchTerm.unknownWord.term($0) }
            }
        }
        let kinds = foods.kinds(of: food).map { $0.name.lowercased() }
        let terms = kinds.map { SearchTerm.food.term($0) }
        return [withVariants ? terms + kinds.map { SearchTerm.variant.term($0) } : terms]
    }
}

extension AtHand {
    /// The same with foods by any of their names, and with what is in every kitchen.
    func having(_ names: [String], _ foods: FoodTable) -> AtHand {
        var atHand = self
        atHand.foods = Set(names.flatMap { SearchPlan.having(food: $0, foods).first ?? [] })
        let assumed = foods.staples.filter { $0.staple == .assumed }.map { $0.name.lowercased() }
        atHand.staples = Set((assumed + ["water"]).map { SearchTerm.food.term($0) })
        return atHand
    }
}
