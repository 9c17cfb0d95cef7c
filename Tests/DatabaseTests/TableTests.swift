import Foundation
import TestSupport
import Testing
import Values

@testable import Database

/// A row of the table `jar` with every type.
@TableRow("jar")
private struct Jar: Equatable {
    @Column("id", .key) var id: UUID
    var name: Label
    @Column("shelf_id", .insertOnly) var shelf: UUID?
    var amount: Int?
    var isOpen: Bool
    var openedAt: Instant?
    var bestBefore: CalendarDate?
    var weight: Double?
}

private enum Label: String, SQLReadable {
    case plum, apple
}

/// A row with bytes, and a column that is only written.
@TableRow("jar")
private struct LabelledJar: Equatable {
    @Column(.key) var id: UUID
    var label: [UInt8]
    @Column(.writeOnly) var amount: Int = 7
}

/// A row that takes a name for a number.
@TableRow("jar")
private struct MisreadJar {
    var name: Int
}

@Suite struct TableTests {
    let household = HouseholdID(UUID())

    private var jars: [Jar] {
        [
            Jar(
                id: UUID(uuidString: "00000000-0000-4000-8000-000000000001") ?? UUID(),
                name: .apple,
                amount: 3,
                isOpen: true,
                openedAt: Instant(milliseconds: 1_795_167_000_123),
                bestBefore: CalendarDate("2028-02-29"),
                weight: 0.1
            ),
            Jar(id: UUID(uuidString: "00000000-0000-4000-8000-000000000002") ?? UUID(), name: .plum, isOpen: false),
        ]
    }

    private var stored: SQL { Jar.table.select + " WHERE household_id = \(household) ORDER BY id" }

    @Test func `a select list has the columns that are read, in the order of the properties`() {
        #expect(text(Jar.table.list) == "id, name, shelf_id, amount, is_open, opened_at, best_before, weight")
        #expect(text(LabelledJar.table.list(of: "j")) == "j.id, j.label")
        #expect(text(LabelledJar.table.select) == "SELECT id, label FROM jar")
        #expect(text(LabelledJar.table.list(without: ["id"])) == "NULL AS id, label")
        #expect(Jar.Place.id == 0 && Jar.Place.shelf == 2 && Jar.Place.weight == 7)
        #expect(Jar.table.width == 8 && LabelledJar.table.width == 2)
        #expect(text(LabelledJar.table.named("crate").select) == "SELECT id, label FROM crate")
    }

    @Test(arguments: Engine.allCases)
    func `rows come back as they were inserted, one or many`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(Jar.table.insert(jars[0], .key("household_id", household)))
            #expect(try await db.query(stored).one() == jars[0])
            try await db.execute("DELETE FROM jar")
            #expect(try await db.execute(Jar.table.insert(jars, .key("household_id", household))) == 2)
            #expect(try await db.query(stored).all() == jars)
            #expect(try await db.execute(Jar.table.insert([], .key("household_id", household))) == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a row is read from the middle of another's columns`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(Jar.table.insert(jars, .key("household_id", household)))
            let rows = try await db.query("SELECT 1, 2, \(Jar.table.list(of: "j")) FROM jar j ORDER BY j.id")
            #expect(try rows.all(from: 2) == jars)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an upsert writes rows anew, but not what is for the first time only`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let shelf = UUID()
            try await db.execute(
                "INSERT INTO shelf (household_id, id, title) VALUES (\(household), \(shelf), \("cellar"))"
            )
            var first = jars
            first[0].shelf = shelf
            try await db.execute(Jar.table.upsert(first, .key("household_id", household)))
            var second = first
            second[0].shelf = nil
            second[0].amount = nil
            second[0].isOpen = false
            for changed in [
                Jar.table.upsert(second[0], .key("household_id", household)),
                Jar.table.upsert(second, .key("household_id", household)),
            ] {
                try await db.execute(changed)
                let now = try await db.query(stored).all(Jar.self)
                #expect(now[0].shelf == shelf && now[0].amount == nil && !now[0].isOpen)
                #expect(now[1] == first[1])
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `an update writes the one row of its key, and what goes along`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            try await db.execute(Jar.table.insert(jars, .key("household_id", household)))
            var changed = jars[1]
            changed.amount = 12
            let along = ScopeColumn.column("label", [1, 2] as [UInt8])
            let update = Jar.table.update(changed, .key("household_id", household), along)
            #expect(try await db.execute(update) == 1)
            #expect(try await db.query(stored).all() == [jars[0], changed])
            #expect(try await db.query("SELECT label FROM jar WHERE amount = 12")[0].bytes(0) == [1, 2])
            #expect(try await db.execute(Jar.table.update(changed, .key("household_id", HouseholdID(UUID())))) == 0)
            #expect(try await db.execute(update + " AND amount = 11") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `bytes are written, and a column that is only written keeps its first value here`(engine: Engine) async throws
    {
        try await withKitchen(engine) { db async throws in
            let jars = [
                LabelledJar(id: UUID(), label: [0, 255], amount: 1), LabelledJar(id: UUID(), label: [], amount: 2),
            ]
            try await db.execute(LabelledJar.table.upsert(jars, .key("household_id", household)))
            let read = try await db.query("SELECT \(LabelledJar.table.list), amount FROM jar ORDER BY amount")
            #expect(try read.all(LabelledJar.self).map(\.label) == [[0, 255], []])
            #expect(try read.all(LabelledJar.self).map(\.amount) == [7, 7])
            #expect(try read.values(2, as: Int.self) == [1, 2])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a row that is not what it should be is an error that names table and column`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            func error(_ sql: SQL, _ read: (Rows) throws -> Void) async throws -> DatabaseError? {
                let rows = try await db.query(sql)
                do {
                    try read(rows)
                    return nil
                } catch {
                    return error as? DatabaseError
                }
            }
            let missing = try await error("SELECT \(UUID())") { _ = try $0.one(Jar.self) }
            #expect(missing?.diagnostic == "column jar.name of a row is missing")
            let null = try await error("SELECT \(UUID()), \(String?.none)") { _ = try $0.one(Jar.self) }
            #expect(null?.diagnostic == "column jar.name of a row is NULL")
            let unknown = try await error("SELECT \(UUID()), \("a secret")") { _ = try $0.one(Jar.self) }
            #expect(unknown?.diagnostic == "column jar.name of a row is no Label")
            let text = try await error("SELECT \("a secret")") { _ = try $0.one(MisreadJar.self) }
            #expect(text?.diagnostic == "column jar.name of a row is no Int")
            for error in [missing, null, unknown, text] { #expect(error?.code == .unreadable) }
        }
    }

    @Test(arguments: Engine.allCases)
    func `every accessor that does not fit its column throws, and so does one of no column`(engine: Engine) async throws
    {
        try await withKitchen(engine) { db async throws in
            let row = try await db.query("SELECT \("x"), \(String?.none)")[0]
            let misfits: [(Row, Int) throws -> Any?] = [
                { try $0.int($1) }, { try $0.int64($1) }, { try $0.bool($1) }, { try $0.double($1) },
                { try $0.uuid($1) },
                { try $0.instant($1) }, { try $0.date($1) }, { try $0.id($1, as: RecipeID.self) },
            ]
            for read in misfits + [{ try $0.string($1) }] {
                for column in [1, 2, -1] { #expect(throws: DatabaseError.self) { try read(row, column) } }
            }
            for read in misfits { #expect(throws: DatabaseError.self) { try read(row, 0) } }
            #expect(try row.optionalInt(1) == nil)
            #expect(throws: DatabaseError.self) { try row.optionalInt(0) }
            #expect(throws: DatabaseError.self) { try row.optionalInt(2) }
        }
    }

    /// What is written of a piece that has no parameters.
    private func text(_ sql: SQL) -> String { sql.rendered(for: .sqlite).text }
}
