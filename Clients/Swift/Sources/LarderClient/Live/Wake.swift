import Foundation

/// Gives a reason to look again, later: one at a time, and none after its end.
final class Wake: Sendable {
    private let waiting = Locked<Task<Void, Never>?>(nil)

    /// Calls `body` at an instant, instead of what was set before; nil for never.
    func set(at instant: Date?, _ body: @escaping @Sendable () -> Void) {
        let task = instant.map { instant in
            Task {
                // A little later, as the clocks of this device and the server differ.
                let seconds = max(1, instant.timeIntervalSinceNow + 1)
                do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
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
