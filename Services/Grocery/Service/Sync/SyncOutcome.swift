import Kitchen
import Values

/// What became of an operation.
struct SyncOutcome: Sendable {
    enum Result: Sendable {
        /// As it was asked for.
        case applied
        /// Together with what somebody else had done that its client had not seen.
        case merged(Merge)
        /// Not at all.
        case refused(SyncRefusal)
    }

    /// How an operation and what others had done went together.
    enum Merge: String, CaseIterable {
        /// What was added is on an item of the same product.
        case joined
        /// It was ticked already, and both ticks hold.
        case alreadyTicked = "already_ticked"
        /// A tick that its client had not seen holds.
        case staysTicked = "stays_ticked"
        /// It had been removed; that it was bought is remembered.
        case boughtAndRemoved = "bought_and_removed"
        /// It had been removed by somebody else.
        case alreadyRemoved = "already_removed"
        /// What somebody else had added to it meanwhile is on the list still.
        case keptJoined = "kept_joined"
        /// A change took the place of what its client had not seen.
        case replaced
    }

    /// What stood in the fields that a change has filled anew; nil for those that are the same.
    struct Replaced: Hashable, Sendable {
        var name: String?
        var text: String?
        var category: Category?
        var note: String?
        var brand: String?
    }

    /// The operation's id.
    var id: GroceryOperationID
    var result: Result
    /// The items that it concerned, the first one first.
    var items: [GroceryItemID] = []
    /// The version of the first of them after the batch; nil if it is on the list no more.
    var version: Int?
    var replaced: Replaced?

    /// Of one that was done, perhaps together with what others had done.
    init(_ id: GroceryOperationID, _ items: [GroceryItemID], merged: Merge? = nil) {
        self.id = id
        self.items = items
        result = merged.map { .merged($0) } ?? .applied
    }

    init(refused id: GroceryOperationID, _ refusal: SyncRefusal) {
        self.id = id
        result = .refused(refusal)
    }
}

/// Why an operation is refused.
struct SyncRefusal: Error, Hashable {
    /// For programs.
    var code: String
    /// In a sentence for a person.
    var detail: String
    /// What of the operation is wrong, as a JSON pointer into it; nil if nothing of it is.
    var pointer: String?
}
