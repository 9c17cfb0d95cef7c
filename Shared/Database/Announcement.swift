public import Values

/// What a statement tells the listeners in its process once it is committed.
public enum Announcement: Hashable, Sendable {
    /// A household has new events.
    case events(HouseholdID)
    /// A household's events wait to be delivered to other services.
    case deliveries(HouseholdID)
}
