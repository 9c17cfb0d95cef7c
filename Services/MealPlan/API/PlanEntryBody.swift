public import HTTP
public import JSON
public import Values

/// A meal of the day.
public enum MealSlot: String, Sendable, Hashable, JSONEncodable, JSONReadable, CaseIterable {
    /// In the morning.
    case breakfast
    /// At midday.
    case lunch
    /// In the evening.
    case dinner
    /// In between.
    case snacks

    /// Its place in the order of the day, from 0.
    public var place: Int {
        switch self {
        case .breakfast: 0
        case .lunch: 1
        case .dinner: 2
        case .snacks: 3
        }
    }
}

/// What an entry of the plan is.
public enum PlanEntryKind: String, Sendable, Hashable, JSONEncodable, JSONReadable, CaseIterable {
    /// A recipe to cook, or its leftovers.
    case recipe
    /// Words.
    case note
}

/// An entry of the meal plan as the API shows it.
@JSONObject
public struct PlanEntryBody: Sendable, Hashable {
    /// The entry's id.
    public var id: PlanEntryID
    /// Counts its changes; also its `ETag`.
    public var version: Int
    /// The day it is planned for.
    public var date: CalendarDate
    /// The meal it is planned for.
    public var slot: MealSlot
    /// Its place among the slot's entries, from 0.
    public var position: Int
    /// A recipe or a note.
    public var kind: PlanEntryKind
    /// The recipe, if it is one.
    public var recipeID: RecipeID?
    /// The recipe's title, if it is one.
    public var title: String?
    /// The recipe's picture.
    public var imageURL: String?
    /// For how many it is cooked, if it is a recipe.
    public var servings: Int?
    /// The note's words, or words about the recipe.
    public var note: String?
    /// Who it is for; nil for everyone.
    public var memberID: MemberID?
    /// The entry whose leftovers this is; such an entry buys nothing.
    public var leftoverOf: PlanEntryID?
    /// When it was marked cooked; nil until then.
    public var cookedAt: Instant?
    /// The day it was cooked; nil until then.
    public var cookedOn: CalendarDate? = nil
    /// When it was planned.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant
    /// True if the recipe has been deleted; its title stays.
    @LeftOutIfNil public var recipeDeleted: Bool? = nil
    /// The menu of which this is a recipe; absent for an ordinary entry.
    @LeftOutIfNil public var menuID: MenuID? = nil
    /// The recipe's place in that menu.
    @LeftOutIfNil public var menuItemID: MenuItemID? = nil
    /// What else the call has changed; nil where nothing was changed or it is not known.
    @LeftOutIfNil public var effects: [Effect]? = nil
}
