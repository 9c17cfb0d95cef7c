import Kitchen

/// What a serving of a recipe has, as far as it is known.
struct Nutrition: Equatable, Sendable {
    /// Where the figures are from.
    enum Source: String, CaseIterable, Sendable {
        /// The recipe says so.
        case recipe
        /// They were computed from the ingredients.
        case computed
    }

    /// Why something of the recipe is not counted.
    enum Reason: String, CaseIterable, Sendable {
        case noFood = "no_food"
        case noAmount = "no_amount"
        case noWeight = "no_weight"
        case noRow = "no_row"
        case otherKind = "other_kind"
        case tooMuch = "too_much"
        case optional
    }

    /// Something that is not counted.
    struct Gap: Equatable, Sendable {
        /// Which line of the recipe it is, from 0 on.
        var line: Int
        var text: String
        var food: FoodReference?
        var reason: Reason
    }

    /// What is known of one nutrient: how much of it a serving has, and how many of the counted foods say so.
    struct Figure: Equatable, Sendable {
        var parts: Double
        var foods: Int
    }

    var source: Source
    /// The amounts of one serving; nothing for what is not known.
    var figures: [Nutrient: Figure] = [:]
    /// The tables that were used.
    var tables: [String] = []
    /// How many foods were counted.
    var counted = 0
    var gaps: [Gap] = []

    /// How many foods there are to count: all that need not be left out.
    var foods: Int { counted + gaps.count { $0.reason != .optional } }
    /// Which share of these was counted, from 0 to 1.
    var known: Double { foods == 0 ? 0 : Double(counted) / Double(foods) }
}
