public import Database
import Events
import HTTP
public import Runtime

/// Who uses Larder: users, their sessions, their households.
public enum AccountService: Sendable {
    /// The service's name.
    public static let name = "account"
    /// What the runtime does for it.
    public static let features: [ServiceFeature] = AccountMigrations.features
    /// Its own migrations.
    public static let migrations: [Migration] = AccountMigrations.all

    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        router.addAccountSchemas()
        dependencies.addRoutes(to: &router)
        return router
    }
}
