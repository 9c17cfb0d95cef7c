import Foundation

/// What a household buys.
public struct GroceryList: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// Its title.
    public var title: String
    /// Whether nobody has been shown it yet.
    public var draft: Bool
    /// What it was made from.
    public var source: GroceryListSource
    /// When it was made.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date
    /// The categories that it has items of, in the order of a shop.
    public var categories: [Heading]
    /// Its items, in the order of a shop.
    public var items: [GroceryItem]
    /// What the household has already.
    public var staples: [ListStaple]
    /// Whether it does not follow what it was made from.
    public var pinned: Bool
    /// Whether its menu is being planned.
    public var planning: Bool
    /// The aisles that it has items of, where the household has its own.
    public var aisles: [Heading]?
    /// The shop whose order it has.
    public var shop: UUID?

    /// A category or an aisle.
    public struct Heading: Codable, Hashable, Sendable {
        /// By which items name it.
        public var key: String
        /// How people call it.
        public var name: String
        /// How many items it has.
        public var count: Int
    }

    /// Something that the household has already.
    public struct ListStaple: Codable, Hashable, Sendable {
        /// The food.
        public var food: String?
        /// How people call it.
        public var name: String
        /// How much of it is needed.
        public var text: String
    }
}

/// What a list was made from.
public struct GroceryListSource: Codable, Hashable, Sendable {
    /// `menu`, `plan`, `recipes` or `manual`.
    public var type: String
    /// The menu.
    public var menuID: UUID?
    /// The first day of the plan.
    public var from: CalendarDate?
    /// The last day of the plan.
    public var to: CalendarDate?
}

/// A list as it is in the list of lists.
public struct GroceryListSummary: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// Its title.
    public var title: String
    /// What it was made from.
    public var source: GroceryListSource
    /// How many items it has.
    public var items: Int
    /// How many of them are ticked.
    public var checked: Int
    /// When it was made.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date
}

/// What a list is to be made from.
public struct GroceryListRequest: Codable, Hashable, Sendable {
    /// Its title.
    public var title: String?
    /// A menu.
    public var menu: UUID?
    /// Days of the plan.
    public var plan: Days?
    /// Recipes.
    public var recipes: [RecipePortion]?
    /// Foods that are at hand and stay off it.
    public var have: [String]?
    /// Whether nobody is shown it yet.
    public var draft: Bool?
    /// The shop whose order it has.
    public var shop: UUID?
    /// What was typed, one entry an item.
    public var items: [String]?

    /// A list of what was typed.
    public init(title: String? = nil, items: [String]? = nil) { (self.title, self.items) = (title, items) }

    /// Days of the plan.
    public struct Days: Codable, Hashable, Sendable {
        /// The first one.
        public var from: CalendarDate
        /// The last one.
        public var to: CalendarDate

        /// Some days.
        public init(from: CalendarDate, to: CalendarDate) { (self.from, self.to) = (from, to) }
    }

    /// A recipe, for some people.
    public struct RecipePortion: Codable, Hashable, Sendable {
        /// The recipe.
        public var recipeID: UUID
        /// For how many people; nil for as many as it is written for.
        public var servings: Int?

        /// A recipe, for some people.
        public init(_ recipe: UUID, servings: Int? = nil) { (recipeID, self.servings) = (recipe, servings) }
    }
}

/// What a list would be.
public struct GroceryPreview: Codable, Hashable, Sendable {
    /// What is to be bought.
    public var items: [Item]
    /// What the household may have: to be confirmed.
    public var checkYouHave: [Item]

    /// Something to buy.
    public struct Item: Codable, Hashable, Sendable {
        /// The food; nil if the kitchen does not know it.
        public var food: FoodReference?
        /// What it is.
        public var name: String
        /// Where a shop has it.
        public var category: Category
        /// How much, exactly.
        public var quantities: [Amount]
        /// How much, as people read it.
        public var text: String
        /// A note.
        public var note: String?
        /// Whether the household is assumed to have it.
        public var assumed: Bool?
        /// For what it is bought.
        public var sources: [GrocerySource]
    }
}

/// A list that was deleted and can be restored.
public struct DeletedGroceryList: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Its title.
    public var title: String
    /// How many items it had.
    public var items: Int
    /// When it was deleted.
    public var deletedAt: Date
    /// Until when it can be restored.
    public var goneAt: Date
}
