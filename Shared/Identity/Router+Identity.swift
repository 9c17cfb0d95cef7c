public import HTTP

extension Router {
    /// Adds a route for members of a household: `handler` runs only for a caller whose role is at least `minimum`.
    public mutating func household(
        _ method: Method,
        _ pattern: String,
        _ authenticator: Authenticator,
        minimum: Role = .viewer,
        _ operation: Operation,
        handler: @escaping @Sendable (Request, Caller) async throws -> Response
    ) {
        on(method, pattern, operation) { request in
            try await handler(request, try await authenticator.caller(of: request, minimum: minimum))
        }
    }

    /// Adds a route for whoever has signed in, whatever household it is about.
    public mutating func signedIn(
        _ method: Method,
        _ pattern: String,
        _ authenticator: Authenticator,
        _ operation: Operation,
        handler: @escaping @Sendable (Request, AccessClaims) async throws -> Response
    ) {
        on(method, pattern, operation) { request in
            try await handler(request, try await authenticator.claims(of: request))
        }
    }

    /// Adds a route for other services of the same Larder, which show that they know the secret.
    public mutating func internalOnly(
        _ method: Method,
        _ pattern: String,
        secret: InternalSecret,
        _ operation: Operation,
        handler: @escaping Handler
    ) {
        on(method, pattern, operation) { request in
            try secret.check(request)
            return try await handler(request)
        }
    }
}
