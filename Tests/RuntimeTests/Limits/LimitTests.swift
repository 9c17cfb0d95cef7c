import HTTP
import Identity
import Runtime
import TestSupport
import Testing

@Suite
struct LimitTests {
    private func statuses(
        _ count: Int,
        _ client: TestClient,
        _ method: HTTP.Method,
        _ path: String
    ) async throws -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<count { statuses.append(try await client(method, path).status) }
        return statuses
    }

    @Test func `an address that asks too often is told when to come back, monitors are not`() async throws {
        try await withHost([Doors.self], environment: ["LARDER_RATE_ADDRESS": "5"]) { _, client async throws in
            #expect(try await statuses(6, client, .get, "/open") == [200, 200, 200, 200, 200, 429])
            let refused = try await client(.get, "/nothing-here")
            #expect(refused.status == 429, "what is not there is counted as well")
            #expect((1...12).contains(Int(refused.headers["Retry-After"] ?? "") ?? 0))
            #expect(refused.headers["Content-Type"] == "application/problem+json")
            #expect(String(decoding: refused.body, as: UTF8.self).contains("\"code\":\"rate_limited\""))
            for path in ["/healthz", "/readyz", "/metrics"] { #expect(try await client(.get, path).status == 200) }
        }
    }

    @Test func `addresses are limited each for itself where a proxy names them, and cannot make others up`()
        async throws
    {
        let environment = ["LARDER_RATE_ADDRESS": "2", "LARDER_TRUSTED_PROXIES": "127.0.0.0/8"]
        try await withHost([Doors.self], environment: environment) { host, _ async throws in
            let client = Client(loop: TestLoop.shared)
            func ask(_ forwarded: String) async throws -> Int {
                let headers: Headers = ["X-Forwarded-For": forwarded]
                let url = "http://127.0.0.1:\(host.port)/open"
                return try await client.send(ClientRequest(.get, url, headers: headers)).status
            }
            #expect(try await ask("203.0.113.1") == 200)
            #expect(try await ask("203.0.113.1") == 200)
            #expect(try await ask("203.0.113.1") == 429)
            #expect(try await ask("8.8.8.8, 203.0.113.1") == 429, "what stands before it the client has made up")
            #expect(try await ask("203.0.113.2") == 200)
            #expect(try await ask("2001:db8::1") == 200)
            #expect(try await ask("2001:db8::2") == 200)
            #expect(try await ask("2001:db8::3") == 429, "a network of 64 bits is one client")
            #expect(try await ask("2001:db8:0:1::3") == 200)
        }
    }

    @Test func `a neighbour's call is not counted again, and nobody can pose as a neighbour`() async throws {
        try await withHost([Doors.self, Tally.self], environment: ["LARDER_RATE_ADDRESS": "3"]) {
            host,
            client async throws in
            #expect(try await statuses(3, client, .get, "/onward") == [200, 200, 200])
            #expect(try await client(.get, "/onward").status == 429)
            let forged: Headers = [InternalSecret.neighbourHeader: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]
            let request = ClientRequest(.get, "http://127.0.0.1:\(host.port)/open", headers: forged)
            #expect(try await Client(loop: TestLoop.shared).send(request).status == 429)
        }
    }

    @Test func `one shared link that is asked too often leaves the others alone`() async throws {
        try await withHost([Doors.self], environment: ["LARDER_RATE_LINK": "2"]) { _, client async throws in
            #expect(try await statuses(3, client, .get, "/shared/aaa") == [204, 204, 429])
            #expect(try await client(.get, "/shared/bbb").status == 204)
        }
    }

    @Test func `signing in is limited more strictly than the rest`() async throws {
        try await withHost([Doors.self], environment: ["LARDER_RATE_SIGN_IN": "2"]) { _, client async throws in
            #expect(try await statuses(3, client, .post, "/sign-in") == [204, 204, 429])
            #expect(try await client(.get, "/open").status == 200)
        }
    }

    @Test func `0 is no limit`() async throws {
        let environment = [
            "LARDER_RATE_ADDRESS": "0", "LARDER_RATE_ACCOUNT": "0", "LARDER_RATE_LINK": "0", "LARDER_RATE_SIGN_IN": "0",
        ]
        try await withHost([Doors.self], environment: environment) { _, client async throws in
            #expect(Set(try await statuses(40, client, .post, "/sign-in")) == [204])
        }
    }

    @Test func `each 64 KiB of a body count as a request`() async throws {
        try await withHost([Doors.self], environment: ["LARDER_RATE_ADDRESS": "40"]) { host, client async throws in
            func post(_ size: Int) async throws -> Int {
                let url = "http://127.0.0.1:\(host.port)/document"
                let body = [UInt8](repeating: 120, count: size)
                return try await Client(loop: TestLoop.shared).send(ClientRequest(.post, url, body: body)).status
            }
            // Eight for the bytes and one for the request.
            for _ in 0..<4 { #expect(try await post(8 * 65_536) == 200) }
            #expect(try await post(8 * 65_536) == 429)
            #expect(try await statuses(5, client, .get, "/open") == [200, 200, 200, 200, 429])
        }
    }

    @Test func `each 10 ms of a worker's time count as a request`() async throws {
        try await withHost([Doors.self], environment: ["LARDER_RATE_ADDRESS": "10"]) { _, client async throws in
            // One for the request and three for its 35 ms.
            #expect(try await statuses(4, client, .get, "/work") == [204, 204, 204, 429])
        }
    }

    @Test func `a large body without a credential is a 401 before it has been sent`() async throws {
        try await withHost([Doors.self]) { host, _ async throws in
            let url = "http://127.0.0.1:\(host.port)/own"
            let body = [UInt8](repeating: 120, count: 500_000)
            let answer = try await Client(loop: TestLoop.shared).send(ClientRequest(.post, url, body: body))
            #expect(answer.status == 401)
            #expect(String(decoding: answer.body, as: UTF8.self).contains("\"code\":\"unauthorized\""))
        }
    }

    @Test func `a large body for a link that opens nothing is refused before it has been sent`() async throws {
        try await withHost([Doors.self]) { host, _ async throws in
            func post(_ token: String) async throws -> (status: Int, text: String) {
                let url = "http://127.0.0.1:\(host.port)/linked/\(token)/things"
                let request = ClientRequest(.post, url, body: [UInt8](repeating: 120, count: 500_000))
                let answer = try await Client(loop: TestLoop.shared).send(request)
                return (answer.status, String(decoding: answer.body, as: UTF8.self))
            }
            let refused = try await post("wrong")
            #expect(refused.status == 404 && refused.text.contains("Nothing is behind this link."))
            #expect(try await post("right").status == 204)
        }
    }
}
