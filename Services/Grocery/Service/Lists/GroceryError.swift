/// Why something cannot be done to a list; `problem` says it in words.
enum GroceryError: Error, Hashable {
    case noSuchList, noSuchItem, noSuchShare, noSuchNotice, noSuchShop
    /// Someone changed it first.
    case changedMeanwhile(current: Int)
    case tooManyItems, listTooLarge, tooManyShops
    /// An amount is beyond any kitchen.
    case amountTooLarge
}
