import Crypto
import Identity
import Synchronization
import Values

/// The keys that access tokens are signed with: one signs, the others confirm what they have signed before.
///
/// Every replica reads them again and again, so that a new key is known everywhere before it signs.
final class SigningKeys: Sendable {
    private struct Key: Sendable {
        let signer: TokenSigner
        let signsFrom: Instant
        /// What device cookies are marked with as long as the key is kept: no secret of a process, which a restart ends.
        let deviceMarks: MessageAuthentication
    }

    /// How often replicas read them.
    static let reading = Duration.seconds(15)
    /// How long a new key is only published.
    static let lead = Duration.seconds(60)
    /// After what age of a key the ones before it are not needed any more.
    static let retirement = lead + reading + Revocation.longestToken + .seconds(300)

    private struct State {
        var keys: [Key]
        var readAt: Instant
    }

    private let state: Mutex<State>
    private let load: @Sendable () async throws -> [StoredSigningKey]

    /// The keys from the store, newest first, and how to read them again; throws if none can be used.
    init(
        _ stored: [StoredSigningKey],
        readAt now: Instant,
        load: @escaping @Sendable () async throws -> [StoredSigningKey]
    ) throws(AccountStartError) {
        state = Mutex(State(keys: try SigningKeys.read(stored), readAt: now))
        self.load = load
    }

    /// What makes access tokens.
    func signer(at now: Instant) async -> TokenSigner {
        await inUse(at: now).signer
    }

    /// What device cookies are marked with, and after that what confirms those that another key has marked.
    func deviceMarks(at now: Instant) async -> [MessageAuthentication] {
        [await inUse(at: now).deviceMarks] + (await current(at: now).map(\.deviceMarks))
    }

    private func inUse(at now: Instant) async -> Key {
        let keys = await current(at: now)
        return keys.first { $0.signsFrom <= now } ?? keys[keys.count - 1]
    }

    /// The public keys that confirm them.
    func published(at now: Instant) async -> JSONWebKeySet {
        JSONWebKeySet(keys: await current(at: now).map(\.signer.publicKey))
    }

    private func current(at now: Instant) async -> [Key] {
        let isOld = state.withLock { state in
            guard now - state.readAt >= SigningKeys.reading else { return false }
            // Only one request reads them.
            state.readAt = now
            return true
        }
        if isOld, let stored = try? await load(), let keys = try? SigningKeys.read(stored) {
            state.withLock { $0.keys = keys }
        }
        return state.withLock { $0.keys }
    }

    private static func read(_ stored: [StoredSigningKey]) throws(AccountStartError) -> [Key] {
        let keys = stored.compactMap { stored in
            SigningKey(seed: stored.seed).map { key in
                Key(
                    signer: TokenSigner(key: key),
                    signsFrom: stored.createdAt + lead,
                    deviceMarks: MessageAuthentication(
                        // defence: device-marks
                        Secret(stored.seed.base64URL),
                        purpose: "larder device cookie"
                    )
                )
            }
        }
        guard !keys.isEmpty else { throw .unusableKeys }
        return keys
    }
}
