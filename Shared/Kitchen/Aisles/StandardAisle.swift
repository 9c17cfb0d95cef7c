public import JSON

/// An aisle of a shop, finer than a category, in the usual order of a shop.
///
/// Each category is an aisle of the same name, where what no finer one takes is found.
public enum StandardAisle: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Fruit, vegetables, herbs.
    case produce
    /// Bread, rolls, cake.
    case bakery
    /// Meat, poultry, sausages.
    case meat
    /// Fish and seafood.
    case fish
    /// Milk, cheese, eggs.
    case dairy
    /// Pasta, rice, pulses, grains.
    case pantry
    /// Tins, jars, soups and broths.
    case canned
    /// Oil, vinegar and sauces.
    case sauces
    /// Salt, spices, dried herbs.
    case spices
    /// Flour, sugar, and what else one bakes with.
    case baking
    /// Cereal, spreads, coffee and tea.
    case breakfast
    /// Sweets and savoury snacks.
    case snacks
    /// Drinks, with alcohol and without.
    case drinks
    /// Frozen food.
    case frozen
    /// For babies.
    case baby
    /// Body care and medicine.
    case hygiene
    /// Cleaning, paper, kitchen goods.
    case household
    /// For animals.
    case pets
    /// Everything else.
    case other

    /// The aisle of a category as a whole.
    public init(_ category: Category) {
        switch category {
        case .produce: self = .produce
        case .meat: self = .meat
        case .dairy: self = .dairy
        case .pantry: self = .pantry
        case .frozen: self = .frozen
        case .other: self = .other
        }
    }

    /// The heading, in the language of the current task.
    public var title: String { title(in: .shown) }
}

extension StandardAisle {
    /// The aisle of something, by its food if that is known and by its name if not, within the category that it has.
    ///
    /// A category that is not the food's usual one has been chosen or said ("frozen"), and counts for more than the food.
    public static func find(
        name: String,
        food: String?,
        category: Category,
        foods: FoodTable = .standard
    ) -> StandardAisle {
        let words = foods.words.aisles
        guard let known = food.flatMap({ foods.food(id: $0) }) else {
            return words.aisle(of: name, in: category, lexicon: foods.words.lexicon) ?? StandardAisle(category)
        }
        guard known.category == category else { return StandardAisle(category) }
        return words.aisle(ofFood: known.id) ?? StandardAisle(category)
    }
}
