import HTTP
import Sync

/// How the route of sync is documented.
extension Operation {
    static let syncMealPlan = sync(
        "syncMealPlan",
        of: "the plan",
        tag: "meal plan",
        kinds: .words(of: PlanOperationBody.Kind.self),
        members: [
            Property("entry_id", .uuid, description: "The entry, or the id that the client gave what it planned."),
            Property(
                "seen",
                .integer(min: 0),
                required: false,
                description: "The entry's version as the client knew it."
            ),
            Property("entry", addPlanEntry.body ?? .any, required: false, description: "For add; its id is entry_id."),
            Property("change", changePlanEntry.body ?? .any, required: false, description: "For change."),
            Property(
                "cooked_on",
                .date,
                required: false,
                description: "For cook; the planned day, or today if that is in the future."
            ),
        ],
        example: #"""
            {"operations":[{"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1","op":"add",\#
            "entry_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2",\#
            "entry":{"date":"2026-11-20","slot":"dinner","note":"Eating out"}}]}
            """#,
        outcome: OperationOutcome.schema(
            merges: PlanMerge.allCases.map(\.rawValue),
            [
                OperationOutcome.replaced([
                    Property("date", .date), Property("slot", PlanSchemas.slot), Property("position", .integer(min: 0)),
                    Property("servings", .nullable(PlanSchemas.servings)),
                    Property("note", .nullable(PlanSchemas.note)), Property("member_id", .nullable(.uuid)),
                    Property("cooked_on", .date),
                ])
            ]
        ),
        answer: [
            Property(
                "entries",
                .array(of: PlanSchemas.entry),
                description: "The entries of the operations as they are now, without those that are gone."
            )
        ]
    )
}
