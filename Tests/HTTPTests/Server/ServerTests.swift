import HTTP
import Synchronization
import Testing

@Suite struct ServerTests {
    @Test func `one connection serves request after request`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            for _ in 0..<5 {
                let answer = try #require(client.get("/hello"))
                #expect(answer.status == 200)
                #expect(answer.text == "hello")
                #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(answer.headers["date"]?.hasSuffix("GMT") == true)
            }
        }
    }

    @Test func `requests sent together are answered in order`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            let one = ["/slow", "/hello", "/slow", "/hello"].map { "GET \($0) HTTP/1.1\r\nHost: test\r\n\r\n" }
            client.send(one.joined())
            let answers = (0..<4).compactMap { _ in client.answer()?.text }
            #expect(answers == ["slow", "hello", "slow", "hello"])
        }
    }

    @Test func `many clients wait at once`() async throws {
        try await withServer(sampleRouter()) { port in
            let clients = try (0..<100).map { _ in try RawConnection(port: port) }
            for client in clients { client.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n") }
            for client in clients { #expect(client.answer()?.text == "slow") }
        }
    }

    @Test func `a chunked body arrives whole`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nsour\r\n")
            client.send("5;note=x\r\ndough\r\n0\r\nTrailer: x\r\n\r\n")
            #expect(client.answer()?.text == "sourdough")
            #expect(client.readToEnd())
        }
    }

    @Test func `a body sent in pieces arrives whole`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 300000\r\n\r\n")
            for _ in 0..<3 { client.send([UInt8](repeating: 7, count: 100_000)) }
            #expect(client.answer()?.body == [UInt8](repeating: 7, count: 300_000))
        }
    }

    @Test func `a client that asks first is told to go on`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
            #expect(client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            client.send("ok")
            #expect(client.answer()?.text == "ok")
        }
    }

    @Test func `HEAD gets the header of a GET and no body`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("HEAD /hello HTTP/1.1\r\nHost: test\r\n\r\n")
            let answer = try #require(client.answer(toHead: true))
            #expect(answer.status == 200)
            #expect(answer.headers["content-length"] == "5")
            // A body would be taken for the beginning of the next answer.
            #expect(client.get("/hello")?.text == "hello")
        }
    }

    @Test func `a slow reader gets all of a large body`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port, receiveBuffer: 8_192)
            #expect(client.get("/large")?.body.count == 8_000_000)
        }
    }

    @Test func `an HTTP 1_0 client is answered and the connection closed`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("GET /hello HTTP/1.0\r\n\r\n")
            #expect(client.answer()?.text == "hello")
            #expect(client.readToEnd())
        }
    }

    @Test func `an absolute address is answered like its path`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            #expect(client.get("http://larder.example/hello?a=b")?.text == "hello")
            #expect(client.get("http://larder.example")?.status == 404)
        }
    }

    @Test func `a sound request id and trace are carried on, others replaced`() async throws {
        var settings = ServerSettings()
        // Whose word about a trace counts is in TraceHeaderTests.
        settings.trustedProxies = try #require(ServerSettings.TrustedProxies("private"))
        try await withServer(sampleRouter(), settings) { port in
            let client = try RawConnection(port: port)
            let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
            let known = try #require(
                client.get("/context", headers: "X-Request-ID: abc-1.2_3\r\ntraceparent: \(trace)\r\n")
            )
            #expect(known.headers["x-request-id"] == "abc-1.2_3")
            let parts = known.text.split(separator: " ")
            #expect(parts[0] == "abc-1.2_3")
            #expect(parts[1].hasPrefix("00-0af7651916cd43dd8448eb211c80319c-") && parts[1].hasSuffix("-01"))
            #expect(!parts[1].contains("b7ad6b7169203331"))
            #expect(parts[2] == "/context")

            for bad in ["a b", "x\"y", String(repeating: "a", count: 65), "<script>"] {
                let answer = try #require(
                    client.get("/context", headers: "X-Request-ID: \(bad)\r\ntraceparent: no\r\n")
                )
                let id = try #require(answer.headers["x-request-id"])
                #expect(id != bad && id.count == 15)
                #expect(answer.text.hasPrefix("\(id) 00-"))
            }
        }
    }

    @Test func `an error that no one expected is a bare 500 and is reported`() async throws {
        final class Log: Sendable {
            let lines = Mutex<[String]>([])
        }
        let log = Log()
        var router = sampleRouter()
        router.onError = { error, request in
            log.lines.withLock { $0.append("\(error) \(request.path) \(request.context.requestID)") }
        }
        let answer = try await withServer(router) { port in
            try #require(try RawConnection(port: port).get("/fails"))
        }
        #expect(answer.status == 500)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(!answer.text.contains("Unmapped"))
        let id = try #require(answer.headers["x-request-id"])
        #expect(answer.text.contains("\"request_id\":\"\(id)\""))
        #expect(log.lines.withLock { $0 } == ["Unmapped() /fails \(id)"])
    }

    @Test func `a client that leaves while its answer is made does no harm`() async throws {
        try await withServer(sampleRouter()) { port in
            for _ in 0..<20 {
                let client = try RawConnection(port: port)
                client.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n")
            }
            #expect(try RawConnection(port: port).get("/slow")?.text == "slow")
        }
    }

    @Test(arguments: ["none", "private"])
    func `only a trusted proxy's word is taken for the client's address`(proxies: String) async throws {
        let trusted = try #require(ServerSettings.TrustedProxies(proxies))
        let address = try await withServer(sampleRouter(), .with { $0.trustedProxies = trusted }) { port in
            try RawConnection(port: port).get("/address", headers: "X-Forwarded-For: 6.6.6.6, 203.0.113.9\r\n")?.text
        }
        #expect(address == (trusted == .none ? "127.0.0.1" : "203.0.113.9"))
    }
}
