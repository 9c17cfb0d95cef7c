import Foundation
import HTTP
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Apps that keep all recipes of a household.
@Suite struct SyncTests {
    /// What an app has.
    private struct App {
        var titles: [String: String] = [:]
        var cursor: String?
        var pages = 0

        /// Reads all that is new.
        mutating func sync(_ service: TestService, _ more: String = "") async throws {
            while true {
                let after = cursor.map { "&after=\($0)" } ?? ""
                let answer = await service.client.get("/api/v1/recipes/changes?limit=3\(after)\(more)")
                try #require(answer.status == 200, "\(answer.text)")
                let json = try #require(
                    try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
                )
                for item in json["items"] as? [[String: Any]] ?? [] {
                    titles[try #require(item["id"] as? String).lowercased()] = item["title"] as? String
                }
                for id in json["deleted"] as? [String] ?? [] { titles[id.lowercased()] = nil }
                cursor = try #require(json["next"] as? String)
                pages += 1
                if json["more"] as? Bool != true { return }
            }
        }
    }

    private func status(_ service: TestService, _ cursor: String?) async -> Int {
        await service.client.get("/api/v1/recipes/changes?after=\(cursor ?? "")").status
    }

    @Test(arguments: Engine.allCases) func `an app that asks again and again has what there is`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            var app = App()
            try await app.sync(service)
            #expect(app.titles.isEmpty)
            var ids: [RecipeID] = []
            for number in 0..<10 { ids.append(try await service.recipe("Soup \(number)")) }
            try await app.sync(service)
            #expect(Set(app.titles.values) == Set((0..<10).map { "Soup \($0)" }) && app.pages > 3)
            let before = app.cursor
            try await app.sync(service)
            #expect(app.titles.count == 10 && before != nil)
            _ = await service.client.send(.patch, "/api/v1/recipes/\(ids[0])", #"{"title":"Stew"}"#)
            _ = await service.client.send(.delete, "/api/v1/recipes/\(ids[1])")
            _ = await service.client.send(.delete, "/api/v1/recipes/\(ids[2])")
            _ = await service.client.post("/api/v1/recipes/\(ids[2])/restore", "")
            app.pages = 0
            try await app.sync(service)
            #expect(app.pages == 1)
            #expect(app.titles[ids[0].description.lowercased()] == "Stew")
            #expect(app.titles[ids[1].description.lowercased()] == nil)
            #expect(app.titles[ids[2].description.lowercased()] == "Soup 2")
            var other = App()
            try await other.sync(service, "&view=summary")
            #expect(other.titles == app.titles)
            let stranger = await service.stranger().get("/api/v1/recipes/changes")
            #expect(stranger.status == 200 && !stranger.text.contains("Soup"))
            for wrong in ["after=x", "view=everything", "limit=0"] {
                let status = await service.client.get("/api/v1/recipes/changes?\(wrong)").status
                #expect(status == 400 || status == 422, "\(wrong)")
            }
        }
    }

    @Test(arguments: Engine.allCases) func `nothing is missed while many write`(engine: Engine) async throws {
        try await withService(engine) { service in
            var app = App()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        let id = try await service.recipe("Cake \(number)")
                        if number.isMultiple(of: 3) {
                            _ = await service.client.send(.delete, "/api/v1/recipes/\(id)")
                        }
                    }
                }
                for _ in 0..<10 { try await app.sync(service) }
                try await group.waitForAll()
            }
            try await app.sync(service)
            #expect(Set(app.titles.values) == Set((0..<20).filter { $0 % 3 != 0 }.map { "Cake \($0)" }))
        }
    }

    @Test(arguments: Engine.allCases) func `who was away longer than deleted recipes are kept begins anew`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup")
            var app = App()
            try await app.sync(service)
            service.clock.advance(.seconds(29 * 86_400))
            #expect(await status(service, app.cursor) == 200)
            _ = await service.client.send(.delete, "/api/v1/recipes/\(id)")
            service.clock.advance(.seconds(2 * 86_400))
            #expect(await status(service, app.cursor) == 410)
            app = App()
            try await app.sync(service)
            #expect(app.titles.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases) func `who may have missed what made room begins anew, and nobody else`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine, storage: 100_000) { service in
            let large = String(repeating: "x", count: 15_000)
            let first = try await service.recipe("First", #","notes":"\#(large)""#)
            var late = App()
            try await late.sync(service)
            _ = await service.client.send(.delete, "/api/v1/recipes/\(first)")
            var early = App()
            try await early.sync(service)
            // The deleted one is in the way.
            for number in 0..<6 {
                _ = try await service.recipe("More \(number)", #","notes":"\#(large)""#)
            }
            #expect(await service.client.get("/api/v1/recipes/deleted").text.contains("First") == false)
            #expect(await status(service, late.cursor) == 410)
            #expect(await status(service, early.cursor) == 200)
            try await early.sync(service)
            #expect(early.titles.count == 6)
        }
    }
}
