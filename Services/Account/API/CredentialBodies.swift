public import JSON
public import Values

/// An address and a password that somebody signs up with.
@JSONObject(.readOnly)
public struct SignUpBody: Sendable {
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
    /// How a new household measures; nil for what is usual where the browser is from.
    public var measurementSystem: String?
    /// What is spoken in a new household; nil for the browser's language.
    public var language: String?
}

/// An address and a password that somebody signs in with.
@JSONObject(.readOnly)
public struct SignInBody: Sendable {
    /// The address.
    public var email: String
    /// The password.
    public var password: String
}

/// The password that is, and the one that shall be.
@JSONObject(.readOnly)
public struct PasswordChangeBody: Sendable {
    /// The password that is.
    public var current: String
    /// The password that shall be.
    public var new: String
}

/// Whose password is to be set anew.
@JSONObject(.readOnly)
public struct ResetRequestBody: Sendable {
    /// The address.
    public var email: String
}

/// The address that somebody wants to have.
@JSONObject(.readOnly)
public struct EmailChangeBody: Sendable {
    /// The address.
    public var email: String
    /// The caller's password.
    public var password: String
}

/// A mailed link's token.
@JSONObject(.readOnly)
public struct EmailLinkBody: Sendable {
    /// What stands behind `#token=` in the link.
    public var token: String
}

/// A mailed link's token, and a password.
@JSONObject(.readOnly)
public struct LinkBody: Sendable {
    /// What stands behind `#token=` in the link.
    public var token: String
    /// The new password; for a sign-up, the one that it was made with.
    public var password: String
}

/// The password of somebody who deletes their account.
@JSONObject(.readOnly)
public struct DeleteAccountBody: Sendable {
    /// The password; absent for who has none.
    public var password: String? = nil
}

/// What the caller changes of themselves; nil leaves a thing as it is.
@JSONObject(.readOnly)
public struct ProfileChangeBody: Sendable {
    /// What they want to be called; the inner nil takes it back.
    public var name: String??
}

/// The caller, as they see themselves.
@JSONObject
public struct ProfileBody: Hashable, Sendable {
    /// The user's id.
    public var id: UserID
    /// The address; null for who has not signed up.
    public var email: String?
    /// What they want to be called.
    public var name: String?
    /// Whether they can sign in with a password.
    public var hasPassword: Bool
}
