import Glibc
import HTTP
import Synchronization
import Testing

@Suite struct DeadlineTests {
    private static let hasty = ServerSettings.with { settings in
        settings.requestDeadline = .milliseconds(600)
        settings.idleTimeout = .milliseconds(900)
    }

    /// Sends a byte every 50 ms until the server has had enough; false if it never has.
    private static func drip(_ byte: String, into client: RawConnection) -> Bool {
        for _ in 0..<100 {
            guard client.send(byte) else { return true }
            usleep(50_000)
        }
        return false
    }

    @Test func `a header that drips in is answered with 408`() async throws {
        try await withServer(sampleRouter(), DeadlineTests.hasty) { port in
            let client = try RawConnection(port: port)
            client.send("GET /hello HTTP/1.1\r\nHost: t\r\nX-Slow: ")
            #expect(DeadlineTests.drip("a", into: client))
            let answer = try #require(client.answer())
            #expect(answer.status == 408)
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(client.readToEnd())
        }
    }

    @Test func `a body that drips in is answered with 408`() async throws {
        try await withServer(sampleRouter(), DeadlineTests.hasty) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 100000\r\n\r\n")
            #expect(DeadlineTests.drip("a", into: client))
            #expect(client.answer()?.status == 408)
        }
    }

    @Test func `a request line that drips in is cut off`() async throws {
        try await withServer(sampleRouter(), DeadlineTests.hasty) { port in
            let client = try RawConnection(port: port)
            client.send("GET /")
            #expect(DeadlineTests.drip("a", into: client))
            #expect(client.readToEnd())
        }
    }

    @Test
    func `a connection that asks for nothing, or not to the end of its header, is closed sooner than an idle one`()
        async throws
    {
        let settings = ServerSettings.with { settings in
            settings.headerTimeout = .milliseconds(400)
            settings.idleTimeout = .seconds(60)
        }
        try await withServer(sampleRouter(), settings) { port in
            let silent = try RawConnection(port: port)
            let slow = try RawConnection(port: port)
            slow.send("GET /hello HTTP/1.1\r\nHost: t\r\nX-Slow: ")
            let idle = try RawConnection(port: port)
            #expect(idle.get("/hello")?.status == 200)
            #expect(silent.readToEnd())
            #expect(slow.answer()?.status == 408)
            #expect(slow.readToEnd())
            #expect(idle.get("/hello")?.status == 200)
        }
    }

    @Test func `a silent connection is closed, before and after a request`() async throws {
        try await withServer(sampleRouter(), DeadlineTests.hasty) { port in
            #expect(try RawConnection(port: port).readToEnd())
            let client = try RawConnection(port: port)
            #expect(client.get("/hello")?.status == 200)
            usleep(300_000)
            #expect(client.get("/hello")?.status == 200)
            #expect(client.readToEnd())
        }
    }

    @Test(arguments: ["/stuck", "/numb"])
    func `a handler past its deadline is answered for with 503`(path: String) async throws {
        try await withServer(sampleRouter(), DeadlineTests.hasty) { port in
            let client = try RawConnection(port: port)
            let answer = try #require(client.get(path))
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "1")
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(client.readToEnd())
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
        }
    }

    @Test func `an operation that may take longer has its time, and the next on its connection has not`() async throws {
        var router = sampleRouter()
        let operation = Operation("long", summary: "x", tag: "x", security: .none, answers: [], patience: .seconds(60))
        router.on(.get, "/long", operation) { request in
            // More than twice the deadline of others, and much less than its own.
            try await Task.sleep(for: .milliseconds(1500))
            return .text((request.context.timeLeft ?? .zero) > .seconds(5) ? "there is time" : "there is none")
        }
        try await withServer(router, DeadlineTests.hasty) { port in
            let client = try RawConnection(port: port)
            let answer = try #require(client.get("/long"))
            #expect(answer.status == 200 && answer.text == "there is time")
            #expect(client.get("/stuck")?.status == 503)
        }
    }

    @Test func `what the server refuses itself is reported`() async throws {
        final class Log: Sendable {
            let codes = Mutex<[String]>([])
        }
        let log = Log()
        let settings = ServerSettings.with { settings in
            settings.requestDeadline = .milliseconds(300)
            settings.maxConnections = 1
            settings.onRefusal = { problem, address in
                log.codes.withLock { $0.append("\(problem.code) \(address)") }
            }
        }
        try await withServer(sampleRouter(), settings) { port in
            do {
                let client = try RawConnection(port: port)
                client.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 9\r\n\r\nx")
                usleep(50_000)
                #expect(try RawConnection(port: port).answer()?.status == 503)
                #expect(client.answer()?.status == 408)
            }
            usleep(100_000)
            #expect(try RawConnection(port: port).get("/hello", headers: "Host: twice\r\n")?.status == 400)
        }
        let expected = ["too_many_connections", "request_timeout", "bad_host"].map { "\($0) 127.0.0.1" }
        #expect(log.codes.withLock { $0 } == expected)
    }
}
