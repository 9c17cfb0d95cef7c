import Glibc
import HTTP
import Loop
import Synchronization
import Testing

@Suite struct StopTests {
    /// Counts the requests whose handlers have begun.
    private final class Entered: Middleware {
        let count = Atomic<Int>(0)

        func respond(to request: Request, next: Handler) async throws -> Response {
            count.add(1, ordering: .relaxed)
            return try await next(request)
        }

        func wait() async throws {
            for _ in 0..<500 where count.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        }
    }

    /// A live server that the test itself stops.
    private struct Live {
        let loop = EventLoop()
        let server: Server
        let port: Int
        let entered = Entered()

        init(_ change: (inout ServerSettings) -> Void = { _ in }) throws {
            var settings = ServerSettings()
            change(&settings)
            loop.start()
            var router = sampleRouter()
            router.add(entered)
            server = Server(router: router, settings: settings, loop: loop)
            port = try server.start()
        }
    }

    @Test func `requests in progress finish, new connections are refused`() async throws {
        let live = try Live()
        let port = live.port
        async let answer = blocking { () -> RawConnection.Answer? in
            try RawConnection(port: port).get("/slow")
        }
        try await live.entered.wait()
        async let stopped: Void = live.server.stop()
        let refused = try await blocking {
            // Until the loop has come to it, connections are still taken.
            for _ in 0..<20 {
                guard (try? RawConnection(port: port)) != nil else { return true }
                usleep(10_000)
            }
            return false
        }
        #expect(refused)
        let finished = try #require(try await answer)
        #expect(finished.text == "slow")
        #expect(finished.headers["connection"]?.lowercased() == "close")
        await stopped
        live.loop.stop()
    }

    @Test func `idle connections do not hold up the stop`() async throws {
        let live = try Live()
        let port = live.port
        let clients = try await blocking { () -> [RawConnection] in
            let clients = try (0..<10).map { _ in try RawConnection(port: port) }
            for client in clients.dropFirst(5) { _ = client.get("/hello") }
            return clients
        }
        let start = monotonicNanoseconds()
        await live.server.stop()
        #expect(monotonicNanoseconds() - start < 1_000_000_000)
        #expect(try await blocking { clients.allSatisfy { $0.readToEnd() } })
        live.loop.stop()
    }

    @Test(arguments: ["/stuck", "/numb"])
    func `a handler that will not end is answered for when the time is up`(path: String) async throws {
        let live = try Live { $0.stopTimeout = .milliseconds(400) }
        let port = live.port
        async let answer = blocking { () -> Int? in try RawConnection(port: port).get(path)?.status }
        try await live.entered.wait()
        let start = monotonicNanoseconds()
        await live.server.stop()
        #expect((300_000_000...2_000_000_000).contains(monotonicNanoseconds() - start))
        #expect(try await answer == 503)
        live.loop.stop()
    }

    @Test(arguments: [
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: ", "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 10\r\n\r\nabc",
    ])
    func `a half-sent request holds up the stop for its grace only`(request: String) async throws {
        let live = try Live { settings in
            settings.stopTimeout = .seconds(20)
            settings.stopGrace = .milliseconds(200)
        }
        let port = live.port
        let client = try await blocking { () -> RawConnection in
            let client = try RawConnection(port: port)
            client.send(request)
            // It is there, and its request has begun, when one that came later has been answered.
            _ = try RawConnection(port: port).get("/hello")
            return client
        }
        let start = monotonicNanoseconds()
        await live.server.stop()
        #expect(monotonicNanoseconds() - start < 10_000_000_000)
        #expect(try await blocking { client.answer()?.status } == 503)
        #expect(try await blocking { client.readToEnd() })
        live.loop.stop()
    }

    @Test func `while it stops, a request under way still reaches the process itself`() async throws {
        let own = try LoopbackListener()
        let loop = EventLoop()
        loop.start()
        let client = Client(loop: loop, settings: ClientSettings(retries: 0))
        let entered = Entered()
        var router = sampleRouter()
        router.add(entered)
        router.on(.get, "/calls", operation()) { _ in
            try await Task.sleep(for: .milliseconds(300))
            return .text(
                String(decoding: try await client.send(ClientRequest(.get, own.url + "/hello")).body, as: UTF8.self)
            )
        }
        let server = Server(router: router, settings: ServerSettings(), loop: loop, own: own)
        let port = try server.start()
        async let answer = blocking { () -> RawConnection.Answer? in
            try RawConnection(port: port).get("/calls")
        }
        try await entered.wait()
        await server.stop()
        #expect(try await answer?.text == "hello")
        loop.stop()
    }

    @Test func `stopping twice is stopping once`() async throws {
        let live = try Live()
        async let first: Void = live.server.stop()
        async let second: Void = live.server.stop()
        _ = await (first, second)
        await live.server.stop()
        live.loop.stop()
    }

    @Test func `a taken port is an error that says so`() async throws {
        let live = try Live()
        let second = Server(router: sampleRouter(), settings: ServerSettings(port: live.port), loop: live.loop)
        #expect(throws: ServerError.self) { try second.start() }
        await live.server.stop()
        live.loop.stop()
    }
}
