import Database
import JSON
import Values

/// An edition of the operator's nutrient table; there is one at a time.
@TableRow("nutrient_edition")
struct StoredNutrientEdition {
    @Column(.key) var edition: Int
    /// The tables that it was made of, as JSON.
    var sources: String
    /// How many foods it knows.
    var foods: Int
    var loadedAt: Instant
}

/// What an edition says of one food.
@TableRow("nutrient_food")
struct StoredNutrientFood {
    @Column(.key) var edition: Int
    @Column(.key) var food: String
    var source: String
    var code: String
    var description: String
    var energy: Int?
    var protein: Int?
    var fat: Int?
    var saturatedFat: Int?
    var carbohydrate: Int?
    var sugar: Int?
    var fiber: Int?
    var sodium: Int?

    init(_ facts: NutrientFacts, of food: String, in edition: Int) {
        self.edition = edition
        self.food = food
        source = facts.source
        code = facts.code
        description = facts.description
        energy = facts.amounts[.energy]
        protein = facts.amounts[.protein]
        fat = facts.amounts[.fat]
        saturatedFat = facts.amounts[.saturatedFat]
        carbohydrate = facts.amounts[.carbohydrate]
        sugar = facts.amounts[.sugar]
        fiber = facts.amounts[.fiber]
        sodium = facts.amounts[.sodium]
    }

    /// What it says.
    var facts: NutrientFacts {
        var amounts = NutrientAmounts()
        amounts[.energy] = energy
        amounts[.protein] = protein
        amounts[.fat] = fat
        amounts[.saturatedFat] = saturatedFat
        amounts[.carbohydrate] = carbohydrate
        amounts[.sugar] = sugar
        amounts[.fiber] = fiber
        amounts[.sodium] = sodium
        return NutrientFacts(source: source, code: code, description: description, amounts: amounts)
    }
}
