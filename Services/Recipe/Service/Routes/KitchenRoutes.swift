import HTTP
import Identity
import JSON
import Kitchen
import Loop
import RecipeAPI

/// What the kitchen knows, for those who have lines or names of their own to ask about.
struct KitchenRoutes {
    let reader: IngredientReader
    let pool: ThreadPool
    let authenticator: Authenticator

    private static let maxItems = 1000

    init(_ dependencies: Dependencies) {
        reader = dependencies.reader
        pool = dependencies.pool
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        router.household(.post, RecipePaths.parse, authenticator, RecipeOperations.parse) {
            [reader, pool] request, _ in
            let lines = try Self.checked(try request.decode(ParseRequest.self).lines, "lines")
            return await pool.run {
                let items = reader.read(lines.map { RecipeContent.Line(text: $0) })
                return Response.json(ItemsBody(items: items))
            }
        }
        router.household(.post, RecipePaths.classify, authenticator, RecipeOperations.classify) {
            [pool] request, _ in
            let names = try Self.checked(try request.decode(ClassifyRequest.self).names, "names")
            return await pool.run {
                let categorizer = Categorizer()
                return Response.json(
                    ItemsBody(items: names.map { ClassifiedName(name: $0, result: categorizer.classify($0)) })
                )
            }
        }
    }

    private static func checked(_ texts: [String], _ name: String) throws(Problem) -> [String] {
        var fields = FieldCheck()
        if fields.count(texts.count, "/\(name)", most: maxItems) {
            for (index, text) in texts.enumerated() {
                fields.length(text, "/\(name)/\(index)", max: RecipeRules.maxIngredient)
            }
        }
        try fields.finish()
        return texts
    }
}

private struct ParseRequest: Decodable {
    var lines: [String]
}

private struct ClassifyRequest: Decodable {
    var names: [String]
}

/// `{"items": […]}`.
private struct ItemsBody<Item: JSONEncodable & Sendable>: JSONEncodable, Sendable {
    let items: [Item]

    func encode(to json: inout JSONWriter) {
        json.object { $0.member("items", items) }
    }
}

/// A name with what the kitchen makes of it.
private struct ClassifiedName: JSONEncodable, Sendable {
    let name: String
    let result: Classification

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("category", result.category.rawValue)
            json.member("confidence", result.confidence)
            json.key("food")
            if let food = result.food {
                json.object { json in
                    json.member("id", food.id)
                    json.member("name", food.name)
                }
            } else {
                json.null()
            }
        }
    }
}
