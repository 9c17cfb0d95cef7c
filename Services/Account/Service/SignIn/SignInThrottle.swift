import Crypto
import HTTP
import Identity
import Runtime
import Values

/// Limits how often a password may be guessed, without letting anyone shut an account's owner out.
///
/// A try takes a token and a right password gives it back, so many who guess at once have no more tries than one after
/// the other. Wrong ones count against the address and the account together, against the address, and against the account
/// from wherever nobody has been let in yet. A device on which its owner has signed in before has tries of its own.
/// Names that nobody has are treated the same.
struct SignInThrottle: Sendable {
    /// How many wrong passwords there may be.
    struct Rates: Sendable {
        /// From one address for one account.
        var pair = RateLimit(5, every: .seconds(300))
        /// From one address for all accounts.
        var address = RateLimit(30, every: .seconds(1800))
        /// For one account from all devices that nobody has signed in on.
        var strangers = RateLimit(100, every: .seconds(6000))
        /// On one device on which the account's owner has signed in before; and for who is signed in already.
        var known = RateLimit(10, every: .seconds(600))
    }

    /// No limits, for tests of something else.
    static let none = SignInThrottle()

    private let buckets: SharedBuckets?
    private let devices: DeviceCookie?
    private let rates: Rates
    private let now: @Sendable () -> Instant

    private init() {
        buckets = nil
        devices = nil
        rates = Rates()
        now = { .now }
    }

    /// Limits that all replicas share.
    init(
        _ buckets: SharedBuckets,
        devices: DeviceCookie,
        rates: Rates = Rates(),
        now: @escaping @Sendable () -> Instant
    ) {
        self.buckets = buckets
        self.devices = devices
        self.rates = rates
        self.now = now
    }

    /// Lets `body` try a password for what was typed as an account's name; 429 if there were too many wrong ones.
    func attempt<Value>(
        on name: String,
        _ request: Request,
        _ body: () async throws -> Value
    ) async throws -> Value {
        let account = SignInThrottle.key(name)
        if let device = await devices?.device(for: account, request) {
            return try await attempt([("guess:device:\(device)", rates.known)], body)
        }
        let address = ClientAddress.block(of: request.remoteAddress)
        return try await attempt(
            [
                ("guess:pair:\(account):\(address)", rates.pair), ("guess:address:\(address)", rates.address),
                ("guess:account:\(account)", rates.strangers),
            ],
            body
        )
    }

    /// Lets `body` try the password of somebody who is signed in, for a change that asks for it once more.
    func attempt<Value>(by user: UserID, _ body: () async throws -> Value) async throws -> Value {
        try await attempt([("guess:user:\(user)", rates.known)], body)
    }

    /// Notes on the device that it has been signed in to an account.
    func remember(_ name: String, _ request: Request, in response: inout Response) async {
        await devices?.remember(SignInThrottle.key(name), request, in: &response)
    }

    private func attempt<Value>(
        _ limits: [(key: String, limit: RateLimit)],
        _ body: () async throws -> Value
    ) async throws -> Value {
        // defence: guess-limits
        guard let buckets else { return try await body() }
        var taken: [(key: String, limit: RateLimit)] = []
        for next in limits {
            if let wait = try await buckets.take(next.key, next.limit, at: now()) {
                try await giveBack(taken, to: buckets)
                throw Problem.tooManyRequests(
                    after: wait,
                    code: "too_many_attempts",
                    "Too many wrong passwords. Please wait, or reset your password by mail."
                )
            }
            taken.append(next)
        }
        do {
            let value = try await body()
            try await giveBack(taken, to: buckets)
            return value
        } catch AccountError.wrongCredentials {
            throw AccountError.wrongCredentials
        } catch AccountError.wrongPassword {
            throw AccountError.wrongPassword
        } catch {
            // Not the password's fault.
            try? await giveBack(taken, to: buckets)
            throw error
        }
    }

    private func giveBack(_ taken: [(key: String, limit: RateLimit)], to buckets: SharedBuckets) async throws {
        for one in taken { try await buckets.giveBack(one.key, one.limit) }
    }

    /// What stands for a name: nothing that could be read in the table.
    private static func key(_ name: String) -> String {
        let plain = name.lowercased().filter { !$0.isWhitespace }
        return SHA256.hash("account\n\(plain)").prefix(16).base64URL
    }
}
