import Events
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The foods that a household knows: those that come with Larder, as it has them, and its own.
extension Dependencies {
    func listFoods(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        var fields = FieldCheck()
        let text = fields.optionalText(request.query["q"], "?q", max: 100) ?? ""
        let source: FoodBody.Source? = fields.choice(request.query["source"], "?source")
        try fields.finish()
        let place = try page.place(FoodSearch.Match.init(cursor:))
        let kitchen = try await kitchens.kitchen(of: caller.household)
        return try await pool.answering {
            let said = Dictionary(kitchen.own.foods.map { ($0.id, $0) }) { $1 }
            var found = kitchen.search.matches(text)
            if source == nil || source == .standard {
                found += FoodSearch.standard.matches(text).filter { said[$0.id] == nil }
                found.sort()
            }
            var items: [FoodBody] = []
            var last: FoodSearch.Match?
            var next: String?
            for match in found where place.map({ $0 < match }) ?? true {
                guard let food = kitchen.foods.food(id: match.id) else { continue }
                let body = FoodBody(food, said[match.id])
                guard source == nil || body.source == source else { continue }
                if items.count == page.limit {
                    next = last?.cursor
                    break
                }
                items.append(body)
                last = match
            }
            return .json(Page(items: items, next: next))
        }
    }

    func getFood(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try Self.foodID(of: request)
        return try await food(id, caller).conditional(on: request)
    }

    func putFood(_ request: Request, _ caller: Caller) async throws -> Response {
        // A body that is none is told so whatever the address.
        let input = try request.decode(FoodInput.self)
        let id = try Self.foodID(of: request)
        let version = try request.ifMatchVersion()
        let said = try input.checked(id: id).food(id: id)
        let change = try await foods.put(said, version: version, of: caller.household, at: book.now())
        try change.check()
        return try await food(id, caller, status: change == .added ? 201 : 200)
    }

    func deleteFood(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try Self.foodID(of: request)
        let version = try request.ifMatchVersion()
        try await foods.delete(id, version: version, of: caller.household, at: book.now()).check()
        return .noContent()
    }

    func followFoods(_ request: Request, _ caller: Caller) async throws -> Response {
        try await feed.stream(
            request,
            household: caller.household,
            matching: { $0.isOf(RecipeEvent.Kind.foodsChanged) }
        )
    }

    func getHouseholdFoods(_ request: Request) async throws -> Response {
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        // Asked for at every turn by services that have it already.
        let version = try await foods.version(of: household)
        if Response.json(bytes: [], etag: String(version)).conditional(on: request).status == 304 {
            return Response(status: 304).with("ETag", "\"\(version)\"")
        }
        let said = try await kitchens.kitchen(of: household, version: version).own
        return .json(HouseholdFoodsBody(said), version: said.version)
    }

    private static func foodID(of request: Request) throws -> String {
        let id = try request.parameters.require("food_id")
        guard FoodRules.isID(id) else { throw Problem.noSuchFood }
        return id
    }

    private func food(_ id: String, _ caller: Caller, status: Int = 200) async throws -> Response {
        let kitchen = try await kitchens.kitchen(of: caller.household)
        guard let food = kitchen.foods.food(id: id) else { throw Problem.noSuchFood }
        let kept = try await foods.food(id, of: caller.household)
        return .json(FoodBody(food, try kept?.food()), status: status, version: kept?.version ?? 0)
    }
}

extension Problem {
    /// 404.
    fileprivate static let noSuchFood = Problem.notFound("There is no food with this id.")
}

extension FoodChange {
    /// Throws the problem that kept the change from being made.
    fileprivate func check() throws(Problem) {
        switch self {
        case .added, .changed, .unchanged: return
        case .missing: throw .notFound("Your household has not changed this food.")
        case .movedOn: throw .preconditionFailed()
        case .full:
            throw .unprocessable(
                code: "too_many",
                "A household can add or override at most \(FoodRules.maxFoods) foods."
            )
        }
    }
}
