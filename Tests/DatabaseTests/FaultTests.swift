import Foundation
import Loop
import Synchronization
import TestSupport
import Testing
import Values

@testable import Database

@Suite struct FaultTests {
    @Test func `a full disk is told as such, and is over with the next write that succeeds`() async throws {
        try await withFile { db, settings in
            let news = News(settings.health)
            try await db.execute("CREATE TABLE t (content TEXT)")
            // SQLite's own limit gives the same code as the disk's.
            try await db.limitPages(to: 8)
            for _ in 0..<3 {
                do throws(DatabaseError) {
                    try await db.execute("INSERT INTO t VALUES (\(String(repeating: "x", count: 100_000)))")
                    Issue.record("there should be no room")
                } catch {
                    #expect(error.fault == .diskFull && error.code == .unavailable)
                }
            }
            #expect(settings.health.trouble?.fault == .diskFull)
            // Reading goes on, and shows nothing.
            _ = try await db.read(["SELECT 1 FROM t"])
            #expect(settings.health.trouble?.fault == .diskFull)
            try await db.limitPages(to: 100_000)
            try await db.execute("INSERT INTO t VALUES ('y')")
            #expect(settings.health.trouble == nil)
            #expect(news.all == ["disk_full 1", "well"])
        }
    }

    @Test func `each cause is told once a minute, with how often it was met`() async throws {
        let clock = Clock()
        let health = DatabaseHealth(clock: { clock.now.withLock { $0 } })
        let news = News(health)
        func fail(_ fault: DatabaseFault, times: Int) {
            for _ in 0..<times { health.failed(DatabaseError(.unavailable, diagnostic: "", fault: fault)) }
        }
        clock.now.withLock { $0 = 1 }
        fail(.diskFull, times: 500)
        fail(.unreachable, times: 2)
        #expect(news.all == ["disk_full 1", "unreachable 1"])
        clock.now.withLock { $0 += 61_000_000_000 }
        fail(.diskFull, times: 1)
        #expect(news.all == ["disk_full 1", "unreachable 1", "disk_full 500"])
        health.read()
        #expect(health.trouble?.fault == .diskFull)
        health.wrote()
        #expect(health.trouble == nil)
        // A statement's own mistake is no trouble, and neither is one that took too long.
        health.failed(DatabaseError(.other))
        fail(.slow, times: 1)
        #expect(health.trouble == nil)
        fail(.damaged, times: 1)
        health.wrote()
        #expect(health.trouble?.fault == .damaged)
    }

    @Test func `where nothing would show its end a trouble that is met no more is forgotten`() {
        let clock = Clock()
        let health = DatabaseHealth(memory: .seconds(30), clock: { clock.now.withLock { $0 } })
        health.failed(DatabaseError(.unavailable, diagnostic: "", fault: .damaged))
        #expect(health.trouble?.fault == .damaged)
        clock.now.withLock { $0 += 31_000_000_000 }
        #expect(health.trouble == nil)
    }

    @Test(arguments: [4096, 0])
    func `a file that has been written over is damaged, in its middle and at its beginning`(place: Int) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/db.sqlite"
            try await withFile(path) { db, _ in
                try await db.execute("CREATE TABLE t (n INTEGER, content TEXT)")
                for number in 0..<50 {
                    try await db.execute("INSERT INTO t VALUES (\(number), \(String(repeating: "x", count: 1000)))")
                }
            }
            #expect(SQLiteFiles.damage(of: path, within: .seconds(30)) == [])
            let file = try #require(FileHandle(forUpdatingAtPath: path))
            try file.seek(toOffset: UInt64(place))
            file.write(Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7 + 1) }))
            try file.close()
            #expect(try #require(SQLiteFiles.damage(of: path, within: .seconds(30))).isEmpty == false)
            #expect(SQLiteFiles.damage(of: path, within: .zero) != [])
            do throws(DatabaseError) {
                let db = try SQLiteDatabase(SQLiteSettings(path: path), loop: TestLoop.shared)
                _ = try await db.query("SELECT count(*), max(content) FROM t")
                Issue.record("the file should be damaged")
            } catch {
                #expect(error.fault == .damaged && error.code == .unavailable)
            }
        }
    }

    @Test func `what a server says is told by its cause`() {
        let causes: [(String, DatabaseFault?)] = [
            ("53100", .diskFull), ("58030", .diskFails), ("XX001", .damaged), ("XX002", .damaged),
            ("53300", .noConnections), ("57P03", .unreachable), ("08006", .unreachable), ("57014", .slow),
            ("23505", nil), ("42P01", nil),
        ]
        for (state, fault) in causes { #expect(DatabaseFault.of(state: state) == fault, "\(state)") }
        let full = DatabaseError.unavailable(message: "FATAL:  sorry, too many clients already")
        #expect(full.fault == .noConnections)
    }

    private func withFile(
        _ path: String? = nil,
        _ body: (SQLiteDatabase, SQLiteSettings) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let settings = SQLiteSettings(path: path ?? folder + "/db.sqlite")
            defer { settings.threads.stop() }
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            do {
                try await body(db, settings)
            } catch {
                await db.close()
                throw error
            }
            await db.close()
        }
    }
}

extension SQLiteDatabase {
    fileprivate func limitPages(to count: Int) async throws {
        _ = try await atomically(["PRAGMA max_page_count = \(unescaped: String(count))"])
    }
}

private final class Clock: Sendable {
    let now = Mutex<UInt64>(0)
}

private final class News: Sendable {
    private let lines = Mutex<[String]>([])

    init(_ health: DatabaseHealth) {
        health.listen { [weak self] news in
            self?.lines.withLock { lines in
                switch news {
                case .failing(let trouble, let times): lines.append("\(trouble.fault.rawValue) \(times)")
                case .well: lines.append("well")
                }
            }
        }
    }

    var all: [String] { lines.withLock { $0 } }
}
