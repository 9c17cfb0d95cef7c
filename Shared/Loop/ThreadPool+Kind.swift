extension ThreadPool {
    /// What a pool is about.
    public struct Kind: Sendable {
        /// How many pieces of work may wait for a thread; beyond that those of whoever has most waiting are refused.
        public var capacity: Int
        /// Whether the work computes rather than waits for a disk.
        ///
        /// Such threads run at a lower priority than those that answer, and their processor time is charged to the work's
        /// owner; of others, what holds a thread for more than 20 ms.
        public var isComputing: Bool
        /// Whether there is a thread more, for those who have had little of the pool of late.
        ///
        /// Whoever asks for little need not wait until somebody's long work ends, however many such there are.
        public var hasSpareThread: Bool

        /// A kind from its parts.
        public init(capacity: Int, isComputing: Bool, hasSpareThread: Bool = false) {
            self.capacity = capacity
            self.isComputing = isComputing
            self.hasSpareThread = hasSpareThread
        }

        /// Short work with a disk in it.
        public static let short = Kind(capacity: 4096, isComputing: false)
        /// Work that computes for milliseconds.
        public static let computing = Kind(capacity: 256, isComputing: true, hasSpareThread: true)
    }

    /// What a pool is doing, for metrics and readiness.
    public struct Load: Sendable, Hashable {
        /// How many pieces of work wait for a thread.
        public var waiting = 0
        /// How long the oldest of them has waited, in nanoseconds.
        public var oldestWait: UInt64 = 0
        /// How many threads are busy.
        public var busy = 0
        /// How long the longest of them has been at the same piece of work, in nanoseconds.
        public var longestRun: UInt64 = 0
        /// How much has been refused since the start.
        public var refused = 0
    }
}
