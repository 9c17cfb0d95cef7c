import Kitchen

/// Something at home that the recipes want: kept off the list, recorded on it.
struct KeptStaple: Hashable, Sendable {
    /// The food, if it is a known one.
    var food: FoodReference?
    /// Its name.
    var name: String
    /// How much the recipes want of it.
    var text: String
    /// Each line that wants it.
    var lines: [ItemLine]
}
