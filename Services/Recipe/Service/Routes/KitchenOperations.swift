import HTTP
import RecipeAPI

/// How the routes are documented that read lines and names.
enum KitchenOperations {
    static let parse = Operation(
        "parseIngredients",
        summary: "Reads ingredient lines; one that only heads others is kept, with a low confidence.",
        tag: "kitchen",
        body: .object([
            Property("lines", .array(of: .string(maxLength: 1000), maxItems: 1000)),
            Property(
                "language",
                .nullable(.text),
                required: false,
                description: "A hint; English, French, German and Spanish are understood without."
            ),
        ]),
        answers: [.ok(.items(of: .ref("IngredientLine")), "What each line says.")],
        bodySize: .document,
        reads: true
    )
    static let classify = Operation(
        "classifyFoods",
        summary: "Finds the food, the shop category and the allergens of names.",
        tag: "kitchen",
        body: .object([Property("names", .array(of: .string(maxLength: 1000), maxItems: 1000))]),
        answers: [.ok(.items(of: .ref("ClassifiedFood")), "What each name means.")],
        bodySize: .document,
        reads: true
    )
    static let allergens = Operation(
        "findAllergens",
        summary: "Says what lines, or recipes, contain, and which members of the household that concerns.",
        tag: "kitchen",
        body: .object([
            Property(
                "ingredients",
                .array(of: .string(maxLength: 1000), maxItems: AllergenQuestion.maxLines),
                required: false
            ),
            Property("recipe_id", .uuid, required: false),
            Property(
                "recipe_ids",
                .array(of: .uuid, maxItems: AllergenQuestion.maxRecipes),
                required: false,
                description: "Several recipes, taken together."
            ),
        ]),
        answers: [.ok(.ref("AllergenReport"), "What is known; a line that is not known is never free of anything.")],
        errors: [404],
        bodySize: .document,
        reads: true,
        isHeavy: true
    )
    static let recipeAllergens = Operation(
        "getRecipeAllergens",
        summary: "Says what a recipe contains, and which members of the household that concerns.",
        tag: "kitchen",
        answers: [.ok(.ref("AllergenReport"), "What is known.")],
        isHeavy: true
    )
}

/// How the routes of foods are documented.
enum FoodOperations {
    /// Foods are known by names, not by UUIDs.
    private static let id = Parameter("food_id", .string(minLength: 1, maxLength: 100))
    static let list = Operation(
        "listFoods",
        summary: "Finds foods by the beginnings of words of their names in any language; the best first.",
        tag: "foods",
        query: Parameter.page + [
            Parameter("q", .string(maxLength: 100), description: "What has been typed so far."),
            Parameter(
                "source",
                .enumeration(FoodBody.Source.allCases.map(\.rawValue)),
                description: "Only those that come with Larder as they are, that the household overruled, or added."
            ),
        ],
        answers: [.ok(.page(of: .ref("Food")), "A page of foods.")],
        errors: [400]
    )
    static let read = Operation(
        "getFood",
        summary: "Reads a food as the household has it.",
        tag: "foods",
        path: [id],
        query: [.ifNoneMatch],
        answers: [.ok(.ref("Food"), "The food."), .notModified]
    )
    static let put = Operation(
        "putFood",
        summary: "Adds a food, or says something else about one that comes with Larder.",
        tag: "foods",
        path: [id],
        query: [.ifMatch],
        body: .ref("FoodInput"),
        answers: [
            .ok(.ref("Food"), "The food as it is now."), .created(.ref("Food"), "It had not been spoken of before."),
        ],
        errors: [404, 412]
    )
    static let delete = Operation(
        "deleteFood",
        summary: "Deletes a food that the household added, or makes one again what comes with Larder.",
        tag: "foods",
        path: [id],
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let events = Operation(
        "followFoods",
        summary: "Follows the household's foods: an event when it has said something else about them.",
        tag: "foods",
        answers: [.events()]
    )
    static let householdFoods = Operation(
        "getHouseholdFoods",
        summary: "Tells a service everything that a household says about foods.",
        tag: "internal",
        security: .internalOnly,
        query: [.ifNoneMatch],
        answers: [.ok(.ref("HouseholdFoods"), "All of it."), .notModified]
    )
    static let corrections = Operation(
        "listCategoryCorrections",
        summary: "Pages through the categories that the household gave to names.",
        tag: "foods",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("CategoryCorrection")), "A page.")],
        errors: [400]
    )
    static let putCorrection = Operation(
        "putCategoryCorrection",
        summary: "Gives a name a category, which from now on wins.",
        tag: "foods",
        body: .ref("CategoryCorrectionInput"),
        answers: [.ok(.ref("CategoryCorrectionInput"), "It is remembered.")]
    )
    static let deleteCorrection = Operation(
        "deleteCategoryCorrection",
        summary: "Forgets the category that was given to a name.",
        tag: "foods",
        answers: [.noContent],
        errors: [404, 422]
    )
}
