import Foundation
import HTTP
import Identity
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// What apps of the older form send and read, with nothing optional that they need.
private struct OlderRequest: Encodable {
    let url: String
    let sourceType: String?
}

private struct OlderAnswer: Decodable {
    let success: Bool
    let recipe: OlderRecipe
}

private struct OlderRecipe: Decodable {
    let title: String
    let sourceType: String
    let sourceUrl: String
    let sourceName: String?
    let ingredients: [OlderIngredient]
    let steps: [String]
    let tags: [String]
    let imageUrl: String?

    enum CodingKeys: String, CodingKey {
        case title, ingredients, steps, tags
        case sourceType = "source_type"
        case sourceUrl = "source_url"
        case sourceName = "source_name"
        case imageUrl = "image_url"
    }
}

private struct OlderIngredient: Decodable, Equatable {
    let text: String
    let quantity: String?
}

private struct OlderFailure: Decodable {
    let statusCode: Int?
    let message: String
}

@Suite struct ExtractOlderFormTests {
    private static let path = RecipePaths.legacyExtract
    private static let html = """
        <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeYield":"2",
        "recipeIngredient":["2 cups water","1 onion, finely chopped","salt"],"recipeInstructions":"Boil.",
        "image":"/a.jpg","keywords":"easy"}</script></head></html>
        """

    private func read<Value: Decodable>(_ answer: TestAnswer, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(answer.body))
    }

    @Test(arguments: [nil, "url", "video"])
    func `an app of the older form reads its recipe`(sourceType: String?) async throws {
        let server = RawServer { _, _ in RawServer.answer(200, Self.html, headers: "Content-Type: text/html\r\n") }
        let url = "http://localhost:\(server.port)/soup"
        try await withService(outbound: OutboundGuard(allowedHosts: ["localhost"])) { service in
            let input = try JSONEncoder().encode(OlderRequest(url: url, sourceType: sourceType))
            let sent = await service.client.post(Self.path, String(decoding: input, as: UTF8.self))
            #expect(sent.status == 200, "\(sent)")
            let answer: OlderAnswer = try read(sent)
            let recipe = answer.recipe
            #expect(answer.success && recipe.title == "Soup" && recipe.sourceUrl == url)
            #expect(recipe.sourceType == sourceType ?? "url" && recipe.sourceName == "localhost")
            #expect(
                recipe.ingredients == [
                    OlderIngredient(text: "water", quantity: "2 cups"),
                    OlderIngredient(text: "onion, finely chopped", quantity: "1"),
                    OlderIngredient(text: "salt", quantity: nil),
                ]
            )
            #expect(recipe.steps == ["Boil."] && recipe.tags == ["easy"])
            #expect(recipe.imageUrl == "http://localhost:\(server.port)/a.jpg")
        }
    }

    @Test func `errors are told in the older form`() async throws {
        let server = RawServer { _, _ in RawServer.answer(404, headers: "Content-Type: text/html\r\n") }
        try await withService(outbound: OutboundGuard(allowedHosts: ["localhost"])) { service in
            var nobody = service.client
            nobody.token = nil
            for (client, body, status, message) in [
                (service.client, "{}", 400, "URL is required"),
                (service.client, #"{"url":""}"#, 400, "URL is required"),
                (service.client, "{", 400, ""), (service.client, #"{"html":"<p>"}"#, 400, "No recipe was found there."),
                (
                    service.client, #"{"url":"http://localhost:\#(server.port)/"}"#, 400,
                    "The site answered with the error 404."
                ),
                (service.client, #"{"url":"ftp://a.org"}"#, 400, ""), (service.client, #"{"url":7}"#, 400, ""),
                (service.client, #"{"url":"https://a.org","sourceType":"book"}"#, 400, ""),
                (nobody, "{}", 401, ""), (service.client(as: .viewer), "{}", 403, ""),
            ] {
                let answer = await client.post(Self.path, body)
                #expect(answer.status == status, "\(body): \(answer)")
                let failure: OlderFailure = try read(answer)
                #expect(failure.statusCode == status && !failure.message.isEmpty, "\(body): \(answer)")
                #expect(message.isEmpty || failure.message == message, "\(body): \(answer)")
            }
        }
    }

    @Test func `without a sign-in it answers only where the operator wants that`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200, Self.html, headers: "Content-Type: text/html\r\n") }
        let input = #"{"url":"http://localhost:\#(server.port)/soup"}"#
        for isOpen in [false, true] {
            try await withService(outbound: OutboundGuard(allowedHosts: ["localhost"]), isOpen: isOpen) { service in
                var nobody = service.client
                nobody.token = nil
                let answer = await nobody.post(Self.path, input)
                #expect(answer.status == (isOpen ? 200 : 401), "\(answer)")
                if isOpen {
                    let title = try read(answer, as: OlderAnswer.self).recipe.title
                    #expect(title == "Soup")
                }
                // A token that is no good is not taken for none, and nothing else is open.
                nobody.token = Secret("nonsense")
                #expect(await nobody.post(Self.path, input).status == 401)
                nobody.token = nil
                #expect(await nobody.post(RecipePaths.extract, input).status == 401)
                let inside = await nobody.post(Self.path, #"{"url":"http://127.0.0.1:\#(server.port)/soup"}"#)
                #expect(inside.status == (isOpen ? 400 : 401))
            }
        }
    }

    @Test(arguments: [
        ("2 cups water", "water", "2 cups"), ("salt", "salt", nil), ("butter 75g", "butter", "75 g"),
        ("1 cup chopped parsley", "parsley, chopped", "1 cup"),
        ("a pinch of salt", "salt", "1 pinch"), ("1–2 carrots, sliced", "carrots, sliced", "1–2"),
        ("10 g / ½ oz yeast", "yeast", "10 g / ½ oz"), ("something unreadable ###", "something unreadable ###", nil),
        ("2 eggs (60 g each), beaten", "eggs (60 g each), beaten", "2"),
    ])
    func `a line is divided into quantity and text`(line: String, text: String, quantity: String?) {
        let divided = LegacyLine(HouseholdKitchen.standard.parser.parse(line))
        #expect(divided.text == text && divided.quantity == quantity, "\(divided)")
    }
}
