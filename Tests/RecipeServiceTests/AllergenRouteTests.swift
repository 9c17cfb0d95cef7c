import Foundation
import HTTP
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// A report as a client reads it.
@JSONObject(.readOnly)
private struct Answer {
    let allergens: [String]
    let mayContain: [String]
    let unknown: [String]
    let because: [Reason]
    let conflicts: [String]
    let warnings: [Warning]?
}

@JSONObject(.readOnly)
private struct Reason: Equatable {
    let allergen: String
    let line: String
    let certainty: String
}

@JSONObject(.readOnly)
private struct Warning {
    let memberID: String
    let name: String
    let reasons: [WarningReason]
}

@JSONObject(.readOnly)
private struct WarningReason: Equatable {
    let kind: String
    let what: String?
    let line: String
    let certainty: String
}

@Suite struct AllergenRouteTests {
    private let mia = Eater(id: "5f0c1e8e-0000-7000-8000-000000000001", name: "Mia", allergies: [.milk])
    private let tom = Eater(id: "5f0c1e8e-0000-7000-8000-000000000002", name: "Tom")

    @Test(arguments: Engine.allCases)
    func `lines say what they contain, whom that concerns, and what is not known`(engine: Engine) async throws {
        try await withService(engine) { service in
            service.table.seat([mia, tom])
            let body = #"{"ingredients":["2 cups milk","1 xyzzyfruit","3 onions"]}"#
            let answer = await service.client.post(RecipePaths.allergens, body)
            #expect(answer.status == 200 && answer.headers["Cache-Control"] == "private, no-store", "\(answer)")
            let report = try answer.decode(Answer.self)
            #expect(report.allergens == ["milk"] && report.unknown == ["1 xyzzyfruit"])
            #expect(report.because == [.init(allergen: "milk", line: "2 cups milk", certainty: "certain")])
            #expect(report.conflicts.contains("vegan"))
            let warning = try #require(report.warnings?.first)
            #expect(report.warnings?.count == 1 && warning.memberID == mia.id && warning.name == "Mia")
            #expect(
                warning.reasons[0] == .init(kind: "allergy", what: "milk", line: "2 cups milk", certainty: "certain")
            )
            #expect(
                warning.reasons[1] == .init(kind: "unknown", what: nil, line: "1 xyzzyfruit", certainty: "may"),
                "unknown is never free of"
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `recipes are asked for by id, alone and together`(engine: Engine) async throws {
        try await withService(engine) { service in
            service.table.seat([mia])
            let milk = try await service.recipe("Soup", #","ingredients":["For the soup:","2 cups milk"]"#)
            let egg = try await service.recipe("Eggs", #","ingredients":["3 eggs"]"#)
            let one = try await service.client.get("/api/v1/recipes/\(milk)/allergens").decode(Answer.self)
            #expect(one.allergens == ["milk"] && one.unknown == [] && one.warnings?.count == 1)
            let same = await service.client.post(RecipePaths.allergens, #"{"recipe_id":"\#(milk)"}"#)
            #expect(try same.decode(Answer.self).because == one.because)
            let both = #"{"recipe_ids":["\#(milk)","\#(egg)","\#(egg)"]}"#
            let all = try await service.client.post(RecipePaths.allergens, both).decode(Answer.self)
            #expect(all.allergens == ["eggs", "milk"] && all.because.count == 2)
            #expect(await service.stranger().get("/api/v1/recipes/\(milk)/allergens").status == 404)
            #expect(await service.stranger().post(RecipePaths.allergens, both).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the household says about foods counts`(engine: Engine) async throws {
        try await withService(engine) { service in
            _ = await service.client.send(.put, RecipePaths.food("milk"), #"{"allergens":["soybeans"]}"#)
            _ = await service.client.send(
                .put,
                RecipePaths.food("xyzzyfruit"),
                #"{"name":"xyzzyfruit","allergens":["sesame"]}"#
            )
            let body = #"{"ingredients":["2 cups milk","1 xyzzyfruit"]}"#
            let own = try await service.client.post(RecipePaths.allergens, body).decode(Answer.self)
            #expect(own.allergens == ["sesame", "soybeans"] && own.unknown == [])
            let other = try await service.stranger().post(RecipePaths.allergens, body).decode(Answer.self)
            #expect(other.allergens == ["milk"] && other.unknown == ["1 xyzzyfruit"])
        }
    }

    @Test func `members who cannot be looked up are not nobody`() async throws {
        try await withService { service in
            service.table.seat(nil)
            let answer = await service.client.post(RecipePaths.allergens, #"{"ingredients":["2 cups milk"]}"#)
            #expect(answer.status == 200)
            let report = try answer.decode(Answer.self)
            #expect(report.allergens == ["milk"] && report.warnings == nil)
        }
    }

    @Test func `a question is about one thing and not too much`() async throws {
        try await withService { service in
            let id = RecipeID(.version7())
            let lines = "[" + Array(repeating: "\"a\"", count: 1001).joined(separator: ",") + "]"
            let ids = "[" + Array(repeating: "\"\(id)\"", count: 51).joined(separator: ",") + "]"
            for (body, pointer) in [
                ("{}", "/ingredients"), (#"{"ingredients":[],"recipe_id":"\#(id)"}"#, ""),
                (#"{"ingredients":\#(lines)}"#, "/ingredients"), (#"{"recipe_ids":\#(ids)}"#, "/recipe_ids"),
            ] {
                let answer = await service.client.post(RecipePaths.allergens, body)
                #expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
            }
            let missing = await service.client.post(RecipePaths.allergens, #"{"recipe_id":"\#(id)"}"#)
            #expect(missing.status == 404)
        }
    }
}
