import Glibc
import HTTP
import Synchronization
import Testing

/// Requests that a proxy before us may read otherwise than we do.
@Suite struct FramingTests {
    /// Heads that a proxy could read otherwise than libmicrohttpd does.
    static let ambiguousHeads = [
        "GET /hello\0/x HTTP/1.1\r\nHost: t\r\n\r\n",
        "GET /hello?a=b\0&c=d HTTP/1.1\r\nHost: t\r\n\r\n",
        "GET\0X /hello HTTP/1.1\r\nHost: t\r\n\r\n",
        "GET  /hello HTTP/1.1\r\nHost: t\r\n\r\n",
        "GET /hello HTTP/1.1\0\r\nHost: t\r\n\r\n",
        "GET /hello HTTP/1.1\nHost: t\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\0u\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: a\0b\r\nX-B: c\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: \0\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A\0: a\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX\0-A: a\r\nX-B: c\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\n\0X-A: a\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: a\r\n\0\0\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\nX-A: a\r\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: a\n\r\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: a\r\n\n",
        "GET /hello HTTP/1.1\nHost: t\n\n",
        "GET /hello HTTP/1.1\r\nHost: t\r\nX-A: a\r\n b\r\n\r\n",
        "POST /echo HTTP/1.1\r\nHost: t\r\nContent: 2\r\n -Length\r\n\r\nab",
    ]

    @Test(arguments: ambiguousHeads)
    func `a NUL, a line that ends with LF alone and a folded line are refused`(head: String) async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send(head)
            #expect(client.answer()?.status == 400)
            #expect(client.readToEnd())
            // The same in two pieces, wherever they are cut.
            let bytes = Array(head.utf8)
            for cut in stride(from: 3, to: bytes.count - 2, by: 7) {
                let client = try RawConnection(port: port)
                client.send(Array(bytes[..<cut]))
                usleep(2_000)
                client.send(Array(bytes[cut...]))
                #expect(client.answer()?.status == 400, "cut at \(cut)")
            }
        }
    }

    @Test func `a header is whole in however many pieces it comes, and behind an empty line`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            for head in [
                "GET /header?a=b&c=d HTTP/1.1\r\nHost: t\r\nX-A:  words \t and more\r\nX-B:\r\n\r\n",
                "\r\nGET /header HTTP/1.1\r\nHost:t\r\nX-A:words \t and more\r\n\r\n",
                "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 18\r\n\r\nwords \t and more!!",
            ] {
                for byte in head.utf8 { client.send([byte]) }
                #expect(client.answer()?.text.hasPrefix("words \t and more") == true)
            }
        }
    }

    @Test func `the library's own messages are given on, one for each fault`() async throws {
        final class Log: Sendable {
            let notices = Mutex<[ServerNotice]>([])
        }
        let log = Log()
        let settings = ServerSettings.with { $0.onNotice = { notice in log.notices.withLock { $0.append(notice) } } }
        try await withServer(sampleRouter(), settings) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo?token=s3cret HTTP/1.1\r\nHost: t\r\nContent-Length: -1\r\n\r\n")
            #expect(client.answer()?.status == 400)
            #expect(client.readToEnd())
        }
        let said = "Error processing request (HTTP response code is 400"
        #expect(log.notices.withLock { $0 } == [.malformedRequest(said)])
    }

    @Test func `what follows a body in chunks is never read as a request`() async throws {
        let requests = Mutex(0)
        var router = Router()
        router.on(.post, "/echo", operation()) { request in
            requests.withLock { $0 += 1 }
            return .text(String(decoding: request.body, as: UTF8.self))
        }
        try await withServer(router) { port in
            let post = "POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n"
            for body in ["4\r\nword\r\n0\r\n\r\n", "4\nword\n0;a\n\n"] {
                let before = requests.withLock { $0 }
                let client = try RawConnection(port: port)
                client.send(post + body + post + body)
                let answer = try #require(client.answer())
                #expect(answer.text == "word")
                #expect(client.readToEnd())
                #expect(requests.withLock { $0 } == before + 1)
            }
        }
    }

    /// What libmicrohttpd 0.9.75 lets nobody refuse: see the page about limits.
    @Test func `chunk lines that end with LF alone are read as the library reads them, and never as two requests`()
        async throws
    {
        try await withServer(sampleRouter()) { port in
            let head = "POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n"
            for body in ["4\nword\n0\n\n", "4;a=b\nword\r\n0\r\n\r\n", "4;\"\r\nword\r\n0;\"\n\r\n"] {
                let client = try RawConnection(port: port)
                client.send(head + body)
                #expect(client.answer()?.text == "word")
                #expect(client.readToEnd())
            }
            for body in [
                "4 \r\nword\r\n0\r\n\r\n", "0x4\r\nword\r\n0\r\n\r\n", "4\rword\r\n0\r\n\r\n",
                "4\r\nwords\r\n0\r\n\r\n",
            ] {
                let client = try RawConnection(port: port)
                client.send(head + body)
                #expect(client.answer()?.status == 400)
                #expect(client.readToEnd())
            }
        }
    }
}
