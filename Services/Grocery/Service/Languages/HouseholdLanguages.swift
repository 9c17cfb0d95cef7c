import Kitchen
import Synchronization
import Values

/// The languages and measures of all households, as the account service says.
///
/// Groceries do not wait for it: where it cannot be asked, a household reads English for a while, and
/// amounts as they were written.
final class HouseholdLanguages: Sendable {
    /// For how long the account service is not asked again after it could not be asked.
    private static let pause = Duration.seconds(5)

    private let now: @Sendable () -> Instant
    private let ask: @Sendable (HouseholdID) async throws -> HouseholdWords
    private let failedAt = Mutex<Instant?>(nil)

    /// Languages and measures by what `ask` says of a household.
    init(
        now: @escaping @Sendable () -> Instant,
        ask: @escaping @Sendable (HouseholdID) async throws -> HouseholdWords
    ) {
        self.now = now
        self.ask = ask
    }

    /// The language in which a household reads.
    func language(of household: HouseholdID) async -> Language { await words(of: household).language }

    /// In whose words a household reads.
    func words(of household: HouseholdID) async -> HouseholdWords {
        if let failed = failedAt.withLock({ $0 }), now() - failed < Self.pause { return HouseholdWords() }
        do {
            return try await ask(household)
        } catch {
            failedAt.withLock { $0 = now() }
            return HouseholdWords()
        }
    }
}
