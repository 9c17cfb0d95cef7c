import Database
import Foundation
import Glibc
import Loop
import Synchronization
import TestSupport
import Testing
import Values

@Suite struct ResilienceTests {
    @Test func `while the server is away calls fail at once, and work again when it is back`() async throws {
        try await PrivateServer.with { server in
            try await withConnection(to: server) { db in
                try await db.execute("CREATE TABLE t (n bigint)")
                let heard = Heard()
                db.listen(channel: "news") { heard.append($0) }

                // What is under way when the server dies fails, and is not run again.
                async let slow = code {
                    try await db.execute("INSERT INTO t SELECT 1 FROM (SELECT pg_sleep(20)) s")
                }
                async let slowRead = code { _ = try await db.query("SELECT pg_sleep(20)") }
                async let transaction = code {
                    try await db.transaction { tx in
                        try await tx.execute("INSERT INTO t VALUES (2)")
                        _ = try await tx.query("SELECT pg_sleep(20)")
                    }
                }
                try await Task.sleep(for: .milliseconds(300))
                try server.stop()
                #expect(await [slow, slowRead, transaction] == [.unavailable, .unavailable, .unavailable])

                try await Task.sleep(for: .milliseconds(300))
                for _ in 0..<5 {
                    let start = ContinuousClock.now
                    #expect(await code { try await db.execute("INSERT INTO t VALUES (3)") } == .unavailable)
                    #expect(await code { _ = try await db.query("SELECT 1") } == .unavailable)
                    #expect(
                        await code { try await db.transaction { _ = try await $0.query("SELECT 1") } } == .unavailable
                    )
                    #expect(ContinuousClock.now - start < .seconds(1))
                }

                try server.start()
                try await db.waitUntilReady(for: .seconds(10))
                #expect(try await db.query("SELECT n FROM t").isEmpty)
                try await db.transaction { try await $0.execute("INSERT INTO t VALUES (4)") }
                #expect(try await db.query("SELECT n FROM t").values(as: Int.self) == [4])

                // Listeners are told to look for themselves, and hear again.
                try await heard.wait(for: "")
                db.notify(channel: "news", payload: "back")
                try await heard.wait(for: "back")
            }
        }
    }

    @Test func `a server that has gone silent is given up`() async throws {
        try await PrivateServer.with { server in
            try await withConnection(to: server, timeout: .milliseconds(500)) { db in
                let process = try await db.query("SELECT pg_backend_pid()")[0].int(0)
                kill(pid_t(process), SIGSTOP)
                defer { kill(pid_t(process), SIGCONT) }
                let start = ContinuousClock.now
                #expect(await code { _ = try await db.query("SELECT 1") } == .unavailable)
                #expect(ContinuousClock.now - start < .seconds(8))
                try await db.waitUntilReady(for: .seconds(5))
            }
        }
    }

    @Test func `a stopped server costs a call no more than its time, and what waits for it is bounded`() async throws {
        try await PrivateServer.with { server in
            try await withConnection(to: server, timeout: .milliseconds(500), longestQueue: 20) { db in
                try await db.execute("CREATE TABLE t (n bigint)")
                // Every connection there can be, those of transactions included.
                try await db.transaction { _ = try await $0.query("SELECT 1") }
                try server.pause()
                let start = ContinuousClock.now
                let errors = await withTaskGroup(of: DatabaseError?.self) { group in
                    for number in 0..<300 { group.addTask { await self.failure(number, db) } }
                    return await group.reduce(into: [DatabaseError?]()) { $0.append($1) }
                }
                #expect(errors.allSatisfy { $0?.code == .unavailable || $0?.code == .timeout })
                // A reader, a writer and four for transactions, each with 20 that wait; and 20 transactions.
                let refused = errors.count { $0?.diagnostic.hasPrefix("too many requests wait") == true }
                #expect(refused >= 300 - 20 * 7)
                // Until it is back nobody waits for it again.
                #expect(await code { _ = try await db.query("SELECT 1") } == .unavailable)
                #expect(ContinuousClock.now - start < .seconds(8))
                #expect(db.health?.trouble?.fault == .unreachable)
                try server.resume()
                try await db.waitUntilReady(for: .seconds(20))
                try await db.transaction { try await $0.execute("INSERT INTO t VALUES (2)") }
                #expect(try await db.query("SELECT n FROM t WHERE n = 2").count == 1)
                #expect(db.health?.trouble == nil)
            }
        }
    }

    @Test func `connections that an operator ends come back without anyone's doing`() async throws {
        try await withKitchen(.postgres) { db async throws in
            for _ in 0..<5 {
                // Ends the others, and waits until they are gone.
                _ = try? await db.query(
                    """
                    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
                    WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
                    """
                )
                try await db.waitUntilReady(for: .seconds(5))
                try await db.transaction { _ = try await $0.query("SELECT 1") }
            }
        }
    }

    @Test func `a server that nobody runs is unavailable, and the log may say where it was sought`() async throws {
        let settings = PostgresSettings(url: Secret("postgres://u:hunter2@127.0.0.1:1/x"), schema: "s")
        let db = try PostgresDatabase(settings, loop: TestLoop.shared)
        do throws(DatabaseError) {
            _ = try await db.query("SELECT 1")
            Issue.record("there should be no server")
        } catch {
            #expect(error.code == .unavailable)
            #expect(error.diagnostic.contains("127.0.0.1") && !error.diagnostic.contains("hunter2"))
        }
        await db.close()
        #expect(await code { _ = try await db.query("SELECT 1") } == .unavailable)
    }

    @Test(arguments: Engine.allCases)
    func `a statement that takes too long is ended, and the connection goes on`(engine: Engine) async throws {
        let endless: SQL = """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000000)
            SELECT count(*) FROM n
            """
        try await withImpatientDatabase(engine) { db in
            let start = ContinuousClock.now
            #expect(await code { _ = try await db.query(endless) } == .timeout)
            #expect(await code { _ = try await db.atomically(["SELECT 1", endless]) } == .timeout)
            #expect(await code { try await db.transaction { _ = try await $0.query(endless) } } == .timeout)
            #expect(ContinuousClock.now - start < .seconds(10))
            #expect(try await db.query("SELECT 1")[0].int(0) == 1)
            try await db.transaction { _ = try await $0.query("SELECT 1") }
        }
    }

    @Test(arguments: Engine.allCases)
    func `whoever waits too long for a transaction's turn is turned away`(engine: Engine) async throws {
        try await withImpatientDatabase(engine) { db in
            try await db.transaction { tx in
                _ = try await tx.query("SELECT 1")
                let nested = await code {
                    try await db.transaction { inner in
                        _ = try await inner.query("SELECT 1")
                    }
                }
                #expect(nested == .timeout)
            }
            try await db.transaction { _ = try await $0.query("SELECT 1") }
        }
    }

    @Test(arguments: Engine.allCases)
    func `after closing, calls fail and the database can be opened again`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute("INSERT INTO counter VALUES ('a', 1)")
            async let under = db.query("SELECT count(*) FROM counter")
            #expect(try await under[0].int(0) == 1)
        }
        try await withTemporaryFolder { folder in
            let settings = SQLiteSettings(path: folder + "/db.sqlite")
            for round in 1...3 {
                let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
                try await db.execute("CREATE TABLE IF NOT EXISTS t (n INTEGER)")
                try await db.execute("INSERT INTO t VALUES (\(round))")
                #expect(try await db.query("SELECT 1 FROM t").count == round)
                await db.close()
                #expect(await code { _ = try await db.query("SELECT 1") } == .unavailable)
                #expect(await code { try await db.execute("DELETE FROM t") } == .unavailable)
                #expect(await code { try await db.transaction { _ = $0 } } == .unavailable)
            }
            settings.threads.stop()
        }
    }

    /// Why a call of one of the three kinds failed.
    private func failure(_ number: Int, _ db: any SQLDatabase) async -> DatabaseError? {
        do {
            switch number % 3 {
            case 0: _ = try await db.query("SELECT n FROM t")
            case 1: try await db.execute("INSERT INTO t VALUES (1)")
            default: try await db.transaction { try await $0.execute("INSERT INTO t VALUES (1)") }
            }
            return nil
        } catch {
            return error as? DatabaseError
        }
    }

    private func withConnection(
        to server: PrivateServer,
        timeout: Duration = .seconds(15),
        longestQueue: Int = 1000,
        _ body: (any SQLDatabase) async throws -> Void
    ) async throws {
        var settings = PostgresSettings(url: Secret(server.url), schema: "public")
        settings.readConnections = 1
        settings.statementTimeout = timeout
        settings.longestQueue = longestQueue
        try await closing(try PostgresDatabase(settings, loop: TestLoop.shared), body)
    }

    /// A database whose statements may take 300 ms, with one connection for transactions.
    private func withImpatientDatabase(
        _ engine: Engine,
        _ body: (any SQLDatabase) async throws -> Void
    ) async throws {
        switch engine {
        case .sqlite:
            try await withTemporaryFolder { folder in
                var settings = SQLiteSettings(path: folder + "/db.sqlite")
                settings.statementTimeout = .milliseconds(300)
                try await closing(try SQLiteDatabase(settings, loop: TestLoop.shared), body)
                settings.threads.stop()
            }
        case .postgres:
            var settings = PostgresSettings(url: Secret(try testPostgresURL()), schema: "public")
            settings.statementTimeout = .milliseconds(300)
            settings.transactionConnections = 1
            try await closing(try PostgresDatabase(settings, loop: TestLoop.shared), body)
        }
    }

    private func closing(_ db: any SQLDatabase, _ body: (any SQLDatabase) async throws -> Void) async throws {
        do {
            try await db.waitUntilReady()
            try await body(db)
        } catch {
            await db.close()
            throw error
        }
        await db.close()
    }
}
