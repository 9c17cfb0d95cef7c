import Database
import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing
import Values

@testable import Runtime

@Suite struct FaultTests {
    /// A service that keeps what it is given, as often as it is asked.
    enum Hoard: HostedService {
        static let name = "recipe"
        static let features: [ServiceFeature] = [.idempotency()]
        static let migrations = [
            Migration("0001_hoard", ["CREATE TABLE hoard (content TEXT NOT NULL)"], rowSecurity: ["hoard": .service])
        ]

        static func routes(_ context: ServiceContext) async throws -> Router {
            var router = Router()
            router.on(.post, "/hoard", .fake("hoard")) { _ in
                let content = String(repeating: "x", count: 200_000)
                try await context.db.execute("INSERT INTO hoard (content) VALUES (\(content))")
                return .noContent()
            }
            router.on(.get, "/hoard", .fake("countHoard")) { _ in
                .text(String(try await context.db.query("SELECT count(*), max(content) FROM hoard")[0].int(0)))
            }
            router.on(.put, "/pages/{count}", .fake("limitPages")) { request in
                let count = request.parameters["count"] ?? ""
                _ = try await context.db.atomically(["PRAGMA max_page_count = \(unescaped: count)"])
                return .noContent()
            }
            router.on(.put, "/readonly/{state}", .fake("forbidWriting")) { request in
                let state = request.parameters["state"] ?? ""
                _ = try await context.db.query("PRAGMA query_only = \(unescaped: state)")
                return .noContent()
            }
            router.on(.get, "/ask", .fake("askNeighbour")) { _ in
                _ = try await context.neighbour("menu").call(.get, "/anything", as: .none)
                return .noContent()
            }
            return router
        }
    }

    @Test func `a full disk is a 503 that says so, and one line of the log`() async throws {
        let lines = Lines()
        try await withHost([Hoard.self], lines: lines) { _, client in
            #expect(try await client(.post, "/hoard").status == 204)
            #expect(try await client(.put, "/pages/100").status == 204)
            for _ in 0..<5 {
                let refused = try await client(.post, "/hoard")
                #expect(refused.status == 503)
                #expect(refused.headers["Retry-After"] == "30")
                let problem = try #require(Problem(json: refused.body, status: 503))
                #expect(problem.code == "disk_full" && problem.detail.contains("nothing was saved"))
            }
            let told = lines.all.split(separator: "\n").filter { $0.contains("\"the database fails\"") }
            #expect(told.count == 1)
            #expect(told.first?.contains("\"cause\":\"disk_full\"") == true)
            #expect(told.first?.contains("recipe.sqlite") == true && told.first?.contains("Make room") == true)
        }
    }

    @Test func `readyz says which database fails and why, and finds out by itself that it is over`() async throws {
        let lines = Lines()
        try await withHost([Hoard.self], lines: lines) { _, client in
            #expect(try await client(.put, "/readonly/1").status == 204)
            #expect(try await client(.post, "/hoard").status == 503)
            // Reading goes on.
            #expect(try await client.get("/hoard").status == 200)
            for _ in 0..<3 {
                let (status, text) = try await client.get("/readyz")
                #expect(status == 503 && text.contains("\"database\""))
                #expect(text.contains("The disk that holds recipe.sqlite has errors or cannot be written."))
            }
            #expect(try await client(.put, "/readonly/0").status == 204)
            #expect(try await eventually { try await client.get("/readyz").status == 200 })
            #expect(lines.all.contains("the database works again"))
            #expect(try await client(.post, "/hoard").status == 204)
        }
    }

    @Test func `a damaged file is named at the start and by the doctor, with what to do`() async throws {
        try await withTemporaryFolder { folder in
            let environment = ["LARDER_DATA": folder]
            try await withHost([Hoard.self], environment: environment) { _, client in
                for _ in 0..<5 { _ = try await client(.post, "/hoard") }
                #expect(try await client.get("/hoard").text == "5")
            }
            let path = folder + "/recipe.sqlite"
            let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
            let middle = size / 8192 * 4096
            try write(over: path, at: middle)
            #expect(
                await doctor(folder).contains { $0.mark == .bad && $0.words.hasPrefix("recipe.sqlite is damaged:") }
            )
            try await withHost([Hoard.self], environment: environment) { _, client in
                let refused = try await client(.get, "/hoard")
                #expect(refused.status == 503)
                #expect(Problem(json: refused.body, status: 503)?.code == "database_damaged")
                let (status, text) = try await client.get("/readyz")
                #expect(status == 503 && text.contains("recipe.sqlite is damaged. Run `larder doctor`"))
            }

            try write(over: path, at: 0)
            let found = await doctor(folder).filter { $0.mark == .bad && $0.words.contains("recipe") }
            #expect(found.count == 1 && found[0].words.hasPrefix("recipe.sqlite is damaged:"), "\(found)")
            #expect(found.first?.advice?.contains("larder restore FILE") == true)
            do {
                try await withHost([Hoard.self], environment: environment) { _, _ in }
                Issue.record("it should not start")
            } catch let error as StartError {
                #expect(error.description.contains("recipe.sqlite is damaged."))
                #expect(error.description.contains("larder restore FILE"))
            }
        }
    }

    @Test func `a neighbour that is away is told once a minute, and in readyz until it answers`() async throws {
        let lines = Lines()
        let environment = ["LARDER_MENU_URL": "http://127.0.0.1:1", "LARDER_INTERNAL_SECRET": secret]
        try await withHost([Hoard.self], environment: environment, lines: lines) { _, client in
            for _ in 0..<5 {
                let (status, _) = try await client.get("/ask")
                #expect(status == 503)
            }
            let (status, text) = try await client.get("/readyz")
            #expect(status == 200 && text.contains("The menu service does not answer."))
            let told = lines.all.split(separator: "\n").filter { $0.contains("\"neighbour\":\"menu\"") }
            #expect(told.count == 1 && told.first?.contains("unreachable") == true)
        }
        let clock = Clock()
        let watch = NeighbourWatch(logger: lines.logger) { clock.now.withLock { $0 } }
        watch.note("grocery", "timeout")
        #expect(watch.silent == ["grocery"])
        watch.note("grocery", nil)
        #expect(watch.silent == [])
        #expect(lines.all.contains("a service answers again"))
        watch.note("grocery", "timeout")
        clock.now.withLock { $0 += 61_000_000_000 }
        #expect(watch.silent == [])
    }

    private let secret = String(repeating: "s", count: 32)

    private final class Clock: Sendable {
        let now = Mutex<UInt64>(1)
    }

    private func doctor(_ folder: String) async -> [Finding] {
        guard let settings = try? Settings(environment: ["LARDER_DATA": folder, "LARDER_PORT": "1"]) else { return [] }
        return await Doctor(services: [Hoard.self], settings: settings, loop: TestLoop.shared).examine()
    }

    private func write(over path: String, at place: Int) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: UInt64(place))
        file.write(Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7 + 1) }))
        try file.close()
    }
}

extension HTTP.Operation {
    fileprivate static func fake(_ id: String) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: "x", security: .none, answers: [.noContent])
    }
}
