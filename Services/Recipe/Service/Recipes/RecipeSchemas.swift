import HTTP
import Kitchen
import RecipeAPI
import Values

/// The shapes of the recipe service's documents.
enum RecipeSchemas {
    static func register(in router: inout Router) {
        router.schema("Amount", amount)
        router.schema("IngredientLine", .object(line))
        router.schema("Ingredient", .object(line + [Property("section", .nullable(.text))]))
        router.schema("RecipeSource", source)
        router.schema("RecipeTimes", times)
        router.schema("RecipeStep", .object([Property("section", .nullable(.text)), Property("text", .text)]))
        router.schema("Recipe", .object(recipe))
        router.schema("ChangedRecipe", .object(recipe + [changes]))
        router.schema("RecipeSummary", summary)
        router.schema("FoundRecipe", found)
        router.schema("RecipeFacets", SearchSchemas.facets)
        router.schema("RecipeInput", .object([Property("id", .uuid, required: false), title] + input))
        router.schema("RecipePatch", .object([Property("title", title.schema, required: false)] + input))
        router.schema("RecipeDraft", .object(content + [imageURL]))
        router.schema("ExtractInput", extractInput)
        router.schema("LegacyExtractInput", legacyInput)
        router.schema("LegacyExtract", legacy)
        router.schema(
            "LegacyError",
            .object([Property("statusCode", .integer(min: 400, max: 599)), Property("message", .text)])
        )
    }

    private static let minutes = Schema.nullable(.integer(min: 0, max: 100_000))
    private static let food = Schema.nullable(.object([Property("id", .text), Property("name", .text)]))
    private static let category = Schema.words(of: Category.self)
    private static let nutrition = Schema.nullable(.map(of: .text))
    private static let title = Property("title", .string(minLength: 1, maxLength: RecipeRules.maxTitle))

    private static let amount = Schema.object([
        Property("value", .text, description: "An exact number: 3/2, or 2."),
        Property("max", .nullable(.text), description: "The upper end of a range."),
        Property("text", .text, description: "The number as text: 1 ½."),
        Property("unit", .nullable(.text)),
        Property(
            "display",
            .text,
            required: false,
            description: "The amount with its unit in the requested measurement system."
        ),
    ])
    private static let line = [
        Property("text", .text, description: "The line as written."),
        Property("amount", .nullable(.ref("Amount"))),
        Property("amounts", .array(of: .ref("Amount"))),
        Property("food", food),
        Property("name", .text),
        Property("preparation", .text),
        Property("note", .text),
        Property("optional", .boolean),
        Property("category", category),
        Property("allergens", .array(of: .words(of: Allergen.self))),
        Property("confidence", .number(min: 0, max: 1)),
    ]
    private static let source = Schema.object([
        Property("type", .words(of: RecipeSource.Kind.self)),
        Property("url", .nullable(.uri), required: false),
        Property("name", .nullable(.text), required: false),
    ])
    private static let times = Schema.object([
        Property("prep", minutes, required: false), Property("cook", minutes, required: false),
        Property("total", minutes, required: false),
    ])
    private static let servings = Property("servings", .integer(min: 1, max: 1000))
    private static let imageURL = Property("image_url", .nullable(.uri))
    /// Larder's own pictures have paths, as people reach it under several names.
    private static let imagePath = Property(
        "image_url",
        .nullable(.string(format: "uri-reference")),
        description:
            "The path of the picture, 960 pixels on its longest side; with 320 or 1920 in place of that number "
            + "it is smaller or larger."
    )
    private static let picture = [
        imagePath,
        Property(
            "image_source",
            .nullable(.uri),
            description: "Where the picture comes from. While `image_url` is null it is being fetched from there."
        ),
        Property(
            "image_problem",
            .nullable(.enumeration(PictureProblem.codes, name: "PictureProblem")),
            description: "Why there is no picture from there."
        ),
    ]
    /// What a list shows of the remarks.
    private static let numbers = RecipeRemarks.fields.filter { !$0.isText }.map { $0.property() }
    private static let allTimes = Property("times", .ref("RecipeTimes"))
    private static let tags = Property("tags", .array(of: .text))
    /// What a page tells of a recipe.
    private static let content = [
        title, Property("source", .ref("RecipeSource")), servings,
        Property("ingredients", .array(of: .ref("Ingredient"))), Property("steps", .array(of: .ref("RecipeStep"))),
        allTimes, tags, Property("nutrition", nutrition),
    ]
    /// What has become of it in the household.
    private static let story = [
        Property("times_cooked", .integer(min: 0)), Property("last_cooked", .nullable(.date)),
        Property("created_at", .instant), Property("updated_at", .instant),
        Property("deleted_at", .instant, required: false, description: "When it was deleted; absent if it is not."),
        Property("restorable_until", .instant, required: false, description: "Until when it can be restored."),
    ]
    private static let identity = [Property("id", .uuid), Property("version", .integer(min: 1))]
    private static let status = Property("status", .words(of: RecipeStatus.self))
    private static let recipe: [Property] =
        identity + [status] + content + picture + RecipeRemarks.properties + story + [
            CookbookSchemas.ofRecipe, OpinionSchemas.ofCaller, NutritionSchemas.ofRecipe,
            Property(
                "guesses",
                .nullable(.array(of: .ref("RecipeGuess"))),
                required: false,
                description: "What was guessed when it was imported; null once somebody has saved it."
            ),
            Property(
                "written_servings",
                .integer(min: 1, max: 1000),
                required: false,
                description: "For how many it is written, where the amounts are scaled to other servings."
            ),
        ]
    private static let changes = Property(
        "effects",
        Effect.property.schema,
        required: false,
        description:
            "The menus and planned meals that show the change, and the lists that follow it: at most 20 of each. Absent "
            + "where there are none, where nothing changes that others show or buy, and where it is not known."
    )
    private static let summaryMembers: [Property] =
        identity + [status, title, imagePath, servings, tags, allTimes] + numbers + story
        + [OpinionSchemas.favourite]
    private static let summary = Schema.object(summaryMembers)
    private static let found = Schema.object(
        summaryMembers + [SearchSchemas.matched, SearchSchemas.uncertain, SearchSchemas.missing]
    )
    private static func lines(_ maxLength: Int) -> Schema {
        let text = Schema.string(minLength: 1, maxLength: maxLength)
        let object = Schema.object([
            Property("text", text),
            Property("section", .nullable(.string(maxLength: RecipeRules.maxSection)), required: false),
        ])
        return .array(of: .oneOf([text, object]), maxItems: RecipeRules.maxLines)
    }
    private static let sentContent = [
        Property("source", .ref("RecipeSource"), required: false),
        Property("servings", .integer(min: 1, max: 1000), required: false, description: "4 if absent."),
        Property("ingredients", lines(RecipeRules.maxIngredient), required: false),
        Property("steps", lines(RecipeRules.maxStep), required: false),
        Property("times", .ref("RecipeTimes"), required: false),
        Property(
            "tags",
            .nullable(
                .array(of: .string(minLength: 1, maxLength: RecipeRules.maxTag), maxItems: RecipeRules.maxTags)
            ),
            required: false
        ),
        Property(
            "image_url",
            .nullable(.string(format: "uri-reference")),
            required: false,
            description: "The path of a picture of Larder's, or an address elsewhere, from which it is fetched."
        ),
        Property("image_source", .nullable(.uri), required: false),
        Property("nutrition", nutrition, required: false),
    ]
    private static let input = sentContent + RecipeRemarks.inputProperties
    private static let extractInput = Schema.object([
        Property("url", .uri, required: false, description: "The page's address; it is fetched unless html is given."),
        Property("html", .text, required: false, description: "The page itself."),
        Property("text", .text, required: false, description: "A text instead of a page."),
    ])
    private static let legacyInput = Schema.object([
        Property("url", .uri, required: false, description: "The page's address; it is fetched unless html is given."),
        Property("html", .text, required: false, description: "The page itself."),
        Property("text", .text, required: false, description: "A text instead of a page."),
        Property(
            "sourceType",
            .words(of: RecipeSource.Kind.self),
            required: false,
            description: "Comes back as source_type; what was read if absent."
        ),
    ])
    private static let legacy = Schema.object([
        Property("success", .boolean),
        Property(
            "recipe",
            .object([
                Property("title", .text), Property("source_type", .text), Property("source_url", .text),
                Property("source_name", .nullable(.text)),
                Property(
                    "ingredients",
                    .array(
                        of: .object([
                            Property("text", .text, description: "The line without its quantity."),
                            Property("quantity", .nullable(.text), description: "With its unit: 2 cups."),
                        ])
                    )
                ),
                Property("steps", .array(of: .text)), Property("tags", .array(of: .text)),
                Property("image_url", .nullable(.uri)),
            ])
        ),
    ])
}
