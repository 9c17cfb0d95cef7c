import Foundation

/// Gives a reason to look again, later: one at a time, and none after its end.
final class Wake: Sendable {
    private let waiting = Locked<Task<Void, Never>?>(nil)

    /// Calls `body` a little after an instant, as the clocks of this device and the server differ; nil for never.
    func set(at instant: Date?, _ body: @escaping @Sendable () -> Void) {
        set(after: instant.map { .seconds(max(1, $0.timeIntervalSinceNow + 1)) }, body)
    }

    /// Calls `body` after a pause, instead of what was set before; nil for never.
    func set(after pause: Duration?, _ body: @escaping @Sendable () -> Void) {
        let task = pause.map { pause in
            Task {
                do { try await Task.sleep(for: pause) } catch { return }
                body()
            }
        }
        waiting.withLock { old in
            old?.cancel()
            old = task
        }
    }

    deinit { waiting.withLock { $0?.cancel() } }
}
