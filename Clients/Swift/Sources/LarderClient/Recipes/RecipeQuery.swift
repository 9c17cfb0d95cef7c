import Foundation

/// Which recipes are looked for; what is nil or empty asks for nothing.
public struct RecipeQuery: Hashable, Sendable {
    /// Words in title, ingredients, tags, steps or notes; `"…"` is a phrase, `-word` must not occur.
    public var words: String?
    /// Only recipes that are so far.
    public var status: RecipeStatus?
    /// Only recipes with all of these tags.
    public var tags: [String] = []
    /// Only recipes with these foods, or kinds of them.
    public var include: [String] = []
    /// Only recipes without these foods and their kinds.
    public var exclude: [String] = []
    /// Only recipes that suit these diets.
    public var diets: [String] = []
    /// Only recipes free of these allergens, or that these members (by their ids) may eat.
    public var freeOf: [String] = []
    /// Whether those that may not suit diets and allergens are found, too; they are `uncertain`.
    public var may: Bool?
    /// Foods that are at hand: those recipes first that need the fewest others.
    public var have: [String] = []
    /// How many foods they may need besides those at hand.
    public var missingMax: Int?
    /// Only recipes with these words in their steps.
    public var steps: String?
    /// Only recipes from this site or other source.
    public var source: String?
    /// Only recipes for so many people or more.
    public var servingsMin: Int?
    /// Only recipes for so many people or fewer.
    public var servingsMax: Int?
    /// Only recipes that take no longer.
    public var maxMinutes: Int?
    /// Only recipes with this rating or a better one.
    public var ratingMin: Int?
    /// Only those of this cookbook.
    public var cookbook: UUID?
    /// Only the user's favourites.
    public var favourite: Bool?
    /// Only recipes with a picture, or without.
    public var hasImage: Bool?
    /// Only recipes that have been cooked, or never were.
    public var cooked: Bool?
    /// Only recipes not cooked on this day or later.
    public var notCookedSince: CalendarDate?
    /// Whether to count how many of them have what.
    public var facets: Bool?
    /// `best`, `created`, `title`, `cooked`, `last_cooked`, `rating`, `quickest`, `missing` or `random`.
    public var sort: String?

    /// All recipes, or those with some words.
    public init(_ words: String? = nil) { self.words = words }

    var query: Query {
        var query = Query()
        query.add("q", words)
        query.add("status", status)
        query.add("tag", each: tags)
        query.add("include", each: include)
        query.add("exclude", each: exclude)
        query.add("diet", each: diets)
        query.add("free_of", each: freeOf)
        query.add("may", may)
        query.add("have", each: have)
        query.add("missing_max", missingMax)
        query.add("steps", steps)
        query.add("source", source)
        query.add("servings_min", servingsMin)
        query.add("servings_max", servingsMax)
        query.add("max_minutes", maxMinutes)
        query.add("rating_min", ratingMin)
        query.add("cookbook", cookbook)
        query.add("favourite", favourite)
        query.add("has_image", hasImage)
        query.add("cooked", cooked)
        query.add("not_cooked_since", notCookedSince)
        query.add("facets", facets)
        query.add("sort", sort)
        return query
    }
}
