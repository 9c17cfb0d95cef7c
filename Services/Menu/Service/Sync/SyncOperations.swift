import HTTP
import Sync

/// How the route of sync is documented.
extension Operation {
    static let syncMenus = Operation(
        "syncMenus",
        summary:
            "Does what a client did to menus, perhaps while it was offline. Each operation is done once, in order, "
            + "together with what others did meanwhile; one that cannot be done is refused, and the rest is done.",
        tag: "menu",
        body: .object([
            Property("operations", .array(of: MenuSyncSchemas.operation, maxItems: OperationMemory.mostAtOnce))
        ]),
        example: #"""
            {"operations":[{"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1","op":"add",\#
            "item_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2",\#
            "recipe":{"recipe_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f3","servings":4}}]}
            """#,
        answers: [
            .ok(
                .object([
                    Property("results", .array(of: MenuSyncSchemas.outcome)), Property("board", MenuSchemas.board),
                ]),
                "What became of each operation, and the board as it is now."
            )
        ],
        errors: [503],
        bodySize: .document
    )
}

/// The schemas of a batch and its answer.
private enum MenuSyncSchemas {
    static let operation = Schema.object([
        Property("id", .uuid, description: "Made by the client: the operation is done once, however often it is sent."),
        Property("op", .words(of: MenuOperationBody.Kind.self)),
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
        Property("seen", .integer(min: 0), required: false, description: "The menu's version as the client knew it."),
        Property("recipe", Operation.addMenuRecipe.body ?? .any, required: false, description: "For add."),
        Property("change", Operation.changeMenuRecipe.body ?? .any, required: false, description: "For change."),
        Property("cooked_on", .date, required: false, description: "For cook; today if absent."),
    ])

    static let outcome = OperationOutcome.schema(
        merges: MenuMerge.allCases.map(\.rawValue),
        replaces: [
            Property("servings", MenuSchemas.servings), Property("position", .integer(min: 0)),
            Property("cooked_on", .date),
        ],
        joins: true
    )
}
