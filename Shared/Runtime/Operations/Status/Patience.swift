import Loop
import Synchronization

/// Waits for work, but not for ever.
final class Patience<Value: Sendable>: Sendable {
    private let waiting = Mutex<CheckedContinuation<Value?, Never>?>(nil)

    private init() {}

    /// What comes of some work; nil if that takes longer than `patience`.
    ///
    /// The work then goes on by itself.
    static func value(
        within patience: Duration,
        on loop: EventLoop,
        _ work: @escaping @Sendable () async -> Value
    ) async -> Value? {
        let wait = Patience()
        return await withCheckedContinuation { continuation in
            wait.waiting.withLock { $0 = continuation }
            loop.spawn { wait.settle(await work()) }
            loop.execute { loop.schedule(after: patience) { wait.settle(nil) } }
        }
    }

    /// Only the first one counts.
    private func settle(_ value: Value?) {
        let continuation = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(returning: value)
    }
}
