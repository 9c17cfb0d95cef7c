import Kitchen

/// What recipes must suit: diets, and people who must not eat something.
struct DietaryFilter: Equatable, Sendable {
    var diets: Set<Diet> = []
    var allergens: Set<Allergen> = []
    /// Single foods that must not be there, in people's own words.
    var foods: [String] = []
    /// Whether recipes of which it is not certain are found, too; they say so.
    var takesUncertain = false

    var isEmpty: Bool { diets.isEmpty && allergens.isEmpty && foods.isEmpty }

    /// Adds what a person must not eat.
    mutating func add(_ eater: Eater) {
        diets.formUnion(eater.diets)
        allergens.formUnion(eater.allergies)
        foods += eater.intolerances + eater.ingredients
    }
}

extension SearchPlan {
    /// Leaves out what does not suit, and what may not unless that is wanted.
    mutating func suit(_ filter: DietaryFilter, _ kitchen: HouseholdKitchen) {
        guard !filter.isEmpty else { return }
        var (allergens, possible): (Set<Allergen>, [[[[UInt8]]]]) = (filter.allergens, [])
        func term(_ mark: String) -> [[[UInt8]]] { [[SearchTerm.dietary.term(mark)]] }
        for name in filter.foods {
            let avoided = kitchen.allergens.avoided(name)
            allergens.formUnion(avoided.allergens)
            // A variant without what it is made of may be meant or not: its name has the word, as below.
            if avoided.food != nil {
                without.append(SearchPlan.having(food: name, kitchen.foods, withVariants: false))
            }
            // "Kiwi jam" may have kiwi in it, whatever food it is taken for.
            possible += avoided.names.map { name in
                SearchFolding.words(of: name).map { [$0] + WordForms.plurals(of: $0) }
            }.filter { !$0.isEmpty }
        }
        for allergen in allergens.sorted() {
            without.append(term(DietaryMarks.contains(allergen)))
            possible.append(term(DietaryMarks.mayContain(allergen)))
        }
        for diet in filter.diets.sorted() {
            without.append(term(DietaryMarks.conflicts(diet)))
            possible.append(term(DietaryMarks.mayConflict(diet)))
        }
        possible.append(term(DietaryMarks.unknown))
        if filter.takesUncertain { uncertain += possible } else { without += possible }
    }
}
