import Database
import HTTP
import Identity
import Runtime

/// A service for tests with a door of every kind.
enum Doors: HostedService {
    static let name = "grocery"
    static let defaultPort = 0
    static let migrations = [SharedBuckets.migration]

    static func routes(_ floor: ServiceFloor) async throws -> Router {
        var router = Router()
        router.on(.get, "/open", operation("getOpen")) { .text($0.remoteAddress) }
        router.on(.get, "/page", operation("getPage")) { _ in .html("<p>hello") }
        router.on(.get, "/unchanged", operation("getUnchanged")) { _ in Response(status: 304) }
        router.on(.get, "/kept", operation("getKept")) { _ in .text("x").with("Cache-Control", "public, max-age=60") }
        router.on(.post, "/sign-in", operation("signIn", rate: .signIn)) { _ in .noContent() }
        router.on(.get, "/shared/{token}", operation("getShared", security: .token)) { _ in .noContent() }
        router.on(.get, "/onward", operation("callOnward")) { _ in
            let answer = try await floor.neighbour("grocery").call(.get, "/open", as: .none)
            return Response(status: answer.status)
        }
        return router
    }

    private static func operation(
        _ id: String,
        security: HTTP.Operation.Security = .none,
        rate: RateClass? = nil
    ) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: "x", security: security, answers: [.noContent], rate: rate)
    }
}
