import Values

/// Something planned for a meal of a day.
struct PlanEntry: Hashable, Sendable {
    let id: PlanEntryID
    /// Counts its changes; the book numbers them.
    var version = 0
    var spot: Spot
    /// Its place among the entries of the spot, from 0 without gaps; the book gives it.
    var position = 0
    var content: Content
    /// Who it is for; nil for everyone.
    var member: MemberID?
    var cooked: CookedMark?
    let createdAt: Instant
    var updatedAt: Instant

    /// What is planned.
    enum Content: Hashable, Sendable {
        /// A recipe to cook, or its leftovers.
        case recipe(PlannedRecipe)
        case note(String)

        var recipe: PlannedRecipe? { if case .recipe(let recipe) = self { recipe } else { nil } }
    }

    /// The planned recipe, if it is one.
    var recipe: PlannedRecipe? { content.recipe }

    /// The words of a note, or about a recipe.
    var words: String? {
        switch content {
        case .note(let words): words
        case .recipe(let recipe): recipe.note
        }
    }

    var leftoverOf: PlanEntryID? { recipe?.leftoverOf }

    /// The recipe of a menu that it is; nil for an ordinary entry.
    var place: MenuPlace? { recipe?.place }
}

/// A meal of a day.
struct Spot: Hashable, Sendable {
    var date: CalendarDate
    var slot: Slot
}

/// The meals of a day, in order.
enum Slot: Int, Hashable, Sendable, CaseIterable {
    case breakfast, lunch, dinner, snacks
}

/// A recipe as it is planned; its title and picture are those it had then.
struct PlannedRecipe: Hashable, Sendable {
    let id: RecipeID
    var title: String
    var imageURL: String?
    var servings: Int
    var note: String?
    /// The entry whose leftovers this is; such an entry buys and cooks nothing.
    var leftoverOf: PlanEntryID?
    /// The place in a menu that it is; nil for one of its own.
    var place: MenuPlace?
    /// Whether it has been deleted.
    var isDeleted = false
}

/// The recipe of a menu that an entry is: they are one meal.
///
/// The menu decides how many it is for and whether it is cooked; the entry has a copy of that. The plan decides where it
/// stands.
struct MenuPlace: Hashable, Sendable {
    let menu: MenuID
    let item: MenuItemID
    /// The version of the menu in which the copy was taken; older news are ignored.
    var version: Int
}

/// When something was marked cooked, and the day on which it was.
struct CookedMark: Hashable, Sendable {
    let at: Instant
    let on: CalendarDate
}
