import Database
import Identity
import Values

extension SQLAccountStore {
    /// The providers that know a user.
    func identities(of user: UserID) async throws -> [ExportedIdentity] {
        try await db.query(ProviderSQL.identities(of: user)).map {
            ExportedIdentity(issuer: try $0.string(0), subject: try $0.string(1), connectedAt: try $0.instant(2))
        }
    }

    /// What a user has paid for: nothing, or one thing.
    func subscriptions(of user: UserID) async throws -> [Subscription] {
        try await db.query(BillingSQL.subscriptions(of: [user])).map(Subscription.init)
    }
}
