public import HTTP

/// Routes that stand behind the same guard.
///
/// A service's table of routes makes each of its groups once, and a registration names its group, its method, its path,
/// its operation and its handler:
///
///     let viewers = RouteGroup.household(authenticator)
///     let editors = RouteGroup.household(authenticator, minimum: .editor)
///     router.on(viewers, .get, MenuPaths.board, .getBoard, getBoard)
///     router.on(editors, .post, MenuPaths.boardRecipes, .addMenuRecipe, addMenuRecipe)
///
/// `Who` is what the guard finds out about whoever calls; nothing for groups that do not ask who it is.
public struct RouteGroup<Who: Sendable>: Sendable {
    /// What a handler of the group looks like.
    public typealias Handler = @Sendable (Request, Who) async throws -> Response

    fileprivate var isSessionOnly = false
    fileprivate var isOfHousehold = false
    fileprivate var isInternal = false
    fileprivate var linkCheck: (@Sendable (Request) async throws -> Void)?
    /// Lets a request through to the handler, or throws.
    fileprivate let admit: @Sendable (Request, Handler) async throws -> Response
}

extension RouteGroup where Who == Caller {
    /// For members of a household whose role is at least `minimum`.
    ///
    /// With `sessionOnly` no API token and no app password will do, whatever its scopes: for what makes a way in that
    /// outlives the token, such as a link.
    public static func household(
        _ authenticator: Authenticator,
        minimum: Role = .viewer,
        sessionOnly: Bool = false
    ) -> RouteGroup {
        RouteGroup(isSessionOnly: sessionOnly, isOfHousehold: true) { request, handler in
            let caller = try await authenticator.caller(of: request, minimum: minimum, sessionOnly: sessionOnly)
            let response = try await acting(as: caller.actor, in: request) {
                guard let onward = caller.onward else { return try await handler(request, caller) }
                return try await RequestContext.calling(as: onward) { try await handler(request, caller) }
            }
            return authenticator.watched(response, of: caller)
        }
    }
}

extension RouteGroup where Who == AccessClaims {
    /// For whoever has signed in, whatever household it is about.
    ///
    /// With `sessionOnly` no API token and no app password will do, whatever its scopes: for what decides over
    /// credentials and over the account itself.
    public static func signedIn(_ authenticator: Authenticator, sessionOnly: Bool = false) -> RouteGroup {
        RouteGroup(isSessionOnly: sessionOnly) { request, handler in
            let claims = try await authenticator.claims(of: request, sessionOnly: sessionOnly)
            return try await acting(as: .user(claims.user, byApp: claims.scopes != nil), in: request) {
                try await handler(request, claims)
            }
        }
    }
}

extension RouteGroup where Who == Void {
    /// For other services of the same Larder, which show that they know the secret; no client's document has them.
    public static func internalOnly(_ secret: InternalSecret) -> RouteGroup {
        RouteGroup(isInternal: true) { request, handler in
            try secret.check(request)
            return try await handler(request, ())
        }
    }

    /// For whoever has the secret in the URL, which `check` finds to open nothing by throwing.
    ///
    /// It is asked as soon as the header of a request with a large body has come. The handlers ask again, as they need
    /// what the secret opens.
    public static func link(_ check: @escaping @Sendable (Request) async throws -> Void) -> RouteGroup {
        RouteGroup(linkCheck: check) { request, handler in try await handler(request, ()) }
    }

    /// For anybody; what is asked for besides, such as a secret in the URL, the handlers look at themselves.
    public static var open: RouteGroup {
        RouteGroup { request, handler in try await handler(request, ()) }
    }
}

/// Runs `body` so that the events which it writes say who has asked for it; what only reads writes none.
private func acting(
    as actor: Actor?,
    in request: Request,
    _ body: () async throws -> Response
) async throws -> Response {
    guard !request.method.onlyReads, let actor else { return try await body() }
    return try await Actor.$current.withValue(actor, operation: body)
}

extension Router {
    /// Adds a route to a group.
    public mutating func on<Who>(
        _ group: RouteGroup<Who>,
        _ method: Method,
        _ pattern: String,
        _ operation: Operation,
        _ handler: @escaping RouteGroup<Who>.Handler
    ) {
        var operation = operation
        operation.isSessionOnly = group.isSessionOnly
        operation.linkCheck = group.linkCheck
        if group.isInternal { operation.security = .internalOnly }
        if group.isOfHousehold {
            operation.query.append(.household)
            operation.errors.append(404)
        }
        on(method, pattern, operation) { request in try await group.admit(request, handler) }
    }

    /// Adds a route to a group that does not ask who calls.
    public mutating func on(
        _ group: RouteGroup<Void>,
        _ method: Method,
        _ pattern: String,
        _ operation: Operation,
        _ handler: @escaping Handler
    ) {
        on(group, method, pattern, operation) { request, _ in try await handler(request) }
    }
}

extension Parameter {
    /// `Larder-Household`, which chooses a household of somebody who is in several.
    static let household = Parameter(
        "Larder-Household",
        .uuid,
        place: .header,
        description: "Which of the user's households is meant; if absent, their default one. 404 for any other."
    )
}
