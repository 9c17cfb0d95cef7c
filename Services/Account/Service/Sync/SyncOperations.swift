import HTTP
import Sync

/// How the route of sync is documented.
extension Operation {
    static let syncHousehold = sync(
        "syncHousehold",
        of: "the household's settings and members",
        tag: "members",
        kinds: .words(of: HouseholdOperationBody.Kind.self),
        members: [
            Property(
                "member_id",
                .uuid,
                required: false,
                description: "The member, or the id that the client gave them; for all but set."
            ),
            Property(
                "seen",
                .integer(min: 0),
                required: false,
                description: "The member's version as the client knew it; for set, the household's."
            ),
            Property(
                "member",
                .memberChange(isNew: true),
                required: false,
                description: "For add; their id is member_id."
            ),
            Property("change", .memberChange(isNew: false), required: false, description: "For change."),
            Property("settings", .ref("HouseholdChange"), required: false, description: "For set, by an owner."),
        ],
        example: #"""
            {"operations":[{"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1","op":"add",\#
            "member_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2","member":{"name":"Mia","age_group":"child"}},\#
            {"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f3","op":"set","settings":{"week_start":"sunday"}}]}
            """#,
        outcome: OperationOutcome.schema(
            merges: HouseholdMerge.allCases.map(\.rawValue),
            [
                OperationOutcome.replaced([Property("name", .householdName)] + Property.householdSettings),
                OperationOutcome.fields(.words(of: MemberField.self)),
            ]
        ),
        answer: [
            Property("household", .ref("Household")),
            Property("members", .array(of: .ref("FamilyMember")), description: "All who eat in the household."),
        ]
    )
}
