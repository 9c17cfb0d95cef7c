import Database
import Foundation
import Kitchen
import Loop
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Loading a file as the catalogue.
@Suite struct CatalogLoadTests {
    /// A catalogue over a database of its own.
    private struct Stage {
        let service: TestService
        let owner: any SQLDatabase
        let folder: String

        var loader: CatalogLoader {
            CatalogLoader(
                store: CatalogLoadStore(db: owner, now: { [clock = service.clock] in clock.now }),
                reading: service.pool,
                parsing: service.pool
            )
        }

        func file(_ bytes: [UInt8], _ name: String = "recipes.json") throws -> String {
            let path = "\(folder)/\(name)"
            try Data(bytes).write(to: URL(filePath: path))
            return path
        }

        func load(_ text: String) async throws -> CatalogLoader.Outcome {
            try await loader.load(file(Array(text.utf8))) { _ in }
        }

        func count(_ sql: SQL) async throws -> Int { try await owner.ofService.query(sql)[0].int(0) }

        func titles() async throws -> [String] {
            try await owner.ofService.query(
                """
                SELECT title FROM catalog_recipe
                WHERE edition = (SELECT edition FROM catalog_edition WHERE state = 'current') ORDER BY position
                """
            ).values()
        }
    }

    private func withStage(_ engine: Engine, _ body: (Stage) async throws -> Void) async throws {
        try await withService(engine) { service in
            try await asOwner(of: service.db) { owner in
                let folder = NSTemporaryDirectory() + "larder-catalog-\(UUID())"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(atPath: folder) }
                try await body(Stage(service: service, owner: owner, folder: folder))
            }
        }
    }

    /// So many recipes in the plain form, in an array.
    private func plain(_ numbers: Range<Int>, tag: String = "Stew") -> String {
        let recipes = numbers.map { number in
            #"{"title":"Dish \#(number)","ingredients":["\#(number) onions","salt"],"directions":["Cook it."],"#
                + #""tags":["\#(tag)"],"source":"example.org","url":"https://example.org/\#(number)"}"#
        }
        return "[" + recipes.joined(separator: ",\n") + "]"
    }

    @Test(arguments: Engine.allCases)
    func `both forms are read, in arrays, lines and graphs, packed or not`(engine: Engine) async throws {
        try await withStage(engine) { stage in
            let linked = """
                {"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Site"},
                {"@type":["Recipe"],"name":"Tarte","recipeIngredient":["3 apples","200 g flour"],
                "recipeInstructions":[{"@type":"HowToStep","text":"Bake."}],"recipeYield":"8","totalTime":"PT50M",
                "keywords":"sweet, french","url":"https://example.org/tarte","image":"https://example.org/t.jpg"}]}
                """
            #expect(try await stage.load(linked) == .loaded(recipes: 1, skipped: 0, doubles: 0, before: 0))
            #expect(try await stage.titles() == ["Tarte"])
            let row = try await stage.owner.ofService.query(
                "SELECT servings, total_minutes, tags, image_source, search, cookbooks FROM catalog_recipe"
            )[0]
            #expect(try row.int(0) == 8)
            #expect(try row.int(1) == 50)
            #expect(try row.string(2) == #"["sweet","french"]"#)
            #expect(try row.string(3) == "https://example.org/t.jpg")
            #expect(try row.string(4).contains("200 g flour\nflour"))
            #expect(try row.string(5).contains("\"french\""))

            let lines = plain(1..<4).dropFirst().dropLast().replacing(",\n", with: "\n")
            #expect(try await stage.load(String(lines)) == .loaded(recipes: 3, skipped: 0, doubles: 0, before: 0))
            #expect(try await stage.titles() == ["Dish 1", "Dish 2", "Dish 3"])

            let packed = try stage.file(Array(plain(5..<9).utf8))
            for (tool, name) in [("gzip", "gz"), ("zstd", "zst")] {
                let process = Process()
                process.executableURL = URL(filePath: "/usr/bin/env")
                process.arguments = [tool, "-q", "-k", "-f", packed]
                try process.run()
                process.waitUntilExit()
                let outcome = try await stage.loader.load("\(packed).\(name)") { _ in }
                #expect(outcome == .loaded(recipes: 4, skipped: 0, doubles: 0, before: 0), "\(tool)")
            }
            #expect(try await stage.titles().count == 4)
        }
    }

    @Test func `what is damaged is named and counted, and the rest is read`() async throws {
        try await withStage(.sqlite) { stage in
            let text = """
                [{"title":"Soup","ingredients":["1 onion"],"directions":["Cook."]}, 7, {"title":"Nothing"},
                {"title":"Broken","ingredients":["a"}], {"ingredients":["1 egg"],"directions":["Boil."]},
                {"title":"Soup","ingredients":["1 onion"],"directions":["Cook."]},
                {"title":"Stew","ingredients":["2 carrots"],"directions":["Simmer."]}]
                """
            var damaged: [Int: ForeignDamage] = [:]
            let outcome = try await stage.loader.load(stage.file(Array(text.utf8))) { progress in
                for (number, reason) in progress.damaged { damaged[number] = reason }
            }
            #expect(outcome == .loaded(recipes: 2, skipped: 4, doubles: 1, before: 0))
            #expect(damaged == [2: .noRecipe, 3: .noRecipe, 4: .notJSON, 5: .noRecipe])
            #expect(try await stage.titles() == ["Soup", "Stew"])
            let counts = "SELECT skipped * 100 + doubles * 10 + recipes FROM catalog_edition" as SQL
            #expect(try await stage.count(counts) == 412)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same file goes on where it stopped, with the same counts`(engine: Engine) async throws {
        struct Killed: Error {}
        try await withStage(engine) { stage in
            let path = try stage.file(Array(plain(0..<1000).utf8))
            // What a process that is killed has committed.
            let digest = try CatalogLoader.digest(ofFileAt: path)
            var edition = try #require(try await stage.loader.store.edition(of: digest))
            let file = try CatalogFile(path: path, skipping: 0)
            for _ in 0..<2 {
                let portion = try #require(try file.next())
                try await stage.loader.store.write(
                    CatalogPart(portion, since: edition.startedAt, .standard),
                    to: &edition
                )
            }
            #expect(edition.entries == 2 * CatalogFile.most)
            #expect(try await stage.titles() == [])
            var first: Int?
            let outcome = try await stage.loader.load(path) { first = first ?? $0.entries }
            #expect(outcome == .loaded(recipes: 1000, skipped: 0, doubles: 0, before: 400))
            #expect(first == 600)
            #expect(try await stage.titles() == (0..<1000).map { "Dish \($0)" })
            #expect(try await stage.count("SELECT count(*) FROM catalog_edition") == 1)
            #expect(try await stage.count("SELECT sum(recipes) FROM catalog_cookbook") == 1000)
            #expect(try await stage.loader.load(path) { _ in } == .isThere)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the edition before is read until the next is whole, and then its rows go`(engine: Engine) async throws {
        try await withStage(engine) { stage in
            _ = try await stage.load(plain(0..<700))
            let ids = try await stage.owner.ofService.query("SELECT id FROM catalog_recipe ORDER BY position LIMIT 1")
            let id: RecipeID = try ids[0].id(0)
            var seen: Set<Int> = []
            let path = try stage.file(Array(plain(0..<900, tag: "Broth").utf8))
            _ = try await stage.loader.load(path) { seen.insert($0.recipes) }
            #expect(seen.contains(200))
            #expect(try await stage.titles().count == 900)
            #expect(try await stage.count("SELECT count(*) FROM catalog_recipe") == 900)
            #expect(try await stage.count("SELECT count(*) FROM catalog_cookbook") == 1)
            // A recipe keeps its id over editions.
            let kept = try await stage.owner.ofService.query("SELECT title FROM catalog_recipe WHERE id = \(id)")
            #expect(try kept[0].string(0) == "Dish 0")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a file that is not whole, or has no recipe, changes nothing`(engine: Engine) async throws {
        try await withStage(engine) { stage in
            _ = try await stage.load(plain(0..<3))
            await #expect(throws: CatalogLoadError.cutOff(301)) {
                _ = try await stage.load(String(plain(0..<400).prefix(plain(0..<300).count + 20)))
            }
            #expect(try await stage.titles().count == 3)
            await #expect(throws: CatalogLoadError.empty(skipped: 1)) { _ = try await stage.load(#"[{"a":1}]"#) }
            await #expect(throws: CatalogLoadError.notJSON) { _ = try await stage.load("<html>") }
            await #expect(throws: CatalogLoadError.unreadable) {
                _ = try await stage.loader.load(stage.folder + "/none.json") { _ in }
            }
            var small = stage.loader
            small.most = 10
            let path = try stage.file(Array(plain(0..<11).utf8))
            await #expect(throws: CatalogLoadError.tooMany(10)) { _ = try await small.load(path) { _ in } }
            #expect(try await stage.titles() == ["Dish 0", "Dish 1", "Dish 2"])
            #expect(try await stage.count("SELECT count(*) FROM catalog_recipe") == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of two processes that load at once one gives up, and nothing is loaded twice`(engine: Engine) async throws {
        try await withStage(engine) { stage in
            let path = try stage.file(Array(plain(0..<10).utf8))
            let store = stage.loader.store
            var edition = try #require(try await store.edition(of: CatalogLoader.digest(ofFileAt: path)))
            var same = edition
            let portion = try #require(try CatalogFile(path: path, skipping: 0).next())
            let part = try CatalogPart(portion, since: edition.startedAt, .standard)
            try await store.write(part, to: &edition)
            await #expect(throws: CatalogLoadError.elsewhere) { try await store.write(part, to: &same) }
            try await store.publish(edition)
            await #expect(throws: CatalogLoadError.elsewhere) { try await store.publish(same) }
            #expect(try await stage.count("SELECT sum(recipes) FROM catalog_edition") == 10)
        }
    }

    @Test func `the service's role cannot write the catalogue`() async throws {
        try await withStage(.postgres) { stage in
            _ = try await stage.load(plain(0..<3))
            for statement in [
                "DELETE FROM catalog_recipe", "UPDATE catalog_edition SET state = 'old'",
                "INSERT INTO catalog_cookbook SELECT 9, id, name, name, 1 FROM catalog_cookbook",
            ] as [SQL] {
                let error = await #expect(throws: DatabaseError.self) {
                    try await stage.service.db.ofService.execute(statement)
                }
                #expect(error?.isForbidden == true)
            }
            #expect(try await stage.titles().count == 3)
        }
    }

    @Test func `progress says how much, how fast, and how long yet`() {
        func progress(_ fraction: Double, _ entries: Int) -> CatalogLoader.Progress {
            CatalogLoader.Progress(fraction: fraction, recipes: entries, before: 100, entries: entries)
        }
        var terminal = CatalogProgress(isTerminal: true)
        #expect(terminal.line(progress(0.1, 300), after: .milliseconds(100)) == nil)
        let line = terminal.line(progress(0.5, 2100), after: .seconds(4))
        #expect(line == "\r\u{1B}[K[############............] 50 %, 2100 recipes, 500 per second, 5 s left")
        var plain = CatalogProgress(isTerminal: false)
        #expect(plain.line(progress(0.5, 300), after: .seconds(4)) == nil)
        #expect(
            plain.line(progress(0.75, 5100), after: .seconds(5)) == "75 %, 5100 recipes, 1000 per second, 5 s left\n"
        )
        #expect(plain.line(progress(1, 6100), after: .seconds(9)) == nil)
        #expect(plain.line(progress(1, 10_100), after: .seconds(10)) == "100 %, 10100 recipes, 1000 per second\n")
    }
}
