import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The recipes of a household: many at once.
extension Dependencies {
    func listRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        if let search = try await searchRequest(request, caller) {
            var page = try await book.store.search(search, of: caller.household)
            if page.facets != nil {
                let (foods, language) = (try await kitchens.kitchen(of: caller.household).foods, request.language)
                page.facets?.nameFoods { foods.food(exactlyNamed: $0)?.name(in: language) }
            }
            return .json(capacity: 16_384) { page.encode(to: &$0) }
        }
        let page = try await book.store.page(
            try Self.query(of: request),
            of: caller.household,
            for: caller.user
        )
        return .json(capacity: 16_384) { json in
            json.object { json in
                json.array("items") { json in for item in page.items { json.raw(item.json) } }
                json.member("next", page.next?.text)
            }
        }
    }

    func listTags(_ request: Request, _ caller: Caller) async throws -> Response {
        let tags = try await book.store.tags(of: caller.household).map { TagCount(tag: $0.tag, count: $0.count) }
        return .json { json in json.object { $0.member("items", tags) } }
    }

    func batchGetRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        try await recipes(request, of: caller.household, for: caller.user)
    }

    func batchGetHouseholdRecipes(_ request: Request) async throws -> Response {
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        return try await recipes(request, of: household, for: nil)
    }

    private func recipes(
        _ request: Request,
        of household: HouseholdID,
        for reader: UserID?
    ) async throws -> Response {
        let ids = try request.decode(RecipeBatchRequest.self).ids
        var fields = FieldCheck()
        fields.count(ids.count, "/ids", most: RecipeBatchRequest.limit)
        try fields.finish()
        let system = try request.measurementSystem()
        let view = RecipeView(system: system, language: request.language, reader: reader)
        let batch = try await batch(of: ids, household, as: view)
        return .json(capacity: batch.size) { json in json.object { batch.encode(to: &$0) } }
    }

    /// Recipes by id, each once, as many of them as have room.
    func batch(of ids: [RecipeID], _ household: HouseholdID, as view: RecipeView) async throws -> RecipeDocuments {
        var seen: Set<RecipeID> = []
        let all = ids.filter { seen.insert($0).inserted }
        guard !all.isEmpty else { return RecipeDocuments() }
        let room = RecipeBatchRequest.room
        let few = RecipeSQL.many(all, household, within: room)
        let together = try await book.store.documents(few, all, of: household, as: view)
        guard together.isEmpty else { return RecipeDocuments(ids: all, found: together) }
        let count = try await book.store.count(of: all, within: room, of: household)
        let now = Array(all[..<count])
        let found = try await book.store.documents(now, of: household, as: view)
        return RecipeDocuments(ids: now, found: found, left: Array(all[count...]))
    }

    private static func query(of request: Request) throws(Problem) -> RecipeQuery {
        let page = try request.page()
        var query = RecipeQuery(limit: page.limit)
        var fields = FieldCheck()
        // defence: sort-keys
        query.sort = fields.choice(request.query["sort"], "?sort") ?? query.sort
        try fields.finish()
        query.after = try page.place { RecipeCursor($0, sort: query.sort) }
        return query
    }
}

/// Recipes that were asked for, and those that had no room.
struct RecipeDocuments {
    var ids: [RecipeID] = []
    var found: [RecipeDocument] = []
    var left: [RecipeID] = []

    /// About how many bytes they have as JSON.
    var size: Int { 256 + found.reduce(0) { $0 + $1.json.count + 1 } }

    /// Writes them into an open object, in the order asked for.
    func encode(to json: inout JSONWriter) {
        let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        json.array("items") { json in
            for id in ids { if let document = byID[id] { json.raw(document.json) } }
        }
        json.member("missing", ids.filter { byID[$0] == nil })
        json.member("left", left)
    }
}

/// A tag, and how many recipes have it.
@JSONObject(.writtenOnly)
private struct TagCount {
    let tag: String
    let count: Int
}

extension RecipeCursor {
    /// The opaque form: what is sorted by, the id, the value, in base64url.
    var text: String {
        let plain =
            switch key {
            case .created(let instant): "created:\(id):\(instant.milliseconds)"
            case .cooked(let count): "cooked:\(id):\(count)"
            }
        return CursorText.encode(plain)
    }

    /// Reads the opaque form; nil if it is none, or of a list in another order.
    init?(_ text: String, sort: RecipeQuery.Sort) {
        guard let plain = CursorText.decode(text) else { return nil }
        let parts = plain.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == sort.rawValue, let id = RecipeID(parts[1]) else {
            return nil
        }
        self.id = id
        switch sort {
        case .created:
            guard let milliseconds = Int64(parts[2]) else { return nil }
            key = .created(Instant(milliseconds: milliseconds))
        case .cooked:
            guard let count = Int(parts[2]) else { return nil }
            key = .cooked(count)
        }
    }
}
