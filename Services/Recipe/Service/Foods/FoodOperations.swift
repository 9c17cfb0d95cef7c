import HTTP
import RecipeAPI

/// How the routes of foods are documented.
extension Operation {
    /// Foods are known by names, not by UUIDs.
    private static let foodID = Parameter("food_id", .string(minLength: 1, maxLength: 100))
    static let listFoods = Operation(
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
    static let getFood = Operation(
        "getFood",
        summary: "Reads a food as the household has it.",
        tag: "foods",
        path: [foodID],
        query: [.ifNoneMatch],
        answers: [.ok(.ref("Food"), "The food."), .notModified]
    )
    static let putFood = Operation(
        "putFood",
        summary: "Adds a food, or says something else about one that comes with Larder.",
        tag: "foods",
        path: [foodID],
        query: [.ifMatch],
        body: .ref("FoodInput"),
        answers: [
            .ok(.ref("Food"), "The food as it is now."), .created(.ref("Food"), "It had not been spoken of before."),
        ],
        errors: [404, 412]
    )
    static let deleteFood = Operation(
        "deleteFood",
        summary: "Deletes a food that the household added, or makes one again what comes with Larder.",
        tag: "foods",
        path: [foodID],
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let followFoods = Operation(
        "followFoods",
        summary: "Follows the household's foods: an event when it has said something else about them.",
        tag: "foods",
        answers: [.events()]
    )
    static let getHouseholdFoods = Operation(
        "getHouseholdFoods",
        summary: "Tells a service everything that a household says about foods.",
        tag: "internal",
        query: [.ifNoneMatch],
        answers: [.ok(.ref("HouseholdFoods"), "All of it."), .notModified]
    )
    static let listCategoryCorrections = Operation(
        "listCategoryCorrections",
        summary: "Pages through the categories that the household gave to names.",
        tag: "foods",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("CategoryCorrection")), "A page.")],
        errors: [400]
    )
    static let putCategoryCorrection = Operation(
        "putCategoryCorrection",
        summary: "Gives a name a category, which from now on wins.",
        tag: "foods",
        body: .ref("CategoryCorrectionInput"),
        answers: [.ok(.ref("CategoryCorrectionInput"), "It is remembered.")]
    )
    static let deleteCategoryCorrection = Operation(
        "deleteCategoryCorrection",
        summary: "Forgets the category that was given to a name.",
        tag: "foods",
        answers: [.noContent],
        errors: [404, 422]
    )
}
