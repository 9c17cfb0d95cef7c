import Values

/// Something that happened to the plan, for those who care.
enum PlanFact: Hashable, Sendable {
    /// An entry was planned.
    case added(PlanEntry)
    /// An entry has another day, meal or place.
    case moved(PlanEntry)
    /// Servings, words, member or title of an entry changed.
    case changed(PlanEntry)
    /// An entry was taken away.
    case removed(PlanEntry)
    /// An entry was marked cooked.
    case cooked(PlanEntry, CalendarDate)
    /// An entry's mark was taken back.
    case uncooked(PlanEntry, CalendarDate)
}
