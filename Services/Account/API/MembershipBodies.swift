public import Identity
public import JSON
public import Values

/// Somebody who belongs to a household.
@JSONObject
public struct MembershipBody: Hashable, Sendable {
    /// Who.
    public var user: UserBody
    /// What they may do.
    public var role: Role
    /// Since when.
    public var joinedAt: Instant
    /// What they want to be called; null if they have not said.
    public var name: String?

    /// A membership.
    public init(user: UserID, role: Role, joinedAt: Instant, name: String? = nil) {
        self.user = UserBody(id: user)
        self.role = role
        self.joinedAt = joinedAt
        self.name = name
    }
}

/// The role that somebody is given; for an invitation `editor` if it is left out.
@JSONObject(.leavesOutNil)
public struct RoleBody: Sendable {
    /// The role.
    public var role: String?

    /// A role to give.
    public init(role: Role?) {
        self.role = role?.rawValue
    }
}

/// An invitation as it is shown, once.
@JSONObject
public struct InvitationBody: Sendable {
    /// What the invited person sends to join.
    public var code: String
    /// What they may do then.
    public var role: Role
    /// Until when the code is good.
    public var expiresAt: Instant
    /// Where the app asks only whether to join.
    ///
    /// The code stands behind the `#`, which a browser sends to no server.
    public var link: String
    /// A QR code of the link, an SVG document.
    public var qrCode: String

    /// An invitation.
    public init(code: Secret, role: Role, expiresAt: Instant, link: String, qrCode: String) {
        self.code = code.exposed
        self.role = role
        self.expiresAt = expiresAt
        self.link = link
        self.qrCode = qrCode
    }
}

/// The code with which somebody joins a household.
@JSONObject
public struct JoinBody: Sendable {
    /// The invitation's code.
    public var code: String
}
