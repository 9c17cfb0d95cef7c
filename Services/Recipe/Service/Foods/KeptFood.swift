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
