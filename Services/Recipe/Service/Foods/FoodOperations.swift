import HTTP
import RecipeAPI

/// How the routes of foods are documented.
extension Operation {
    /// Foods are known by names, not by UUIDs.
    private static let foodID = Parameter("food_id", .string(minLength: 1, maxLength: 100))
    static let listFoods = Operation(
        "listFoods",
        summary: "Searches foods by prefixes of words in any language, the best match first.",
        tag: "foods",
        query: Parameter.page + [
            Parameter("q", .string(maxLength: 100), description: "What has been typed so far."),
            Parameter(
                "source",
                .words(of: FoodBody.Source.self),
                description: "Only standard foods, those that the household has overridden, or its own."
            ),
        ],
        answers: [.ok(.page(of: .ref("Food")), "A page of foods.")],
        errors: [400]
    )
    static let getFood = Operation(
        "getFood",
        summary: "Reads a food, with the household's changes.",
        tag: "foods",
        path: [foodID],
        query: [.ifNoneMatch],
        answers: [.ok(.ref("Food"), "The food."), .notModified]
    )
    static let putFood = Operation(
        "putFood",
        summary: "Adds a food, or overrides a standard one.",
        tag: "foods",
        path: [foodID],
        query: [.ifMatch],
        body: .ref("FoodInput"),
        answers: [
            .ok(.ref("Food"), "The food as it is now."), .created(.ref("Food"), "It was added or overridden."),
        ],
        errors: [404, 412]
    )
    static let deleteFood = Operation(
        "deleteFood",
        summary: "Deletes a food that the household added, or restores a standard one.",
        tag: "foods",
        path: [foodID],
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let followFoods = Operation(
        "followFoods",
        summary: "Streams changes of the household's foods as events.",
        tag: "foods",
        answers: [.events()]
    )
    static let getHouseholdFoods = Operation(
        "getHouseholdFoods",
        summary: "All of a household's foods and corrections; for other services.",
        tag: "internal",
        query: [.ifNoneMatch],
        answers: [.ok(.ref("HouseholdFoods"), "All of it."), .notModified]
    )
    static let listCategoryCorrections = Operation(
        "listCategoryCorrections",
        summary: "Lists the household's category corrections.",
        tag: "foods",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("CategoryCorrection")), "A page.")],
        errors: [400]
    )
    static let putCategoryCorrection = Operation(
        "putCategoryCorrection",
        summary: "Sets the category of a name.",
        tag: "foods",
        body: .ref("CategoryCorrectionInput"),
        answers: [.ok(.ref("CategoryCorrectionInput"), "The correction is stored.")]
    )
    static let deleteCategoryCorrection = Operation(
        "deleteCategoryCorrection",
        summary: "Deletes a category correction.",
        tag: "foods",
        answers: [.noContent],
        errors: [404, 422]
    )
}
