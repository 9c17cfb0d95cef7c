import GroceryAPI
import HTTP

/// How the routes of lists that follow something are documented.
extension Operation {
    static let dismissListNotice = Operation(
        "dismissListNotice",
        summary: "Dismisses a notice of a list.",
        tag: "grocery lists",
        answers: [.ok(.ref("GroceryList"), "The list without it.")],
        errors: [404]
    )
    static let findPlanLists = Operation(
        "findPlanLists",
        summary: "Finds the lists that follow days or entries of the meal plan; for other services.",
        tag: "internal",
        body: .object([
            Property("entries", .array(of: .uuid, maxItems: PlanListsRequest.most)),
            Property("days", .array(of: .date, maxItems: PlanListsRequest.most)),
            Property("meals", .array(of: .uuid, maxItems: PlanListsRequest.most), required: false),
        ]),
        answers: [.ok(.object([Property("lists", .array(of: list))]))],
        reads: true
    )
    private static let list = Schema.object([
        Property("id", .uuid), Property("from", .nullable(.date)), Property("to", .nullable(.date)),
        Property("left_out", .array(of: .uuid), required: false),
        Property("left_out_meals", .array(of: .uuid), required: false),
    ])
}
