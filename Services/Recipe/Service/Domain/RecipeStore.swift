import Kitchen
import Values

/// A recipe as it is shown, written out in full.
struct RecipeDocument: Sendable {
    let id: RecipeID
    let version: Int
    /// The recipe's JSON object, or its summary's in a list.
    let json: [UInt8]
}

/// What a household asks its list of recipes for.
struct RecipeQuery: Sendable {
    /// The orders a list can have.
    enum Sort: String, Sendable, CaseIterable {
        /// Newest first.
        case created
        /// By title.
        case title
        /// Most cooked first.
        case cooked
    }

    var sort = Sort.created
    /// Only recipes with this tag, whatever its case.
    var tag: String?
    /// Only recipes in whose title, tags or ingredients every one of these occurs.
    var words: [String] = []
    var limit = 50
    /// Where the page before ended.
    var after: RecipeCursor?
}

/// A place in a list: the sorted value of its last recipe, and its id.
struct RecipeCursor: Equatable, Sendable {
    enum Key: Equatable, Sendable {
        case created(Instant)
        case title(String)
        case cooked(Int)
    }

    let key: Key
    let id: RecipeID
}

/// A page of a household's recipes.
struct RecipePage: Sendable {
    var items: [RecipeDocument]
    var next: RecipeCursor?
}

/// That a recipe was cooked on some occasion: a place in a menu or an entry of the plan.
struct Cooking: Sendable {
    let recipe: RecipeID
    /// The menu's item or the plan's entry; a recipe is cooked once on an occasion.
    let occasion: MenuItemID
    let date: CalendarDate
}

/// What became of a change.
enum RecipeChange<Value: Sendable>: Sendable {
    /// It was made.
    case done(Value)
    /// There is no such recipe in the household.
    case missing
    /// The recipe is in another version than the one to be changed.
    case movedOn
}

/// Keeps the recipes of all households.
protocol RecipeStore: Sendable {
    /// A recipe, to be changed.
    func recipe(_ id: RecipeID, of household: HouseholdID) async throws -> Recipe?
    /// Keeps a new recipe; false if the household has one with its id.
    ///
    /// One more than the quota allows is refused, also if two come at once.
    func create(_ recipe: Recipe, of household: HouseholdID, quota: Quota?) async throws -> Bool
    /// Keeps changed content in place of the version given, which becomes the next one.
    func replace(_ recipe: Recipe, of household: HouseholdID) async throws -> RecipeChange<Int>
    /// Deletes a recipe, of a version if one is given.
    func delete(
        _ id: RecipeID,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> RecipeChange<String>
    /// Recipes as they are shown, in no particular order; those that are not there are left out.
    ///
    /// With a measurement system, amounts are shown in its words as well.
    func documents(
        _ ids: [RecipeID],
        of household: HouseholdID,
        in system: MeasurementSystem?
    ) async throws -> [RecipeDocument]
    /// How many of these, from the first on, have room in an answer of so many bytes: at least one.
    func count(of ids: [RecipeID], within room: Int, of household: HouseholdID) async throws -> Int
    /// The ingredient lines of recipes as they are written; recipes that are not there are left out.
    func lines(_ ids: [RecipeID], of household: HouseholdID) async throws -> [RecipeID: [String]]
    /// A page of summaries.
    func page(_ query: RecipeQuery, of household: HouseholdID) async throws -> RecipePage
    /// Counts an import in a month (`2027-01`), unless the quota's have been made.
    func beginImport(in month: String, of household: HouseholdID, quota: Quota) async throws
    /// How many recipes a household has, and how many imports it has made in a month, as far as they were counted.
    func usage(in month: String, of household: HouseholdID) async throws -> (recipes: Int, imports: Int)
    /// Takes back an import that came to nothing.
    func cancelImport(in month: String, of household: HouseholdID) async throws
    /// The tags in use with how many recipes have each, by name.
    func tags(of household: HouseholdID) async throws -> [(tag: String, count: Int)]
}
