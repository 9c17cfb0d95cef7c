import Kitchen
import Values

/// One line that an item comes from, with its exact share.
struct ItemLine: Hashable, Sendable {
    /// Where it comes from.
    var origin: LineOrigin
    /// The line as written.
    var text: String
    /// Its share for the wanted servings; nil if the line has no amount.
    var amount: Amount?

    /// About how many bytes it takes in the database.
    var size: Int { 300 + text.utf8.count + (origin.recipe?.title.utf8.count ?? 0) }
}

/// A line that a list should buy, before lines are brought together.
struct WantedLine: Hashable, Sendable {
    /// What the recipe, or the person, says.
    var line: IngredientLine
    /// Wanted servings over the recipe's.
    var scale: Rational = .one
    /// Where it comes from.
    var origin: LineOrigin
}
