import Crypto
import HTTP
import Synchronization
import Values

/// The issuer's public keys, fetched when they are needed and kept.
///
/// A key that is not known makes it ask again, but at most every few seconds: whoever sends tokens with invented key
/// names causes no traffic. Requests that need the keys while they are being fetched wait for that one fetch.
final class KeyCache: Sendable {
    private struct State {
        var keys: [String: VerifyingKey] = [:]
        var fetchedAt: Instant?
        var triedAt: Instant?
        var tries = 0
    }

    private enum Step {
        case found(VerifyingKey)
        case unknown
        case unavailable
        case fetch
    }

    /// How long an answer about an unknown key stands.
    static let pause = Duration.seconds(3)
    /// How long to leave an issuer alone that did not answer.
    static let pauseAfterFailure = Duration.seconds(1)
    /// How long, while a key is known that has grown old.
    static let pauseWhileOld = Duration.seconds(30)
    /// How long keys are believed without asking again, so that a withdrawn key ends.
    static let lifetime = Duration.seconds(3600)

    private let fetch: @Sendable () async throws -> JSONWebKeySet
    private let now: @Sendable () -> Instant
    private let state = Mutex(State())
    private let call = SharedCall<Void>()

    init(now: @escaping @Sendable () -> Instant, fetch: @escaping @Sendable () async throws -> JSONWebKeySet) {
        self.now = now
        self.fetch = fetch
    }

    /// The key of this name; nil if the issuer has none such, and a 503 while its keys cannot be fetched.
    func key(named id: String) async throws(Problem) -> VerifyingKey? {
        var hasFetched = false
        while true {
            let seen = state.withLock { $0 }
            switch step(seen, id: id, now: now(), hasFetched: hasFetched) {
            case .found(let key): return key
            case .unknown: return nil
            case .unavailable: throw .cannotCheck
            case .fetch: try? await call.run { await fetchKeys(after: seen.tries) }
            }
            hasFetched = true
        }
    }

    private func step(_ state: State, id: String, now: Instant, hasFetched: Bool) -> Step {
        let isFresh = state.fetchedAt.map { now - $0 < KeyCache.lifetime } ?? false
        if let key = state.keys[id], isFresh || hasFetched { return .found(key) }
        if call.isUnderWay {
            // A key that has only grown old does not make anyone wait for an issuer that may not answer.
            return state.keys[id].map { .found($0) } ?? .fetch
        }
        let isUnreachable = state.triedAt != nil && state.triedAt != state.fetchedAt
        let pause =
            switch (isUnreachable, state.keys[id] != nil) {
            case (true, false): KeyCache.pauseAfterFailure
            case (true, true): KeyCache.pauseWhileOld
            case (false, _): KeyCache.pause
            }
        guard hasFetched || state.triedAt.map({ now - $0 < pause }) ?? false else { return .fetch }
        // A key that has only grown old is good until the issuer says otherwise.
        if let key = state.keys[id] { return .found(key) }
        return isUnreachable ? .unavailable : .unknown
    }

    /// Fetches the keys, unless somebody has done so since it was decided.
    private func fetchKeys(after tries: Int) async {
        guard state.withLock({ $0.tries == tries }) else { return }
        let keys = try? await fetch()
        let time = now()
        state.withLock { state in
            state.triedAt = time
            state.tries += 1
            guard let keys else { return }
            state.keys = Dictionary(keys.keys.map { ($0.id, $0.key) }) { first, _ in first }
            state.fetchedAt = time
        }
    }
}
