import CLinux
import Events
import Loop
import Synchronization
import Telemetry

/// Gives memory back to the system that was needed for a moment.
///
/// glibc keeps what is freed in the middle of its heaps, for ever; after a few large requests that would be most of the
/// process. The system keeps the pages of the program that were needed to start it.
final class MemoryReturn: Sendable {
    private let record = Mutex(MemoryRecord())

    /// Looks every ten seconds.
    var job: BackgroundJob {
        BackgroundJob("return of memory", every: .seconds(10)) { [self] in run() }
    }

    private func run() {
        let now = residentBytes()
        guard record.withLock({ $0.isWorthReturning(now) }) else { return }
        // Walking large heaps takes milliseconds.
        startThread(named: "memory-return") { [self] in
            larder_trim_memory()
            ProgramPages.unmap()
            record.withLock { $0.isReturned(leaving: residentBytes()) }
        }
    }
}

/// How much memory the process had, as far as it decides whether some is to be given back.
struct MemoryRecord: Sendable {
    /// Below this it is not worth the while.
    static let enough = 48 << 20
    /// So often it is looked, at most, before what is free is given back once more.
    static let patience = 3

    /// What was left after the last time.
    private var remaining = 0
    private var looks = 0

    /// Whether to give back what is free, as the process has so many bytes now.
    ///
    /// Most was needed the last time, perhaps, and is free by now: that is not seen from outside.
    mutating func isWorthReturning(_ now: Int) -> Bool {
        looks += 1
        guard now > Self.enough else { return false }
        return now > remaining + (4 << 20) || looks >= Self.patience
    }

    /// Takes note of what is left.
    mutating func isReturned(leaving bytes: Int) {
        remaining = bytes
        looks = 0
    }
}
