import Foundation
import HTTP
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct ModelTests {
    private static let text = """
        My grandmother always made this on Sundays.
        Take 500 g of flour and mix it with
        two eggs until it is smooth.
        Leave it for an hour.
        """

    private func isTold(_ recipe: ModelRecipe) throws -> Bool {
        try recipe.isTold(by: Self.text, WorkBudget(.page))
    }

    @Test func `what stands in the text is believed`() throws {
        let recipe = ModelRecipe(
            title: "",
            ingredients: ["500 g of flour", "two eggs"],
            steps: ["mix it with two eggs until it is smooth", "Leave it for an hour."]
        )
        #expect(try isTold(recipe))
    }

    @Test(arguments: [
        ModelRecipe(title: "", ingredients: ["500 g of flour", "1 pinch of salt"], steps: []),
        ModelRecipe(title: "", ingredients: ["600 g of flour"], steps: []),
        ModelRecipe(title: "Pasta dough", ingredients: ["500 g of flour"], steps: []),
        ModelRecipe(title: "", ingredients: ["two eggs"], steps: ["Bake for 20 minutes at 180 degrees."]),
        ModelRecipe(title: "", ingredients: [], steps: []),
        ModelRecipe(title: "", ingredients: ["…"], steps: []),
    ])
    func `what does not stand in the text is not believed, nor anything said with it`(_ recipe: ModelRecipe) throws {
        #expect(try !isTold(recipe))
    }

    /// A model that answers each request with a recipe.
    private func model(_ content: String, status: Int = 200) -> RawServer {
        RawServer { _, _ in
            let answer = #"{"choices":[{"message":{"role":"assistant","content":\#(content.jsonText())}}]}"#
            return RawServer.answer(status, answer, headers: "Content-Type: application/json\r\n")
        }
    }

    private func imported(_ model: RawServer, _ text: String) async throws -> (ImportItemBody, RecipeBody?) {
        let place = ModelReader.Place(url: "http://localhost:\(model.port)/v1", model: "m", key: Secret("key-of-tests"))
        return try await withService(outbound: OutboundGuard(allowedHosts: ["localhost"]), model: place) { service in
            let job = try await service.client.post("/api/v1/imports", #"{"text":\#(text.jsonText())}"#)
                .decode(ImportBody.self)
            try await service.worker.run()
            let item = try #require(
                try await service.client.get("/api/v1/imports/\(job.id)").decode(ImportBody.self).items?.first
            )
            guard let id = item.recipeID else { return (item, nil) }
            return (item, try await service.client.get("/api/v1/recipes/\(id)").decode(RecipeBody.self))
        }
    }

    @Test func `a model finds what no reader finds, and it is to be checked`() async throws {
        let content =
            #"{"title":"","servings":null,"ingredients":["500 g of flour","two eggs"],"#
            + #""steps":["mix it with two eggs until it is smooth"]}"#
        let model = model(content)
        let (item, recipe) = try await imported(model, Self.text)
        #expect(item.status == .pendingReview)
        #expect(item.guesses.filter { $0.reason == .model }.map(\.field) == [.ingredients, .steps])
        #expect(recipe?.ingredients.map(\.line.text) == ["500 g of flour", "two eggs"])
        let request = try #require(model.requests.first)
        #expect(request.hasPrefix("POST /v1/chat/completions"))
        #expect(request.lowercased().contains("authorization: bearer key-of-tests"))
        #expect(request.contains("json_schema"))
    }

    @Test(arguments: [
        (#"{"title":"","servings":4,"ingredients":["1 kg of gold"],"steps":["mix it"]}"#, 200), ("no JSON", 200),
        ("", 500),
    ])
    func `a model that invents, or does not answer, changes nothing`(_ content: String, _ status: Int) async throws {
        let (item, recipe) = try await imported(model(content, status: status), Self.text)
        #expect(item.status == .pendingReview)
        #expect(item.guesses.allSatisfy { $0.reason != .model })
        #expect(recipe?.ingredients.contains { $0.line.text.contains("gold") } == false)
    }

    @Test func `a model is not asked for what a reader is sure of`() async throws {
        let model = model("{}")
        let text = "Soup\n\nIngredients\n1 l water\n2 onions\n\nMethod\nBoil the onions in the water."
        let (item, _) = try await imported(model, text)
        #expect(item.title == "Soup")
        #expect(model.requests.isEmpty)
    }
}
