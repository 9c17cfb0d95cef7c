import Synchronization
import TestSupport
import Testing

@testable import Database

/// Background work in portions, so that nobody waits for it.
@Suite struct PortionTests {
    @Test func `a portion is as large as some milliseconds allow`() {
        var size = PortionSize(most: 500)
        var sizes: [Int] = []
        func take(_ milliseconds: Int) {
            sizes.append(size.rows)
            size.note(.milliseconds(milliseconds))
        }
        // It begins small, and grows while that is quick.
        for _ in 0..<6 { take(1) }
        #expect(sizes == [31, 62, 124, 248, 496, 500])
        // Rows that take long make it smaller at once, to about as many as would have been quick enough.
        take(100)
        #expect(size.rows == 50)
        take(9)
        #expect(size.rows == 50)
        // Whatever else is slow, it goes on.
        for _ in 0..<10 { take(1000) }
        #expect(size.rows == 31)
        // Few large things are taken one by one at first.
        #expect(PortionSize(most: 20).rows == 1)
        #expect(PortionSize(most: 1).rows == 1)
    }

    @Test(arguments: Engine.allCases)
    func `each portion commits by itself, and none is larger than it may be`(engine: Engine) async throws {
        let tables = [
            Migration(
                "0001_thing",
                ["CREATE TABLE thing (n {int} NOT NULL PRIMARY KEY) {strict}"],
                rowSecurity: ["thing": .service]
            )
        ]
        try await withDatabase(engine, migrations: tables, schema: "portions") { db in
            let rows = db.ofService
            for number in 0..<100 { try await rows.execute("INSERT INTO thing (n) VALUES (\(number))") }
            let portions = Mutex<[Int]>([])
            let count = try await rows.executeInPortions(of: 32) { portion in
                portions.withLock { $0.append(portion) }
                return "DELETE FROM thing WHERE n IN (SELECT n FROM thing ORDER BY n LIMIT \(portion))"
            }
            #expect(count == 100)
            #expect(try await rows.query("SELECT n FROM thing").isEmpty)
            let asked = portions.withLock { $0 }
            #expect(asked.first == 2 && asked.allSatisfy { (2...32).contains($0) } && asked.count > 4)
        }
    }
}
