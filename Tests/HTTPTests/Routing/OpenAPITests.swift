import Foundation
import HTTP
import JSON
import Testing

@Suite struct OpenAPITests {
    private static func router() -> Router {
        var router = Router()
        router.schema("Recipe", .object([Property("id", .uuid), Property("title", .string(maxLength: 200))]))
        router.on(
            .get,
            "/api/v1/recipes",
            Operation(
                "listRecipes",
                summary: "Lists recipes.",
                tag: "recipes",
                query: Parameter.page,
                answers: [.ok(.page(of: .ref("Recipe")), "A page.")]
            )
        ) { _ in .noContent() }
        router.on(
            .put,
            "/api/v1/recipes/{id}",
            Operation(
                "putRecipe",
                summary: "Writes a recipe.",
                tag: "recipes",
                query: [.ifMatch],
                body: .ref("Recipe"),
                answers: [.ok(.ref("Recipe")), .created(.ref("Recipe"))],
                errors: [409, 412]
            )
        ) { _ in .noContent() }
        router.on(
            .get,
            "/feeds/{token}/{path...}",
            Operation(
                "getFeed",
                summary: "A feed.",
                tag: "feeds",
                security: .token,
                answers: [.content(type: "text/calendar"), .notModified]
            )
        ) { _ in .noContent() }
        return router
    }

    /// A document read back, with a path of members to what is in it.
    private struct Document {
        let root: Any

        init(_ document: OpenAPI.Document) throws {
            root = try JSONSerialization.jsonObject(with: Data(document.jsonBytes()))
        }

        subscript(_ path: String...) -> Any? {
            path.reduce(root as Any?) { value, name in
                if let index = Int(name), let list = value as? [Any] {
                    return list.indices.contains(index) ? list[index] : nil
                }
                return (value as? [String: Any])?[name]
            }
        }
    }

    @Test func `the document has each route with its parameters, bodies, answers and errors`() throws {
        let document = try Document(OpenAPITests.router().openAPI(.init("Recipes", version: "1.0.0")))
        #expect(document["openapi"] as? String == "3.1.0")
        #expect(document["info", "title"] as? String == "Recipes")
        let list = ["paths", "/api/v1/recipes", "get"]
        #expect(document[list[0], list[1], list[2], "operationId"] as? String == "listRecipes")
        #expect(document[list[0], list[1], list[2], "parameters", "0", "name"] as? String == "limit")
        #expect(document[list[0], list[1], list[2], "parameters", "0", "schema", "maximum"] as? Int == 200)
        let responses = try #require(document[list[0], list[1], list[2], "responses"] as? [String: Any])
        #expect(responses.keys.sorted() == ["200", "400", "401", "403", "422", "429", "500", "503"])
        let put = "/api/v1/recipes/{id}"
        #expect(document["paths", put, "put", "parameters", "0", "in"] as? String == "path")
        #expect(document["paths", put, "put", "parameters", "0", "schema", "format"] as? String == "uuid")
        #expect(document["paths", put, "put", "parameters", "1", "in"] as? String == "header")
        #expect(
            document["paths", put, "put", "requestBody", "content", "application/json", "schema", "$ref"] as? String
                == "#/components/schemas/Recipe"
        )
        let errors = try #require(document["paths", put, "put", "responses"] as? [String: Any])
        for status in ["200", "201", "404", "409", "412", "413", "415"] { #expect(errors[status] != nil) }
        #expect(document["components", "responses", "Problem", "content", "application/problem+json"] != nil)
        #expect(document["components", "schemas", "Problem", "properties", "code"] != nil)
        #expect(document["components", "securitySchemes", "bearer", "scheme"] as? String == "bearer")
        let feed = try #require(document["paths", "/feeds/{token}/{path}", "get"] as? [String: Any])
        #expect((feed["security"] as? [Any])?.isEmpty == true)
        #expect((feed["parameters"] as? [Any])?.count == 2)
    }

    @Test func `clients are told nothing of what only other services may call`() throws {
        var router = OpenAPITests.router()
        router.schema("Line", .object([Property("text", .string())]))
        router.schema("Change", .object([Property("lines", .array(of: .nullable(.ref("Line"))))]))
        router.schema("Shelf", .object([Property("best", .described(.ref("Recipe"), "The best."))]))
        let change = Operation(
            "receiveChange",
            summary: "Takes note.",
            tag: "internal",
            security: .internalOnly,
            body: .ref("Change"),
            answers: [.noContent("Noted.")]
        )
        let shelf = Operation("getShelf", summary: "The shelf.", tag: "shelf", answers: [.ok(.ref("Shelf"))])
        router.on(.post, "/internal/v1/changes", change) { _ in .noContent() }
        router.on(.get, "/shelf", shelf) { _ in .noContent() }
        let whole = router.openAPI(.init("Recipes", version: "1"))
        let all = try Document(whole)
        #expect(all["paths", "/internal/v1/changes", "post"] != nil)
        #expect(all["components", "schemas", "Line"] != nil)
        #expect(all["components", "securitySchemes", "internal"] != nil)
        let document = try Document(whole.forClients())
        #expect((document["paths"] as? [String: Any])?.keys.sorted().first == "/api/v1/recipes")
        #expect((document["paths"] as? [String: Any])?.count == 4)
        let schemas = try #require(document["components", "schemas"] as? [String: Any])
        #expect(schemas.keys.sorted() == ["FieldError", "ListRecipesAnswer", "Problem", "Recipe", "Shelf"])
        #expect(document["components", "securitySchemes", "internal"] == nil)
    }

    @Test func `several routers become one, with ids and schema names kept apart`() throws {
        var other = Router()
        other.schema("Recipe", .object([Property("name", .string())]))
        other.schema("Shelf", .array(of: .ref("Recipe")))
        other.on(
            .get,
            "/shelf",
            Operation("listRecipes", summary: "The shelf.", tag: "shelf", answers: [.ok(.ref("Shelf"))])
        ) { _ in .noContent() }
        var union = OpenAPITests.router()
        union.merge(other)
        union.merge(OpenAPITests.router())
        let document = try Document(union.openAPI(.init("Larder", version: "1")))
        #expect((document["paths"] as? [String: Any])?.count == 4)
        #expect(document["paths", "/shelf", "get", "operationId"] as? String == "listRecipes2")
        #expect(
            document["components", "schemas", "Shelf", "items", "$ref"] as? String == "#/components/schemas/Recipe2"
        )
        #expect(document["components", "schemas", "Recipe2", "properties", "name"] != nil)
        #expect(document["components", "schemas", "Recipe", "properties", "title"] != nil)
    }

    @Test(arguments: [
        (Schema.uuid, #"{"type":"string","format":"uuid"}"#),
        (.integer(min: 1, max: 5), #"{"type":"integer","minimum":1,"maximum":5}"#),
        (.nullable(.date), #"{"type":["string","null"],"format":"date"}"#),
        (.nullable(.ref("X")), ##"{"oneOf":[{"$ref":"#/components/schemas/X"},{"type":"null"}]}"##),
        (.enumeration(["a", "b"]), #"{"type":"string","enum":["a","b"]}"#),
        (.map(of: .string()), #"{"type":"object","additionalProperties":{"type":"string"}}"#),
        (.described(.boolean, "Why."), #"{"type":"boolean","description":"Why."}"#),
        (.nullable(.described(.boolean, "Why.")), #"{"type":["boolean","null"],"description":"Why."}"#),
        (.any, "{}"),
        (
            .object([Property("a", .any), Property("b", .boolean, required: false)]),
            #"{"type":"object","properties":{"a":{},"b":{"type":["boolean","null"]}},"required":["a"]}"#
        ),
    ])
    func `a schema is written as JSON Schema`(schema: Schema, json: String) {
        #expect(String(decoding: schema.jsonBytes(), as: UTF8.self) == json)
    }
}
