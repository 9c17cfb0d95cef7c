import Database
import TestSupport
import Testing
import Values

/// A URL with several servers.
@Suite struct SeveralServersTests {
    @Test func `a server that hangs costs what the URL allows, and then the next one is asked`() async throws {
        // The kernel takes its connections, and nobody answers them.
        let silent = TestListener()
        defer { silent.stop() }
        let both = try testPostgresURL().replacing("@", with: "@127.0.0.1:\(silent.port),", maxReplacements: 1)
        let settings = PostgresSettings(url: Secret(both + "?connect_timeout=2"), schema: "public")
        #expect(settings.connectTimeout > .seconds(4))
        let start = ContinuousClock.now
        let db = try PostgresDatabase(settings, loop: TestLoop.shared)
        try await db.waitUntilReady(for: .seconds(20))
        let time = ContinuousClock.now - start
        #expect(time > .seconds(1) && time < .seconds(4), "\(time)")
        #expect(try await db.query("SELECT 1")[0].int(0) == 1)
        await db.close()
    }
}
