import Identity
import Values

/// What became of a billing event.
enum BillingOutcome: String, Sendable, Equatable {
    /// It counts.
    case applied
    /// It was known.
    case repeated
    /// It counts, but none of its customers is anyone here.
    case unknownUser = "unknown_user"
    /// It is about nothing that counts here.
    case ignored
}
