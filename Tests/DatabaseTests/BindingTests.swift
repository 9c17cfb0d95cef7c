import Database
import Foundation
import TestSupport
import Testing
import Values

@Suite struct BindingTests {
    let household = HouseholdID(UUID())

    @Test(arguments: Engine.allCases)
    func `every text comes back as it was bound, whatever is in it`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            for text in nastyTexts {
                let rows = try await db.query("SELECT \(text), length(\(text)), \(text) = \(text)")
                #expect(try rows[0].string(0) == text)
                #expect(try Array(rows[0].string(0).utf8) == Array(text.utf8))
                #expect(try rows[0].int(1) == text.unicodeScalars.count)
                #expect(try rows[0].bool(2))
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `random texts come back through a value, a list and rows`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let pieces: [String] = [
                "'", "\"", "\\", ",", "{", "}", "(", ")", "$1", "\n", "\u{8}", "é", "🍅", "a", " ", "NULL",
            ]
            for _ in 0..<60 {
                let texts = (0..<20).map { _ in
                    (0..<Int.random(in: 0...12)).map { _ in pieces.randomElement() ?? "" }.joined()
                }
                let rows = SQLRows([.integer, .text], texts.enumerated().map { [$0.offset, $0.element] })
                let found = try await db.query("WITH given(n, t) AS (\(rows: rows)) SELECT t FROM given ORDER BY n")
                #expect(try found.values(as: String.self) == texts)
                let listed = try await db.query(
                    "WITH given(n, t) AS (\(rows: rows)) SELECT count(*) FROM given WHERE t IN \(list: texts)"
                )
                #expect(try listed[0].int(0) == texts.count)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `every type comes back as it was bound, and so does its NULL`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let id = UUID()
            let instant = Instant(milliseconds: 1_795_167_000_123)
            let date = try #require(CalendarDate("2028-02-29"))
            for bytes in [[], [0], Array(0...255)] as [[UInt8]] {
                let row = try await db.query("SELECT \(bytes)")[0]
                #expect(try row.bytes(0) == bytes)
            }
            for number in [0, 1, -1, .max, .min] as [Int64] {
                #expect(try await db.query("SELECT \(number)")[0].int64(0) == number)
            }
            for number in [0, -0.5, 0.1 + 0.2, 1e300, .leastNonzeroMagnitude, .infinity, 1.0 / 3] {
                #expect(try await db.query("SELECT \(number)")[0].double(0) == number)
            }
            let row = try await db.query("SELECT \(id), \(instant), \(date), \(true), \(false)")[0]
            #expect(try row.uuid(0) == id)
            #expect(try row.id(0, as: RecipeID.self) == RecipeID(id))
            #expect(try row.instant(1) == instant)
            #expect(try row.date(2) == date)
            #expect(try row.bool(3) && !row.bool(4))
            try await db.execute(
                """
                INSERT INTO jar (household_id, id, shelf_id, name, amount, is_open, opened_at, best_before, weight, label)
                VALUES (\(household), \(id), \(UUID?.none), \(String?.none), \(Int?.none), \(Bool?.none),
                        \(Instant?.none), \(CalendarDate?.none), \(Double?.none), \([UInt8]?.none))
                """
            )
            let nulls = try await db.query(
                "SELECT shelf_id, name, amount, is_open, opened_at, best_before, weight, label FROM jar"
            )[0]
            #expect((0..<8).allSatisfy { nulls.isNull($0) })
            #expect(try nulls.optionalUUID(0) == nil && nulls.optionalString(1) == nil && nulls.optionalInt(2) == nil)
            #expect(try nulls.optionalBool(3) == nil && nulls.optionalInstant(4) == nil && nulls.optionalDate(5) == nil)
            #expect(try nulls.optionalDouble(6) == nil && nulls.optionalBytes(7) == nil)
            nulls.withUTF8(1) { #expect($0 == nil) }
        }
    }

    @Test(arguments: Engine.allCases)
    func `rows insert in order, with every type, NULLs and none at all`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let date = try #require(CalendarDate("2026-11-20"))
            for count in [0, 1, 300] {
                try await db.execute("DELETE FROM jar")
                let rows = SQLRows(
                    [.uuid, .uuid, .text, .integer, .boolean, .instant, .date, .double],
                    of: 0..<count
                ) { number in
                    let value = number % 3 == 0 ? nil : number
                    return [
                        household, UUID(), value.map { "jar \($0)" }, value, value.map { $0 % 2 == 0 },
                        value.map { Instant(milliseconds: Int64($0)) }, value.map { date.adding(days: $0) },
                        value.map { 0.1 * Double($0) },
                    ]
                }
                let affected = try await db.execute(
                    """
                    INSERT INTO jar (household_id, id, name, amount, is_open, opened_at, best_before, weight)
                    \(rows: rows) ON CONFLICT (household_id, id) DO NOTHING
                    """
                )
                #expect(affected == count)
                let found = try await db.query(
                    "SELECT name, amount, is_open, opened_at, best_before, weight FROM jar WHERE amount IS NOT NULL ORDER BY amount"
                )
                let expected = (0..<count).filter { $0 % 3 != 0 }
                #expect(try found.values(1, as: Int.self) == expected)
                #expect(try found.values(as: String.self) == expected.map { "jar \($0)" })
                #expect(try found.values(2, as: Bool.self) == expected.map { $0 % 2 == 0 })
                #expect(try found.map { try $0.instant(3).milliseconds } == expected.map { Int64($0) })
                #expect(try found.map { try $0.date(4) } == expected.map { date.adding(days: $0) })
                #expect(try found.map { try $0.double(5) } == expected.map { 0.1 * Double($0) })
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list of any type and length can be searched`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let ids = (0..<200).map { _ in RecipeID(UUID()) }
            let rows = SQLRows([.uuid, .integer], ids.enumerated().map { [$0.element, $0.offset] })
            let conditions: [(SQL, Int)] = [
                ("id IN \(list: ids)", 200), ("id IN \(list: ids.prefix(3))", 3), ("id IN \(list: [RecipeID]())", 0),
                ("id NOT IN \(list: [RecipeID]())", 200), ("n IN \(list: [1, 5, 1000])", 2),
            ]
            for (condition, expected) in conditions {
                let found = try await db.query(
                    "WITH given(id, n) AS (\(rows: rows)) SELECT count(*) FROM given WHERE \(condition)"
                )
                #expect(try found[0].int(0) == expected)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a text with a NUL character is refused, alone and in rows`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            #expect(await code { _ = try await db.query("SELECT \("a\0b")") } == .other)
            #expect(await code { _ = try await db.query("SELECT 'a' IN \(list: ["a\0b"])") } == .other)
            #expect(await code { _ = try await db.query("\(rows: SQLRows([.text], [["a\0b"]]))") } == .other)
        }
    }

    @Test(arguments: Engine.allCases)
    func `pieces of statements keep their own parameters in order`(engine: Engine) async throws {
        try await withKitchen(engine) { db async throws in
            let inner: SQL = "\(2) + \(3)"
            let sql: SQL = "SELECT \(1), \(inner), " + SQL.either(postgres: "\("p")", sqlite: "\("s")") + ", \(4)"
            let row = try await db.query(sql)[0]
            #expect(try row.int(0) == 1 && row.int(1) == 5 && row.int(3) == 4)
            #expect(try row.string(2) == (engine == .postgres ? "p" : "s"))
            let list = [1, 2, 3].map { "\($0)" as SQL }.joined(separator: " + ")
            #expect(try await db.query("SELECT \(list)")[0].int(0) == 6)
        }
    }
}
