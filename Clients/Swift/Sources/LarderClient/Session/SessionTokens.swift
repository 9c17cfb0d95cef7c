import Foundation

/// What a signed-in session is known by.
public struct SessionTokens: Codable, Hashable, Sendable {
    /// Sent with every call.
    public var accessToken: String
    /// Exchanged for new tokens, once.
    public var refreshToken: String
    /// Until when the access token is valid, by this device's clock.
    public var expiresAt: Date
    /// The id of the user.
    public var userID: UUID
    /// The household that calls without another one are about.
    public var householdID: UUID?
}

/// The answer to a sign-in.
struct TokenAnswer: Codable, Sendable {
    var accessToken: String
    var refreshToken: String
    var expiresIn: Int
    var user: UserReference
    var household: Household?

    func tokens(now: Date = Date()) -> SessionTokens {
        SessionTokens(
            accessToken: accessToken,
            refreshToken: refreshToken,
            expiresAt: now.addingTimeInterval(TimeInterval(expiresIn)),
            userID: user.id,
            householdID: household?.id
        )
    }
}

/// A user, of whom only the id is known.
public struct UserReference: Codable, Hashable, Sendable {
    /// The user's id.
    public var id: UUID
}
