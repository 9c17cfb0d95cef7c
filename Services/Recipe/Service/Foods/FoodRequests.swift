import HTTP
import Kitchen
import RecipeAPI

extension FoodInput {
    /// What is said about the food with an id, tidied up; throws a 422 that names everything that is wrong.
    ///
    /// A food that comes with Larder keeps its name, so one that is sent for it is passed over.
    func checked(id: String) throws(Problem) -> FoodInput {
        var input = self
        var fields = FieldCheck()
        let isStandard = StandardFoods.ids.contains(id)
        if isStandard {
            input.name = nil
        } else if FoodTable.standard.food(id: id) != nil {
            fields.refuse("", "derived", "This food is derived from another one; change that one, or add your own")
        } else {
            input.name = fields.text(name ?? "", "/name", max: FoodRules.maxName)
        }
        input.names = fields.names(names)
        let size = (input.names ?? [:]).values.joined().reduce(0) { $0 + $1.utf8.count }
        if size > FoodRules.maxNamesSize {
            fields.refuse("/names", "too_long", "all names together may have at most \(FoodRules.maxNamesSize) bytes")
        }
        input.allergens = allergens.map { Set($0).sorted() }
        // What it contains it does not merely perhaps contain.
        input.mayContain = mayContain.map { Set($0).subtracting(allergens ?? []).sorted() }
        input.madeOf = madeOf.map { Set($0).sorted() }
        input.mayBeMadeOf = mayBeMadeOf.map { Set($0).subtracting(madeOf ?? []).sorted() }
        fields.grams(gramsPerCup, "/grams_per_cup")
        fields.grams(gramsPerPiece, "/grams_per_piece")
        try fields.finish()
        return input
    }
}

/// What is asked of the foods that come with Larder more often than the table can be gone through.
enum StandardFoods {
    /// Their ids.
    static let ids = Set(FoodTable.standard.foods.map(\.id))
}

extension FieldCheck {
    fileprivate mutating func grams(_ grams: Double?, _ pointer: String) {
        guard let grams, !FoodRules.grams.contains(grams) else { return }
        must(pointer, "out_of_range", "be from 0.001 to 100000")
    }

    /// Further names by language, those of none left out.
    fileprivate mutating func names(_ names: [String: [String]]?) -> [String: [String]]? {
        guard let names else { return nil }
        var result: [String: [String]] = [:]
        for (language, names) in names.sorted(by: { $0.key < $1.key }) {
            guard Language(rawValue: language) != nil else {
                let all = Language.allCases.map(\.rawValue).joined(separator: ", ")
                refuse("/names", "unknown", "names must be grouped by language: \(all)")
                continue
            }
            let checked = texts(names, "/names/\(language)", most: FoodRules.maxNames, max: FoodRules.maxName)
            if !checked.isEmpty { result[language] = checked }
        }
        return result
    }
}
