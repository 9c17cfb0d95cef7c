import Loop
import Testing

@Suite struct GrowingExecutorTests {
    /// A task on an executor of a started loop and a pool, which end with the test.
    private func onExecutor<Value: Sendable>(
        beside: Bool = false,
        _ body: @escaping @Sendable (EventLoop, GrowingExecutor) async -> Value
    ) async -> Value {
        let loop = EventLoop()
        let pool = ThreadPool(name: "beside", threads: 2, .computing)
        loop.start()
        defer {
            loop.stop()
            pool.stop()
        }
        let executor = beside ? GrowingExecutor(beside: loop, pool, for: nil) : GrowingExecutor(loop, pool)
        let owner = WorkOwner(address: 1, account: Int?.none, executor: executor)
        return await Task.detached(executorPreference: executor) {
            await WorkOwner.$current.withValue(owner) { await body(loop, executor) }
        }
        .value
    }

    @Test func `a task stays on the loop until it has much to do, and comes back`() async {
        let places = await onExecutor { loop, executor in
            var places = [loop.isOnLoop]
            await GrowingExecutor.leaveLoop(if: false)
            await GrowingExecutor.leaveLoop(for: 4096)
            try? await Task.sleep(for: .milliseconds(2))
            places.append(loop.isOnLoop)
            await GrowingExecutor.leaveLoop(for: 1_048_576)
            places.append(loop.isOnLoop)
            // It does not come back by itself, not even after waiting.
            try? await Task.sleep(for: .milliseconds(2))
            await GrowingExecutor.leaveLoop(if: true)
            places.append(loop.isOnLoop)
            await executor.returnToLoop()
            places.append(loop.isOnLoop)
            try? await Task.sleep(for: .milliseconds(2))
            places.append(loop.isOnLoop)
            return places
        }
        #expect(places == [true, true, false, false, true, true])
    }

    @Test func `leaving and returning end where the task is to be, however soon others are free`() async {
        let strayed = await onExecutor { loop, executor in
            var strayed = (leaving: 0, returning: 0)
            for _ in 0..<2000 {
                await executor.leaveLoop()
                if loop.isOnLoop { strayed.leaving += 1 }
                await executor.returnToLoop()
                if !loop.isOnLoop { strayed.returning += 1 }
            }
            return strayed
        }
        #expect(strayed == (0, 0))
    }

    @Test func `a task known to be large is beside the loop all the time`() async {
        let places = await onExecutor(beside: true) { loop, executor in
            let before = loop.isOnLoop
            await executor.returnToLoop()
            return [before, loop.isOnLoop]
        }
        #expect(places == [false, false])
    }

    @Test func `the parts of a task leave the loop with it`() async {
        let parts = await onExecutor { loop, _ in
            async let first = loop.isOnLoop
            let before = await first
            await GrowingExecutor.leaveLoop(if: true)
            async let second = loop.isOnLoop
            return await [before, second]
        }
        #expect(parts == [true, false])
    }

    @Test func `a task without such an executor goes nowhere`() async {
        let loop = EventLoop()
        loop.start()
        defer { loop.stop() }
        let isOnLoop = await Task.detached(executorPreference: loop) {
            await GrowingExecutor.leaveLoop(if: true)
            return loop.isOnLoop
        }
        .value
        #expect(isOnLoop)
    }
}
