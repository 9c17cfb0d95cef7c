import Values

/// Something planned for a meal of a day.
struct PlanEntry: Hashable, Sendable {
    /// The entry's id.
    let id: PlanEntryID
    /// Counts its changes.
    var version: Int
    /// Where in the calendar it is.
    var spot: Spot
    /// Its place among the entries of the spot, from 0 without gaps.
    var position: Int
    /// What is planned.
    var content: Content
    /// Who it is for; nil for everyone.
    var member: MemberID?
    /// When and for which day it was marked cooked.
    var cooked: CookedMark?
    /// When it was planned.
    let createdAt: Instant
    /// When it last changed.
    var updatedAt: Instant

    /// What is planned.
    enum Content: Hashable, Sendable {
        /// A recipe to cook, or its leftovers.
        case recipe(PlannedRecipe)
        /// Words.
        case note(String)
    }

    /// The planned recipe, if it is one.
    var recipe: PlannedRecipe? {
        if case .recipe(let recipe) = content { recipe } else { nil }
    }

    /// The entry whose leftovers this is.
    var leftoverOf: PlanEntryID? { recipe?.leftoverOf }
}

/// A meal of a day.
struct Spot: Hashable, Sendable {
    /// The day.
    var date: CalendarDate
    /// The meal.
    var slot: Slot
}

/// The meals of a day, in order.
enum Slot: Int, Hashable, Sendable, CaseIterable {
    case breakfast, lunch, dinner, snacks
}

/// A recipe as it is planned; its title and picture are those it had then.
struct PlannedRecipe: Hashable, Sendable {
    /// The recipe.
    let id: RecipeID
    /// Its title.
    var title: String
    /// Its picture.
    var imageURL: String?
    /// For how many it is cooked.
    var servings: Int
    /// Words about it.
    var note: String?
    /// The entry whose leftovers this is; such an entry buys and cooks nothing.
    var leftoverOf: PlanEntryID?

    /// A recipe to be cooked.
    init(id: RecipeID, title: String, imageURL: String?, servings: Int) {
        self.id = id
        self.title = title
        self.imageURL = imageURL
        self.servings = servings
    }
}

/// That something was cooked.
struct CookedMark: Hashable, Sendable {
    /// When it was marked.
    let at: Instant
    /// The day it was cooked.
    let on: CalendarDate
}
