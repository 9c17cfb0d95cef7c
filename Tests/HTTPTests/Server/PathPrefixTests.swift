import Testing

@testable import HTTP

@Suite
struct PathPrefixTests {
    private let larder = PathPrefix(of: "https://home.example/larder")

    @Test(arguments: [
        ("https://home.example/larder", "https://home.example", "/larder"),
        ("http://192.168.1.20:8080/our/food", "http://192.168.1.20:8080", "/our/food"),
        ("https://larder.example", "https://larder.example", ""),
    ])
    func `a public URL is an origin, perhaps with a path`(url: String, origin: String, path: String) {
        #expect(WebAddress.origin(of: url) == origin)
        #expect(PathPrefix(of: url).text == path)
    }

    @Test(arguments: [
        ("/larder/", "/"), ("/larder/api/v1/menu?a=/larder/", "/api/v1/menu?a=/larder/"),
        ("/larder/larder/plan", "/larder/plan"), ("/larder/?x", "/?x"),
        // A proxy has taken it off, or it is another path.
        ("/plan", "/plan"), ("/", "/"), ("*", "*"), ("/larder", "/larder"), ("/larder?x", "/larder?x"),
        ("/larders/plan", "/larders/plan"), ("/Larder/plan", "/Larder/plan"), ("/a/larder/plan", "/a/larder/plan"),
    ])
    func `the prefix is taken off once where it is there`(target: String, inside: String) {
        #expect(larder.inside(target) == inside)
        #expect(PathPrefix.none.inside(target) == target)
    }

    @Test(arguments: ["/internal/v1/x", "/internal/", "/metrics", "/metrics?x"])
    func `what only services and operators ask for is not below the prefix`(path: String) {
        #expect(larder.inside("/larder" + path) == "/larder" + path)
        #expect(larder.inside(path) == path)
    }

    @Test(arguments: [
        ("/list/a", "/larder/list/a"), ("/", "/larder/"), ("https://id.example/start", "https://id.example/start"),
        ("//id.example/start", "//id.example/start"),
    ])
    func `an answer names its paths below the prefix`(location: String, told: String) {
        var headers: Headers = ["Location": location, "Content-Type": "/"]
        PathPrefix.none.complete(&headers)
        #expect(headers["Location"] == location)
        larder.complete(&headers)
        #expect(headers.all("Location") == [told])
        #expect(headers["Content-Type"] == "/")
    }

    @Test func `a server reads both, and answers below the prefix`() async throws {
        let operation = Operation("test", summary: "Tests.", tag: "test", answers: [.noContent])
        var router = Router()
        router.on(.get, "/here", operation) { .seeOther("\($0.path)?\($0.query.raw)") }
        router.on(.get, "/internal/here", operation) { _ in .noContent() }
        try await withServer(router, .with { $0.prefix = PathPrefix(of: "https://home.example/larder") }) { port in
            let client = try RawConnection(port: port)
            for path in ["/larder/here?a=1", "/here?a=1", "http://home.example/larder/here?a=1"] {
                #expect(client.get(path)?.headers["location"] == "/larder/here?a=1", "\(path)")
            }
            #expect(client.get("/larder/larder/here")?.status == 404)
            #expect(client.get("/larder/internal/here")?.status == 404)
            #expect(client.get("/internal/here")?.status == 204)
        }
    }
}
