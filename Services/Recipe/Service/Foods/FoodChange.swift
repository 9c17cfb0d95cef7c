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
