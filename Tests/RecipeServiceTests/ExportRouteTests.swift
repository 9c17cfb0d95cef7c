import HTTP
import Identity
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// All recipes leave as a file, and come back.
@Suite
struct ExportRouteTests {
    @Test(arguments: Engine.allCases)
    func `all recipes of the household are in the file, and no others`(engine: Engine) async throws {
        try await withService(engine) { service in
            for index in 0..<120 {
                _ = try await service.recipe(
                    "Soup \(index)",
                    #","ingredients":["\#(index + 1) eggs"],"tags":["t"],"rating":3"#
                )
            }
            let deleted = try await service.recipe("Gone")
            _ = await service.client.send(.delete, "/api/v1/recipes/\(deleted)")
            _ = await service.stranger().post("/api/v1/recipes", #"{"title":"Theirs"}"#)
            let answer = await service.client(as: .viewer).send(.get, "/api/v1/recipes/export")
            #expect(answer.status == 200)
            #expect(answer.headers["Content-Type"] == "application/zip")
            let recipes = try ForeignFixtures.recipes(answer.body)
            #expect(Set(recipes.map(\.content.title)) == Set((0..<120).map { "Soup \($0)" }))
            #expect(recipes.allSatisfy { $0.content.details.rating == 3 && $0.content.ingredients.count == 1 })
            let cooklang = await service.client.send(.get, "/api/v1/recipes/export?format=cooklang")
            #expect(try ForeignFixtures.kind(cooklang.body) == .cooklang)
            #expect(try ForeignFixtures.recipes(cooklang.body).count == 120)
        }
    }

    @Test func `a recipe's picture stands beside it, and comes back`() async throws {
        try await withService { service in
            let id = try await service.recipe("Pie")
            _ = try await service.recipe("Tart", #","image_url":"https://example.invalid/tart.jpg""#)
            let headers: Headers = ["Content-Type": "image/png"]
            let picture = png(width: 40, height: 40)
            let sent = await service.client.send(
                .put,
                "\(RecipePaths.recipe(id))/image",
                bytes: picture,
                headers: headers
            )
            #expect(sent.status == 200)
            for format in ["schema_org", "cooklang"] {
                let answer = await service.client.get("/api/v1/recipes/export?format=\(format)")
                let recipes = try ForeignFixtures.items(answer.body).compactMap { item -> ForeignRecipe? in
                    guard case .recipe(let recipe) = item else { return nil }
                    return recipe
                }
                if format == "schema_org" {
                    #expect(recipes.map(\.content.title) == ["Pie", "Tart"])
                    guard case .bytes(let bytes) = recipes[0].picture else { return #expect(Bool(false)) }
                    #expect(bytes.starts(with: Array("RIFF".utf8)))
                    #expect(recipes[1].picture == .address("https://example.invalid/tart.jpg"))
                    #expect(recipes[1].content.imageURL == "https://example.invalid/tart.jpg")
                }
                #expect(answer.text.contains(".webp"))
            }
        }
    }

    @Test func `recipes that are large leave in portions`() async throws {
        try await withService { service in
            let step = String(repeating: "x", count: 9000)
            let steps = (0..<25).map { _ in "\"\(step)\"" }.joined(separator: ",")
            for index in 0..<25 { _ = try await service.recipe("Large \(index)", #","steps":[\#(steps)]"#) }
            let answer = await service.client.send(.get, "/api/v1/recipes/export")
            #expect(try ForeignFixtures.recipes(answer.body).count == 25)
            let portion = try await SQLRecipeStore(db: service.db, kitchens: service.kitchens)
                .portion(after: nil, of: service.client.household)
            #expect((1..<25).contains(portion.recipes.count))
        }
    }

    @Test func `an export needs a format that there is, and may be empty`() async throws {
        try await withService { service in
            #expect(await service.client.send(.get, "/api/v1/recipes/export?format=pdf").status == 422)
            let empty = await service.client.send(.get, "/api/v1/recipes/export")
            #expect(empty.status == 200)
            #expect(empty.body.starts(with: Array("PK".utf8)))
        }
    }
}
