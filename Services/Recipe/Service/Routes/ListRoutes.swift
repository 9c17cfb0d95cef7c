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
            guard ids.count <= RecipeBatchRequest.limit else {
                throw Problem.invalid(
                    "/ids",
                    code: "too_many",
                    "ids must be at most \(RecipeBatchRequest.limit)"
                )
            }
            let found = ids.isEmpty ? [] : try await store.documents(ids, of: caller.household)
            return .json(bytes: Self.batch(ids, found))
        }
    }

    /// The documents in the order asked for, each once.
    private static func batch(_ ids: [RecipeID], _ found: [RecipeDocument]) -> [UInt8] {
        var seen: Set<RecipeID> = []
        let ids = ids.filter { seen.insert($0).inserted }
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
        }
        return json.bytes
    }

    private static func query(of request: Request) throws(Problem) -> RecipeQuery {
        let page = try request.page()
        var query = RecipeQuery(limit: page.limit)
        if let text = request.query["sort"] {
            guard let sort = RecipeQuery.Sort(rawValue: text) else {
                throw .invalid("?sort", code: "unknown", "sort must be created, title or cooked")
            }
            query.sort = sort
        }
        query.tag = try text("tag", in: request)
        let words = try text("q", in: request)?.split { $0.isWhitespace }.map { String($0) } ?? []
        query.words = Array(words.prefix(8))
        if let after = page.after {
            guard let cursor = RecipeCursor(after, sort: query.sort) else {
                throw .badRequest(code: "bad_cursor", "The value of after must be the next of the page before.")
            }
            query.after = cursor
        }
        return query
    }

    private static func text(_ name: String, in request: Request) throws(Problem) -> String? {
        guard let text = request.query[name], !text.isEmpty else { return nil }
        guard text.unicodeScalars.count <= 200 else {
            throw .invalid("?\(name)", code: "too_long", "\(name) must have at most 200 characters")
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .invalid("?\(name)", code: "format", "\(name) must not have control characters")
        }
        return text
    }
}
