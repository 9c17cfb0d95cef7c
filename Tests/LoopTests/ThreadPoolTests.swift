import Loop
import Synchronization
import Testing

@Suite struct ThreadPoolTests {
    @Test func `a pool of one thread runs its work in order, one at a time`() async {
        let pool = ThreadPool(name: "test", threads: 1)
        defer { pool.stop() }
        let order = Mutex<[Int]>([])
        for index in 0..<200 { pool.submit { order.withLock { $0.append(index) } } }
        await pool.run {}
        #expect(order.withLock { $0 } == Array(0..<200))
    }

    @Test func `errors come back to who waits`() async {
        struct Broken: Error {}
        let pool = ThreadPool(name: "test", threads: 2)
        defer { pool.stop() }
        await #expect(throws: Broken.self) { try await pool.run { () throws(Broken) -> Int in throw Broken() } }
        #expect(await pool.run { 41 + 1 } == 42)
    }

    @Test func `what is queued is done before a stopped pool ends`() async {
        let pool = ThreadPool(name: "test", threads: 2)
        let done = Mutex(0)
        for _ in 0..<50 { pool.submit { done.withLock { $0 += 1 } } }
        pool.stop()
        while done.withLock({ $0 }) < 50 { await Task.yield() }
        #expect(done.withLock { $0 } == 50)
    }
}
