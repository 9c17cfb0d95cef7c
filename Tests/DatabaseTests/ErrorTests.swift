import Database
import Foundation
import TestSupport
import Testing
import Values

@Suite struct ErrorTests {
    let household = HouseholdID(UUID())

    @Test(arguments: Engine.allCases)
    func `a duplicate names its constraint, the same on both engines`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let id = UUID()
            try await db.execute(shelf(id, "top"))
            try await db.execute(jar("salt"))
            #expect(await code { try await db.execute(shelf(id, "low")) } == .uniqueViolation("shelf_pkey"))
            #expect(await code { try await db.execute(shelf(UUID(), "top")) } == .uniqueViolation("shelf_by_title"))
            #expect(
                await code { try await db.execute(jar("salt")) } == .uniqueViolation("jar_household_id_name_key")
            )
            let inTransaction = await code {
                _ = try await db.transaction { try await $0.execute(shelf(id, "low")) }
            }
            #expect(inTransaction == .uniqueViolation("shelf_pkey"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a reference to what does not exist, or from what still exists, is told apart`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let id = UUID()
            try await db.execute(shelf(id, "top"))
            try await db.execute(jar("salt", on: id))
            for statement in [jar("rice", on: UUID()), "DELETE FROM shelf"] as [SQL] {
                do throws(DatabaseError) {
                    try await db.execute(statement)
                    Issue.record("the database accepted a broken reference")
                } catch {
                    #expect(error.isForeignKeyViolation)
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a value that a check, NOT NULL or the column's type refuses is an error`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let long = String(repeating: "a", count: 201)
            #expect(await code { try await db.execute(shelf(UUID(), long)) } == .checkViolation)
            let empty: SQL = "INSERT INTO shelf (household_id, id) VALUES (\(household), \(UUID()))"
            #expect(await code { try await db.execute(empty) } == .checkViolation)
            let wrong: SQL = "UPDATE counter SET value = 'many'"
            try await db.execute("INSERT INTO counter VALUES ('a', 1)")
            #expect(await code { try await db.execute(wrong) } != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an error's description and diagnostic hold no statement's values`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let secret = "hunter2"
            try await db.execute(jar(secret))
            let statements: [SQL] = [
                jar(secret), "SELECT nothing FROM nowhere WHERE a = \(secret)", "SELECT \(secret) +",
                "SELECT 1 / CAST(\(secret) AS {int})", "INSERT INTO shelf VALUES (\(secret))",
            ]
            for statement in statements {
                do throws(DatabaseError) {
                    _ = try await db.query(statement)
                    Issue.record("the statement was accepted")
                } catch {
                    #expect(!error.description.contains(secret) && !error.diagnostic.contains(secret))
                    #expect(!"\(error)".contains("jar") && !"\(error)".contains("SELECT"))
                    #expect(!error.diagnostic.isEmpty)
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `two statements in one are refused, and nothing of them is done`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let result = await code {
                try await db.execute("INSERT INTO counter VALUES ('a', 1); INSERT INTO counter VALUES ('b', 1)")
            }
            #expect(result == .other)
            let stored = try await db.query("SELECT 1 FROM counter")
            #expect(stored.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many statements under way at once, those that fail harm no other`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let outcomes = try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
                for number in 0..<400 {
                    group.addTask {
                        switch number % 4 {
                        case 0:
                            let rows = try await db.query("SELECT \(number)")
                            return (number, try rows[0].int(0) == number)
                        case 1:
                            let failed = await code {
                                _ = try await db.query("SELECT missing_\(unescaped: "\(number)")")
                            }
                            return (number, failed == .other)
                        case 2:
                            try await db.execute("INSERT INTO counter VALUES (\("c\(number)"), \(number))")
                            return (number, true)
                        default:
                            let twice: SQL = "INSERT INTO counter VALUES (\("d\(number)"), 1)"
                            let failed = await code { _ = try await db.atomically([twice, twice]) }
                            return (number, failed == .uniqueViolation("counter_pkey"))
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.filter { !$0.1 }.map(\.0) == [])
            #expect(outcomes.count == 400)
            let stored = try await db.query("SELECT name FROM counter ORDER BY value").values(as: String.self)
            #expect(stored == stride(from: 2, to: 400, by: 4).map { "c\($0)" })
        }
    }

    private func shelf(_ id: UUID, _ title: String) -> SQL {
        "INSERT INTO shelf (household_id, id, title) VALUES (\(household), \(id), \(title))"
    }

    private func jar(_ name: String, on shelf: UUID? = nil) -> SQL {
        "INSERT INTO jar (household_id, id, shelf_id, name) VALUES (\(household), \(UUID()), \(shelf), \(name))"
    }
}
