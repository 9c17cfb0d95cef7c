import Database
import Foundation
import HTTP
import JSON
import TestSupport
import Testing

@testable import RecipeService

/// Nutrition of recipes over HTTP, with tables that an operator loads.
@Suite struct NutritionRouteTests {
    private static let soup = #","servings":4,"ingredients":["2 onions","100 ml olive oil","salt","1 zork"]"#

    private func load(_ paths: [String], _ service: TestService) async throws -> String {
        try await asOwner(of: service.db) { owner in
            let store = NutrientLoadStore(db: owner, now: { service.clock.now })
            return try await NutrientLoader(store: store, reading: service.pool).load(paths).sentence
        }
    }

    private func json(_ answer: TestAnswer) throws -> [String: Any] {
        #expect(answer.status == 200, "\(answer.text)")
        return try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any] ?? [:]
    }

    private func nutrition(_ service: TestService, _ path: String) async throws -> [String: Any]? {
        let body = try json(await service.client.get(path))
        #expect(body.keys.contains("nutrition_per_serving"), "null is said")
        return body["nutrition_per_serving"] as? [String: Any]
    }

    private func value(_ name: String, _ nutrition: [String: Any]?) -> Double? {
        let all = nutrition?["per_serving"] as? [String: Any]
        #expect(nutrition == nil || all?.keys.contains(name) == true)
        return (all?[name] as? [String: Any])?["value"] as? Double
    }

    @Test(arguments: Engine.allCases)
    func `a recipe is computed by the table that is loaded, the same for any servings`(engine: Engine) async throws {
        try await NutrientTableFixtures.with { tables in
            try await withService(engine) { service in
                let id = try await service.recipe("Soup", Self.soup)
                let path = "/api/v1/recipes/\(id)"
                #expect(try await nutrition(service, path) == nil)
                let bare = await service.client.get(path).headers["ETag"]

                let said = try await load([tables.foodData()], service)
                #expect(said.contains("10 foods read; 6 of Larder's have their row from it."), "\(said)")
                let found = try #require(try await nutrition(service, path))
                #expect(found["source"] as? String == "computed")
                #expect(found["tables"] as? [String] == ["usda"])
                // 220 g of onions with 40 kcal, 91 g of oil with 884 kcal, in four.
                let oil = try #require(value("fatContent", found)) * 4 - 0.22
                #expect(abs(oil - 91) < 1.5, "\(oil)")
                #expect(abs(try #require(value("calories", found)) - (88 + oil * 8.84) / 4) < 0.5)
                #expect(value("saturatedFatContent", found) == nil, "no row says it")
                #expect(found["foods"] as? Int == 4 && found["counted"] as? Int == 2)
                #expect(found["known"] as? Double == 0.5)
                let gaps = found["not_counted"] as? [[String: Any]] ?? []
                #expect(gaps.map { $0["reason"] as? String } == ["no_row", "no_food"])
                #expect(gaps.map { $0["text"] as? String } == ["salt", "1 zork"])
                #expect(gaps.map { $0["line"] as? Int } == [2, 3])

                let scaled = try await nutrition(service, path + "?servings=13&measurement_system=us")
                #expect(NSDictionary(dictionary: found) == NSDictionary(dictionary: scaled ?? [:]))

                let first = await service.client.get(path).headers["ETag"]
                #expect(first != bare && first != nil)
                let again = await service.client.get(path, headers: ["If-None-Match": first ?? ""])
                #expect(again.status == 304)
                // Another edition, from another table.
                _ = try await load([tables.write(NutrientTableFixtures.ciqual, "ciqual.csv")], service)
                let other = await service.client.get(path, headers: ["If-None-Match": first ?? ""])
                #expect(other.status == 200)
                let newer = try #require(try await nutrition(service, path))
                #expect(newer["tables"] as? [String] == ["ciqual"])
                #expect(value("saturatedFatContent", newer) != nil)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the recipe says wins, and a household's own density counts`(engine: Engine) async throws {
        try await NutrientTableFixtures.with { tables in
            try await withService(engine) { service in
                _ = try await load([tables.foodData()], service)
                let own = try await service.recipe(
                    "Pie",
                    #","ingredients":["2 onions"],"nutrition":{"calories":"320 kcal","sugarContent":"some"}"#
                )
                let said = try #require(try await nutrition(service, "/api/v1/recipes/\(own)"))
                #expect(said["source"] as? String == "recipe")
                #expect(value("calories", said) == 320)
                #expect(value("fatContent", said) == nil)
                #expect((said["not_counted"] as? [Any])?.isEmpty == true)
                #expect(said["known"] == nil)

                let cake = try await service.recipe("Cake", #","servings":1,"ingredients":["1 cup flour"]"#)
                let path = "/api/v1/recipes/\(cake)"
                let before = try #require(value("calories", try await nutrition(service, path)))
                let tag = await service.client.get(path).headers["ETag"] ?? ""
                #expect(before == 438, "125 g with 350 kcal")
                _ = await service.client.send(.put, "/api/v1/foods/flour", #"{"grams_per_cup":200}"#)
                #expect(await service.client.get(path, headers: ["If-None-Match": tag]).status == 200)
                #expect(value("calories", try await nutrition(service, path)) == 700)
            }
        }
    }

    @Test func `lists, apps' pages and other households' tables are as they were`() async throws {
        try await NutrientTableFixtures.with { tables in
            try await withService(.sqlite) { service in
                _ = try await load([tables.foodData()], service)
                let id = try await service.recipe("Soup", Self.soup)
                for path in ["/api/v1/recipes", "/api/v1/recipes/changes"] {
                    let answer = await service.client.get(path)
                    #expect(answer.status == 200 && !answer.text.contains("nutrition_per_serving"), "\(path)")
                }
                let body = #"{"servings":8}"#
                let version = await service.client.get("/api/v1/recipes/\(id)").headers["ETag"] ?? ""
                let halved = await service.client.send(
                    .patch,
                    "/api/v1/recipes/\(id)",
                    body,
                    headers: ["If-Match": version]
                )
                let changed = try json(halved)["nutrition_per_serving"] as? [String: Any]
                #expect(value("proteinContent", changed) == 0.3, "220 g with 1.1 g in eight")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a table is replaced as a whole or stays as it was, and the service cannot write it`(
        engine: Engine
    ) async throws {
        try await NutrientTableFixtures.with { tables in
            try await withService(engine) { service in
                let ciqual = try tables.write(NutrientTableFixtures.ciqual, "ciqual.csv")
                let folder = try tables.foodData()
                let both = try await load([ciqual, folder], service)
                #expect(both.contains("foods have nutrients."))
                let store = NutrientStore(db: service.db, pause: .zero)
                let first = try #require(try await store.table())
                #expect(first.sources == ["ciqual", "usda"])
                #expect(first.foods["onion"]?.source == "ciqual", "the first file counts")
                #expect(first.foods["garlic"]?.source == "usda")

                let bad = try tables.write(NutrientTableFixtures.ciqual.replacing("36,2", with: "?"), "bad.csv")
                await #expect(throws: NutrientLoadError.self) { try await load([folder, bad], service) }
                let none = try tables.write("alim_code;alim_nom_fr;Energie (kcal/100 g)\n1;Zork;3\n", "none.csv")
                await #expect(throws: NutrientLoadError.empty) { try await load([none], service) }
                #expect(try await store.table()?.foods == first.foods)

                _ = try await load([folder], service)
                let second = try #require(try await store.table())
                #expect(second.edition == first.edition + 1)
                #expect(second.foods["onion"]?.source == "usda" && second.foods["carrot"] == nil)
                let lines = second.lines(of: ["onion", "courgette", "zork"])
                #expect(lines[0].hasPrefix("onion: usda 1, “Onions, raw”; in 100 g: calories 40.0 kcal, "))
                #expect(lines[0].contains("saturatedFatContent unknown"))
                #expect(lines[1...] == ["zucchini: no row.", "zork: Larder knows no such food."])
                #expect(second.lines(of: ["all"]).count == second.foods.count)

                guard engine == .postgres else { return }
                for statement in NutrientSQL.clear {
                    await #expect(throws: DatabaseError.self) { try await service.db.ofService.execute(statement) }
                }
            }
        }
    }

    @Test func `another edition is noticed after a pause, and asked for no more often`() async throws {
        try await NutrientTableFixtures.with { tables in
            try await withService(.sqlite) { service in
                let patient = NutrientStore(db: service.db, pause: .seconds(3600))
                #expect(try await patient.table() == nil)
                _ = try await load([tables.foodData()], service)
                #expect(try await patient.table() == nil, "it has asked a moment ago")
                let quick = NutrientStore(db: service.db, pause: .milliseconds(1))
                #expect(try await quick.table()?.edition == 1)
                _ = try await load([tables.foodData()], service)
                try await Task.sleep(for: .milliseconds(5))
                #expect(try await quick.table()?.edition == 2)
            }
        }
    }
}
