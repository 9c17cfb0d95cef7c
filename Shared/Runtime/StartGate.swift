import HTTP
import Synchronization

/// Stands before a process's routes while its database cannot be reached: they do not exist yet, as building them reads
/// the database.
///
/// Until then everything but the floor's own routes is a 503.
final class StartGate: Middleware {
    private let services = Mutex<Router?>(nil)

    /// From now on these routes answer.
    func open(_ router: Router) {
        services.withLock { $0 = router }
    }

    func respond(to request: Request, next: Handler) async throws -> Response {
        if let router = services.withLock({ $0 }) { return await router.respond(to: request) }
        switch request.path {
        case "/healthz", "/readyz", "/metrics": return try await next(request)
        default: throw Problem.unavailable(code: "starting", "The service is starting. Please try again.")
        }
    }
}
