import Values

/// Something that happened to the plan, for those who care.
enum PlanFact: Hashable, Sendable {
    case added(PlanEntry)
    /// An entry has another day, meal or place.
    case moved(PlanEntry)
    /// Servings, words, member or title of an entry changed.
    case changed(PlanEntry)
    case removed(PlanEntry)
    /// The recipe of an entry was deleted, which changes no list.
    case recipeDeleted(PlanEntry)
    case cooked(PlanEntry, CalendarDate)
    /// An entry's mark was taken back.
    case uncooked(PlanEntry, CalendarDate)
}
