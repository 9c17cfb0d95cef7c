public import JSON
public import Values

/// What became of one operation of a sync.
@JSONObject(.leavesOutNil)
public struct GroceryOperationOutcome: Hashable, Sendable {
    /// How it ended.
    public enum Status: String, JSONEncodable, JSONReadable, Sendable, CaseIterable {
        /// As it was asked for.
        case applied
        /// Together with what somebody else had done that its client had not seen; `code` says how.
        case merged
        /// Not at all; `code` and `detail` say why.
        case refused
    }

    /// The operation's id.
    public var id: GroceryOperationID
    /// How it ended.
    public var status: Status
    /// How it was merged, as `docs/sync.md` has it, or the code of the problem.
    public var code: String? = nil
    /// Why it was refused, in a sentence for a person.
    public var detail: String? = nil
    /// What of the operation is wrong, as a JSON pointer into it.
    public var pointer: String? = nil
    /// The items that it concerned, the first one first.
    public var items: [GroceryItemID] = []
    /// The version of the first of them after the batch; nil if it is on the list no more.
    public var version: Int? = nil
    /// What a change has replaced.
    public var replaced: GroceryReplacedFields? = nil
}

/// What stood in the fields of an item that were changed, as its client had not seen; nil where that is the same.
@JSONObject(.leavesOutNil)
public struct GroceryReplacedFields: Hashable, Sendable {
    /// What to buy.
    public var name: String? = nil
    /// How much of it; empty for no amount.
    public var text: String? = nil
    /// The category's key.
    public var category: String? = nil
    /// What people had added; empty for none.
    public var note: String? = nil
    /// The brand; empty for none.
    public var brand: String? = nil
}
