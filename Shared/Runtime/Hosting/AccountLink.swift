import HTTP
import Identity
import JSON
import Loop
import Synchronization
import Telemetry
import Values

/// What a process asks the account service: its keys, what has been revoked, and whom an API token stands for.
///
/// Tokens are checked without it, so it may be down: then nothing new is heard, and signed-in clients go on.
@MembersInit(unlabelled: 1)
final class AccountLink: Sendable {
    private struct State {
        var sequence = 0
        var failures = 0
        var isStopped = false
    }

    private let account: Neighbour
    private let secret: InternalSecret
    private let revocations: RevocationList
    private let loop: EventLoop
    private let logger: Logger
    private let now: @Sendable () -> Instant
    private let state = Mutex(State())

    /// How long after one look at the revocations the next one follows.
    static let interval = Duration.seconds(2)
    /// How long at most, while the account service does not answer.
    static let longestInterval = Duration.seconds(8)

    /// The account service's public keys.
    func keys() async throws -> JSONWebKeySet {
        // Not within the deadline of the request that happens to need them, which may be far off.
        let response = try await RequestContext.$current.withValue(nil) {
            try await account.call(.get, JSONWebKeySet.path, as: .none)
        }
        guard let keys = JSONWebKeySet(json: response.body) else {
            throw Problem.unavailable("Signing in cannot be checked at the moment. Please try again in a few seconds.")
        }
        return keys
    }

    /// Reads what has been revoked since the last time; false if the account service does not answer.
    @discardableResult
    func readRevocations() async -> Bool {
        do {
            while true {
                let sequence = state.withLock { $0.sequence }
                let page: RevocationPage = try await account.get(
                    RevocationPage.path,
                    query: [("after", String(sequence))],
                    as: .service(secret)
                )
                revocations.add(page.all, at: now())
                let hadFailed = state.withLock { state in
                    defer { state.failures = 0 }
                    state.sequence = page.next
                    return state.failures > 0
                }
                if hadFailed { logger.info("receives revocations again") }
                guard page.more else { return true }
            }
        } catch {
            let failures = state.withLock { state in
                state.failures += 1
                return state.failures
            }
            if failures == 1 { logger.warning("receives no revocations, as the account service does not answer") }
            return false
        }
    }

    /// The access token that an API token or app password stands for.
    func exchange(_ token: Secret) async throws -> Secret {
        let answer: ExchangedToken = try await account.post(
            TokenExchange.path,
            body: TokenExchange(token),
            idempotent: true,
            as: .service(secret)
        )
        return Secret(answer.accessToken)
    }

    /// Follows the revocations, and tells which API tokens were used, until it is stopped.
    func start(_ authenticator: Authenticator) {
        loop.spawn { [self] in
            while true {
                await loop.pause(for: pause)
                if state.withLock({ $0.isStopped }) { return }
                guard await readRevocations() else { continue }
                let uses = authenticator.takeUses()
                // What is lost here is the minute of a last use.
                if !uses.isEmpty {
                    _ = try? await account.call(
                        .post,
                        TokenUses.path,
                        body: TokenUses(uses: uses),
                        as: .service(secret)
                    )
                }
            }
        }
    }

    func stop() {
        state.withLock { $0.isStopped = true }
    }

    private var pause: Duration {
        let failures = state.withLock { $0.failures }
        return min(AccountLink.interval * (1 << min(failures, 4)), AccountLink.longestInterval)
    }
}
