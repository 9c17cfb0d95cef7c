import Foundation

/// Something to buy.
public struct GroceryItem: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change; 0 while only this device knows it.
    public var version: Int
    /// What it is, as somebody typed it or as a shop calls it.
    public var name: String
    /// The food; nil if the kitchen does not know it.
    public var food: FoodReference?
    /// Where a shop has it.
    public var category: Category
    /// How much, exactly; several amounts where they cannot be added.
    public var quantities: [Amount]
    /// How much, as people read it.
    public var text: String
    /// The brand.
    public var brand: String?
    /// A note.
    public var note: String?
    /// Whether it is ticked.
    public var checked: Bool
    /// When it was ticked.
    public var checkedAt: Date?
    /// The guest who ticked it, as they call themselves; nil for a member, or a guest who has not said.
    public var checkedBy: String?
    /// When it leaves the list, an hour after it was ticked.
    public var expiresAt: Date?
    /// When it was added.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date
    /// How much is wanted now, where an item that is ticked is more or less than that.
    public var wanted: String?
    /// Its place in its category, from 1.
    public var position: Int
    /// Whether somebody typed it.
    public var manual: Bool
    /// For what it is bought.
    public var sources: [GrocerySource]
    /// Where the shop has it, if the household has aisles of its own.
    public var aisle: String?
    /// The ticks that hold, by the ids of their operations.
    public var ticks: [UUID]?
}

/// For what something is bought.
public struct GrocerySource: Codable, Hashable, Sendable {
    /// The line of the recipe, or what was typed.
    public var text: String
    /// The id of the entry that was typed.
    public var lineID: UUID?
    /// The recipe.
    public var recipeID: UUID?
    /// The recipe's title.
    public var recipeTitle: String?
    /// The menu.
    public var menuID: UUID?
    /// What it is in that menu.
    public var menuItemID: UUID?
    /// The entry of the calendar.
    public var entryID: UUID?
    /// For how many people it is cooked.
    public var servings: Int?
    /// How much of the item is for this.
    public var amount: Amount?
    /// Since which version of the item.
    public var since: Int?
    /// Whether the recipe was deleted.
    public var recipeDeleted: Bool?
}

/// Something that is typed into a list.
public struct NewGroceryItem: Codable, Hashable, Sendable {
    /// Its id, chosen by the client.
    public var id: UUID?
    /// What was typed, amounts and all: `2 l milk`; it may name several things.
    public var text: String?
    /// What it is, where the amount is given apart.
    public var name: String?
    /// How much.
    public var quantity: String?
    /// Where a shop has it; nil lets the kitchen decide.
    public var category: Category?
    /// The brand.
    public var brand: String?
    /// A note.
    public var note: String?

    /// Something as it was typed.
    public init(_ text: String, category: Category? = nil, brand: String? = nil, note: String? = nil) {
        self.text = text
        self.category = category
        self.brand = brand
        self.note = note
    }

    /// Something with its amount apart.
    public init(name: String, quantity: String? = nil, category: Category? = nil) {
        self.name = name
        self.quantity = quantity
        self.category = category
    }
}

/// What is to change of an item; what is nil or kept stays as it is.
public struct GroceryItemChange: Codable, Hashable, Sendable {
    /// All of it, as if it were typed: `2 l milk`.
    public var text: String?
    /// What it is.
    public var name: String?
    /// How much.
    public var quantity: String?
    /// Where a shop has it.
    public var category: Category?
    /// Its place in its category.
    public var position: Int?
    /// The brand.
    public var brand: Change<String> = .keep
    /// A note.
    public var note: Change<String> = .keep
    /// In which of the household's aisles it is found.
    public var aisle: String?

    /// A change of nothing, to be filled in.
    public init() {}

    /// A new note.
    public static func note(_ note: String?) -> GroceryItemChange {
        var change = GroceryItemChange()
        change.note = Change(note)
        return change
    }

    /// A new name.
    public static func name(_ name: String) -> GroceryItemChange {
        var change = GroceryItemChange()
        change.name = name
        return change
    }

    /// A new amount.
    public static func quantity(_ quantity: String) -> GroceryItemChange {
        var change = GroceryItemChange()
        change.quantity = quantity
        return change
    }
}
