import Synchronization
import Testing

@testable import HTTP

/// Which requests change something: middlewares that remember answers, and a server that is short of room, go by it.
@Suite struct ReadingRouteTests {
    /// Writes down whether the requests that pass only read.
    private final class Witness: Middleware {
        private let seen = Mutex<[Bool]>([])

        var last: Bool? { seen.withLock { $0.last } }

        func respond(to request: Request, next: Handler) async throws -> Response {
            seen.withLock { $0.append(request.context.reads) }
            return try await next(request)
        }
    }

    @Test(arguments: [
        // Method, target, whether it only reads, whether the answer says that something has changed.
        ("GET", "/recipes", false, false), ("POST", "/recipes", false, true), ("POST", "/recipes/search", true, false),
        ("DELETE", "/recipes/1", false, false), ("POST", "/nothing", true, false), ("PUT", "/recipes", true, false),
        ("OPTIONS", "/recipes", true, false),
    ])
    func `what changes nothing is known as that`(method: String, target: String, reads: Bool, changes: Bool) async {
        let witness = Witness()
        var router = Router()
        router.add(witness)
        var search = operation("search")
        search.reads = true
        router.on(.get, "/recipes", operation("list")) { _ in .text("none") }
        router.on(.post, "/recipes", operation("make")) { _ in .text("made") }
        router.on(.post, "/recipes/search", search) { _ in .text("found") }
        router.on(.delete, "/recipes/{id}", operation("delete")) { _ in throw Problem.notFound() }
        let response = await router.respond(to: Request(Method(rawValue: method), target))
        #expect(witness.last == reads)
        #expect(response.changesSomething == changes)
    }
}
