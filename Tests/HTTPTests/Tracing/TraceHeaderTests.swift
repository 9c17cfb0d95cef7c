import HTTP
import TestSupport
import Testing

@Suite struct TraceHeaderTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let header = "traceparent: 00-\(trace)-b7ad6b7169203331-01\r\n"

    private func settings(proxies: String = "none", tracer: Tracer? = nil) throws -> ServerSettings {
        var settings = ServerSettings()
        settings.trustedProxies = try #require(ServerSettings.TrustedProxies(proxies))
        settings.isNeighbours = { $0["Larder-Neighbour"] == "proof" }
        settings.tracer = tracer
        return settings
    }

    /// The `traceparent` of the request that a server answers.
    private func place(_ settings: ServerSettings, _ headers: String) async throws -> String {
        try await withServer(sampleRouter(), settings) { port in
            let answer = try #require(try RawConnection(port: port).get("/context", headers: headers))
            return String(answer.text.split(separator: " ")[1])
        }
    }

    @Test func `a trace is taken from neighbours and trusted proxies, and from nobody else`() async throws {
        for tracer in [nil, Tracer { _ in }] {
            let proxied = try settings(proxies: "private", tracer: tracer)
            #expect(try await place(proxied, Self.header).hasPrefix("00-\(Self.trace)-"))
            let plain = try settings(tracer: tracer)
            let neighbours = Self.header + "Larder-Neighbour: proof\r\n"
            #expect(try await place(plain, neighbours).hasPrefix("00-\(Self.trace)-"))
            #expect(try await !place(plain, neighbours).contains("b7ad6b7169203331"), "it has a span of its own")
            for headers in [Self.header, Self.header + "Larder-Neighbour: guess\r\n"] {
                #expect(try await !place(plain, headers).contains(Self.trace))
            }
        }
    }

    @Test func `of two traces, or one that is malformed, none is taken`() async throws {
        let settings = try settings(proxies: "private")
        let other = "traceparent: 00-\(String(repeating: "1", count: 32))-b7ad6b7169203331-01\r\n"
        let none = "00-\(String(repeating: "0", count: 32))-b7ad6b7169203331-01"
        for headers in [Self.header + other, "traceparent: \(none)\r\n", "traceparent: no\r\n", ""] {
            let place = try await place(settings, headers)
            #expect(!place.contains(Self.trace) && !place.contains("1111111111111111"), "\(headers)")
            #expect(place.count == 55 && place.hasSuffix("-00"))
        }
    }
}
