import Kitchen
import Values

/// A food that a household added or overruled, as it is kept.
struct KeptFood: Equatable, Sendable {
    /// Counts its changes.
    var version: Int
    /// What the household says.
    var food: HouseholdFood
}

/// A correction with the moment it was made.
struct KeptCorrection: Equatable, Sendable {
    var correction: CategoryCorrection
    var updatedAt: Instant
}

/// Keeps what households say about foods.
///
/// Every change raises the household's foods version in the same transaction.
protocol FoodStore: Sendable {
    /// The version of what a household says; 0 where it has never said anything.
    func version(of household: HouseholdID) async throws -> Int
    /// All that a household says, of one moment.
    func foods(of household: HouseholdID) async throws -> HouseholdFoods
    /// What a household says about one food; nil if nothing.
    func food(_ id: String, of household: HouseholdID) async throws -> KeptFood?
    /// Keeps what a household says about a food, of a version if one is given; whether that is new.
    ///
    /// The same again changes nothing.
    func put(
        _ food: HouseholdFood,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> FoodChange
    /// Forgets what a household says about a food, of a version if one is given.
    func delete(
        _ id: String,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> FoodChange
    /// Remembers the category of a name; false if it was known.
    @discardableResult
    func correct(_ correction: CategoryCorrection, of household: HouseholdID, at now: Instant) async throws -> Bool
    /// Forgets the category of a name; false if there was none.
    func forgetCorrection(of name: String, of household: HouseholdID, at now: Instant) async throws -> Bool
    /// The corrections by name, after one of them.
    func corrections(of household: HouseholdID, limit: Int, after name: String?) async throws -> [KeptCorrection]
}

/// What became of a change of a household's food.
enum FoodChange: Equatable, Sendable {
    /// It was made; the household had said nothing about the food before.
    case added
    /// It was made.
    case changed
    /// It was so already.
    case unchanged
    /// There is nothing to be changed.
    case missing
    /// The food is in another version than the one to be changed.
    case movedOn
    /// The household has as many foods as it can have.
    case full
}
