public import Database
import Events
import HTTP

/// Who uses Larder: users, their sessions, their households.
public enum AccountService: Sendable {
    /// The service's name.
    public static let name = "account"
    /// The port it listens on, if nothing else is said.
    public static let defaultPort = 8081
    /// The history of its schema.
    public static let migrations: [Migration] = Outbox.migrations + AccountMigrations.all

    /// All routes of the service.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        router.addAccountSchemas()
        router.addAuthRoutes(dependencies)
        router.addAccountRoutes(dependencies)
        router.addEmailRoutes(dependencies)
        router.addProfileRoute(dependencies)
        if let provider = dependencies.provider { router.addProviderRoutes(dependencies, provider) }
        router.addHouseholdRoutes(dependencies)
        router.addMembershipRoutes(dependencies)
        router.addSessionRoutes(dependencies)
        router.addTokenRoutes(dependencies)
        router.addAuditRoutes(dependencies)
        router.addInternalSessionRoutes(dependencies)
        router.addFamilyRoutes(dependencies)
        router.addOwnerRoutes(dependencies)
        router.addEntitlementRoutes(dependencies)
        return router
    }
}
