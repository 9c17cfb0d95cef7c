import Synchronization

/// On whose behalf work is done: queues take turns between owners, and time is charged to them.
///
/// Set for the task of a request when it is accepted; work without an owner is Larder's own.
public final class WorkOwner: Sendable {
    /// The client's address, or its /64 network, as a hash.
    public let address: Int
    /// The household or user, as a hash; 0 for a client that has not signed in.
    public let account: Int
    /// When the work is no longer needed, in monotonic nanoseconds.
    public let deadline: UInt64?
    /// Whether the work is part of a request that has had its turn elsewhere in Larder and must not wait for another.
    public let isNeighbour: Bool
    /// Where the task of the request runs, if it may leave the loop.
    let executor: GrowingExecutor?
    private let spent = Atomic<UInt64>(0)

    /// The owner of the current task's work.
    @TaskLocal public static var current: WorkOwner?

    /// An owner.
    public init(
        address: some Hashable,
        account: (some Hashable)?,
        deadline: UInt64? = nil,
        isNeighbour: Bool = false,
        executor: GrowingExecutor? = nil
    ) {
        self.address = address.hashValue
        self.account = account?.hashValue ?? 0
        self.deadline = deadline
        self.isNeighbour = isNeighbour
        self.executor = executor
    }

    /// Adds nanoseconds that a worker has spent for this owner.
    public func spend(_ nanoseconds: UInt64) {
        spent.wrappingAdd(nanoseconds, ordering: .relaxed)
    }

    /// The time spent so far, in nanoseconds.
    public var spentNanoseconds: UInt64 { spent.load(ordering: .relaxed) }
}
