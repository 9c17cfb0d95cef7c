import Crypto
import Synchronization
import Values

/// The issuer's public keys, fetched when they are needed and kept.
///
/// A key that is not known makes it ask again, but at most every few seconds: whoever sends tokens with invented key
/// names causes no traffic. Requests that need the keys while they are being fetched wait for that one fetch.
final class KeyCache: Sendable {
    /// The keys could not be fetched.
    struct Unavailable: Error {}

    private struct State {
        var keys: [String: VerifyingKey] = [:]
        var fetchedAt: Instant?
        var triedAt: Instant?
        var isFetching = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private enum Step {
        case found(VerifyingKey)
        case unknown
        case unavailable
        case wait
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

    init(now: @escaping @Sendable () -> Instant, fetch: @escaping @Sendable () async throws -> JSONWebKeySet) {
        self.now = now
        self.fetch = fetch
    }

    /// The key of this name; nil if the issuer has none such.
    func key(named id: String) async throws(Unavailable) -> VerifyingKey? {
        var hasFetched = false
        while true {
            switch state.withLock({ KeyCache.step($0, id: id, now: now(), hasFetched: hasFetched) }) {
            case .found(let key): return key
            case .unknown: return nil
            case .unavailable: throw Unavailable()
            case .wait: await waitForFetch()
            case .fetch: await fetchOnce()
            }
            hasFetched = true
        }
    }

    private static func step(_ state: State, id: String, now: Instant, hasFetched: Bool) -> Step {
        let isFresh = state.fetchedAt.map { now - $0 < lifetime } ?? false
        if let key = state.keys[id], isFresh || hasFetched { return .found(key) }
        if state.isFetching {
            // A key that has only grown old does not make anyone wait for an issuer that may not answer.
            return state.keys[id].map { .found($0) } ?? .wait
        }
        let isUnreachable = state.triedAt != nil && state.triedAt != state.fetchedAt
        let pause =
            switch (isUnreachable, state.keys[id] != nil) {
            case (true, false): pauseAfterFailure
            case (true, true): pauseWhileOld
            case (false, _): KeyCache.pause
            }
        guard hasFetched || state.triedAt.map({ now - $0 < pause }) ?? false else { return .fetch }
        // A key that has only grown old is good until the issuer says otherwise.
        if let key = state.keys[id] { return .found(key) }
        return isUnreachable ? .unavailable : .unknown
    }

    private func waitForFetch() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.isFetching { state.waiting.append(continuation) }
                return !state.isFetching
            }
            if isOver { continuation.resume() }
        }
    }

    private func fetchOnce() async {
        let isFirst = state.withLock { state in
            defer { state.isFetching = true }
            return !state.isFetching
        }
        guard isFirst else { return await waitForFetch() }
        let keys = try? await fetch()
        let time = now()
        let waiting = state.withLock { state in
            if let keys {
                state.keys = Dictionary(keys.keys.map { ($0.id, $0.key) }) { first, _ in first }
                state.fetchedAt = time
            }
            state.triedAt = time
            state.isFetching = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
