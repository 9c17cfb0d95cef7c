import HTTP
import Kitchen

/// How the routes about members are documented.
extension Operation {
    static let listMembers = Operation(
        "listMembers",
        summary: "Who eats in the household.",
        tag: "members",
        query: Parameter.page + [.ifNoneMatch],
        answers: [.ok(.page(of: .ref("FamilyMember"))), .notModified],
        errors: [400]
    )
    static let getMember = Operation(
        "getMember",
        summary: "Somebody who eats in the household.",
        tag: "members",
        query: [.ifNoneMatch],
        answers: [.ok(.ref("FamilyMember")), .notModified],
        errors: [404]
    )
    static let addMember = Operation(
        "addMember",
        summary: "Adds a family member, with the client's id if there is one.",
        tag: "members",
        body: .memberChange(isNew: true),
        answers: [Answer.created(.ref("FamilyMember")).with(.etag, .location)],
        errors: [403, 409]
    )
    static let putMember = Operation(
        "putMember",
        summary: "Adds a family member with an id, or replaces one.",
        tag: "members",
        query: [.ifMatch],
        body: .memberChange(isNew: true),
        answers: [.ok(.ref("FamilyMember")), .created(.ref("FamilyMember"))],
        errors: [403, 409, 412]
    )
    static let changeMember = Operation(
        "changeMember",
        summary: "Changes a family member; members left out stay as they are.",
        tag: "members",
        query: [.ifMatch],
        body: .memberChange(isNew: false),
        answers: [.ok(.ref("FamilyMember"))],
        errors: [403, 404, 409, 412]
    )
    static let removeMember = Operation(
        "removeMember",
        summary: "Removes a family member.",
        tag: "members",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [403, 404, 412]
    )
    static let hasMember = Operation(
        "hasMember",
        summary: "Whether a family member has this id; for other services.",
        tag: "internal",
        answers: [.noContent("They do.")],
        errors: [404]
    )
    static let getHouseholdEaters = Operation(
        "getHouseholdEaters",
        summary: "What a household's members must not eat, for other services.",
        tag: "internal",
        query: [.ifNoneMatch],
        answers: [.ok(.ref("HouseholdEaters")), .notModified]
    )
}

extension Schema {
    /// Somebody who eats in a household.
    static let familyMember = Schema.object(
        [Property("id", .uuid), Property("version", .integer(min: 1))] + about(isNew: true, isAnswer: true)
            + [Property("created_at", .instant), Property("updated_at", .instant)]
    )

    /// What can be said of them.
    static func memberChange(isNew: Bool) -> Schema {
        .object((isNew ? [Property("id", .uuid, required: false)] : []) + about(isNew: isNew, isAnswer: false))
    }

    /// What an eater is to the kitchen.
    static let eater = Schema.object([
        Property("id", .uuid), Property("name", .text), Property("allergies", list(of: allergen)),
        Property("ingredients", list(of: .text)), Property("intolerances", list(of: .text)),
        Property("diets", list(of: diet)),
    ])

    private static let allergen = Schema.words(of: Allergen.self)
    private static let diet = Schema.words(of: Diet.self)

    private static func list(of entry: Schema) -> Schema {
        .array(of: entry, maxItems: FamilyReading.mostEntries)
    }

    private static func about(isNew: Bool, isAnswer: Bool) -> [Property] {
        let word = Schema.string(minLength: 1, maxLength: FamilyReading.longestText)
        let factor = Schema.string(maxLength: 40)
        return [
            Property("name", word, required: isNew),
            Property("age_group", .words(of: AgeGroup.self), required: isAnswer),
            Property(
                "portion_factor",
                isAnswer ? factor : .nullable(factor),
                required: isAnswer,
                description: "How much of a serving they eat, exactly: 1/2. If null, the usual portion at their age."
            ),
            Property("allergies", list(of: allergen), required: isAnswer),
            Property(
                "allergy_ingredients",
                list(of: word),
                required: isAnswer,
                description: "Single foods that they are allergic to, in their words."
            ),
            Property("intolerances", list(of: word), required: isAnswer),
            Property("diets", list(of: diet), required: isAnswer),
            Property(
                "user_id",
                .nullable(.uuid),
                required: isAnswer,
                description: "The household's user who this is."
            ),
        ]
    }
}
