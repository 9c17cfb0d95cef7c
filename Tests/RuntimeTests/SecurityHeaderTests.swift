import HTTP
import Runtime
import TestSupport
import Testing

@Suite
struct SecurityHeaderTests {
    @Test func `every answer is strict with browsers, whatever a route has said`() async throws {
        try await withHost([Doors.self], environment: ["LARDER_ORIGIN": "https://larder.example"]) {
            _,
            client async throws in
            for path in ["/open", "/page", "/kept", "/nothing", "/healthz", "/openapi.json", "/shared/x"] {
                let headers = try await client(.get, path).headers
                #expect(headers["X-Content-Type-Options"] == "nosniff", "\(path)")
                #expect(headers["Content-Security-Policy"]?.contains("default-src 'none'") == true, "\(path)")
                #expect(headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true, "\(path)")
                #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin", "\(path)")
                #expect(headers["Referrer-Policy"] == "no-referrer", "\(path)")
                #expect(headers["Strict-Transport-Security"] == "max-age=31536000", "\(path)")
                #expect(
                    headers.all("Cache-Control") == [path == "/kept" ? "public, max-age=60" : "no-store"],
                    "\(path)"
                )
            }
            let page = try await client(.get, "/page").headers
            #expect(page["X-Frame-Options"] == "DENY")
            #expect(page["Cross-Origin-Opener-Policy"] == "same-origin")
            #expect(page["Permissions-Policy"]?.contains("camera=()") == true)
        }
    }

    @Test func `what a browser has kept of a page keeps the policy that the page came with`() async throws {
        try await withHost([Doors.self]) { _, client async throws in
            let unchanged = try await client(.get, "/unchanged")
            #expect(unchanged.status == 304)
            for name in ["Content-Security-Policy", "Referrer-Policy", "Cache-Control"] {
                #expect(!unchanged.headers.contains(name), "\(name)")
            }
        }
    }

    @Test func `without TLS nobody is told to use it`() async throws {
        try await withHost([Doors.self]) { _, client async throws in
            #expect(try await !client(.get, "/page").headers.contains("Strict-Transport-Security"))
        }
    }
}
