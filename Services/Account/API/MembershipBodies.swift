public import Identity
public import JSON
public import Values

/// Somebody who belongs to a household.
public struct MembershipBody: Decodable, Hashable, Sendable {
    /// Who.
    public var user: UserBody
    /// What they may do.
    public var role: Role
    /// Since when.
    public var joinedAt: Instant
    /// What they want to be called; null if they have not said.
    public var name: String?

    private enum CodingKeys: String, CodingKey {
        case user
        case role
        case joinedAt = "joined_at"
        case name
    }

    /// A membership.
    public init(user: UserID, role: Role, joinedAt: Instant, name: String? = nil) {
        self.user = UserBody(id: user)
        self.role = role
        self.joinedAt = joinedAt
        self.name = name
    }
}

extension MembershipBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("user", user)
            json.member("role", role.rawValue)
            json.member("joined_at", joinedAt)
            json.member("name", name)
        }
    }
}

/// The role that somebody is given; for an invitation `editor` if it is left out.
public struct RoleBody: Decodable, Sendable, JSONEncodable {
    /// The role.
    public var role: String?

    /// A role to give.
    public init(role: Role?) {
        self.role = role?.rawValue
    }

    /// Writes the role, if one is set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let role { json.member("role", role) }
        }
    }
}

/// An invitation as it is shown, once.
public struct InvitationBody: Decodable, Sendable {
    /// What the invited person sends to join.
    public var code: String
    /// What they may do then.
    public var role: Role
    /// Until when the code is good.
    public var expiresAt: Instant

    private enum CodingKeys: String, CodingKey {
        case code
        case role
        case expiresAt = "expires_at"
    }

    /// An invitation.
    public init(code: Secret, role: Role, expiresAt: Instant) {
        self.code = code.exposed
        self.role = role
        self.expiresAt = expiresAt
    }
}

extension InvitationBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("code", code)
            json.member("role", role.rawValue)
            json.member("expires_at", expiresAt)
        }
    }
}

/// The code with which somebody joins a household.
public struct JoinBody: Decodable, Sendable, JSONEncodable {
    /// The invitation's code.
    public var code: String

    /// A code.
    public init(code: String) {
        self.code = code
    }

    /// Writes the code.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("code", code) }
    }
}
