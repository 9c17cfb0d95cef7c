public import JSON
public import Values

/// What the export service tells of a household's feed addresses.
@ServiceEvent("export")
public enum FeedEvent: Hashable {
    /// An address was made.
    case feedCreated(FeedFact)
    /// An address is good no more.
    case feedRevoked(FeedFact)

    /// All.
    public static func isTold(_ kind: Kind) -> Bool { true }
}

/// What the account service is told for the household's log.
@JSONObject(.leavesOutNil)
public struct FeedFact: Hashable, Sendable {
    /// Who did it.
    public var actor: UserID
    /// What the address gave out: `groceries`, `menu` or `meal-plan`; told when it is made.
    public var purpose: String? = nil
}
