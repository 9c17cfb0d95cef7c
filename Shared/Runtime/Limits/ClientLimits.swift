import Crypto
import FoundationEssentials
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
    private let accounts: LimitCounter<UserID>?
    private let addresses: LimitCounter<String>?
    private let links: LimitCounter<String>?
    private let authenticator: Authenticator
    private let secret: InternalSecret
    private let now: @Sendable () -> Instant

    /// Limits of one process; with `shared`, told to its other replicas.
    init(
        _ rates: Settings.Rates,
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
        guard rate != .unlimited else { return try await next(request) }
        let claims = try? await authenticator.claims(of: request)
        let isNeighbour = secret.isNeighbours(request)
        let address = isNeighbour ? "neighbour" : ClientAddress.block(of: request.remoteAddress)
        let owner = WorkOwner(
            address: address,
            account: claims.map { household(of: request, $0) },
            deadline: request.context.deadline,
            isNeighbour: isNeighbour,
            executor: request.context.executor
        )
        // A neighbour's call was counted where its cause came in.
        guard !isNeighbour else { return try await WorkOwner.$current.withValue(owner) { try await next(request) } }
        let now = now()
        try addresses?.take(of: address, at: now)
        if rate == .link, let links, let token = request.parameters["token"] {
            try links.take(of: SHA256.hash(token).prefix(16).base64URL, at: now)
        }
        if let accounts, let claims { try accounts.take(of: claims.user, at: now) }
        defer { charge(owner, address, claims?.user) }
        return try await WorkOwner.$current.withValue(owner) { try await next(request) }
    }

    /// Charges for what workers have spent on a request: a token for each 10 ms, beyond the one it has cost anyway.
    private func charge(_ owner: WorkOwner, _ address: String, _ user: UserID?) {
        let tokens = Int(clamping: owner.spentNanoseconds / 10_000_000)
        // defence: weighed-time
        guard tokens > 0 else { return }
        let now = now()
        addresses?.charge(tokens, to: address, at: now)
        if let user { accounts?.charge(tokens, to: user, at: now) }
    }

    /// The household that a request names, or the user's default one; who is in none stands for themselves.
    private func household(of request: Request, _ claims: AccessClaims) -> UUID {
        if let named = request.headers["Larder-Household"].flatMap(HouseholdID.init), claims.households[named] != nil {
            return named.uuid
        }
        return claims.household?.uuid ?? claims.user.uuid
    }
}

extension ClientLimits: RequestGate {
    /// Lets a large body in from clients who may send it: signed in, or with a link that opens something, where the route
    /// asks for that, and within their limits, in which each 64 KiB count as a request.
    func admit(_ head: Request, to operation: HTTP.Operation, length: Int?) async throws(Problem) -> Admission {
        guard !secret.isNeighbours(head) else {
            return Admission(owner: WorkOwner(address: "neighbour", account: Int?.none), isNeighbour: true)
        }
        if operation.security == .internalOnly { try secret.check(head) }
        let now = now()
        // defence: weighed-bytes
        let tokens = max(1, (length ?? operation.bodyLimit(within: 1 << 20)) / 65_536)
        let address = ClientAddress.block(of: head.remoteAddress)
        try addresses?.take(tokens, of: address, at: now)
        guard operation.security == .bearer else {
            // defence: links-before-bodies
            if let check = operation.linkCheck { try await Self.check(head, check) }
            return Admission(owner: WorkOwner(address: address, account: Int?.none))
        }
        let claims = try await authenticator.claims(of: head)
        try accounts?.take(tokens, of: claims.user, at: now)
        return Admission(owner: WorkOwner(address: address, account: household(of: head, claims)))
    }

    private static func check(
        _ head: Request,
        _ check: @Sendable (Request) async throws -> Void
    ) async throws(Problem) {
        do {
            try await check(head)
        } catch let error as any ProblemConvertible {
            throw error.problem
        } catch {
            // The handler will find the same, and its answer is logged.
        }
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

    func take(_ tokens: Int = 1, of key: Key, at now: Instant) throws(Problem) {
        switch buckets.take(key, tokens, at: now) {
        case .wait(let time): throw .tooManyRequests(after: time)
        case .taken(toReport: 0): break
        case .taken(let tokens): report(tokens, of: key, at: now)
        }
    }

    func charge(_ tokens: Int, to key: Key, at now: Instant) {
        let toReport = buckets.charge(tokens, to: key, at: now)
        if toReport > 0 { report(toReport, of: key, at: now) }
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
