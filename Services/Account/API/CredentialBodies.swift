public import JSON
public import Values

/// An address and a password that somebody signs up with.
public struct SignUpBody: Decodable, Sendable {
    /// The address.
    public var email: String
    /// The password, 8 to 256 characters.
    public var password: String
    /// What they want to be called.
    public var name: String?
    /// What a new household is called.
    public var householdName: String?
    /// A new household's time zone, as `Europe/Berlin`.
    public var timeZone: String?

    private enum CodingKeys: String, CodingKey {
        case email, password, name
        case householdName = "household_name"
        case timeZone = "time_zone"
    }
}

/// An address and a password that somebody signs in with.
public struct SignInBody: Decodable, Sendable {
    /// The address.
    public var email: String
    /// The password.
    public var password: String
}

/// The password that is, and the one that shall be.
public struct PasswordChangeBody: Decodable, Sendable {
    /// The password that is.
    public var current: String
    /// The password that shall be.
    public var new: String
}

/// Whose password is to be set anew.
public struct ResetRequestBody: Decodable, Sendable {
    /// The address.
    public var email: String
}

/// The address that somebody wants to have.
public struct EmailChangeBody: Decodable, Sendable {
    /// The address.
    public var email: String
    /// The caller's password.
    public var password: String
}

/// A mailed link's token.
public struct EmailLinkBody: Decodable, Sendable {
    /// What stands behind `#token=` in the link.
    public var token: String
}

/// A mailed link's token, and a password.
public struct LinkBody: Decodable, Sendable {
    /// What stands behind `#token=` in the link.
    public var token: String
    /// The new password; for a sign-up, the one that it was made with.
    public var password: String
}

/// The password of somebody who deletes their account.
public struct DeleteAccountBody: Decodable, Sendable {
    /// The password; absent for who has none.
    public var password: String?

    /// A body without a password.
    public init() {}
}

/// What the caller changes of themselves; nil leaves a thing as it is.
public struct ProfileChangeBody: Decodable, Sendable {
    /// What they want to be called; the inner nil takes it back.
    public var name: String??

    private enum CodingKeys: String, CodingKey {
        case name
    }

    /// Reads a JSON merge patch.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        if members.contains(.name) { name = .some(try members.decodeIfPresent(String.self, forKey: .name)) }
    }
}

/// The caller, as they see themselves.
public struct ProfileBody: Decodable, Hashable, Sendable, JSONEncodable {
    /// The user's id.
    public var id: UserID
    /// The address; null for who has not signed up.
    public var email: String?
    /// What they want to be called.
    public var name: String?
    /// Whether they can sign in with a password.
    public var hasPassword: Bool

    private enum CodingKeys: String, CodingKey {
        case id, email, name
        case hasPassword = "has_password"
    }

    /// A user.
    public init(id: UserID, email: String?, name: String?, hasPassword: Bool) {
        self.id = id
        self.email = email
        self.name = name
        self.hasPassword = hasPassword
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("email", email)
            json.member("name", name)
            json.member("has_password", hasPassword)
        }
    }
}
