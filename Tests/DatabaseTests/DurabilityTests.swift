import Dispatch
import Foundation
import Glibc
import Loop
import Synchronization
import TestSupport
import Testing

@testable import Database

@Suite struct DurabilityTests {
    @Test func `a write is answered after its flush, and one flush answers all who wait`() async throws {
        try await withFile(quickFlush: .zero) { db, settings in
            let hold = Hold(settings.threads.flushers)
            let before = db.flushes
            let answered = Answers()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        switch number % 3 {
                        case 0: try await db.execute("INSERT INTO t VALUES (\(number))")
                        case 1: _ = try await db.atomically(["INSERT INTO t VALUES (\(number))"])
                        default: try await db.transaction { try await $0.execute("INSERT INTO t VALUES (\(number))") }
                        }
                        answered.count.withLock { $0 += 1 }
                    }
                }
                // All have been committed, and can be read; the disk has not said yet that it has them.
                while try await db.query("SELECT 1 FROM t").count < 20 { await Task.yield() }
                #expect(answered.count.withLock { $0 } == 0)
                hold.end()
                try await group.waitForAll()
            }
            // The one that was held up had been asked for by the first of them; it took all who were there by then.
            #expect(db.flushes - before <= 2)
        }
    }

    @Test func `what changes nothing waits for what it relies on, and for nothing when the disk has it`() async throws {
        try await withFile(quickFlush: .zero) { db, settings in
            try await db.execute("INSERT INTO t VALUES (1)")
            let before = db.flushes
            try await db.execute("UPDATE t SET n = 2 WHERE n = 7")
            _ = try await db.query("SELECT n FROM t")
            #expect(db.flushes == before)

            let hold = Hold(settings.threads.flushers)
            async let change = db.execute("UPDATE t SET n = 3")
            while try await db.query("SELECT 1 FROM t WHERE n = 3").isEmpty { await Task.yield() }
            // Says that there is nothing left to do, which is so only if the other change stays.
            async let nothing = db.execute("UPDATE t SET n = 3 WHERE n <> 3")
            hold.end()
            #expect(try await (change, nothing) == (1, 0))
            #expect(db.flushes > before)
        }
    }

    @Test func `a quick disk is flushed by the writer's thread, a slow one by another`() async throws {
        let flushers = Mutex<[String]>([])
        let delay = Mutex<UInt32>(0)
        let result = Mutex<Int32>(0)
        let flush: @Sendable (Int32) -> Int32 = { _ in
            flushers.withLock { $0.append(ThreadPool.current?.name ?? "") }
            usleep(delay.withLock { $0 })
            errno = EIO
            return result.withLock { $0 }
        }
        try await withFile(quickFlush: .milliseconds(100), flush: flush) { db, _ in
            try await db.execute("INSERT INTO t VALUES (1)")
            try await db.transaction { try await $0.execute("INSERT INTO t VALUES (2)") }
            delay.withLock { $0 = 110_000 }
            try await db.execute("INSERT INTO t VALUES (3)")
            delay.withLock { $0 = 0 }
            try await db.transaction { try await $0.execute("INSERT INTO t VALUES (4)") }
            result.withLock { $0 = -1 }
            #expect(await code { try await db.execute("INSERT INTO t VALUES (5)") } == .unavailable)
        }
        // The first, of the table, finds nothing known yet.
        let threads = flushers.withLock { $0 }
        #expect(threads.prefix(4) == ["sqlite-flush", "sqlite-write", "sqlite-write", "sqlite-write"])
        #expect(threads.dropFirst(4).prefix(2) == ["sqlite-flush", "sqlite-write"])
    }

    @Test func `a flush that fails is told, and the next write puts the log into the database first`() async throws {
        let disk = Answers()
        let flush: @Sendable (Int32) -> Int32 = { descriptor in
            guard disk.count.withLock({ $0 }) == 0 else {
                errno = EIO
                return -1
            }
            return fdatasync(descriptor)
        }
        try await withFile(flush: flush) { db, settings in
            disk.count.withLock { $0 = 1 }
            #expect(await code { try await db.execute("INSERT INTO t VALUES (1)") } == .unavailable)
            disk.count.withLock { $0 = 0 }

            try await db.transaction { try await $0.execute("INSERT INTO t VALUES (2)") }
            #expect(try await db.query("SELECT n FROM t ORDER BY n").values(as: Int.self) == [1, 2])
            // The first is in the database itself, without any log.
            try FileManager.default.copyItem(atPath: settings.path, toPath: settings.path + "-copy")
            let copy = try SQLiteConnection(
                SQLiteSettings(path: settings.path + "-copy", threads: settings.threads),
                readOnly: false
            )
            #expect(try copy.run(RenderedSQL(text: "SELECT n FROM t")).values(as: Int.self) == [1])
        }
    }

    @Test func `without durability nothing waits for the disk`() async throws {
        try await withFile(isDurable: false) { db, _ in
            for number in 0..<5 { try await db.execute("INSERT INTO t VALUES (\(number))") }
            #expect(db.flushes == 0)
        }
    }

    private func withFile(
        isDurable: Bool = true,
        quickFlush: Duration? = nil,
        flush: (@Sendable (Int32) -> Int32)? = nil,
        _ body: (SQLiteDatabase, SQLiteSettings) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            var settings = SQLiteSettings(path: folder + "/db.sqlite")
            settings.isDurable = isDurable
            settings.quickFlush = quickFlush ?? settings.quickFlush
            if let flush { settings.flush = flush }
            defer { settings.threads.stop() }
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            do {
                try await db.execute("CREATE TABLE t (n INTEGER)")
                try await body(db, settings)
            } catch {
                await db.close()
                throw error
            }
            await db.close()
        }
    }
}

private final class Answers: Sendable {
    let count = Mutex(0)
}

/// Keeps a pool of one thread from its work until it is ended.
private final class Hold: Sendable {
    private let gate: DispatchSemaphore = DispatchSemaphore(value: 0)

    init(_ pool: ThreadPool) {
        pool.submit { [gate] in gate.wait() }
    }

    func end() { gate.signal() }
}
