import HTTP
import Kitchen
import RecipeAPI

/// The parameters of a list of recipes.
enum SearchParameters {
    /// Those that a plain list does not have.
    static let names = [
        "q", "include", "exclude", "steps", "source", "servings_min", "servings_max", "max_minutes", "rating_min",
        "has_image", "cooked", "not_cooked_since", "facets", "cookbook", "favourite", "diet", "free_of", "may", "have",
        "missing_max",
    ]

    static let all = [
        Parameter(
            "status",
            .words(of: RecipeStatus.self),
            description: "Only recipes that are so far: `pending_review` if something was guessed."
        ),
        Parameter("tag", .string(maxLength: 200), description: "Only recipes with this tag; may come several times."),
        Parameter(
            "q",
            .string(maxLength: 200),
            description: """
                Words in title, ingredients, tags, steps or notes, in any order and form; the last may be unfinished. \
                "…" is a phrase, -word must not occur. Foods are found by any of their names.
                """
        ),
        Parameter(
            "include",
            .string(maxLength: 200),
            description: "Only recipes with this food or a kind of it; may come several times."
        ),
        Parameter(
            "exclude",
            .string(maxLength: 200),
            description: "Only recipes without this food and its kinds; may come several times."
        ),
        Parameter(
            "diet",
            .words(of: Diet.self),
            description: "Only recipes that suit this diet; may come several times."
        ),
        Parameter(
            "free_of",
            .string(maxLength: 200),
            description: """
                Only recipes free of this allergen, or that this member of the household (a UUID) may eat; may come \
                several times.
                """
        ),
        Parameter(
            "may",
            .boolean,
            description: "With true, also recipes that may not suit `diet` and `free_of`; they are `uncertain`."
        ),
        Parameter(
            "have",
            .string(maxLength: 200),
            description: """
                A food that is at hand; may come up to 50 times. Only recipes that use one of them, those first that need \
                the fewest others; staples are not counted.
                """
        ),
        Parameter(
            "missing_max",
            .integer(min: 0, max: 100),
            description: "Only recipes that need no more foods besides those at hand."
        ),
        Parameter("steps", .string(maxLength: 200), description: "Only recipes with these words in their steps."),
        Parameter("source", .string(maxLength: 200), description: "Only recipes from this site or other source."),
        Parameter("servings_min", .integer(min: 1, max: 1000), description: "Only recipes for so many or more."),
        Parameter("servings_max", .integer(min: 1, max: 1000), description: "Only recipes for so many or fewer."),
        Parameter("max_minutes", .integer(min: 1, max: 100_000), description: "Only recipes that take no longer."),
        Parameter(
            "rating_min",
            .integer(min: 1, max: 5),
            description: "Only recipes with this rating or a better one."
        ),
        Parameter("cookbook", .uuid, description: "Only the recipes of this cookbook."),
        Parameter("favourite", .boolean, description: "With true, only the caller's favourites."),
        Parameter("has_image", .boolean, description: "Only recipes with a picture, or without."),
        Parameter("cooked", .boolean, description: "Only recipes that have been cooked, or never were."),
        Parameter("not_cooked_since", .date, description: "Only recipes not cooked on this day or later."),
        Parameter("facets", .boolean, description: "Also counts how many of what was found have what."),
        Parameter(
            "sort",
            .words(of: SearchPlan.Sort.self),
            description: """
                Best match (with `q`) or newest first, by title, most or last cooked, best rated or quickest first, what \
                needs the fewest foods that are not at hand (with `have`), or in random order, without further pages.
                """
        ),
    ]
}
