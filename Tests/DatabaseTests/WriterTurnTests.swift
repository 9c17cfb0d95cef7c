import Dispatch
import Loop
import Synchronization
import TestSupport
import Testing

@testable import Database

@Suite struct WriterTurnTests {
    @Test func `whose household writes once waits for one write of another's thousand`() async {
        let lane = WriterLane(loop: TestLoop.shared, patience: .seconds(60))
        let order = Mutex<[String]>([])
        lane.acquire { _ in }
        func queue(_ name: String) {
            WorkOwner.$current.withValue(WorkOwner(address: "same", account: name)) {
                lane.acquire { _ in order.withLock { $0.append(name) } }
            }
        }
        for _ in 0..<1000 { queue("many") }
        queue("one")
        for _ in 0..<1002 { lane.release() }
        #expect(order.withLock { $0.count } == 1001)
        #expect(order.withLock { $0.firstIndex(of: "one") } == 1)
    }

    @Test func `a transaction goes on while its caller's threads are busy, so that others can write`() async throws {
        let callers = ThreadPool(name: "callers", threads: 1)
        let isOver = DispatchSemaphore(value: 0)
        defer { callers.stop() }
        try await withKitchen(.sqlite) { db async throws in
            defer { isOver.signal() }
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            let transaction = Task.detached(executorPreference: PoolExecutor(callers)) {
                try await db.transaction { tx in
                    try await tx.execute("INSERT INTO counter (name, value) VALUES ('first', 1)")
                    callers.submit { isOver.wait() }
                    begin.yield()
                    try await tx.execute("INSERT INTO counter (name, value) VALUES ('second', 1)")
                }
            }
            for await _ in begun { break }
            try await db.execute("INSERT INTO counter (name, value) VALUES ('another''s', 1)")
            isOver.signal()
            try await transaction.value
            #expect(try await db.query("SELECT count(*) FROM counter")[0].int(0) == 3)
        }
    }

    @Test func `a transaction's statements run one after the other on the thread that runs its body`() async throws {
        try await withKitchen(.sqlite) { db async throws in
            let pools = try await db.transaction { tx in
                var pools = [ThreadPool.current?.name]
                for value in 1...3 {
                    try await tx.execute("INSERT INTO counter (name, value) VALUES (\("\(value)"), \(value))")
                    pools.append(ThreadPool.current?.name)
                }
                return pools
            }
            #expect(pools == Array(repeating: "sqlite-write", count: 4))
            #expect(try await db.query("SELECT count(*) FROM counter")[0].int(0) == 3)
        }
    }

    @Test func `work beside the loop reads although all threads that read are busy`() async throws {
        let threads = SQLiteThreads(writers: 1, readers: 1)
        let workers = ThreadPool(name: "workers", threads: 1, .computing)
        let isOver = DispatchSemaphore(value: 0)
        defer {
            threads.stop()
            workers.stop()
        }
        try await withTemporaryFolder { folder in
            let settings = SQLiteSettings(path: folder + "/busy.sqlite", threads: threads)
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            threads.readers.submit { isOver.wait() }
            let one = Task.detached(executorPreference: PoolExecutor(workers)) {
                try await db.query("SELECT 1")[0].int(0)
            }
            #expect(try await one.value == 1)
            isOver.signal()
            await db.close()
        }
    }

    @Test func `each writer's time is told, from its turn to the next one's`() {
        let times = Mutex<[UInt64]>([])
        let lane = WriterLane(loop: TestLoop.shared, patience: .seconds(60)) { time in
            times.withLock { $0.append(time) }
        }
        let before = monotonicNanoseconds()
        for _ in 0..<3 { lane.acquire { _ in } }
        for _ in 0..<3 { lane.release() }
        let all = times.withLock { $0 }
        #expect(all.count == 3)
        #expect(all.reduce(0, +) <= monotonicNanoseconds() - before, "no time is counted twice")
    }

    @Test func `who has waited too long is turned away, and has no turn later`() async {
        let lane = WriterLane(loop: TestLoop.shared, patience: .milliseconds(50))
        let answers = Mutex<[Bool]>([])
        lane.acquire { _ in }
        await withUnsafeContinuation { continuation in
            lane.acquire { granted in
                answers.withLock { $0.append(granted) }
                continuation.resume()
            }
        }
        lane.release()
        #expect(answers.withLock { $0 } == [false])
        let isFree = Mutex(false)
        lane.acquire { granted in isFree.withLock { $0 = granted } }
        #expect(isFree.withLock { $0 })
    }
}
