import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// The recipes of a household: many at once.
struct ListRoutes {
    let store: any RecipeStore
    let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        store = dependencies.book.store
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        router.household(.get, RecipePaths.recipes, authenticator, RecipeOperations.list) { [store] request, caller in
            let page = try await store.page(try Self.query(of: request), of: caller.household)
            var json = JSONWriter(capacity: 16_384)
            json.object { json in
                json.member("items", array: { json in for item in page.items { json.raw(item.json) } })
                json.member("next", page.next?.text)
            }
            return .json(bytes: json.bytes)
        }
        router.household(.get, RecipePaths.tags, authenticator, RecipeOperations.tags) { [store] _, caller in
            let tags = try await store.tags(of: caller.household)
            var json = JSONWriter()
            json.object { json in
                json.member(
                    "items",
                    array: { json in
                        for (tag, count) in tags {
                            json.object { json in
                                json.member("tag", tag)
                                json.member("count", count)
                            }
                        }
                    }
                )
            }
            return .json(bytes: json.bytes)
        }
        router.household(.post, RecipePaths.batchGet, authenticator, RecipeOperations.batchGet) {
            [store] request, caller in
            let ids = try request.decode(RecipeBatchRequest.self).ids
            var fields = FieldCheck()
            fields.count(ids.count, "/ids", most: RecipeBatchRequest.limit)
            try fields.finish()
            let system = try request.measurementSystem()
            var seen: Set<RecipeID> = []
            let all = ids.filter { seen.insert($0).inserted }
            guard !all.isEmpty else { return .json(bytes: Self.batch([], [], left: [])) }
            let count = try await store.count(of: all, within: RecipeBatchRequest.room, of: caller.household)
            let now = Array(all[..<count])
            let found = try await store.documents(now, of: caller.household, in: system)
            return .json(bytes: Self.batch(now, found, left: Array(all[count...])))
        }
    }

    /// The documents in the order asked for.
    private static func batch(_ ids: [RecipeID], _ found: [RecipeDocument], left: [RecipeID]) -> [UInt8] {
        let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        var json = JSONWriter(capacity: 256 + found.reduce(0) { $0 + $1.json.count + 1 })
        json.object { json in
            json.member(
                "items",
                array: { json in
                    for id in ids { if let document = byID[id] { json.raw(document.json) } }
                }
            )
            json.member("missing", ids.filter { byID[$0] == nil })
            json.member("left", left)
        }
        return json.bytes
    }

    private static func query(of request: Request) throws(Problem) -> RecipeQuery {
        let page = try request.page()
        var query = RecipeQuery(limit: page.limit)
        var fields = FieldCheck()
        query.sort = fields.choice(request.query["sort"], "?sort") ?? query.sort
        query.tag = fields.optionalText(request.query["tag"], "?tag", max: 200)
        let text = fields.optionalText(request.query["q"], "?q", max: 200)
        try fields.finish()
        let words = text?.split { $0.isWhitespace }.map { String($0) } ?? []
        query.words = Array(words.prefix(8))
        if let after = page.after {
            guard let cursor = RecipeCursor(after, sort: query.sort) else {
                throw .badCursor()
            }
            query.after = cursor
        }
        return query
    }
}
