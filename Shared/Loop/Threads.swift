import CLinux
import Glibc

/// Starts a detached thread.
///
/// Its name is shown by `ps -T`; 15 characters at most.
public func startThread(named name: String, _ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let body: @Sendable () -> Void
        let name: String
        init(_ body: @escaping @Sendable () -> Void, name: String) {
            self.body = body
            self.name = name
        }
    }
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(Box(body, name: String(name.prefix(15))))
    let status = pthread_create(
        &thread,
        &attributes,
        { pointer in
            guard let pointer else { return nil }
            let box = Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue()
            larder_set_thread_name(box.name)
            box.body()
            return nil
        },
        box.toOpaque()
    )
    pthread_attr_destroy(&attributes)
    precondition(status == 0, "the system gave no thread")
}

/// The monotonic clock in nanoseconds, for deadlines and durations; unrelated to the date.
public func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The processor time of the calling thread, in nanoseconds.
public func threadNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

extension Duration {
    /// Whole nanoseconds; zero if negative.
    public var nanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        return seconds < 0 ? 0 : UInt64(seconds) * 1_000_000_000 + UInt64(max(0, attoseconds)) / 1_000_000_000
    }
}
