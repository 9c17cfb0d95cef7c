import Glibc
import HTTP
import Loop
import Synchronization
import Telemetry
import Testing

@testable import Runtime

@Suite struct WorkPoolTests {
    @Test func `a pool's queue shows in the metrics`() async throws {
        let metrics = Metrics()
        let pools = WorkPools(metrics)
        let pool = pools.pool("kept-busy", threads: 1)
        defer { pool.stop() }
        let isHeld = Mutex(true)
        for _ in 0..<3 { pool.submit { while isHeld.withLock({ $0 }) { usleep(1000) } } }
        while pool.load.busy == 0 { await Task.yield() }
        let text = metrics.exposition()
        #expect(text.contains(#"larder_pool_waiting{pool="kept-busy"} 2"#))
        #expect(text.contains(#"larder_pool_oldest_wait_seconds{pool="kept-busy"} "#))
        #expect(pools.trouble == nil, "nothing has waited for long")
        isHeld.withLock { $0 = false }
    }

    @Test func `work that has waited for too long makes the process not ready, and says which`() async throws {
        let pools = WorkPools(Metrics(), patience: .milliseconds(50))
        let pool = pools.pool("burned", threads: 1)
        defer { pool.stop() }
        let isHeld = Mutex(true)
        for _ in 0..<2 { pool.submit { while isHeld.withLock({ $0 }) { usleep(1000) } } }
        while pool.load.oldestWait < 60_000_000 { usleep(1000) }
        #expect(pools.trouble?.contains("burned") == true)
        await #expect(throws: Problem.self) { _ = try await Self.started(pools).check() }
        isHeld.withLock { $0 = false }
        while pool.load.waiting + pool.load.busy > 0 { await Task.yield() }
        #expect(pools.trouble == nil)
        #expect(try await Self.started(pools).check().isEmpty)
    }

    private static func started(_ pools: WorkPools) -> Readiness {
        let readiness = Readiness(pools)
        readiness.isStarted(with: []) { [] }
        return readiness
    }
}
