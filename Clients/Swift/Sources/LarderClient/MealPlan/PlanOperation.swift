import Foundation

/// What somebody did to the calendar, perhaps without a network.
public struct PlanOperation: Codable, Hashable, Sendable, Identifiable {
    /// Its id, under which it is done once.
    public var id: UUID
    /// What was done.
    public var op: Kind
    /// The entry; of what was added, the id that the client gave it.
    public var entryID: UUID
    /// The entry's version that was seen.
    public var seen: Int?
    /// What was added.
    public var entry: NewPlanEntry?
    /// What was changed.
    public var change: PlanEntryChange?
    /// The day on which it was cooked; nil for the planned one, or today if that is in the future.
    public var cookedOn: CalendarDate?

    /// What can be done to an entry.
    public struct Kind: OpenValue {
        /// Its name on the wire.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It was planned.
        public static let add: Kind = "add"
        /// It was changed, or moved.
        public static let change: Kind = "change"
        /// It was removed.
        public static let delete: Kind = "delete"
        /// It was marked as cooked.
        public static let cook: Kind = "cook"
        /// Its mark was taken back.
        public static let uncook: Kind = "uncook"
    }

    /// An operation with a new id.
    public init(_ op: Kind, entryID: UUID, seen: Int? = nil, id: UUID = .larder()) {
        self.id = id
        self.op = op
        self.entryID = entryID
        self.seen = seen
    }

    /// Planning an entry.
    public static func add(_ entry: NewPlanEntry) -> PlanOperation {
        var operation = PlanOperation(.add, entryID: entry.id)
        operation.entry = entry
        return operation
    }

    /// Changing an entry, as it was seen.
    public static func change(_ entry: PlanEntry, _ change: PlanEntryChange) -> PlanOperation {
        var operation = PlanOperation(.change, entryID: entry.id, seen: entry.version)
        operation.change = change
        return operation
    }
}

/// The answer to operations on the calendar.
public struct SyncedPlan: Codable, Sendable {
    /// What became of each operation, in their order.
    public var results: [OperationOutcome]
    /// The entries of the operations after them, without those that are gone.
    public var entries: [PlanEntry]
}
