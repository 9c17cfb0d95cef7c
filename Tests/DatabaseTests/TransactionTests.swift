import Database
import Foundation
import TestSupport
import Testing
import Values

@Suite struct TransactionTests {
    let household = HouseholdID(UUID())
    struct Stop: Error {}

    @Test(arguments: Engine.allCases)
    func `statements run atomically are all kept`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let results = try await db.atomically([
                insert("a"), insert("b"), "SELECT name FROM counter ORDER BY name",
                "UPDATE counter SET value = value + 1 RETURNING value",
            ])
            #expect(results.map(\.affected) == [1, 1, 0, 2])
            #expect(try results[2].values(as: String.self) == ["a", "b"])
            #expect(try results[3].values(as: Int.self) == [1, 1])
        }
    }

    @Test(arguments: Engine.allCases)
    func `statements run atomically are all undone when one fails`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(insert("b"))
            for position in 0...2 {
                var statements = [insert("a"), insert("c")]
                statements.insert(insert("b"), at: position)
                #expect(await code { _ = try await db.atomically(statements) } == .uniqueViolation("counter_pkey"))
                #expect(try await names(db) == ["b"])
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a transaction is kept when its closure returns and undone when it throws`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let value = try await db.transaction { tx in
                try await tx.execute(insert("a"))
                let seen = try await tx.query("SELECT count(*) FROM counter")[0].int(0)
                try await tx.execute(insert("b"))
                return seen
            }
            #expect(value == 1)
            await #expect(throws: Stop.self) {
                try await db.transaction { tx in
                    try await tx.execute(insert("c"))
                    throw Stop()
                }
            }
            await #expect(throws: Stop.self) { try await db.transaction { _ in throw Stop() } }
            try await db.transaction { _ in }
            #expect(try await names(db) == ["a", "b"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is run later is run before the next statement and before the commit`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.transaction { tx in
                try await tx.runLater([insert("a"), insert("b")])
                let seen = try await tx.run(["SELECT count(*) FROM counter", insert("c")])
                #expect(try seen.count == 2 && seen[0][0].int(0) == 2)
                try await tx.runLater([])
                try await tx.runLater([insert("d")])
            }
            try await db.transaction { tx in try await tx.runLater([insert("e")]) }
            #expect(try await names(db) == ["a", "b", "c", "d", "e"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what fails later undoes the transaction, and what was to be run later goes with a closure that throws`(
        engine: Engine
    ) async throws {
        try await withKitchen(engine) { db async throws in
            let result = await code {
                try await db.transaction { tx in
                    try await tx.execute(insert("a"))
                    try await tx.runLater([insert("b"), insert("a")])
                }
            }
            #expect(result == .uniqueViolation("counter_pkey"))
            await #expect(throws: Stop.self) {
                try await db.transaction { tx in
                    try await tx.runLater([insert("c")])
                    throw Stop()
                }
            }
            #expect(try await names(db) == [])
            try await db.execute(insert("next"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a transaction whose statement failed cannot be committed, even if the closure goes on`(
        engine: Engine
    ) async throws {
        try await withKitchen(engine) { db async throws in
            let result = await code {
                try await db.transaction { tx in
                    try await tx.execute(insert("a"))
                    _ = try? await tx.execute(insert("a"))
                }
            }
            #expect(result == .other)
            #expect(try await names(db) == [])
            let next = await code {
                try await db.transaction { tx in
                    _ = try? await tx.execute("SELECT nothing FROM nowhere")
                    try await tx.execute(insert("a"))
                }
            }
            #expect(next == .other)
            #expect(try await names(db) == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a transaction is of no use after its closure`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let kept = try await db.transaction { tx in
                try await tx.execute(insert("a"))
                return tx
            }
            #expect(await code { try await kept.execute(insert("b")) } == .other)
            #expect(try await names(db) == ["a"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `concurrent increments are all counted`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(insert("n"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<60 {
                    group.addTask {
                        switch task % 3 {
                        case 0:
                            try await db.execute("UPDATE counter SET value = value + 1 WHERE name = \("n")")
                        case 1:
                            _ = try await db.atomically([
                                "SELECT value FROM counter", "UPDATE counter SET value = value + 1 WHERE name = \("n")",
                            ])
                        default:
                            try await db.transaction { tx in
                                let value = try await tx.query(
                                    "SELECT value FROM counter WHERE name = \("n")" + .forUpdate
                                )[0].int(0)
                                try await tx.execute("UPDATE counter SET value = \(value + 1) WHERE name = \("n")")
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await db.query("SELECT value FROM counter")[0].int(0) == 60)
        }
    }

    @Test(arguments: Engine.allCases)
    func `reads in one trip see one state of the database`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(insert("n"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for _ in 0..<200 { try await db.execute("UPDATE counter SET value = value + 1") }
                }
                group.addTask {
                    for _ in 0..<200 {
                        let value: SQL = "SELECT value FROM counter"
                        let seen = Set(try await db.read([value, value, value, value]).map { try $0[0].int(0) })
                        #expect(seen.count == 1)
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a query that writes is run as a write, however it begins`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            if engine == .postgres {
                let rows = try await db.query(
                    "WITH added AS (INSERT INTO counter VALUES ('w', 1) RETURNING name) SELECT name FROM added"
                )
                #expect(try rows.values(as: String.self) == ["w"])
                #expect(try await db.query("SELECT name FROM counter" + .forUpdate).count == 1)
            } else {
                let rows = try await db.query(
                    "WITH given(n) AS (SELECT 'w') INSERT INTO counter SELECT n, 1 FROM given RETURNING name"
                )
                #expect(try rows.values(as: String.self) == ["w"])
            }
            #expect(try await names(db) == ["w"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a committed write is seen by the very next read`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(insert("n"))
            for expected in 1...200 {
                try await db.execute("UPDATE counter SET value = value + 1")
                #expect(try await db.query("SELECT value FROM counter")[0].int(0) == expected)
            }
        }
    }

    private func insert(_ name: String) -> SQL { "INSERT INTO counter (name, value) VALUES (\(name), \(0))" }

    private func names(_ db: any SQLDatabase) async throws -> [String] {
        try await db.query("SELECT name FROM counter ORDER BY name").values(as: String.self)
    }
}
