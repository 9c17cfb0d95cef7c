import Synchronization

/// A call whose outcome is shared: whoever makes it while another is under way gets what that one gets.
public final class SharedCall<Value: Sendable>: Sendable {
    private typealias Outcome = Result<Value, any Error>

    /// Who waits for the call that is under way; nil while there is none.
    private let waiting = Mutex<[UnsafeContinuation<Outcome?, Never>]?>(nil)

    /// None is under way.
    public init() {}

    /// Whether a call is under way.
    public var isUnderWay: Bool { waiting.withLock { $0 != nil } }

    /// Makes the call, or waits for the one under way.
    public func run(_ body: () async throws -> Value) async throws -> Value {
        while true {
            let isFirst = waiting.withLock { waiting in
                defer { waiting = waiting ?? [] }
                return waiting == nil
            }
            if isFirst { return try await runForAll(body) }
            let outcome = await withUnsafeContinuation { continuation in
                let isOver = waiting.withLock { waiting in
                    waiting?.append(continuation)
                    return waiting == nil
                }
                if isOver { continuation.resume(returning: nil) }
            }
            if let outcome { return try outcome.get() }
        }
    }

    private func runForAll(_ body: () async throws -> Value) async throws -> Value {
        let outcome: Outcome
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        let others = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? []
        }
        // What failed because this caller has gone says nothing to the others: one of them calls anew.
        let shared = Task.isCancelled ? nil : outcome
        for other in others { other.resume(returning: shared) }
        return try outcome.get()
    }

    /// How many wait.
    var waiters: Int { waiting.withLock { $0?.count ?? 0 } }
}
