import HTTP
import Kitchen
import Synchronization
import Testing
import Values

@testable import GroceryService

/// When the account service is asked for a household's language.
@Suite struct HouseholdLanguagesTests {
    private let one = HouseholdID.random
    private let other = HouseholdID.random

    /// Languages of an account service that answers as `answer` says, and how often it has been asked.
    private func languages(
        now: Instant = .now,
        _ answer: @escaping @Sendable (HouseholdID) async throws -> String?
    ) -> (HouseholdLanguages, () -> Int) {
        let asked = Counter()
        let languages = HouseholdLanguages(
            now: { now },
            ask: { household in
                asked.count.withLock { $0 += 1 }
                return try await answer(household).map { HouseholdWords(language: Language(tag: $0)) }
            }
        )
        return (languages, { asked.count.withLock { $0 } })
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    @Test func `a household of which nothing is told keeps no other from its language`() async {
        let (languages, asked) = languages { [one] household in
            household == one ? nil : "de"
        }
        #expect(await languages.language(of: one) == .en)
        #expect(await languages.language(of: one) == .en)
        #expect(asked() == 1, "not again within the pause")
        #expect(await languages.language(of: other) == .de)
    }

    @Test func `an account service that cannot be asked is left alone for all`() async {
        let (languages, asked) = languages { _ in throw Problem.unavailable() }
        #expect(await languages.language(of: one) == .en)
        #expect(await languages.language(of: other) == .en)
        #expect(asked() == 1)
    }

    @Test func `a request that is cancelled says nothing about the account service`() async {
        let (languages, _) = languages { _ in
            guard !Task.isCancelled else { throw CancellationError() }
            return "fr"
        }
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await languages.language(of: one)
        }
        #expect(await cancelled.value == .en)
        #expect(await languages.language(of: one) == .fr)
    }
}
