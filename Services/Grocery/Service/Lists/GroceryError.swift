/// Why something cannot be done to a list.
enum GroceryError: Error, Hashable {
    /// There is no such list in this household.
    case noSuchList
    /// The list has no such item, or no longer.
    case noSuchItem
    /// There is no such share in this household.
    case noSuchShare
    /// Someone changed it first.
    case changedMeanwhile(current: Int)
    /// The list is full.
    case tooManyItems
    /// The list takes as much room as one can.
    case listTooLarge
    /// An amount is beyond any kitchen.
    case amountTooLarge
}
