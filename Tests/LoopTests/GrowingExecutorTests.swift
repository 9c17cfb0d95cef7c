import Loop
import Testing

@Suite struct GrowingExecutorTests {
    /// A started loop and a pool, which end with the test.
    private func withThreads(_ body: (EventLoop, ThreadPool) async -> Void) async {
        let loop = EventLoop()
        let pool = ThreadPool(name: "beside", threads: 2, .computing)
        loop.start()
        defer {
            loop.stop()
            pool.stop()
        }
        await body(loop, pool)
    }

    @Test func `a task stays on the loop until it has much to do`() async {
        await withThreads { loop, pool in
            let executor = GrowingExecutor(loop, pool, for: nil, isLarge: false)
            let places = await executor.run {
                var places = [loop.isOnLoop]
                await GrowingExecutor.leaveLoop(if: false)
                await GrowingExecutor.leaveLoop(for: 4096)
                try? await Task.sleep(for: .milliseconds(2))
                places.append(loop.isOnLoop)
                await GrowingExecutor.leaveLoop(for: 1_048_576)
                places.append(loop.isOnLoop)
                // It does not come back, not even after waiting.
                try? await Task.sleep(for: .milliseconds(2))
                await GrowingExecutor.leaveLoop(if: true)
                places.append(loop.isOnLoop)
                return places
            }
            #expect(places == [true, true, false, false])
        }
    }

    @Test func `a task has left the loop when leaving returns, however soon a thread is free`() async {
        await withThreads { loop, pool in
            var stayed = 0
            for _ in 0..<2000 {
                let executor = GrowingExecutor(loop, pool, for: nil, isLarge: false)
                let isOnLoop = await executor.run {
                    await GrowingExecutor.leaveLoop(if: true)
                    return loop.isOnLoop
                }
                if isOnLoop { stayed += 1 }
            }
            #expect(stayed == 0)
        }
    }

    @Test func `a task known to be large begins beside the loop`() async {
        await withThreads { loop, pool in
            let isOnLoop = await GrowingExecutor(loop, pool, for: nil, isLarge: true).run { loop.isOnLoop }
            #expect(!isOnLoop)
        }
    }

    @Test func `the parts of a task leave the loop with it, and nobody else does`() async {
        await withThreads { loop, pool in
            let executor = GrowingExecutor(loop, pool, for: nil, isLarge: false)
            await Task(executorPreference: loop) {
                let parts = await executor.run {
                    async let first = loop.isOnLoop
                    let before = await first
                    await GrowingExecutor.leaveLoop(if: true)
                    async let second = loop.isOnLoop
                    return await [before, second]
                }
                #expect(parts == [true, false])
                #expect(loop.isOnLoop, "the task around it is where it was")
                await GrowingExecutor.leaveLoop(if: true)
                #expect(loop.isOnLoop, "a task without such an executor goes nowhere")
            }
            .value
        }
    }
}
