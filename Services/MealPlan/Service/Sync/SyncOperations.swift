import HTTP
import Sync

/// How the route of sync is documented.
extension Operation {
    static let syncMealPlan = Operation(
        "syncMealPlan",
        summary:
            "Does what a client did to the plan, perhaps while it was offline. Each operation is done once, in order, "
            + "together with what others did meanwhile; one that cannot be done is refused, and the rest is done.",
        tag: "meal plan",
        body: .object([
            Property("operations", .array(of: PlanSyncSchemas.operation, maxItems: OperationMemory.mostAtOnce))
        ]),
        example: #"""
            {"operations":[{"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1","op":"add",\#
            "entry_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2",\#
            "entry":{"date":"2026-11-20","slot":"dinner","note":"Eating out"}}]}
            """#,
        answers: [
            .ok(
                .object([
                    Property("results", .array(of: PlanSyncSchemas.outcome)),
                    Property(
                        "entries",
                        .array(of: PlanSchemas.entry),
                        description: "The entries of the operations as they are now, without those that are gone."
                    ),
                ]),
                "What became of each operation."
            )
        ],
        errors: [503],
        bodySize: .document
    )
}

/// The schemas of a batch and its answer.
private enum PlanSyncSchemas {
    static let operation = Schema.object([
        Property("id", .uuid, description: "Made by the client: the operation is done once, however often it is sent."),
        Property("op", .words(of: PlanOperationBody.Kind.self)),
        Property("entry_id", .uuid, description: "The entry, or the id that the client gave what it planned."),
        Property("seen", .integer(min: 0), required: false, description: "The entry's version as the client knew it."),
        Property(
            "entry",
            Operation.addPlanEntry.body ?? .any,
            required: false,
            description: "For add; its id is entry_id."
        ), Property("change", Operation.changePlanEntry.body ?? .any, required: false, description: "For change."),
        Property(
            "cooked_on",
            .date,
            required: false,
            description: "For cook; the planned day, or today if that is in the future."
        ),
    ])

    static let outcome = OperationOutcome.schema(
        merges: PlanMerge.allCases.map(\.rawValue),
        replaces: [
            Property("date", .date), Property("slot", PlanSchemas.slot), Property("position", .integer(min: 0)),
            Property("servings", .nullable(PlanSchemas.servings)), Property("note", .nullable(PlanSchemas.note)),
            Property("member_id", .nullable(.uuid)), Property("cooked_on", .date),
        ]
    )
}
