import Foundation
import Glibc
import HTTP
import TestSupport
import Testing

/// The catalogue, loaded by the operator's command while Larder runs.
@Suite(.serialized) struct CatalogTests {
    @Test(.timeLimit(.minutes(3)))
    func `an operator's catalogue on SQLite is found and copied by all, and written by none`() async throws {
        try await withFleet([:]) { try await check($0) }
    }

    @Test(.timeLimit(.minutes(3)))
    func `an operator's catalogue on PostgreSQL is found and copied by all, and written by none`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        try await withFleet(["LARDER_DATABASE_URL": database.url]) { try await check($0) }
    }

    private struct Stage {
        let fleet: Fleet
        let probe: Probe
        let environment: [String: String]
        let census: Census

        func load(_ file: String) async throws -> (status: Int32, output: String) {
            try await fleet.run("larder", ["catalog", "load", file], environment)
        }

        func file(_ name: String, _ text: String) throws -> String {
            let path = fleet.scratch.appendingPathComponent(name).path
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        func total(_ token: String, _ query: String = "limit=1&facets=false") async throws -> Int {
            try await probe.make("GET", "/api/v1/catalog/recipes?\(query)", token: token, nil)["total"] as? Int ?? -1
        }
    }

    private func withFleet(_ settings: [String: String], _ body: (Stage) async throws -> Void) async throws {
        let fleet = try Fleet()
        do {
            let port = freePorts(1)[0]
            let environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
                "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path,
                "LARDER_INTERNAL_SECRET": internalSecret,
            ].merging(settings) { $1 }
            try await fleet.start("larder", environment)
            let probe = Probe(base: "http://127.0.0.1:\(port)")
            let census =
                if let url = settings["LARDER_DATABASE_URL"] {
                    try await Census(postgres: url)
                } else {
                    try await Census(folder: environment["LARDER_DATA"] ?? "")
                }
            try await body(Stage(fleet: fleet, probe: probe, environment: environment, census: census))
            await census.close()
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    private func recipes(_ numbers: Range<Int>) -> String {
        "["
            + numbers.map { number in
                #"{"title":"Dish \#(number)","ingredients":["\#(number % 9 + 1) onions","1 l milk","2 eggs","salt"],"#
                    + #""directions":["Chop the onions.","Cook for \#(number % 50 + 5) minutes."],"tags":["Stew"],"#
                    + #""url":"https://example.org/\#(number)"}"#
            }.joined(separator: ",") + "]"
    }

    private func check(_ stage: Stage) async throws {
        let (probe, fleet) = (stage.probe, stage.fleet)
        let mine = try await Fixture(probe)
        let other = try await Fixture(probe)
        #expect(try await stage.total(mine.token) == 0)
        let small = try stage.file("small.json", recipes(0..<5))
        let loaded = try await stage.load(small)
        #expect(loaded.status == 0 && loaded.output.contains("The catalogue has 5 recipes."), "\(loaded.output)")
        for token in [mine.token, mine.readToken, other.token] { #expect(try await stage.total(token) == 5) }
        #expect(try await stage.load(small).output.contains("This file is the catalogue already."))
        let wrong = try await stage.load(try stage.file("cut.json", String(recipes(0..<900).dropLast(30))))
        #expect(wrong.status != 0 && wrong.output.contains("The catalogue is as it was."), "\(wrong.output)")
        #expect(try await stage.total(mine.token) == 5)

        // Killed in the middle, it goes on; until it is done, the old one is read.
        let large = try stage.file("large.json", recipes(0..<8000))
        try await fleet.kill("larder", ["catalog", "load", large], stage.environment) {
            try await stage.census.count(of: "catalog_recipe") > 5
        }
        #expect(try await stage.total(mine.token) == 5)
        let rest = try await stage.load(large)
        #expect(rest.status == 0 && rest.output.contains("8000 recipes; it went on after entry #"), "\(rest.output)")
        #expect(try await stage.census.count(of: "catalog_recipe") == 8000, "and the old ones are gone")
        #expect(try await stage.load(try stage.file("next.json", recipes(0..<900))).status == 0)
        #expect(try await stage.total(mine.token) == 900)
        #expect(try await stage.total(other.token, "q=%22chop%20the%20onions%22&max_minutes=10") == 0)

        let first = try await probe.make("GET", "/api/v1/catalog/recipes?q=dish%20777&limit=1", token: mine.token, nil)
        let id = (first["items"] as? [[String: Any]])?.first?["id"] as? String ?? ""
        let path = "/api/v1/catalog/recipes/\(id)"
        let copy = try await probe.make("POST", "\(path)/copy", token: mine.token, nil)
        #expect(copy["title"] as? String == "Dish 777")
        let again = try await probe.send("POST", "\(path)/copy", token: mine.writeToken)
        #expect(again.status == 200)
        #expect(try await probe.send("POST", "\(path)/copy", token: mine.readToken).status == 403)
        let copied = "/api/v1/recipes/\(copy["id"] as? String ?? "")"
        #expect(try await probe.send("GET", copied, token: mine.token).status == 200)
        #expect(try await probe.send("GET", copied, token: other.token).status == 404)

        // Nobody writes it: neither by the catalogue's paths nor by those of recipes.
        let body = Array(#"{"title":"Mine"}"#.utf8)
        for method in ["PUT", "PATCH", "DELETE", "POST"] {
            #expect(try await probe.send(method, path, token: other.token, body: body).status == 405, "\(method)")
        }
        for method in ["PATCH", "DELETE"] {
            let reply = try await probe.send(method, "/api/v1/recipes/\(id)", token: other.token, body: body)
            #expect(reply.status == 404, "\(method)")
        }
        #expect(try await probe.send("GET", path).status == 401)
        #expect(try await stage.total(other.token) == 900)
        #expect(await fleet.log("larder").isEmpty)
    }
}

extension Fleet {
    /// Runs a command, and kills it without a warning as soon as `isTime`.
    fileprivate func kill(
        _ executable: String,
        _ arguments: [String],
        _ environment: [String: String],
        when isTime: () async throws -> Bool
    ) async throws {
        let process = try launch(executable, arguments, environment)
        while process.isRunning, try await !isTime() { try await Task.sleep(for: .milliseconds(5)) }
        #expect(process.isRunning, "it had nothing left to do")
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
