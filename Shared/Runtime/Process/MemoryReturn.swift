import CLinux
import Events
import Loop
import Synchronization
import Telemetry

/// Gives memory back to the system that was needed for a moment.
///
/// glibc keeps what is freed in the middle of its heaps, for ever; after a few large requests that would be most of the
/// process.
final class MemoryReturn: Sendable {
    /// Below this it is not worth the while.
    private static let enough = 48 << 20
    /// What the process had left after the last time.
    private let remaining = Mutex(0)

    /// Looks every ten seconds.
    var job: BackgroundJob {
        BackgroundJob("return of memory", every: .seconds(10)) { [self] in run() }
    }

    private func run() {
        let now = residentBytes()
        guard now > max(MemoryReturn.enough, remaining.withLock { $0 } + (4 << 20)) else { return }
        // Walking large heaps takes milliseconds.
        startThread(named: "memory-return") { [self] in
            larder_trim_memory()
            remaining.withLock { $0 = residentBytes() }
        }
    }
}
