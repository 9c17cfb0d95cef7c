import Foundation

/// What somebody did to the household's settings, or to somebody who eats there, perhaps without a network.
public struct HouseholdOperation: Codable, Hashable, Sendable, Identifiable {
    /// Its id, under which it is done once.
    public var id: UUID
    /// What was done.
    public var op: Kind
    /// Who it was done to; of somebody who was added, the id that the client gave them.
    public var memberID: UUID?
    /// The version of the member that was seen; where settings are set, that of the household.
    public var seen: Int?
    /// Who was added.
    public var member: FamilyMemberInput?
    /// What was changed of a member.
    public var change: FamilyMemberInput?
    /// What was changed of the household.
    public var settings: HouseholdChange?

    /// What can be done to a household.
    public struct Kind: OpenValue {
        /// Its name on the wire.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Somebody was added.
        public static let add: Kind = "add"
        /// Somebody was changed.
        public static let change: Kind = "change"
        /// Somebody was removed.
        public static let delete: Kind = "delete"
        /// The settings were changed.
        public static let set: Kind = "set"
    }

    /// An operation with a new id.
    public init(_ op: Kind, memberID: UUID? = nil, seen: Int? = nil, id: UUID = .larder()) {
        self.id = id
        self.op = op
        self.memberID = memberID
        self.seen = seen
    }

    /// Adding somebody who eats there, with an id of the client's.
    public static func add(_ member: FamilyMemberInput, as id: UUID = .larder()) -> HouseholdOperation {
        var operation = HouseholdOperation(.add, memberID: id)
        operation.member = member
        return operation
    }

    /// Changing somebody who was seen in a version; what is nil stays as it is.
    public static func change(_ id: UUID, _ change: FamilyMemberInput, seen: Int? = nil) -> HouseholdOperation {
        var operation = HouseholdOperation(.change, memberID: id, seen: seen)
        operation.change = change
        return operation
    }

    /// Removing somebody.
    public static func delete(_ id: UUID) -> HouseholdOperation { HouseholdOperation(.delete, memberID: id) }

    /// Changing the settings of the household, which was seen in a version.
    public static func set(_ settings: HouseholdChange, seen: Int? = nil) -> HouseholdOperation {
        var operation = HouseholdOperation(.set, seen: seen)
        operation.settings = settings
        return operation
    }
}

/// The answer to operations on the household.
public struct SyncedHousehold: Codable, Sendable {
    /// What became of each operation, in their order.
    public var results: [OperationOutcome]
    /// The household after them.
    public var household: Household
    /// All who eat there.
    public var members: [FamilyMember]
}
