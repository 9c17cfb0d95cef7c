import Database
import HTTP
import Identity
import Loop
import Runtime

/// A service for tests with a door of every kind.
enum Doors: HostedService {
    static let name = "grocery"
    static let features: [ServiceFeature] = [.idempotency(), .limits()]

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.on(.get, "/open", operation("getOpen")) { .text($0.remoteAddress) }
        router.on(.get, "/page", operation("getPage")) { _ in .html("<p>hello") }
        router.on(.get, "/unchanged", operation("getUnchanged")) { _ in Response(status: 304) }
        router.on(.get, "/kept", operation("getKept")) { _ in .text("x").with("Cache-Control", "public, max-age=60") }
        router.on(.post, "/sign-in", operation("signIn", rate: .signIn)) { _ in .noContent() }
        router.on(.get, "/shared/{token}", operation("getShared", security: .token)) { _ in .noContent() }
        let links = RouteGroup.link { request in
            guard request.parameters["token"] == "right" else { throw Problem.notFound("Nothing is behind this link.") }
        }
        let linked = operation("postLinked", security: .token, bodySize: .document)
        router.on(links, .post, "/linked/{token}/things", linked) { _, _ in .noContent() }
        router.on(.post, "/document", operation("postDocument", security: .none, bodySize: .document)) { request in
            .text(String(request.body.count))
        }
        router.on(.post, "/own", operation("postOwn", security: .bearer, bodySize: .document)) { _ in .noContent() }
        let pool = context.pools.pool("test-work", threads: 1)
        router.on(.get, "/work", operation("getWork")) { _ in
            try await pool.answering { () throws(Problem) in
                let start = threadNanoseconds()
                while threadNanoseconds() < start + 35_000_000 {}
                return .noContent()
            }
        }
        router.on(.get, "/onward", operation("callOnward")) { _ in
            let answer = try await context.neighbour("grocery").call(.get, "/open", as: .none)
            return Response(status: answer.status)
        }
        return router
    }

    private static func operation(
        _ id: String,
        security: HTTP.Operation.Security = .none,
        bodySize: BodySize = .fields,
        rate: RateClass? = nil
    ) -> HTTP.Operation {
        HTTP.Operation(
            id,
            summary: "x",
            tag: "x",
            security: security,
            answers: [.noContent],
            bodySize: bodySize,
            rate: rate
        )
    }
}
