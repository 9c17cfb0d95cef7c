import Foundation

/// What became of an operation.
public struct OperationOutcome: Codable, Hashable, Sendable, Identifiable {
    /// The operation's id.
    public var id: UUID
    /// Whether it was done.
    public var status: Status
    /// How it went together with what others had done, or why it was refused: `replaced`, `not_found`.
    public var code: String?
    /// A sentence for a person.
    public var detail: String?
    /// What of the operation is wrong.
    public var pointer: String?
    /// What stood where the operation has written something else, by the names that the API has.
    public var replaced: [String: JSONValue]?
    /// The names of such members, where what stood there is not repeated.
    public var fields: [String]?
    /// The version of the thing that has what stood there.
    public var version: Int?
    /// The id of what it joined, which is from then on that of what the operation has made.
    public var joined: UUID?

    /// Whether an operation was done.
    public typealias Status = GroceryOperationOutcome.Status
}
