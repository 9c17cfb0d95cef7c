import Kitchen
import Synchronization
import Values

/// The kitchens of all households, made of what the recipe service says they say about foods.
///
/// Every use asks whether there is anything new, which a household that has said nothing answers with a 304. Groceries
/// do not wait for the recipe service: without it the kitchen is the one last known, or the one that comes with Larder.
final class HouseholdKitchens: Sendable {
    /// How many are kept.
    private static let capacity = 500
    /// For how long the recipe service is not asked again after it could not be asked.
    private static let pause = Duration.seconds(5)

    private struct Known {
        var version: Int
        var kitchen: HouseholdKitchen
    }

    private struct State {
        var known: [HouseholdID: Known] = [:]
        var failedAt: Instant?
    }

    private static let standard = HouseholdKitchen()

    private let fetch: @Sendable (_ household: HouseholdID, _ known: Int) async throws -> HouseholdFoods?
    private let now: @Sendable () -> Instant
    private let state = Mutex(State())

    /// Kitchens from what `fetch` says of a household: nil if it is still what the known version says, which is 0 where
    /// nothing is known.
    init(
        now: @escaping @Sendable () -> Instant,
        fetch: @escaping @Sendable (_ household: HouseholdID, _ known: Int) async throws -> HouseholdFoods?
    ) {
        self.now = now
        self.fetch = fetch
    }

    /// The kitchen of a household.
    func kitchen(of household: HouseholdID) async -> HouseholdKitchen {
        let (known, failedAt) = state.withLock { ($0.known[household], $0.failedAt) }
        let latest = known?.kitchen ?? Self.standard
        if let failedAt, now() - failedAt < Self.pause { return latest }
        do {
            guard let foods = try await fetch(household, known?.version ?? 0) else { return latest }
            let kitchen = foods.version == 0 ? Self.standard : HouseholdKitchen(foods: foods.table())
            state.withLock { state in
                state.failedAt = nil
                if state.known.count >= Self.capacity { state.known = [:] }
                // Whoever was faster may have heard something newer.
                if foods.version >= state.known[household]?.version ?? 0 {
                    state.known[household] = Known(version: foods.version, kitchen: kitchen)
                }
            }
            return kitchen
        } catch {
            state.withLock { $0.failedAt = now() }
            return latest
        }
    }
}

/// What the kitchen knows in one household.
struct HouseholdKitchen: Sendable {
    /// The foods as the household has them.
    let foods: FoodTable
    /// Reads ingredient lines.
    let parser: IngredientParser
    /// Brings lines together.
    let consolidation: Consolidation

    /// A kitchen with these foods.
    init(foods: FoodTable = .standard) {
        self.foods = foods
        parser = IngredientParser(foods: foods)
        consolidation = Consolidation(foods: foods)
    }
}
