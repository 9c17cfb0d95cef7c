import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// The routes of staples and of recent items.
extension GroceryRoutes {
    func addStaples(to router: inout Router) {
        let authenticator = on.authenticator
        router.household(.get, GroceryPaths.staples, authenticator, GroceryOperations.staples) { _, caller in
            let book = StapleBook(
                foods: await kitchen(caller.household).foods,
                decisions: try await on.store.stapleDecisions(of: caller.household)
            )
            return .json(StaplesBody(staples: book.staples))
        }
        router.household(
            .put,
            GroceryPaths.staple,
            authenticator,
            minimum: .editor,
            GroceryOperations.putStaple
        ) { request, caller in
            let body = try request.decodeIfPresent(StapleChange.self, default: StapleChange())
            let foods = await kitchen(caller.household).foods
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
        router.household(
            .delete,
            GroceryPaths.staple,
            authenticator,
            minimum: .editor,
            GroceryOperations.deleteStaple
        ) { request, caller in
            let foods = await kitchen(caller.household).foods
            try await on.store.decide(try decision(request, .no, foods), in: caller.household)
            return .noContent()
        }
        router.household(
            .get,
            GroceryPaths.recentItems,
            authenticator,
            GroceryOperations.recentItems
        ) { request, caller in
            let page = try request.page()
            let found = try await on.store.recentItems(
                in: caller.household,
                after: try Cursor.recentPlace(page.after),
                limit: page.limit + 1,
                now: on.now()
            )
            let items = found.prefix(page.limit)
            let next = found.count > page.limit ? items.last.map { Cursor.text($0.boughtAt, $0.key) } : nil
            return .json(Page(items: items.map(RecentItemBody.init), next: next))
        }
    }

    /// Keeps a decision for a staple; one that is none by default as far as the plan allows.
    ///
    /// By Larder's default: a food that the household has made a staple elsewhere is one of its own, too.
    private func add(_ decision: StapleBook.Decision, _ caller: Caller) async throws {
        guard let quota = on.limits.quota(.customStaples, of: caller.plan), !StapleBook.isUsual(decision.key) else {
            return try await on.store.decide(decision, in: caller.household)
        }
        try await on.store.add(decision, in: caller.household, quota: quota)
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

/// The body of `PUT /api/v1/staples/{food}`.
struct StapleChange: Decodable {
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

/// One recent item.
private struct RecentItemBody: JSONEncodable {
    var item: RecentItem

    init(_ item: RecentItem) {
        self.item = item
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", item.name)
            json.key("food")
            if let food = item.food {
                json.object { json in
                    json.member("id", food.id)
                    json.member("name", food.name)
                }
            } else {
                json.null()
            }
            json.member("category", item.category.rawValue)
            json.member("bought_at", item.boughtAt)
            json.member("times", item.times)
        }
    }
}
