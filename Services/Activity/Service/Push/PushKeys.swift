import Crypto
import Synchronization
import Values

/// The key by which the services of devices know Larder (VAPID): made when it is first needed, the same for all replicas.
final class PushKeys: Sendable {
    private let store: SQLPushStore
    private let now: @Sendable () -> Instant
    private let known = Mutex<P256Key?>(nil)

    init(_ store: SQLPushStore, now: @escaping @Sendable () -> Instant) {
        self.store = store
        self.now = now
    }

    /// The key.
    func key() async throws -> P256Key {
        if let key = known.withLock({ $0 }) { return key }
        let bytes = try await store.key(orFirst: P256Key().bytes, at: now())
        guard let key = bytes.flatMap(P256Key.init(bytes:)) else { throw PushError.unusableOwnKey }
        known.withLock { $0 = key }
        return key
    }
}
