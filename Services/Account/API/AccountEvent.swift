public import JSON
public import Kitchen
public import Values

/// What the account service tells of a household; of its end it tells by `HouseholdErasure`.
@ServiceEvent("account")
public enum AccountEvent: Hashable {
    /// A setting changed that other services work with.
    case householdChanged(HouseholdChanged)
    /// The household has another name, or other settings than those of `householdChanged`.
    case householdSettingsChanged(HouseholdVersion)
    /// Somebody was added to those who eat in the household, or changed.
    case householdMemberChanged(MemberChanged)
    /// Somebody does not eat in the household any more.
    case householdMemberRemoved(MemberRemoved)
    /// Somebody belongs to the household now, or has another role.
    case householdMembershipChanged(MembershipChanged)
    /// Somebody does not belong to the household any more.
    case householdMembershipEnded(MembershipEnded)

    /// All.
    public static func isTold(_ kind: Kind) -> Bool { true }
}

/// What other services are told of a household's settings: only what they work with.
@JSONObject
public struct HouseholdChanged: Hashable, Sendable {
    /// How amounts are shown; nil as the recipe says.
    public var measurementSystem: MeasurementSystem?
}

/// A household after a change.
@JSONObject
public struct HouseholdVersion: Hashable, Sendable {
    /// Its version.
    public var version: Int
}

/// Somebody who belongs to a household.
@JSONObject
public struct MembershipChanged: Hashable, Sendable {
    /// Who.
    public var user: UserID
    /// What they may do: `owner`, `editor` or `viewer`.
    public var role: String
    /// Whether they are new; nil if not.
    @LeftOutIfNil public var created: Bool? = nil
}

/// What is told of somebody who eats in a household: who, and nothing else.
@JSONObject
public struct MemberChanged: Hashable, Sendable {
    /// The member.
    public var memberID: MemberID
    /// Whether they are new; nil if not.
    @LeftOutIfNil public var created: Bool? = nil
}

/// What other services are told when somebody does not eat in a household any more: who, and nothing else.
@JSONObject
public struct MemberRemoved: Hashable, Sendable {
    /// The member that was.
    public var memberID: MemberID
}

/// What other services are told when somebody does not belong to a household any more, and what of theirs ends with it.
@JSONObject
public struct MembershipEnded: Hashable, Sendable {
    /// Who belonged to it.
    public var user: UserID
    /// Who ended it: the same, or an owner.
    public var actor: UserID
    /// Whether the calendar addresses end that they have made.
    public var endsFeeds: Bool
    /// Whether the links to lists end that they have made.
    public var endsLinks: Bool
}

/// What ends with a membership, as the one who ended it is told.
@JSONObject
public struct EndedMembershipBody: Sendable, Hashable {
    /// How many invitations of theirs, which nobody has used, are void.
    public var invitations: Int
    /// Whether their calendar addresses end; within seconds.
    public var feeds: Bool
    /// Whether their links to lists end; within seconds.
    public var links: Bool
}
