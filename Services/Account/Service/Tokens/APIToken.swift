import Crypto
import Identity
import Values

enum APITokenSubject {}
typealias APITokenID = Identifier<APITokenSubject>

extension SessionID {
    /// An API token takes the place of a session in the access tokens that it is exchanged for.
    init(_ token: APITokenID) { self.init(token.uuid) }
}

/// What an API token may do at the moment.
struct APITokenGrant: Sendable {
    let token: APIToken
    /// The households that it is for, as its user belongs to them now.
    let memberships: [Membership]
    /// From when on the user's tokens are good, if some have been revoked of late.
    let notBefore: Instant?
}
