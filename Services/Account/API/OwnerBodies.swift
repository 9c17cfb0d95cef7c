public import Identity
public import JSON
public import Values

/// An invitation that can still be used; its code was shown once, when it was made.
public struct OpenInvitationBody: Decodable, Hashable, Sendable {
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

    private enum CodingKeys: String, CodingKey {
        case id, role
        case createdBy = "created_by"
        case createdAt = "created_at"
        case expiresAt = "expires_at"
    }

    /// An invitation from its parts.
    public init(id: String, role: Role, createdBy: UserID, createdAt: Instant, expiresAt: Instant) {
        self.id = id
        self.role = role
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }
}

extension OpenInvitationBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("role", role.rawValue)
            json.member("created_by", createdBy)
            json.member("created_at", createdAt)
            json.member("expires_at", expiresAt)
        }
    }
}

/// To whom a household is handed over.
public struct TransferBody: Decodable, Sendable {
    /// The new owner, who is in it already.
    public var userID: UserID
    /// What the old owner may do from then on; `editor` if it is left out.
    public var role: String?

    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case role
    }

    /// To whom, and what the old owner becomes.
    public init(userID: UserID, role: Role? = nil) {
        self.userID = userID
        self.role = role?.rawValue
    }
}

/// Which household is meant where a request names none.
public struct DefaultHouseholdBody: Decodable, Sendable {
    /// The household.
    public var householdID: HouseholdID?

    private enum CodingKeys: String, CodingKey {
        case householdID = "household_id"
    }

    /// A choice, or that there is none.
    public init(householdID: HouseholdID?) {
        self.householdID = householdID
    }
}

extension DefaultHouseholdBody: JSONEncodable {
    /// Writes `{"household_id"}`.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("household_id", householdID) }
    }
}
