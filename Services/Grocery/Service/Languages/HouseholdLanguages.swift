import Kitchen
import Synchronization
import Values

/// The languages and measures of all households, as the account service says.
///
/// Groceries do not wait for it: where it cannot be asked, households read English for a while, and amounts as they
/// were written.
final class HouseholdLanguages: Sendable {
    /// Of what the account service did not tell.
    private enum Failure: Hashable {
        /// It could not be asked at all.
        case service
        /// It knows no such household.
        case household(HouseholdID)
    }

    /// For how long the account service is not asked again.
    private static let pause = Duration.seconds(5)
    /// How many failures are remembered.
    private static let capacity = 10_000

    private let now: @Sendable () -> Instant
    private let ask: @Sendable (HouseholdID) async throws -> HouseholdWords?
    private let failures = Mutex<[Failure: Instant]>([:])

    /// Languages and measures by what `ask` says of a household: nil where there is none.
    init(
        now: @escaping @Sendable () -> Instant,
        ask: @escaping @Sendable (HouseholdID) async throws -> HouseholdWords?
    ) {
        self.now = now
        self.ask = ask
    }

    /// The language in which a household reads.
    func language(of household: HouseholdID) async -> Language { await words(of: household).language }

    /// In whose words a household reads.
    func words(of household: HouseholdID) async -> HouseholdWords {
        guard mayAsk(about: household) else { return HouseholdWords() }
        do {
            if let words = try await ask(household) { return words }
            remember(.household(household))
        } catch {
            // Somebody who goes away says nothing about the account service.
            if !Task.isCancelled { remember(.service) }
        }
        return HouseholdWords()
    }

    private func mayAsk(about household: HouseholdID) -> Bool {
        failures.withLock { failures in
            guard !failures.isEmpty else { return true }
            return ![.service, .household(household)].contains { failure in
                failures[failure].map { now() - $0 < Self.pause } ?? false
            }
        }
    }

    private func remember(_ failure: Failure) {
        failures.withLock { failures in
            if failures.count >= Self.capacity { failures = [:] }
            failures[failure] = now()
        }
    }
}
