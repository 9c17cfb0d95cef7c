import HTTP
import Testing

@Suite struct HostileRequestTests {
    /// A request that is refused, and with what.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var request: String
        var status: Int
        /// Whether libmicrohttpd refuses it before we see it, with a page of its own instead of a problem document.
        var byLibrary = false
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "length and transfer coding",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 4\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            status: 400
        ),
        Case(
            name: "transfer coding and length",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\n"
                + "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
            status: 400
        ),
        Case(
            name: "two different lengths",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc",
            status: 400
        ),
        Case(
            name: "the same length twice",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2\r\ncontent-length: 2\r\n\r\nab",
            status: 400
        ),
        Case(
            name: "a list of lengths",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 2, 2\r\n\r\nab",
            status: 400,
            byLibrary: true
        ),
        Case(
            name: "a negative length",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: -1\r\n\r\n",
            status: 400,
            byLibrary: true
        ),
        Case(
            name: "a length with a sign",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: +2\r\n\r\nab",
            status: 400,
            byLibrary: true
        ),
        Case(
            name: "an unknown transfer coding",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
            status: 400
        ),
        Case(
            name: "two transfer codings",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n"
                + "Transfer-Encoding: identity\r\n\r\n0\r\n\r\n",
            status: 400
        ),
        Case(name: "no Host", request: "GET /hello HTTP/1.1\r\n\r\n", status: 400),
        Case(name: "two Hosts", request: "GET /hello HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", status: 400),
        Case(
            name: "a space before the colon",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length : 2\r\n\r\nab",
            status: 400,
            byLibrary: true
        ),
        Case(
            name: "a control character in a value",
            request: "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: a\u{1}b\r\n\r\n",
            status: 400
        ),
        Case(
            name: "a bad character in a name",
            request: "GET /hello HTTP/1.1\r\nHost: t\r\nX(A: b\r\n\r\n",
            status: 400
        ),
        Case(name: "an escaped NUL in the path", request: "GET /files/a%00b HTTP/1.1\r\nHost: t\r\n\r\n", status: 400),
        Case(
            name: "escaped bytes that are no text",
            request: "GET /files/%ff HTTP/1.1\r\nHost: t\r\n\r\n",
            status: 400
        ),
        Case(name: "a broken escape", request: "GET /files/%zz HTTP/1.1\r\nHost: t\r\n\r\n", status: 400),
        Case(name: "a broken query", request: "GET /hello?a=%00 HTTP/1.1\r\nHost: t\r\n\r\n", status: 400),
        Case(name: "a path without a slash", request: "GET hello HTTP/1.1\r\nHost: t\r\n\r\n", status: 400),
        Case(
            name: "a header of 20 KiB",
            request: "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: \(String(repeating: "a", count: 20_480))\r\n\r\n",
            status: 431
        ),
        Case(
            name: "a header of 200 KiB",
            request: "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: \(String(repeating: "a", count: 204_800))\r\n\r\n",
            status: 431,
            byLibrary: true
        ),
        Case(
            name: "a length beyond the limit",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 1048577\r\n\r\n",
            status: 413
        ),
        Case(
            name: "a length beyond all numbers",
            request: "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 99999999999999999999999\r\n\r\n",
            status: 413,
            byLibrary: true
        ),
        Case(
            name: "a length beyond the route's own limit",
            request: "POST /import HTTP/1.1\r\nHost: t\r\nContent-Length: 4000001\r\n\r\n",
            status: 413
        ),
    ]

    @Test(arguments: cases)
    func `what cannot be trusted is refused and the connection closed`(_ hostile: Case) async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send(hostile.request)
            let answer = try #require(client.answer(), "no answer")
            #expect(answer.status == hostile.status)
            if !hostile.byLibrary {
                #expect(answer.headers["content-type"] == "application/problem+json", "\(hostile.name): \(answer.text)")
            }
            // Bad escapes are the router's to refuse; the request itself was sound and its connection may stay.
            if !hostile.request.contains("%") { #expect(client.readToEnd()) }
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
        }
    }

    @Test func `bytes that are no text in the path are refused`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send(Array("GET /files/".utf8) + [0xFF, 0xFE] + Array(" HTTP/1.1\r\nHost: t\r\n\r\n".utf8))
            #expect(client.answer()?.status == 400)
        }
    }

    @Test(arguments: [
        "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}", "GET /hello HTTP/9.9\r\nHost: t\r\n\r\n",
    ])
    func `what is no HTTP is refused or closed`(garbage: String) async throws {
        try await withServer(sampleRouter(), .with { $0.requestDeadline = .seconds(1) }) { port in
            let client = try RawConnection(port: port)
            client.send(garbage)
            if let answer = client.answer() { #expect((400...505).contains(answer.status)) }
            #expect(client.readToEnd())
            #expect(try RawConnection(port: port).get("/hello")?.status == 200)
        }
    }

    @Test func `a header just below the limit is taken`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            let answer = client.get("/header", headers: "X-A: \(String(repeating: "a", count: 16_000))\r\n")
            #expect(answer?.text.count == 16_000)
            let many = (0..<300).map { "X-\($0): some words\r\n" }.joined()
            #expect(client.get("/hello", headers: many)?.status == 200)
        }
    }

    @Test func `the target and each line, with what ends it, count as the header`() async throws {
        try await withServer(sampleRouter()) { port in
            let limit = ServerSettings().headerLimit
            let rest = "/hello".utf8.count + "Host: t\r\n".utf8.count + "X-A: \r\n".utf8.count
            for (size, status) in [(limit, 200), (limit + 1, 431)] {
                let client = try RawConnection(port: port)
                let value = String(repeating: "a", count: size - rest)
                client.send("GET /hello HTTP/1.1\r\nHost: t\r\nX-A: \(value)\r\n\r\n")
                #expect(client.answer()?.status == status)
            }
        }
    }

    @Test func `a chunked body is counted and refused beyond the limit`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 1, count: 65_536) + Array("\r\n".utf8)
            for _ in 0..<17 { client.send(chunk) }
            client.send("0\r\n\r\n")
            let answer = try #require(client.answer())
            #expect(answer.status == 413)
            #expect(answer.text.contains("\"limit\":1048576"))
        }
    }

    @Test func `a chunked body without end is cut off`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 1, count: 65_536) + Array("\r\n".utf8)
            var sent = 0
            while sent < 1_000, client.send(chunk) { sent += 1 }
            #expect(sent < 1_000)
        }
    }

    @Test func `a route may take more than the others`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /import HTTP/1.1\r\nHost: t\r\nContent-Length: 4000000\r\n\r\n")
            client.send([UInt8](repeating: 1, count: 4_000_000))
            #expect(client.answer()?.text == "4000000")
            client.send("POST /import HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 1, count: 65_536) + Array("\r\n".utf8)
            for _ in 0..<40 { client.send(chunk) }
            client.send("0\r\n\r\n")
            #expect(client.answer()?.text == "2621440")
        }
    }
}
