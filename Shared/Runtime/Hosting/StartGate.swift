import HTTP

/// Stands before a process's routes while its database cannot be reached: those of its services do not exist yet, as
/// building them reads the database.
///
/// Everything but the operational routes is a 503.
struct StartGate: Middleware {
    /// What everything is answered with.
    ///
    /// Also before a body is taken, by the router: a 404 would tell clients that what they want to change is gone.
    static let problem = Problem.unavailable(code: "starting", "The service is starting. Please try again.")

    func respond(to request: Request, next: Handler) async throws -> Response {
        switch request.path {
        case "/healthz", "/readyz", "/metrics", StatusRoute.path: return try await next(request)
        default: throw Self.problem
        }
    }
}
