import Database
import Foundation
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Recipes that suit diets and people.
@Suite struct DietarySearchTests {
    private func kitchen(_ service: TestService) async throws {
        for (title, lines) in [
            ("Salad", #""2 tomatoes","1 tbsp olive oil""#),
            ("Omelette", #""3 eggs","1 tbsp butter""#),
            ("Steak", #""200 g beef steak","salt""#),
            ("Riddle", #""1 glorbish frump","salt""#),
            ("Toast", #""2 slices of bread","kiwi jam""#),
            ("Idea", ""),
        ] {
            _ = try await service.recipe(title, #","ingredients":[\#(lines)]"#)
        }
    }

    private func found(_ service: TestService, _ query: String) async throws -> [[String: Any]] {
        let answer = await service.client.get("/api/v1/recipes?\(query)")
        try #require(answer.status == 200, "\(answer.text)")
        let json = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
        return json?["items"] as? [[String: Any]] ?? []
    }

    private func titles(_ service: TestService, _ query: String) async throws -> Set<String> {
        Set(try await found(service, query).compactMap { $0["title"] as? String })
    }

    /// Those that are said to be uncertain.
    private func uncertain(_ service: TestService, _ query: String) async throws -> Set<String> {
        Set(
            try await found(service, query).filter { $0["uncertain"] as? Bool == true }
                .compactMap { $0["title"] as? String }
        )
    }

    @Test(arguments: Engine.allCases) func `what suits a diet is found, and what is not known is not`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            try await kitchen(service)
            #expect(try await titles(service, "diet=vegan") == ["Salad"])
            #expect(try await titles(service, "diet=vegetarian").isSuperset(of: ["Salad", "Omelette"]))
            #expect(try await titles(service, "diet=vegetarian").isDisjoint(with: ["Steak", "Riddle", "Idea"]))
            #expect(try await titles(service, "diet=vegetarian&diet=dairy_free").isDisjoint(with: ["Omelette"]))
            #expect(try await titles(service, "free_of=eggs").isSuperset(of: ["Salad", "Steak"]))
            #expect(try await titles(service, "free_of=eggs&q=omelette") == [])
            #expect(try await titles(service, "diet=vegan&may=true").isSuperset(of: ["Salad", "Riddle", "Idea"]))
            #expect(try await uncertain(service, "diet=vegan&may=true").isSuperset(of: ["Riddle", "Idea"]))
            #expect(try await uncertain(service, "diet=vegan&may=true").isDisjoint(with: ["Salad"]))
            for wrong in ["diet=carnivore", "free_of=everything", "free_of=\(UUID())", "diet=vegan&may=perhaps"] {
                #expect(await service.client.get("/api/v1/recipes?\(wrong)").status == 422, "\(wrong)")
            }
        }
    }

    @Test(arguments: Engine.allCases) func `facets count what suits`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await kitchen(service)
            let answer = await service.client.get("/api/v1/recipes?facets=true")
            let json = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
            let facets = json?["facets"] as? [String: [[String: Any]]] ?? [:]
            func count(_ kind: String, _ value: String) -> Int? {
                facets[kind]?.first { $0["value"] as? String == value }?["count"] as? Int
            }
            #expect(count("diets", "vegan") == 1)
            for diet in ["vegetarian", "nut_free", "halal"] {
                #expect(try await titles(service, "diet=\(diet)").count == count("diets", diet))
            }
            #expect(try await titles(service, "free_of=milk").count == count("free_of", "milk"))
        }
    }

    @Test(arguments: Engine.allCases) func `what a member must not eat is left out`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await kitchen(service)
            let (ann, bob) = (UUID(), UUID())
            service.table.seat([
                Eater(id: ann.uuidString, name: "Ann", allergies: [.eggs], diets: [.vegetarian]),
                Eater(id: bob.uuidString, name: "Bob", ingredients: ["Kiwi"], intolerances: ["Butter"]),
            ])
            #expect(try await titles(service, "free_of=\(ann)").isDisjoint(with: ["Omelette", "Steak", "Riddle"]))
            #expect(try await titles(service, "free_of=\(ann)").contains("Salad"))
            #expect(try await titles(service, "free_of=\(bob)") == ["Salad", "Steak"])
            // Kiwi jam may have kiwi; an omelette with butter has butter.
            let may = try await titles(service, "free_of=\(bob)&may=true")
            #expect(may.contains("Toast") && !may.contains("Omelette"))
            #expect(try await uncertain(service, "free_of=\(bob)&may=true").contains("Toast"))
            #expect(try await titles(service, "free_of=\(ann)&free_of=\(bob)&diet=vegan") == ["Salad"])
            // Nobody is told that something suits by what was known before.
            service.table.seat(nil)
            #expect(await service.client.get("/api/v1/recipes?free_of=\(ann)").status >= 500)
        }
    }

    @Test(arguments: Engine.allCases) func `what an older engine has read is not known`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Salad", #","ingredients":["2 tomatoes"]"#)
            try await service.rows.execute(
                """
                UPDATE recipe SET parser_version = 1
                WHERE household_id = \(service.client.household) AND id = \(id)
                """
            )
            #expect(try await titles(service, "diet=vegan") == [])
            #expect(try await uncertain(service, "diet=vegan&may=true") == ["Salad"])
        }
    }
}
