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

    @Test func `a half-sent request does not hold up the stop for ever`() async throws {
        let live = try Live { $0.stopTimeout = .milliseconds(400) }
        let port = live.port
        let client = try await blocking { () -> RawConnection in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 10\r\n\r\nabc")
            return client
        }
        try await Task.sleep(for: .milliseconds(50))
        let start = monotonicNanoseconds()
        await live.server.stop()
        #expect(monotonicNanoseconds() - start < 2_000_000_000)
        #expect(try await blocking { client.readToEnd() })
        live.loop.stop()
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
