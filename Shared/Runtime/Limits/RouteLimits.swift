import Database
import HTTP
import Identity
import Values

/// Limits the routes of a service that are tried or used to do harm: signing in, and having something fetched.
///
/// Counted in the service's database, for all replicas together.
struct RouteLimits: Middleware {
    let rates: Settings.Rates
    let buckets: SharedBuckets
    let authenticator: Authenticator
    let secret: InternalSecret
    let now: @Sendable () -> Instant

    func respond(to request: Request, next: Handler) async throws -> Response {
        switch request.context.rate {
        case .signIn:
            if let limit = rates.signIn, !secret.isNeighbours(request) {
                try await take("sign-in:\(ClientAddress.block(of: request.remoteAddress))", limit)
            }
        case .imports:
            if let limit = rates.imports, let claims = try? await authenticator.claims(of: request) {
                try await take("import:\(claims.user)", limit)
            }
        case .openImports:
            guard let limit = rates.imports, !secret.isNeighbours(request) else { break }
            if let claims = try? await authenticator.claims(of: request) {
                try await take("import:\(claims.user)", limit)
            } else {
                try await take("open-import:\(ClientAddress.block(of: request.remoteAddress))", limit)
            }
        case .general, .link, .unlimited: break
        }
        return try await next(request)
    }

    private func take(_ key: String, _ limit: RateLimit) async throws {
        if let wait = try await buckets.take(key, limit, at: now()) { throw Problem.tooManyRequests(after: wait) }
    }
}
