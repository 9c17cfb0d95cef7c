import Kitchen

/// Why something cannot be done to a list; `problem` says it in words.
enum GroceryError: Error, Hashable {
    case noSuchList, noSuchItem, noSuchShare, noSuchNotice, noSuchShop
    /// Someone changed it first.
    case changedMeanwhile(current: Int)
    case tooManyItems, listTooLarge, tooManyShops
    /// An amount is beyond any kitchen.
    case amountTooLarge
    /// Bringing the lines together would take too long.
    case tooComplicated

    /// What a calculation's failure means: unless it costs too much, an amount that cannot be counted is the client's
    /// mistake.
    init(_ error: QuantityError) {
        switch error {
        case .overflow, .divisionByZero: self = .amountTooLarge
        // Who is gone reads no answer, and a deadline has one of its own.
        case .tooMuchWork, .abandoned: self = .tooComplicated
        }
    }
}
