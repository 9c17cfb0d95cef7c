import Foundation

/// A meal of a day.
public struct MealSlot: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A meal of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the morning.
    public static let breakfast: MealSlot = "breakfast"
    /// At noon.
    public static let lunch: MealSlot = "lunch"
    /// In the evening.
    public static let dinner: MealSlot = "dinner"
    /// In between.
    public static let snacks: MealSlot = "snacks"
}

/// A recipe or a note on the calendar.
public struct PlanEntry: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// Its day.
    public var date: CalendarDate
    /// Its meal.
    public var slot: MealSlot
    /// Its place in the meal, from 1.
    public var position: Int
    /// `recipe` or `note`.
    public var kind: String
    /// The recipe.
    public var recipeID: UUID?
    /// The recipe's title.
    public var title: String?
    /// The recipe's picture.
    public var imageURL: String?
    /// For how many people it is cooked.
    public var servings: Int?
    /// The note.
    public var note: String?
    /// For whom it is; nil for everyone.
    public var memberID: UUID?
    /// The entry whose leftovers it is.
    public var leftoverOf: UUID?
    /// When it was marked as cooked.
    public var cookedAt: Date?
    /// The day on which it was cooked.
    public var cookedOn: CalendarDate?
    /// Whether the recipe was deleted.
    public var recipeDeleted: Bool?
    /// The menu that it belongs to.
    public var menuID: UUID?
    /// What it is in that menu.
    public var menuItemID: UUID?
    /// What else a change of it has changed.
    public var effects: [Effect]?
}

/// Some days of the calendar.
public struct PlanWindow: Codable, Hashable, Sendable {
    /// The household's day now.
    public var today: CalendarDate
    /// The first day.
    public var from: CalendarDate
    /// The last day.
    public var to: CalendarDate
    /// All days.
    public var days: [PlanDay]
}

/// A day of the calendar.
public struct PlanDay: Codable, Hashable, Sendable {
    /// The day.
    public var date: CalendarDate
    /// Whether there is anything on it.
    public var hasEntries: Bool
    /// What is on it, by meal.
    public var slots: [String: [PlanEntry]]

    /// What there is for a meal.
    public subscript(_ slot: MealSlot) -> [PlanEntry] { slots[slot.rawValue] ?? [] }
}

/// A recipe or a note for the calendar.
public struct NewPlanEntry: Codable, Hashable, Sendable {
    /// Its id, chosen by the client.
    public var id: UUID
    /// Its day.
    public var date: CalendarDate
    /// Its meal.
    public var slot: MealSlot
    /// Its place in the meal; nil for the last one.
    public var position: Int?
    /// The recipe.
    public var recipeID: UUID?
    /// The menu that it belongs to.
    public var menuID: UUID?
    /// What it is in that menu.
    public var menuItemID: UUID?
    /// For how many people it is cooked.
    public var servings: Int?
    /// The note.
    public var note: String?
    /// For whom it is.
    public var memberID: UUID?
    /// The entry whose leftovers it is.
    public var leftoverOf: UUID?

    /// A recipe, or a note.
    public init(
        _ date: CalendarDate,
        _ slot: MealSlot,
        recipe: UUID? = nil,
        servings: Int? = nil,
        note: String? = nil,
        id: UUID = .larder()
    ) {
        self.id = id
        self.date = date
        self.slot = slot
        recipeID = recipe
        self.servings = servings
        self.note = note
    }
}

/// What is to change of an entry; nil stays as it is.
public struct PlanEntryChange: Codable, Hashable, Sendable {
    /// Its day.
    public var date: CalendarDate?
    /// Its meal.
    public var slot: MealSlot?
    /// Its place in the meal.
    public var position: Int?
    /// For how many people it is cooked.
    public var servings: Int?
    /// The note.
    public var note: String?
    /// For whom it is.
    public var memberID: Change<UUID> = .keep

    /// A change of nothing, to be filled in.
    public init() {}
}

/// Entries that a call has made or changed.
public struct PlanEntries: Codable, Hashable, Sendable {
    /// The entries.
    public var items: [PlanEntry]
    /// What else has changed.
    public var effects: [Effect]?
}
