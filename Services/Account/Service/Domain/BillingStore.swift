import Identity
import Values

/// Where it is kept what has been paid for.
protocol BillingStore: Sendable {
    /// Takes in what the billing service has told; tells whether that was news.
    ///
    /// In the same transaction the tokens are revoked of everybody whose household's plan it has changed.
    func take(_ event: BillingEvent, at now: Instant) async throws -> BillingOutcome

    /// For how long a household is paid for, by whoever has paid longest; nil if nobody has.
    func paidPeriod(of household: HouseholdID) async throws -> PaidPeriod?

    /// Revokes the tokens of everybody whose household's time has run out since the last call; tells how many.
    func endPaidPeriods(at now: Instant) async throws -> Int
}

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
