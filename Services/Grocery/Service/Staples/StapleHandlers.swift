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
        return .json(StaplesBody(staples: book.staples))
    }

    func putStaple(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decodeIfPresent(StapleChange.self, default: StapleChange())
        let foods = await kitchens.kitchen(of: caller.household).foods
        let decision = try decision(request, body.assumed ?? true ? .assumed : .asked, foods)
        try await add(decision, caller)
        let isDefault = foods.food(id: decision.key)?.staple == decision.kind
        return .json(
            StapleBody(
                staple: StapleBook.Staple(
                    key: decision.key,
                    name: decision.name,
                    isAssumed: decision.kind == .assumed,
                    isDefault: isDefault
                )
            )
        )
    }

    func deleteStaple(_ request: Request, _ caller: Caller) async throws -> Response {
        let foods = await kitchens.kitchen(of: caller.household).foods
        try await store.decide(try decision(request, .no, foods), in: caller.household)
        return .noContent()
    }

    /// Keeps a decision for a staple; one that is none by default as far as the plan allows.
    ///
    /// By Larder's default: a food that the household has made a staple elsewhere is one of its own, too.
    private func add(_ decision: StapleBook.Decision, _ caller: Caller) async throws {
        guard let quota = limits.quota(.customStaples, of: caller.plan), !StapleBook.isUsual(decision.key)
        else {
            return try await store.decide(decision, in: caller.household)
        }
        try await store.add(decision, in: caller.household, quota: quota)
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

/// All staples of a household.
private struct StaplesBody: JSONEncodable {
    var staples: [StapleBook.Staple]

    func encode(to json: inout JSONWriter) {
        json.object { json in json.member("items", staples.map(StapleBody.init)) }
    }
}

/// One staple.
private struct StapleBody: JSONEncodable {
    var staple: StapleBook.Staple

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("food", staple.key)
            json.member("name", staple.name)
            json.member("assumed", staple.isAssumed)
            json.member("default", staple.isDefault)
        }
    }
}
