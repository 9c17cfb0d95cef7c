import Synchronization

/// Lets only so many tests have a database at a time: a run starts all tests at once, and a server has only so many
/// connections.
final class TestGate: Sendable {
    /// The gate of this process.
    static let databases = TestGate(limit: 16)
    /// Whether the test is through the gate; what it opens beyond that passes, or two tests could wait for each other.
    @TaskLocal private static var isThrough = false

    private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    /// A gate for so many at a time.
    init(limit: Int) {
        state = Mutex((limit, []))
    }

    /// Runs `body` when there is room.
    func pass<Result>(_ body: () async throws -> Result) async throws -> Result {
        guard !TestGate.isThrough else { return try await body() }
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
        defer {
            let next = state.withLock { state in
                if state.waiting.isEmpty { state.free += 1 }
                return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
            }
            next?.resume()
        }
        return try await TestGate.$isThrough.withValue(true) { try await body() }
    }
}
