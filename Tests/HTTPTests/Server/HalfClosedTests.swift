import Glibc
import HTTP
import Testing

@Suite struct HalfClosedTests {
    @Test(arguments: [
        ("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n", "hello"), ("GET /slow HTTP/1.1\r\nHost: t\r\n\r\n", "slow"),
        ("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 4\r\n\r\nword", "word"),
        ("POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nword\r\n0\r\n\r\n", "word"),
        ("GET /slow HTTP/1.1\r\nHost: t\r\n\r\nGET /slow HTTP/1.1\r\nHost: t\r\n\r\n", "slow"),
    ])
    func `a client that closes its side behind its request is answered, then closed`(
        request: String,
        text: String
    ) async throws {
        try await withServer(sampleRouter()) { port in
            for pause in [0, 50_000] as [UInt32] {
                let client = try RawConnection(port: port)
                client.send(request)
                usleep(pause)
                client.finish()
                #expect(client.answer()?.text == text)
                // Not only when it has been idle for a minute.
                #expect(client.readToEnd())
            }
        }
    }

    @Test func `a large answer reaches a client that has closed its side`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("GET /large HTTP/1.1\r\nHost: t\r\n\r\n")
            client.finish()
            #expect(client.answer()?.body.count == 8_000_000)
        }
    }

    @Test func `half a request is none`() async throws {
        try await withServer(sampleRouter()) { port in
            let client = try RawConnection(port: port)
            client.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 4\r\n\r\nwo")
            client.finish()
            #expect(client.readToEnd())
            #expect(client.answer() == nil)
        }
    }
}
