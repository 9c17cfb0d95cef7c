import Crypto
import HTTP
import Identity
import Loop
import Values

/// Limits how often an address, an account and a secret link may ask, whatever they ask for.
///
/// Counted in memory, so that an ordinary request costs no call to a database. Where replicas share a PostgreSQL
/// database each tells it, behind its answers, of every tenth part of a limit that a client has used up, and so hears
/// what the client has done elsewhere: a client that goes to all replicas at once gains a tenth for each.
struct ClientLimits: Middleware {
    /// The limits; nil for none.
    struct Rates: Sendable, Equatable {
        var account: RateLimit?
        var address: RateLimit?
        var link: RateLimit?
    }

    private let accounts: LimitCounter<UserID>?
    private let addresses: LimitCounter<String>?
    private let links: LimitCounter<String>?
    private let authenticator: Authenticator
    private let secret: InternalSecret
    private let now: @Sendable () -> Instant

    /// Limits of one process; with `shared`, told to its other replicas.
    init(
        _ rates: Rates,
        shared: SharedBuckets?,
        authenticator: Authenticator,
        secret: InternalSecret,
        loop: EventLoop,
        now: @escaping @Sendable () -> Instant
    ) {
        accounts = rates.account.map { LimitCounter("account", $0, shared, loop) { $0.description } }
        addresses = rates.address.map { LimitCounter("address", $0, shared, loop) { $0 } }
        links = rates.link.map { LimitCounter("link", $0, shared, loop) { $0 } }
        self.authenticator = authenticator
        self.secret = secret
        self.now = now
    }

    func respond(to request: Request, next: Handler) async throws -> Response {
        let rate = request.context.rate
        // A neighbour's call was counted where its cause came in.
        guard rate != .unlimited, !secret.isNeighbours(request) else { return try await next(request) }
        let now = now()
        try addresses?.take(ClientAddress.block(of: request.remoteAddress), at: now)
        if rate == .link, let links, let token = request.parameters["token"] {
            try links.take(SHA256.hash(token).prefix(16).base64URL, at: now)
        }
        if let accounts, let claims = try? await authenticator.claims(of: request) {
            try accounts.take(claims.user, at: now)
        }
        return try await next(request)
    }
}

/// One limit's buckets, here and in the database.
private struct LimitCounter<Key: Hashable & Sendable>: Sendable {
    private let name: String
    private let buckets: TokenBuckets<Key>
    private let shared: SharedBuckets?
    private let loop: EventLoop
    private let text: @Sendable (Key) -> String

    init(
        _ name: String,
        _ limit: RateLimit,
        _ shared: SharedBuckets?,
        _ loop: EventLoop,
        text: @escaping @Sendable (Key) -> String
    ) {
        self.name = name
        self.shared = shared
        self.loop = loop
        self.text = text
        buckets = TokenBuckets(limit, reportingEvery: shared == nil ? .max : max(1, limit.count / 10))
    }

    func take(_ key: Key, at now: Instant) throws(Problem) {
        switch buckets.take(key, at: now) {
        case .wait(let time): throw .tooManyRequests(after: time)
        case .taken(toReport: 0): break
        case .taken(let tokens): report(tokens, of: key, at: now)
        }
    }

    /// Tells the other replicas.
    ///
    /// If the database does not answer, the limits of this process hold all the same.
    private func report(_ tokens: Int, of key: Key, at now: Instant) {
        guard let shared else { return }
        loop.spawn {
            let sum = try? await shared.spend(tokens, of: "\(name):\(text(key))", buckets.limit, at: now)
            if let sum { buckets.note(key, fullAt: sum) }
        }
    }
}
