import Database
import FoundationEssentials
import HTTP
import JSON
import Runtime

/// A service for tests that asks `Shelf`, and uses its database before and after.
enum Counter: HostedService {
    static let name = "menu"
    static let features: [ServiceFeature] = []
    static let migrations = [
        Migration("0001_sale", ["CREATE TABLE sale (title TEXT NOT NULL)"], rowSecurity: ["sale": .service])
    ]

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.on(.post, "/sales/{title}", .traced("sell")) { request in
            let title = try request.parameters.require("title")
            _ = try await context.db.query("SELECT count(*) FROM sale WHERE title = \(title)")
            _ = try await context.neighbour("recipe").call(.get, "/shelves/\(title)/things")
            try await context.db.transaction { tx in
                try await tx.execute("INSERT INTO sale (title) VALUES (\(title))")
                try await tx.runLater(["UPDATE sale SET title = \(title + "!") WHERE title = \(title)"])
            }
            return .noContent()
        }
        router.on(.get, "/many", .traced("sellMany")) { _ in
            for _ in 0..<300 { _ = try await context.db.query("SELECT count(*) FROM sale") }
            return .noContent()
        }
        router.on(.get, "/failing", .traced("fail")) { _ in
            try await context.db.transaction { tx in
                try await tx.execute("INSERT INTO nowhere (title) VALUES (\("hidden"))")
            }
            return .noContent()
        }
        return router
    }
}

/// A service for tests that is asked.
enum Shelf: HostedService {
    static let name = "recipe"
    static let features: [ServiceFeature] = []
    static let migrations = [
        Migration("0001_thing", ["CREATE TABLE thing (title TEXT NOT NULL)"], rowSecurity: ["thing": .service])
    ]

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.on(.get, "/shelves/{title}/things", .traced("listThings")) { request in
            let title = try request.parameters.require("title")
            _ = try await context.db.read(["SELECT title FROM thing WHERE title = \(title)", "SELECT 'a' FROM thing"])
            return .noContent()
        }
        return router
    }
}

extension HTTP.Operation {
    /// An operation of which only the id matters.
    fileprivate static func traced(_ id: String) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: "x", security: .none, answers: [.noContent])
    }
}
