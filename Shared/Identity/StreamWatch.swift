import HTTP
import Synchronization
import Values

/// The live streams that are open, each with the token that opened it, so that they end when the token is revoked.
final class StreamWatch: Sendable {
    private struct Entry {
        weak var stream: EventStream?
        let claims: AccessClaims
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    func add(_ stream: EventStream, of claims: AccessClaims) {
        let number = state.withLock { state in
            state.next += 1
            state.entries[state.next] = Entry(stream: stream, claims: claims)
            return state.next
        }
        stream.onClose { [weak self] in self?.state.withLock { $0.entries[number] = nil } }
    }

    /// Ends the streams whose token has been revoked.
    func close(_ isRevoked: (AccessClaims) -> Bool) {
        let streams = state.withLock { state in state.entries.values.map { ($0.stream, $0.claims) } }
        for (stream, claims) in streams where isRevoked(claims) { stream?.close() }
    }
}
