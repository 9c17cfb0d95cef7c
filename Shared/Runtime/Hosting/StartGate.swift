import HTTP

/// Stands before a process's routes while its database cannot be reached: those of its services do not exist yet, as
/// building them reads the database.
///
/// Everything but the operational routes is a 503.
struct StartGate: Middleware {
    func respond(to request: Request, next: Handler) async throws -> Response {
        switch request.path {
        case "/healthz", "/readyz", "/metrics", StatusRoute.path: return try await next(request)
        default: throw Problem.unavailable(code: "starting", "The service is starting. Please try again.")
        }
    }
}
