import HTTP
import Loop
import TestSupport
import Testing

@Suite struct ClientTests {
    static let loop: EventLoop = {
        let loop = EventLoop()
        loop.start(name: "client-tests")
        return loop
    }()

    private func client(_ settings: ClientSettings = ClientSettings()) -> Client {
        Client(loop: Self.loop, settings: settings)
    }

    @Test func `an answer comes with status, headers and body`() async throws {
        let server = RawServer { _, _ in RawServer.answer(201, "hello", headers: "X-A:  b \r\n") }
        let answer = try await client().send(ClientRequest(.get, server.url("/a?b=c")))
        #expect(answer.status == 201)
        #expect(answer.headers["x-a"] == "b")
        #expect(String(decoding: answer.body, as: UTF8.self) == "hello")
        #expect(server.requests.first?.hasPrefix("GET /a?b=c HTTP/1.1\r\n") == true)
    }

    @Test func `a body is sent with its type and nothing libcurl makes up`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200) }
        var request = ClientRequest(.patch, server.url(), body: Array("{\"a\":1}".utf8))
        request.headers["Content-Type"] = "application/merge-patch+json"
        _ = try await client().send(request)
        _ = try await client().send(ClientRequest(.post, server.url()))
        let seen = server.requests
        #expect(seen[0].hasPrefix("PATCH / "))
        #expect(seen[0].contains("\r\nContent-Type: application/merge-patch+json\r\n"))
        #expect(seen[0].hasSuffix("\r\n\r\n{\"a\":1}"))
        #expect(seen[1].contains("\r\nContent-Length: 0\r\n"))
        #expect(!seen[1].contains("Content-Type") && !seen[1].contains("Expect"))
    }

    @Test func `one connection serves call after call`() async throws {
        let server = RawServer { _, number in RawServer.answer(200, "\(number)") }
        let client = client()
        for number in 0..<20 {
            let answer = try await client.send(ClientRequest(.get, server.url()))
            #expect(String(decoding: answer.body, as: UTF8.self) == "\(number)")
        }
        #expect(server.connections == 1)
    }

    @Test func `many calls run at once, from the loop and from elsewhere`() async throws {
        let server = RawServer { request, _ in RawServer.answer(200, String(request.prefix(12))) }
        let client = client()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 10..<60 {
                let url = server.url("/call\(number)")
                let expected = Array("GET /call\(number) ".utf8)
                if number.isMultiple(of: 2) {
                    group.addTask(executorPreference: Self.loop) {
                        try await client.send(ClientRequest(.get, url)).body == expected
                    }
                } else {
                    group.addTask { try await client.send(ClientRequest(.get, url)).body == expected }
                }
            }
            for try await right in group { #expect(right) }
        }
    }

    @Test func `an idempotent call is tried again after a broken connection and a 503`() async throws {
        let server = RawServer { _, number in
            switch number {
            case 0: nil
            case 1: RawServer.answer(503)
            default: RawServer.answer(200, "third")
            }
        }
        let answer = try await client().send(ClientRequest(.put, server.url()))
        #expect(answer.body == Array("third".utf8))
        #expect(server.requests.count == 3)
    }

    @Test func `a call that is not idempotent is made once`() async throws {
        let server = RawServer { _, _ in RawServer.answer(503) }
        let answer = try await client().send(ClientRequest(.post, server.url()))
        #expect(answer.status == 503)
        #expect(server.requests.count == 1)
    }

    @Test func `retries end, and the last 503 is the answer`() async throws {
        let server = RawServer { _, _ in RawServer.answer(503, "busy") }
        let answer = try await client(ClientSettings(retries: 2, backoff: .milliseconds(5)))
            .send(ClientRequest(.get, server.url()))
        #expect(answer.status == 503)
        #expect(server.requests.count == 3)
    }

    @Test func `a call ends at its deadline`() async throws {
        let server = RawServer { _, _ in
            "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf"
        }
        let clock = ContinuousClock()
        let start = clock.now
        await #expect(throws: ClientError.self) {
            try await client().send(ClientRequest(.get, server.url(), timeout: .milliseconds(200)))
        }
        #expect(clock.now - start < .seconds(2))
    }

    @Test func `an answer larger than allowed is cut off`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200, String(repeating: "x", count: 5000)) }
        do {
            _ = try await client().send(ClientRequest(.get, server.url(), maxBody: 4999))
            Issue.record("it was accepted")
        } catch {
            #expect(error.code == .tooLarge)
        }
        let whole = try await client().send(ClientRequest(.get, server.url(), maxBody: 5000))
        #expect(whole.body.count == 5000)
    }

    @Test func `nobody there is said so`() async throws {
        let server = RawServer { _, _ in nil }
        server.stop()
        do {
            _ = try await client(ClientSettings(retries: 1, backoff: .milliseconds(1)))
                .send(ClientRequest(.get, "http://127.0.0.1:1/"))
            Issue.record("something answered")
        } catch {
            #expect(error.code == .unreachable)
        }
    }

    @Test(arguments: ["", "nonsense", "file:///etc/passwd", "ftp://example.org/", "http://", "http://a b/"])
    func `what is no web address is refused`(url: String) async throws {
        do {
            _ = try await client().send(ClientRequest(.get, url))
            Issue.record("it was called")
        } catch {
            #expect(error.code == .invalidURL)
        }
    }

    @Test func `a header cannot smuggle in another`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200) }
        var request = ClientRequest(.get, server.url())
        request.headers["X-Name"] = "a\r\nX-Other: b"
        _ = try await client().send(request)
        #expect(server.requests.first?.contains("\r\nX-Name: a  X-Other: b\r\n") == true)
        request.headers = ["X-Bad: name": "x"]
        await #expect(throws: ClientError(.invalidHeader)) { try await client().send(request) }
    }

    @Test func `a neighbour's redirect is an answer like any other`() async throws {
        let server = RawServer { _, _ in RawServer.answer(302, headers: "Location: /elsewhere\r\n") }
        let answer = try await client().send(ClientRequest(.get, server.url()))
        #expect(answer.status == 302)
        #expect(server.requests.count == 1)
    }

    @Test func `a cancelled caller does not wait`() async throws {
        let server = RawServer { _, _ in "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf" }
        let client = client()
        let task = Task { try await client.send(ClientRequest(.get, server.url())) }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        let result = await task.result
        #expect(throws: ClientError(.cancelled, curlCode: 42)) { try result.get() }
    }
}
