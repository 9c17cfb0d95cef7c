import Synchronization

/// On whose behalf work is done: what queues share their turns between, and whom its time is charged to.
///
/// Bound to the task of a request by what lets the request in; work without an owner is Larder's own.
public final class WorkOwner: Sendable {
    /// The client's address, or network of 64 bits, as a hash.
    public let address: Int
    /// The household or user, as a hash; 0 for a client that has not signed in.
    public let account: Int
    /// When the work is of no use any more, in monotonic nanoseconds.
    public let deadline: UInt64?
    /// Whether the work is part of a request that has had its turn elsewhere in Larder, and must not wait for another.
    public let isNeighbour: Bool
    private let spent = Atomic<UInt64>(0)

    /// The owner of the work that the current task does.
    @TaskLocal public static var current: WorkOwner?

    /// An owner.
    public init(
        address: some Hashable,
        account: (some Hashable)?,
        deadline: UInt64? = nil,
        isNeighbour: Bool = false
    ) {
        self.address = address.hashValue
        self.account = account?.hashValue ?? 0
        self.deadline = deadline
        self.isNeighbour = isNeighbour
    }

    /// Notes so many nanoseconds that a worker has spent on this owner's behalf.
    public func spend(_ nanoseconds: UInt64) {
        spent.wrappingAdd(nanoseconds, ordering: .relaxed)
    }

    /// What has been spent so far, in nanoseconds.
    public var spentNanoseconds: UInt64 { spent.load(ordering: .relaxed) }
}
