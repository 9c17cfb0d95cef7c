public import HTTP

extension Router {
    /// Adds a route for members of a household: `handler` runs only for a caller whose role is at least `minimum`.
    ///
    /// With `sessionOnly` no API token and no app password will do, whatever its scopes: for what makes a way in that
    /// outlives the token, such as a link.
    public mutating func household(
        _ method: Method,
        _ pattern: String,
        _ authenticator: Authenticator,
        minimum: Role = .viewer,
        sessionOnly: Bool = false,
        _ operation: Operation,
        handler: @escaping @Sendable (Request, Caller) async throws -> Response
    ) {
        on(method, pattern, operation.sessionOnly(sessionOnly)) { request in
            let caller = try await authenticator.caller(of: request, minimum: minimum, sessionOnly: sessionOnly)
            guard let onward = caller.onward else {
                return authenticator.watched(try await handler(request, caller), of: caller)
            }
            return try await RequestContext.calling(as: onward) {
                authenticator.watched(try await handler(request, caller), of: caller)
            }
        }
    }

    /// Adds a route for whoever has signed in, whatever household it is about.
    ///
    /// With `sessionOnly` no API token and no app password will do, whatever its scopes: for what decides over
    /// credentials and over the account itself.
    public mutating func signedIn(
        _ method: Method,
        _ pattern: String,
        _ authenticator: Authenticator,
        sessionOnly: Bool = false,
        _ operation: Operation,
        handler: @escaping @Sendable (Request, AccessClaims) async throws -> Response
    ) {
        on(method, pattern, operation.sessionOnly(sessionOnly)) { request in
            try await handler(request, try await authenticator.claims(of: request, sessionOnly: sessionOnly))
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

extension Operation {
    /// The same, documented as what takes somebody who has signed in.
    fileprivate func sessionOnly(_ isSessionOnly: Bool) -> Operation {
        var operation = self
        operation.isSessionOnly = isSessionOnly
        return operation
    }
}
