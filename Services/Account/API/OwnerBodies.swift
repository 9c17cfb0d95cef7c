public import Identity
public import JSON
public import Values

/// An invitation that can still be used; its code was shown once, when it was made.
@JSONObject
public struct OpenInvitationBody: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// What the invited person may do.
    public var role: Role
    /// Who made it.
    public var createdBy: UserID
    /// When it was made.
    public var createdAt: Instant
    /// Until when its code is good.
    public var expiresAt: Instant
}

/// To whom a household is handed over.
@JSONObject(.readOnly)
public struct TransferBody: Sendable {
    /// The new owner, who is in it already.
    public var userID: UserID
    /// What the old owner may do from then on; `editor` if it is left out.
    public var role: String?

    /// To whom, and what the old owner becomes.
    public init(userID: UserID, role: Role? = nil) {
        self.userID = userID
        self.role = role?.rawValue
    }
}

/// Which household is meant where a request names none.
@JSONObject
public struct DefaultHouseholdBody: Sendable {
    /// The household.
    public var householdID: HouseholdID?
}
