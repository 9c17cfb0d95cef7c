import Testing

@testable import HTTP

@Suite
struct TrustedProxyTests {
    private func client(_ proxies: String, _ headers: Headers) throws -> String? {
        try #require(ServerSettings.TrustedProxies(proxies)).client(of: headers)?.text
    }

    @Test(arguments: [
        ("203.0.113.9", "203.0.113.9"),
        // The client's own inventions stand in front of what the proxy has seen.
        ("6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1,10.0.0.9, 203.0.113.9", "203.0.113.9"),
        // Two proxies in a row.
        ("6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"),
        ("203.0.113.9:4711", "203.0.113.9"), ("[2001:db8::5]:443", "2001:db8::5"), ("2001:db8::5", "2001:db8::5"),
        ("::ffff:203.0.113.9", "::ffff:203.0.113.9"),
        // All of them are the operator's own: the one farthest away.
        ("10.9.9.9, 10.1.2.3", "10.9.9.9"),
    ])
    func `the client is the last address that no trusted proxy has`(line: String, expected: String) throws {
        #expect(try client("10.0.0.0/8", ["X-Forwarded-For": line]) == expected)
    }

    @Test(arguments: ["", "unknown", "nonsense, also", "203.0.113.9, _hidden", "1.2.3.4.5", "<script>"])
    func `what cannot be read counts for nothing`(line: String) throws {
        #expect(try client("10.0.0.0/8", ["X-Forwarded-For": line]) == nil)
    }

    @Test func `several fields are one list, and what stands before an unreadable hop is not believed`() throws {
        var headers: Headers = ["X-Forwarded-For": "6.6.6.6"]
        headers.add("X-Forwarded-For", "203.0.113.9, 10.0.0.1")
        #expect(try client("10.0.0.0/8", headers) == "203.0.113.9")
        #expect(try client("10.0.0.0/8", ["X-Forwarded-For": "6.6.6.6, x, 10.0.0.1"]) == "10.0.0.1")
    }

    @Test func `Forwarded is read where it is alone, and a client cannot play it against the other field`() throws {
        let element = #"for=6.6.6.6, for="[2001:db8::5]:4711";proto=https;by=10.0.0.1"#
        #expect(try client("10.0.0.0/8", ["Forwarded": element]) == "2001:db8::5")
        #expect(try client("10.0.0.0/8", ["Forwarded": "proto=https"]) == nil)
        // A hop that says nothing is one all the same: whoever stands before it is not believed.
        let silent = ["for=6.6.6.6, , for=10.0.0.1", "for=6.6.6.6,,for=10.0.0.1", "for=6.6.6.6, by=x, for=10.0.0.1"]
        for line in silent { #expect(try client("10.0.0.0/8", ["Forwarded": line]) == "10.0.0.1") }
        #expect(try client("10.0.0.0/8", ["X-Forwarded-For": "6.6.6.6,,10.0.0.1"]) == "10.0.0.1")
        #expect(
            try client("10.0.0.0/8", ["X-Forwarded-For": "203.0.113.9", "Forwarded": "for=6.6.6.6"]) == nil,
            "one of them is the client's own word, so the proxy's address counts"
        )
        #expect(try client("10.0.0.0/8", ["X-Forwarded-For": "6.6.6.6", "Forwarded": "for=6.6.6.6"]) == "6.6.6.6")
    }

    @Test func `only who is named is believed`() throws {
        let proxies = try #require(ServerSettings.TrustedProxies("10.0.0.7, 2001:db8::/32"))
        for (text, isTrusted) in [
            ("10.0.0.7", true), ("10.0.0.8", false), ("::ffff:10.0.0.7", true), ("2001:db8:1::1", true),
            ("2001:db9::1", false), ("127.0.0.1", false),
        ] {
            let address = try #require(NetworkAddress(text))
            #expect(proxies.contain(address) == isTrusted, "\(text)")
        }
        let networks = try #require(ServerSettings.TrustedProxies("private"))
        #expect(NetworkAddress("fd00::1").map { networks.contain($0) } == true)
        #expect(NetworkAddress("8.8.8.8").map { networks.contain($0) } == false)
        #expect(ServerSettings.TrustedProxies("none") == ServerSettings.TrustedProxies.none)
    }

    @Test(arguments: ["10.0.0.0/33", "10.0.0", "caddy", "10.0.0.0/", "::/129", "10.0.0.0/-1", "private/8"])
    func `what is no network is not taken for one`(text: String) {
        #expect(ServerSettings.TrustedProxies(text) == nil)
    }

    @Test func `without trust a forged header changes nothing`() async throws {
        let forged = "X-Forwarded-For: 203.0.113.9\r\nForwarded: for=203.0.113.9\r\n"
        let address = try await withServer(sampleRouter(), .with { $0.trustedProxies = .none }) { port in
            try RawConnection(port: port).get("/address", headers: forged)?.text
        }
        #expect(address == "127.0.0.1")
    }
}
