import HTTP
import Sync

/// How the route of sync is documented.
extension Operation {
    static let syncMenus = sync(
        "syncMenus",
        of: "menus",
        tag: "menu",
        kinds: .words(of: MenuOperationBody.Kind.self),
        members: [
            Property(
                "menu_id",
                .uuid,
                required: false,
                description: "For archive and plan_again, and for add to another menu than the one being planned."
            ),
            Property(
                "item_id",
                .uuid,
                required: false,
                description: "The recipe's place in its menu, or the id that the client gave it."
            ),
            Property(
                "seen",
                .integer(min: 0),
                required: false,
                description: "The menu's version as the client knew it."
            ), Property("recipe", addMenuRecipe.body ?? .any, required: false, description: "For add."),
            Property("change", changeMenuRecipe.body ?? .any, required: false, description: "For change."),
            Property("cooked_on", .date, required: false, description: "For cook; today if absent."),
        ],
        example: #"""
            {"operations":[{"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1","op":"add",\#
            "item_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2",\#
            "recipe":{"recipe_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f3","servings":4}}]}
            """#,
        outcome: OperationOutcome.schema(
            merges: MenuMerge.allCases.map(\.rawValue),
            [
                OperationOutcome.replaced([
                    Property("servings", MenuSchemas.servings), Property("position", .integer(min: 0)),
                    Property("cooked_on", .date),
                ]), OperationOutcome.joined,
            ]
        ),
        answer: [Property("board", MenuSchemas.board)]
    )
}
