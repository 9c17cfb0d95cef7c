import Kitchen
import Synchronization
import Values

/// The languages of all households, as the account service says.
///
/// Groceries do not wait for it: where it cannot be asked, a household reads English for a while.
final class HouseholdLanguages: Sendable {
    /// For how long the account service is not asked again after it could not be asked.
    private static let pause = Duration.seconds(5)

    private let now: @Sendable () -> Instant
    private let ask: @Sendable (HouseholdID) async throws -> String
    private let failedAt = Mutex<Instant?>(nil)

    /// Languages by what `ask` says of a household: a tag such as `de-AT`.
    init(now: @escaping @Sendable () -> Instant, ask: @escaping @Sendable (HouseholdID) async throws -> String) {
        self.now = now
        self.ask = ask
    }

    /// The language in which a household reads.
    func language(of household: HouseholdID) async -> Language {
        if let failed = failedAt.withLock({ $0 }), now() - failed < Self.pause { return .en }
        do {
            return Language(tag: try await ask(household))
        } catch {
            failedAt.withLock { $0 = now() }
            return .en
        }
    }
}
