import Glibc

/// The key under which each of a pool's threads keeps the pool.
let currentPool: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "a key for the threads' pools: \(String(cString: strerror(status)))")
    return key
}()

extension ThreadPool {
    /// The pool that the current thread belongs to; nil on other threads, such as the loop's.
    public static var current: ThreadPool? {
        pthread_getspecific(currentPool).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// The kind of work a pool is for.
    public struct Kind: Sendable {
        /// How many tasks may wait for a thread; beyond that the owner with most waiting tasks is refused.
        public var capacity: Int
        /// Whether the work computes rather than waits for a disk.
        ///
        /// Such threads have a lower priority than those that answer, unless it is kept, and their processor time is
        /// charged to the work's owner; for others only work that holds a thread for more than 20 ms is charged.
        public var isComputing: Bool
        /// Whether threads that compute have the priority of those that answer.
        public var keepsPriority: Bool
        /// Whether there is a spare thread for light users of the pool.
        ///
        /// With it, short tasks need not wait for long ones, however many there are.
        public var hasSpareThread: Bool

        /// A kind from its parts.
        public init(capacity: Int, isComputing: Bool, keepsPriority: Bool = false, hasSpareThread: Bool = false) {
            self.capacity = capacity
            self.isComputing = isComputing
            self.keepsPriority = keepsPriority
            self.hasSpareThread = hasSpareThread
        }

        /// Short work that uses the disk.
        public static let short = Kind(capacity: 4096, isComputing: false)
        /// Work that computes for milliseconds.
        public static let computing = Kind(capacity: 256, isComputing: true, hasSpareThread: true)
    }

    /// Whether its work computes, at a low priority.
    public var isComputing: Bool { kind.isComputing }

    /// The load of a pool, for metrics and readiness.
    public struct Load: Sendable, Hashable {
        /// How many tasks wait for a thread.
        public var waiting = 0
        /// How long the oldest of them has waited, in nanoseconds.
        public var oldestWait: UInt64 = 0
        /// How many threads are busy.
        public var busy = 0
        /// How long the longest running task has been running, in nanoseconds.
        public var longestRun: UInt64 = 0
        /// How many tasks have been refused since the start.
        public var refused = 0
    }
}
