import Foundation
import TestSupport
import Testing

/// Nutrients, loaded by the operator's command while Larder runs.
@Suite(.serialized) struct NutritionTests {
    @Test(.timeLimit(.minutes(2)))
    func `a nutrient table on SQLite is loaded beside a server that notices it`() async throws {
        try await check([:])
    }

    @Test(.timeLimit(.minutes(2)))
    func `a nutrient table on PostgreSQL is loaded beside a server that notices it`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        try await check(["LARDER_DATABASE_URL": database.url])
    }

    private static let table = """
        alim_code;alim_nom_fr;Energie, Règlement UE N° 1169/2011 (kcal/100 g);Protéines, N x 6.25 (g/100 g)
        1;Oignon, cru;40;1,1
        2;Carotte, crue;36,5;-

        """

    private func check(_ settings: [String: String]) async throws {
        let fleet = try Fleet()
        do {
            let port = freePorts(1)[0]
            let environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
                "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path,
                "LARDER_INTERNAL_SECRET": internalSecret,
            ].merging(settings) { $1 }
            try await fleet.start("larder", environment)
            try await check(fleet, Probe(base: "http://127.0.0.1:\(port)"), environment)
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    private func check(_ fleet: Fleet, _ probe: Probe, _ environment: [String: String]) async throws {
        let mine = try await Fixture(probe)
        let recipe = try await probe.make(
            "POST",
            "/api/v1/recipes",
            token: mine.token,
            ["title": "Soup", "servings": 2, "ingredients": ["200 g onions", "100 g carrots", "salt"]]
        )
        #expect(recipe["nutrition_per_serving"] is NSNull)
        let path = "/api/v1/recipes/\(recipe["id"] as? String ?? "")"
        let file = fleet.scratch.appendingPathComponent("table.csv")
        try Self.table.write(to: file, atomically: true, encoding: .utf8)
        func run(_ words: String...) async throws -> (status: Int32, output: String) {
            try await fleet.run("larder", ["nutrients"] + words, environment)
        }
        #expect(try await run("show", "onion").output.contains("No nutrient table is loaded."))
        let loaded = try await run("load", file.path)
        #expect(loaded.status == 0 && loaded.output.contains("2 foods read; 2 of Larder's"), "\(loaded.output)")
        let shown = try await run("show", "onion", "garlic")
        #expect(shown.output.contains("onion: ciqual 1, “Oignon, cru”") && shown.output.contains("garlic: no row."))
        try Self.table.replacing("36,5", with: "x").write(to: file, atomically: true, encoding: .utf8)
        let damaged = try await run("load", file.path, file.path)
        #expect(damaged.status != 0 && damaged.output.contains("as it was. table.csv, line 3: "), "\(damaged.output)")
        #expect(try await run("burn", "onion").output.contains("There is no command nutrients burn"))

        var found: [String: Any]?
        for _ in 0..<40 where found == nil {
            found = try await probe.make("GET", path, token: mine.token, nil)["nutrition_per_serving"] as? [String: Any]
            if found == nil { try await Task.sleep(for: .milliseconds(500)) }
        }
        let nutrition = try #require(found, "the running server has noticed the table")
        let amounts = nutrition["per_serving"] as? [String: Any]
        #expect((amounts?["calories"] as? [String: Any])?["value"] as? Double == 58)
        #expect(amounts?["fatContent"] is NSNull)
        #expect(nutrition["counted"] as? Int == 2 && nutrition["foods"] as? Int == 3)
        #expect(await fleet.log("larder").isEmpty)
    }
}
