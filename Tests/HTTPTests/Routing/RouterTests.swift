import HTTP
import JSON
import Synchronization
import Testing
import Values

@Suite struct RouterTests {
    /// Which route answers, and with which parameters.
    private static func router() -> Router {
        var router = Router()
        let patterns: [(Method, String)] = [
            (.get, "/"), (.get, "/recipes"), (.post, "/recipes"), (.get, "/recipes/tags"), (.get, "/recipes/{id}"),
            (.put, "/recipes/{id}"), (.post, "/recipes/batch-get"), (.get, "/recipes/{id}/steps/{step}"),
            (.get, "/lists/{id}"), (.get, "/lists/{id}.ics"), (.get, "/feeds/{token}/menu.ics"),
            (.get, "/assets/{path...}"), (.get, "/assets/logo"), (.head, "/own-head"), (.get, "/own-head"),
        ]
        for (number, (method, pattern)) in patterns.enumerated() {
            router.on(method, pattern, operation("op\(number)")) { request in
                let names = ["id", "step", "token", "path"].compactMap { name in
                    request.parameters[name].map { "\(name)=\($0)" }
                }
                return .text(([pattern] + names).joined(separator: " "))
            }
        }
        return router
    }

    @Test(arguments: [
        ("GET", "/", "/"),
        ("GET", "/recipes", "/recipes"),
        ("GET", "/recipes?limit=1", "/recipes"),
        ("GET", "/recipes/tags", "/recipes/tags"),
        ("GET", "/recipes/7", "/recipes/{id} id=7"),
        ("POST", "/recipes/batch-get", "/recipes/batch-get"),
        ("GET", "/recipes/7/steps/2", "/recipes/{id}/steps/{step} id=7 step=2"),
        ("GET", "/lists/7", "/lists/{id} id=7"),
        ("GET", "/lists/7.ics", "/lists/{id}.ics id=7"),
        ("GET", "/feeds/abc/menu.ics", "/feeds/{token}/menu.ics token=abc"),
        ("GET", "/assets/css/site.css", "/assets/{path...} path=css/site.css"),
        ("GET", "/assets/logo", "/assets/logo"),
        ("GET", "/assets/logo/2", "/assets/{path...} path=logo/2"),
        ("GET", "/recipes/caf%C3%A9%2F%20x", "/recipes/{id} id=café/ x"),
    ])
    func `a path leads to its route`(method: String, target: String, answer: String) async {
        let response = await RouterTests.router().respond(to: Request(Method(rawValue: method), target))
        #expect(response.status == 200)
        #expect(String(decoding: response.body.bytes, as: UTF8.self) == answer)
    }

    @Test(arguments: ["/nothing", "/recipes/", "/recipes//steps/2", "/recipes/7/steps", "//", "/lists/.ics/x", "", "*"])
    func `what has no route is a 404 problem`(target: String) async {
        let response = await RouterTests.router().respond(to: Request(.get, target))
        #expect(response.status == 404)
        #expect(response.headers["Content-Type"] == "application/problem+json")
    }

    @Test(arguments: [
        ("DELETE", "/recipes", "GET, HEAD, OPTIONS, POST"), ("POST", "/recipes/7", "GET, HEAD, OPTIONS, PUT"),
        ("PUT", "/recipes/tags", "GET, HEAD, OPTIONS"),
        ("GET", "/recipes/batch-get", "OPTIONS, POST"), ("DELETE", "/recipes/batch-get", "OPTIONS, POST"),
        ("BREW", "/", "GET, HEAD, OPTIONS"),
    ])
    func `the wrong method is a 405 that says which are right`(method: String, target: String, allow: String) async {
        let response = await RouterTests.router().respond(to: Request(Method(rawValue: method), target))
        #expect(response.status == 405)
        #expect(response.headers["Allow"] == allow)
        let options = await RouterTests.router().respond(to: Request(.options, target))
        #expect(options.status == 204)
        #expect(options.headers["Allow"] == allow)
    }

    @Test func `HEAD is a GET without its body, unless it has a route`() async {
        let response = await RouterTests.router().respond(to: Request(.head, "/recipes/7"))
        #expect(response.status == 200)
        guard case .omitted(let count) = response.body else { return #expect(Bool(false), "\(response.body)") }
        #expect(count == "/recipes/{id} id=7".utf8.count)
        let own = await RouterTests.router().respond(to: Request(.head, "/own-head"))
        #expect(own.status == 200)
    }

    @Test func `an id that is none is a 404`() async {
        var router = Router()
        router.on(.get, "/recipes/{id}", operation()) { request in
            .text(try request.parameters.require("id", as: RecipeID.self).description)
        }
        let id = "0197a5b2-1111-7000-8000-00000000000a"
        let found = await router.respond(to: Request(.get, "/recipes/\(id.uppercased())"))
        #expect(String(decoding: found.body.bytes, as: UTF8.self) == id)
        for bad in ["7", "0197a5b2111170008000000000000001", id + "0", "%E2%82%AC"] {
            #expect(await router.respond(to: Request(.get, "/recipes/\(bad)")).status == 404)
        }
    }

    /// A middleware that writes down when it is passed, and in which order.
    private struct Mark: Middleware {
        let name: String
        let log: Log

        final class Log: Sendable {
            let lines = Mutex<[String]>([])
            func add(_ line: String) { lines.withLock { $0.append(line) } }
        }

        func respond(to request: Request, next: Handler) async throws -> Response {
            log.add("\(name) in \(request.context.route ?? "-")")
            if request.query["stop"] == name { throw Problem.unavailable(retryAfter: 3) }
            let response = try await next(request)
            log.add("\(name) out \(response.status)")
            return response
        }
    }

    @Test func `middlewares stand around handlers in their order and see what became of errors`() async {
        let log = Mark.Log()
        var router = Router()
        router.add(Mark(name: "a", log: log))
        router.add(Mark(name: "b", log: log))
        router.on(.get, "/x", operation()) { _ in throw Problem.conflict(code: "taken", "It is taken.") }
        #expect(await router.respond(to: Request(.get, "/x")).status == 409)
        #expect(log.lines.withLock { $0 } == ["a in /x", "b in /x", "b out 409", "a out 409"])
        log.lines.withLock { $0 = [] }
        #expect(await router.respond(to: Request(.get, "/nothing")).status == 404)
        #expect(log.lines.withLock { $0 } == ["a in -", "b in -", "b out 404", "a out 404"])
        let stopped = await router.respond(to: Request(.get, "/x?stop=b"))
        #expect(stopped.status == 503)
        #expect(stopped.headers["Retry-After"] == "3")
    }

    @Test func `a merged router keeps its middlewares, its error hook and its place behind the first`() async {
        let log = Mark.Log()
        var inner = Router()
        inner.add(Mark(name: "inner", log: log))
        inner.onError = { _, request in log.add("hook \(request.path)") }
        inner.on(.get, "/inner", operation("inner")) { _ in throw Unmapped() }
        inner.on(.get, "/healthz", operation("healthz")) { _ in .text("inner") }
        var outer = Router()
        outer.add(Mark(name: "outer", log: log))
        outer.on(.get, "/healthz", operation("healthz")) { _ in .text("outer") }
        outer.merge(inner)
        #expect(await outer.respond(to: Request(.get, "/inner")).status == 500)
        #expect(
            log.lines.withLock { $0 } == [
                "outer in /inner", "inner in /inner", "hook /inner", "inner out 500", "outer out 500",
            ]
        )
        let health = await outer.respond(to: Request(.get, "/healthz"))
        #expect(String(decoding: health.body.bytes, as: UTF8.self) == "outer")
        #expect(outer.operations.map(\.pattern) == ["/healthz", "/inner"])
    }

    private struct Full: ProblemConvertible {
        var problem: Problem { .unavailable(retryAfter: 9) }
    }

    @Test func `an error may say what problem it is`() async {
        var router = Router()
        router.on(.get, "/x", operation()) { _ in throw Full() }
        let response = await router.respond(to: Request(.get, "/x"))
        #expect(response.status == 503)
        #expect(response.headers["Retry-After"] == "9")
    }

    @Test func `handlers see the context of their request`() async {
        var router = Router()
        router.on(.get, "/x/{id}", operation()) { _ in
            .text("\(RequestContext.current?.requestID ?? "-") \(RequestContext.current?.route ?? "-")")
        }
        let request = Request(.get, "/x/1", context: RequestContext(requestID: "r1"))
        let response = await router.respond(to: request)
        #expect(String(decoding: response.body.bytes, as: UTF8.self) == "r1 /x/{id}")
        #expect(response.headers["X-Request-ID"] == "r1")
        #expect(RequestContext.current == nil)
    }
}
