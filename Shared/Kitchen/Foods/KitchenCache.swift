import Synchronization
public import Values

/// The kitchens of all households: made when they are first needed and kept until the household says something else.
public final class KitchenCache: Sendable {
    /// Says what a household says; nil if that is still what the known version says, which is 0 where nothing is known.
    public typealias Fetch = @Sendable (_ household: HouseholdID, _ known: Int) async throws -> HouseholdFoods?

    /// How many are kept; one is some hundred kilobytes at most, as it lies over the table that all share.
    private static let capacity = 500

    private let fetch: Fetch
    private let kept = Mutex<[HouseholdID: HouseholdKitchen]>([:])

    /// Kitchens from what `fetch` says of a household.
    public init(fetch: @escaping Fetch) {
        self.fetch = fetch
    }

    /// The kitchen of a household as it is now.
    public func kitchen(of household: HouseholdID) async throws -> HouseholdKitchen {
        let known = known(of: household)
        guard let foods = try await fetch(household, known.version), foods.version != known.version else {
            return known
        }
        let kitchen = HouseholdKitchen(foods)
        kept.withLock { kept in
            if kept.count >= Self.capacity { kept = [:] }
            // Whoever was faster may have heard something newer.
            if foods.version >= kept[household]?.version ?? 0 { kept[household] = kitchen }
        }
        return kitchen
    }

    /// The kitchen of a household that is known to be of a version, or newer.
    public func kitchen(of household: HouseholdID, version: Int) async throws -> HouseholdKitchen {
        let known = known(of: household)
        return known.version >= version ? known : try await kitchen(of: household)
    }

    /// The kitchen of a household as it was last, without asking.
    public func known(of household: HouseholdID) -> HouseholdKitchen {
        kept.withLock { $0[household] } ?? .standard
    }
}
