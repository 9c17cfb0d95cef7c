import HTTP
import Identity
import JSON
import Kitchen
import Loop
import RecipeAPI
import Values

/// What the kitchen knows, for those who have lines or names of their own to ask about.
struct KitchenRoutes {
    let kitchens: Kitchens
    let pool: ThreadPool
    let authenticator: Authenticator

    private static let maxItems = 1000

    init(_ dependencies: Dependencies) {
        kitchens = dependencies.kitchens
        pool = dependencies.pool
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        router.household(.post, RecipePaths.parse, authenticator, KitchenOperations.parse) {
            [kitchens, pool] request, caller in
            let kitchen = try await kitchens.kitchen(of: caller.household)
            return try await pool.reading { budget in
                let lines = try Self.checked(request.texts(of: ParseRequest.self), "lines")
                var json = JSONWriter(capacity: 64 + lines.count * 512)
                json.object { json in
                    json.member(
                        "items",
                        array: { json in
                            for line in lines where budget.affords(line: line) {
                                kitchen.parser.parse(line).encode(to: &json)
                            }
                        }
                    )
                }
                try budget.check()
                return Response.json(bytes: json.bytes)
            }
        }
        router.household(.post, RecipePaths.classify, authenticator, KitchenOperations.classify) {
            [kitchens, pool] request, caller in
            let kitchen = try await kitchens.kitchen(of: caller.household)
            return try await pool.reading { budget in
                let names = try Self.checked(request.texts(of: ClassifyRequest.self), "names")
                var json = JSONWriter(capacity: 64 + names.count * 256)
                json.object { json in
                    json.member(
                        "items",
                        array: { json in
                            for name in names where budget.affords(line: name) {
                                ClassifiedName(name, kitchen).encode(to: &json)
                            }
                        }
                    )
                }
                try budget.check()
                return Response.json(bytes: json.bytes)
            }
        }
    }

    private static func checked(_ texts: [String], _ name: String) throws(Problem) -> [String] {
        var fields = FieldCheck()
        if fields.count(texts.count, "/\(name)", most: maxItems) {
            for (index, text) in texts.enumerated() where text.utf8.count > RecipeRules.maxIngredient {
                fields.length(text, "/\(name)/\(index)", max: RecipeRules.maxIngredient)
            }
        }
        try fields.finish()
        return texts
    }
}

/// A body that is one list of texts.
private protocol TextList: Decodable {
    /// The list's name.
    static var member: String { get }
    var texts: [String] { get }
}

private struct ParseRequest: TextList {
    static let member = "lines"
    var lines: [String]
    /// A hint, for engines that need one; ours reads all its languages at once.
    var language: String?
    var texts: [String] { lines }
}

private struct ClassifyRequest: TextList {
    static let member = "names"
    var names: [String]
    var texts: [String] { names }
}

extension Request {
    /// The texts of the body: a list of strings and nothing else is read by the fast reader.
    fileprivate func texts<List: TextList>(of type: List.Type) throws(Problem) -> [String] {
        if headers["Content-Type"] == "application/json", headers["Content-Encoding"] == nil,
            let plain = try? JSONReader.read(PlainTexts<List>.self, from: body)
        {
            return plain.texts
        }
        // Everything else, and whatever is wrong, is the general reader's.
        return try decode(type).texts
    }
}

/// The same body with no other member than the list.
private struct PlainTexts<List: TextList>: JSONDecodable {
    let texts: [String]

    init(from json: inout JSONReader) throws(JSONReaderError) {
        var texts: [String]?
        try json.object { json, key throws(JSONReaderError) in
            guard key == List.member, texts == nil else { throw json.error(List.member) }
            texts = try json.value()
        }
        guard let texts else { throw json.error(List.member) }
        self.texts = texts
    }
}

/// A name with what the kitchen makes of it.
private struct ClassifiedName: JSONEncodable {
    let name: String
    let result: Classification
    let report: AllergenReport

    init(_ name: String, _ kitchen: HouseholdKitchen) {
        self.name = name
        result = kitchen.categorizer.classify(name)
        let line = IngredientLine(text: name, food: result.food?.reference, name: name)
        report = kitchen.allergens.report(on: [line])
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.key("food")
            if let food = result.food {
                json.object { json in
                    json.member("id", food.id)
                    json.member("name", food.name)
                }
            } else {
                json.null()
            }
            json.member("category", result.category.rawValue)
            json.member("allergens", report.contains.map(\.rawValue))
            json.member("may_contain", report.mayContain.map(\.rawValue))
            json.member("grams_per_cup", result.food?.gramsPerCup?.doubleValue)
            json.member("confidence", result.confidence)
        }
    }
}
