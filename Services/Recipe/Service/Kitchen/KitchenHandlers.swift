import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// What the kitchen knows, for those who have lines or names of their own to ask about.
extension Dependencies {
    func parseIngredients(_ request: Request, _ caller: Caller) async throws -> Response {
        try await items("lines", request, caller, size: 512) {
            try request.decode(ParseRequest.self).lines
        } write: {
            $1.parser.parse($0).encode(to: &$2)
        }
    }

    func classifyFoods(_ request: Request, _ caller: Caller) async throws -> Response {
        try await items("names", request, caller, size: 256) {
            try request.decode(ClassifyRequest.self).names
        } write: {
            ClassifiedName($0, $1).encode(to: &$2)
        }
    }

    /// An item for each of a request's texts, written by `write`; `size` is how many bytes one usually has.
    private func items(
        _ member: String,
        _ request: Request,
        _ caller: Caller,
        size: Int,
        of read: @escaping @Sendable () throws -> [String],
        write: @escaping @Sendable (String, HouseholdKitchen, inout JSONWriter) -> Void
    ) async throws -> Response {
        let kitchen = try await kitchens.kitchen(of: caller.household)
        let work: @Sendable (WorkBudget) throws -> Response = { budget in
            let texts = try Self.checked(read(), member)
            let response = Response.json(capacity: 64 + texts.count * size) { json in
                json.object { json in
                    json.array("items") { json in
                        for text in texts where budget.affords(line: text) { write(text, kitchen, &json) }
                    }
                }
            }
            try budget.check()
            return response
        }
        // A few words take less time than another thread's turn.
        return try await request.body.count <= 512 ? WorkBudget.reading(work) : pool.reading(work)
    }

    private static func checked(_ texts: [String], _ name: String) throws(Problem) -> [String] {
        var fields = FieldCheck()
        if fields.count(texts.count, "/\(name)", most: 1000) {
            for (index, text) in texts.enumerated() where text.utf8.count > RecipeRules.maxIngredient {
                fields.length(text, "/\(name)/\(index)", max: RecipeRules.maxIngredient)
            }
        }
        try fields.finish()
        return texts
    }
}

/// `{"lines": […]}`; a hint of the language may be there, for engines that need one.
@JSONObject(.readOnly)
private struct ParseRequest {
    var lines: [String]
    var language: String?
}

/// `{"names": […]}`.
@JSONObject(.readOnly)
private struct ClassifyRequest {
    var names: [String]
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
            json.member("food", result.food?.reference)
            json.member("category", result.category)
            json.member("allergens", report.contains)
            json.member("may_contain", report.mayContain)
            json.member("grams_per_cup", result.food?.gramsPerCup?.doubleValue)
            json.member("confidence", result.confidence)
        }
    }
}

extension Operation {
    static let parseIngredients = Operation(
        "parseIngredients",
        summary: "Parses ingredient lines; a heading line is kept, with a low confidence.",
        tag: "kitchen",
        body: .object([
            Property("lines", .array(of: .string(maxLength: 1000), maxItems: 1000)),
            Property(
                "language",
                .nullable(.text),
                required: false,
                description: "A hint; English, French, German and Spanish are recognised without it."
            ),
        ]),
        answers: [.ok(.items(of: .ref("IngredientLine")), "Each line parsed.")],
        bodySize: .document,
        reads: true
    )
    static let classifyFoods = Operation(
        "classifyFoods",
        summary: "Finds the food, the shop category and the allergens for names.",
        tag: "kitchen",
        body: .object([Property("names", .array(of: .string(maxLength: 1000), maxItems: 1000))]),
        answers: [.ok(.items(of: .ref("ClassifiedFood")), "The result for each name.")],
        bodySize: .document,
        reads: true
    )
}
