public import JSON
public import Values

/// What the meal-plan service tells of a household's plan.
@ServiceEvent("meal-plan")
public enum PlanEvent: Hashable {
    /// An entry was planned.
    case planEntryAdded(PlanEntryFact)
    /// An entry has another day, meal or place.
    case planEntryMoved(PlanEntryFact)
    /// Servings, words, member or title of an entry changed.
    case planEntryChanged(PlanEntryFact)
    /// An entry was taken away.
    case planEntryRemoved(PlanEntryFact)
    /// An entry was marked cooked, on the date that is given.
    case planEntryCooked(PlanEntryFact)
    /// An entry's mark was taken back.
    case planEntryUncooked(PlanEntryFact)
    /// What was planned for a member who has gone is for everyone now.
    case planMemberRemoved(PlanMemberFact)

    /// All but what the account service tells as well.
    public static func isTold(_ kind: Kind) -> Bool {
        switch kind {
        case .planMemberRemoved: false
        default: true
        }
    }
}

/// An entry of the plan.
@JSONObject
public struct PlanEntryFact: Hashable, Sendable {
    /// The entry.
    public var entryID: PlanEntryID
    /// Its recipe, if it has one.
    public var recipeID: RecipeID?
    /// Its day.
    public var date: CalendarDate
    /// For how many it is cooked; nil for what buys nothing, and in events of older versions.
    @LeftOutIfNil public var servings: Int? = nil
    /// Whether it is cooked already, so that lists do not change for it any more.
    @LeftOutIfNil public var cooked: Bool? = nil
    /// The menu of which the entry is a recipe.
    @LeftOutIfNil public var menuID: MenuID? = nil
    /// The recipe's place in that menu.
    @LeftOutIfNil public var menuItemID: MenuItemID? = nil
    /// The meal of the day; given for a recipe of a menu.
    @LeftOutIfNil public var slot: MealSlot? = nil
    /// What the recipe is called, or what was noted.
    @LeftOutIfNil public var title: String? = nil
}

/// Somebody who does not eat in the household any more.
@JSONObject
public struct PlanMemberFact: Hashable, Sendable {
    /// The member that was.
    public var memberID: MemberID
}
