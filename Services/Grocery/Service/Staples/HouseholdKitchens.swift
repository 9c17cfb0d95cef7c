import Kitchen
import Synchronization
import Values

/// The kitchens of all households, made of what the recipe service says they say about foods.
///
/// Every use asks whether there is anything new, which a household that has said nothing answers with a 304. Groceries
/// do not wait for the recipe service: without it the kitchen is the one last known, or the one that comes with Larder.
final class HouseholdKitchens: Sendable {
    /// For how long the recipe service is not asked again after it could not be asked.
    private static let pause = Duration.seconds(5)

    private let cache: KitchenCache
    private let now: @Sendable () -> Instant
    private let failedAt = Mutex<Instant?>(nil)

    /// Kitchens from what `fetch` says of a household.
    init(now: @escaping @Sendable () -> Instant, fetch: @escaping KitchenCache.Fetch) {
        self.now = now
        cache = KitchenCache(fetch: fetch)
    }

    /// The kitchen of a household.
    func kitchen(of household: HouseholdID) async -> HouseholdKitchen {
        if let failed = failedAt.withLock({ $0 }), now() - failed < Self.pause { return cache.known(of: household) }
        do {
            let kitchen = try await cache.kitchen(of: household)
            failedAt.withLock { $0 = nil }
            return kitchen
        } catch {
            failedAt.withLock { $0 = now() }
            return cache.known(of: household)
        }
    }
}
