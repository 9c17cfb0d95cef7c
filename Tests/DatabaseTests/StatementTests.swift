import Database
import Foundation
import Loop
import TestSupport
import Testing
import Values

@Suite struct StatementTests {
    @Test(arguments: Engine.allCases)
    func `more different statements than are kept prepared all work, again and again`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            for _ in 0..<2 {
                try await withThrowingTaskGroup(of: Bool.self) { group in
                    for number in 0..<1300 {
                        group.addTask {
                            try await db.query("SELECT \(unescaped: "\(number)") + \(1)")[0].int(0) == number + 1
                        }
                    }
                    for try await isRight in group { #expect(isRight) }
                }
                try await db.transaction { tx in
                    for number in 0..<600 {
                        let rows = try await tx.query("SELECT \(unescaped: "\(number)") + \(2)")
                        #expect(try rows[0].int(0) == number + 2)
                    }
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a statement goes on working when its table has got another column`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let all: SQL = "SELECT * FROM counter"
            let add: SQL = "INSERT INTO counter (name, value) VALUES (\("a"), \(1)) RETURNING *"
            _ = try await db.atomically([add, "DELETE FROM counter"])
            for column in 1...3 {
                for _ in 0..<8 { #expect(try await db.query(all).isEmpty) }
                try await db.transaction { _ = try await $0.query(all) }
                try await db.execute("ALTER TABLE counter ADD COLUMN more_\(unescaped: "\(column)") TEXT DEFAULT 'x'")
                let results = try await db.atomically([add, all, "DELETE FROM counter"])
                #expect(try results[0][0].string(1 + column) == "x" && results[1][0].string(1 + column) == "x")
                try await db.transaction { tx in
                    _ = try await tx.query(add)
                    #expect(try await tx.query(all)[0].string(1 + column) == "x")
                    try await tx.execute("DELETE FROM counter")
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a statement whose preparation was undone with another's failure still works`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<300 {
                    let statement: SQL = """
                        INSERT INTO counter (name, value) VALUES (\("n\(number)"), 1)
                        ON CONFLICT (name) DO UPDATE SET value = 1 -- \(unescaped: "\(number)")
                        """
                    for turn in 0..<4 {
                        group.addTask {
                            guard turn % 2 == 0 else { return try await db.execute(statement) == 1 }
                            let failing: SQL = "INSERT INTO counter (name, value) VALUES (\("bad"), \(Int?.none))"
                            return await code { _ = try await db.atomically([failing, statement]) } == .checkViolation
                        }
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
            let stored = try await db.query("SELECT count(*), sum(value) FROM counter")[0]
            #expect(try stored.int(0) == 300 && stored.string(1) == "300")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is checked only at the commit fails there, and nothing is kept`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            try await db.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
            try await db.execute(
                """
                CREATE TABLE child (id INTEGER PRIMARY KEY, parent INTEGER,
                    CONSTRAINT child_parent FOREIGN KEY (parent) REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)
                """
            )
            let orphan: SQL = "INSERT INTO child VALUES (1, 1)"
            let expected = DatabaseError.Code.foreignKeyViolation(engine == .postgres ? "child_parent" : "")
            for _ in 0..<3 {
                #expect(await code { try await db.execute(orphan) } == expected)
                #expect(await code { _ = try await db.atomically([orphan, "SELECT 1"]) } == expected)
                #expect(await code { try await db.transaction { _ = try await $0.query(orphan) } } == expected)
                let left = try await db.query("SELECT 1 FROM child")
                #expect(left.isEmpty)
            }
            _ = try await db.atomically([orphan, "INSERT INTO parent VALUES (1)"])
            #expect(try await db.query("SELECT 1 FROM child").count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `large values, many rows and long results pass in both directions at once`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let texts = (0..<12).map { String(repeating: "\($0)é", count: 300_000) }
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for text in texts {
                    group.addTask { try await db.query("SELECT \(text)")[0].string(0) == text }
                }
                group.addTask {
                    let rows = SQLRows([.text, .integer], of: 0..<20_000) { ["row \($0)", $0] }
                    return try await db.execute("INSERT INTO counter (name, value) \(values: rows)") == 20_000
                }
                for try await isRight in group { #expect(isRight) }
            }
            let rows = try await db.query("SELECT name, value FROM counter ORDER BY value")
            #expect(rows.count == 20_000)
            #expect(
                try rows.enumerated().allSatisfy {
                    try $0.element.int(1) == $0.offset && $0.element.string(0) == "row \($0.offset)"
                }
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `rows are inserted all or none, and answer together`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            func insert(_ names: [String], _ more: SQL = "") -> SQL {
                "INSERT INTO counter (name, value) \(values: SQLRows([.text, .integer], of: names) { [$0, $0.utf8.count] })"
                    + more
            }
            #expect(try await db.execute(insert([])) == 0)
            #expect(try await db.execute(insert(["a"])) == 1)
            // The second name is taken: the first stays out as well.
            for _ in 0..<2 {
                #expect(await code { try await db.execute(insert(["b", "a", "c"])) } != nil)
                #expect(await code { _ = try await db.atomically([insert(["b", "a"])]) } != nil)
            }
            #expect(try await db.query("SELECT name FROM counter").values(as: String.self) == ["a"])
            let kept = try await db.query(insert(["a", "bb", "ccc"], " ON CONFLICT (name) DO NOTHING RETURNING value"))
            #expect(try kept.values(as: Int.self) == [2, 3])
            let changed = insert(["a", "bb"], " ON CONFLICT (name) DO UPDATE SET value = excluded.value + \(10)")
            #expect(try await db.transaction { try await $0.execute(changed) } == 2)
            let values = try await db.query("SELECT value FROM counter ORDER BY name").values(as: Int.self)
            #expect(values == [11, 12, 3])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a task on the event loop stays there`(engine: Engine) async throws {
        try await withKitchen(engine) { db in
            let loop = TestLoop.shared
            let task = Task(executorPreference: loop) {
                try await db.execute("INSERT INTO counter VALUES ('a', 1)")
                var stayed = loop.isOnLoop
                _ = try await db.query("SELECT 1")
                stayed = stayed && loop.isOnLoop
                _ = try await db.transaction { try await $0.query("SELECT 1") }
                return stayed && loop.isOnLoop
            }
            let stayed = try await task.value
            #expect(stayed)
        }
    }

    @Test func `a write that was answered is in the file, whatever happens to the process`() async throws {
        try await withTemporaryFolder { folder in
            let settings = SQLiteSettings(path: folder + "/db.sqlite")
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            try await db.execute("CREATE TABLE t (n INTEGER)")
            for number in 1...20 {
                try await db.execute("INSERT INTO t VALUES (\(number))")
                // What a process that is killed now would leave behind.
                for suffix in ["", "-wal"] {
                    try? FileManager.default.removeItem(atPath: folder + "/copy.sqlite" + suffix)
                    try FileManager.default.copyItem(
                        atPath: folder + "/db.sqlite" + suffix,
                        toPath: folder + "/copy.sqlite" + suffix
                    )
                }
                try? FileManager.default.removeItem(atPath: folder + "/copy.sqlite-shm")
                let copy = try SQLiteDatabase(
                    SQLiteSettings(path: folder + "/copy.sqlite", threads: settings.threads),
                    loop: TestLoop.shared
                )
                #expect(try await copy.query("SELECT n FROM t ORDER BY n").values(as: Int.self) == Array(1...number))
                await copy.close()
            }
            await db.close()
            settings.threads.stop()
        }
    }
}
