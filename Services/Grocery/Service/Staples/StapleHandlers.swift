import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// What the household normally has.
extension Dependencies {
    func listStaples(_ request: Request, _ caller: Caller) async throws -> Response {
        let book = StapleBook(
            foods: await kitchens.kitchen(of: caller.household).foods,
            decisions: try await store.stapleDecisions(of: caller.household)
        )
        return .json { json in json.object { $0.member("items", book.staples) } }
    }

    func putStaple(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decodeIfPresent(StapleChange.self, default: StapleChange())
        let foods = await kitchens.kitchen(of: caller.household).foods
        let decision = try decision(request, body.assumed ?? true ? .assumed : .asked, foods)
        // By Larder's default: a food that the household has made a staple elsewhere is one of its own, too.
        let quota = StapleBook.isUsual(decision.key) ? nil : limits.quota(.customStaples, of: caller.plan)
        let usual = foods.food(id: decision.key)?.staple ?? .no
        try await store.decide(decision, insteadOf: usual, in: caller.household, quota: quota, now: now())
        let staple = StapleBook.Staple(decision, isDefault: usual == decision.kind)
        return .json(staple)
    }

    func deleteStaple(_ request: Request, _ caller: Caller) async throws -> Response {
        let foods = await kitchens.kitchen(of: caller.household).foods
        let decision = try decision(request, .no, foods)
        let usual = foods.food(id: decision.key)?.staple ?? .no
        try await store.decide(decision, insteadOf: usual, in: caller.household, now: now())
        return .noContent()
    }

    private func decision(
        _ request: Request,
        _ kind: StapleDefault,
        _ foods: FoodTable
    ) throws -> StapleBook.Decision {
        var fields = FieldCheck()
        let words = fields.text(try request.parameters.require("food"), "/food", max: 200)
        try fields.finish()
        let subject = StapleBook.subject(words, foods: foods)
        return StapleBook.Decision(key: subject.key, name: subject.name, kind: kind)
    }
}

/// How the routes of staples are documented.
extension Operation {
    static let listStaples = Operation(
        "listStaples",
        summary: "Lists the household's staples.",
        tag: "staples",
        answers: [.ok(.items(of: .ref("Staple")), "The staples.")]
    )
    static let putStaple = Operation(
        "putStaple",
        summary: "Makes a food a staple.",
        tag: "staples",
        body: .object([Property("assumed", .boolean, required: false)]),
        isBodyOptional: true,
        answers: [.ok(.ref("Staple"), "The staple.")]
    )
    static let deleteStaple = Operation(
        "deleteStaple",
        summary: "Removes a staple, also a standard one.",
        tag: "staples",
        answers: [.noContent],
        errors: [422]
    )
}

/// The body of `PUT /api/v1/staples/{food}`.
@JSONObject(.readOnly)
struct StapleChange {
    /// Whether it is assumed to be there, rather than asked about.
    var assumed: Bool?
}

extension StapleBook {
    /// One staple, as the API shows it.
    @JSONObject(.writtenOnly)
    struct Staple: Hashable {
        /// The food's id, or the name's key.
        @Key("food") var key: String
        var name: String
        /// Whether it is assumed rather than asked about.
        @Key("assumed") var isAssumed: Bool
        /// Whether it is a staple without the household's doing.
        @Key("default") var isDefault: Bool
    }
}

extension StapleBook.Staple {
    /// What a household decided to have.
    init(_ decision: StapleBook.Decision, isDefault: Bool) {
        self.init(
            key: decision.key,
            name: decision.name,
            isAssumed: decision.kind == .assumed,
            isDefault: isDefault
        )
    }
}
