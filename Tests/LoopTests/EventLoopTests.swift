import Dispatch
import Foundation
import Loop
import Synchronization
import Testing

@Suite struct EventLoopTests {
    /// A started loop that ends with the test.
    private func withLoop<Value>(_ body: (EventLoop) async throws -> Value) async rethrows -> Value {
        let loop = EventLoop()
        loop.start()
        defer { loop.stop() }
        return try await body(loop)
    }

    @Test func `work from many threads is all run, on the loop's one thread`() async {
        await withLoop { loop in
            let seen = Mutex<(count: Int, strays: Int)>((0, 0))
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<500 {
                    loop.execute {
                        seen.withLock { state in
                            state.count += 1
                            if !loop.isOnLoop { state.strays += 1 }
                        }
                    }
                }
            }
            await withCheckedContinuation { done in loop.execute { done.resume() } }
            let (count, strays) = seen.withLock { $0 }
            #expect(count == 4000)
            #expect(strays == 0)
        }
    }

    @Test func `a task that prefers the loop comes back to it after waiting`() async {
        await withLoop { loop in
            let onLoop = await Task(executorPreference: loop) {
                let before = loop.isOnLoop
                try? await Task.sleep(for: .milliseconds(5))
                return before && loop.isOnLoop
            }.value
            #expect(onLoop)
        }
    }

    @Test func `timers fire in the order they are due, and not when cancelled`() async {
        await withLoop { loop in
            let fired = Mutex<[Int]>([])
            await withCheckedContinuation { done in
                loop.execute {
                    for delay in [30, 10, 20] {
                        loop.schedule(after: .milliseconds(delay)) { fired.withLock { $0.append(delay) } }
                    }
                    let cancelled = loop.schedule(after: .milliseconds(15)) { fired.withLock { $0.append(15) } }
                    loop.cancel(cancelled)
                    loop.schedule(after: .milliseconds(60)) { done.resume() }
                }
            }
            #expect(fired.withLock { $0 } == [10, 20, 30])
        }
    }

    @Test func `a thousand timers set and cancelled leave the others alone`() async {
        await withLoop { loop in
            let fired = Mutex<Int>(0)
            await withCheckedContinuation { done in
                loop.execute {
                    for index in 0..<1000 {
                        let timer = loop.schedule(after: .milliseconds(20 + index % 7)) { fired.withLock { $0 += 1 } }
                        if index % 10 != 0 { loop.cancel(timer) }
                    }
                    loop.schedule(after: .milliseconds(80)) { done.resume() }
                }
            }
            #expect(fired.withLock { $0 } == 100)
        }
    }

    @Test func `a watched descriptor tells when it can be read`() async {
        await withLoop { loop in
            let pipe = Pipe()
            let descriptor = pipe.fileHandleForReading.fileDescriptor
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                loop.execute {
                    loop.watch(descriptor, .read) { readiness in
                        #expect(readiness.contains(.read))
                        loop.unwatch(descriptor)
                        done.resume()
                    }
                }
                pipe.fileHandleForWriting.write(Data([1]))
            }
        }
    }

    @Test func `a hook runs at the end of the turn that made work for it`() async {
        await withLoop { loop in
            let order = Mutex<[String]>([])
            await withCheckedContinuation { done in
                loop.execute {
                    loop.addTurnHook { order.withLock { if $0.last == "work" { $0.append("hook") } } }
                    loop.execute { order.withLock { $0.append("work") } }
                    loop.schedule(after: .milliseconds(20)) { done.resume() }
                }
            }
            #expect(order.withLock { $0 } == ["work", "hook"])
        }
    }

    @Test func `hooks that always make more work keep neither timers nor descriptors waiting`() async {
        await withLoop { loop in
            let pipe = Pipe()
            pipe.fileHandleForWriting.write(Data([1]))
            let state = Mutex((rounds: 0, events: Set<String>()))
            let events = await withCheckedContinuation { (done: CheckedContinuation<Set<String>, Never>) in
                loop.execute {
                    loop.watch(pipe.fileHandleForReading.fileDescriptor, .read) { _ in
                        loop.unwatch(pipe.fileHandleForReading.fileDescriptor)
                        state.withLock { _ = $0.events.insert("descriptor") }
                    }
                    loop.schedule(after: .zero) { state.withLock { _ = $0.events.insert("timer") } }
                    loop.addTurnHook {
                        let (events, isOver, isFirst) = state.withLock { state in
                            state.rounds += 1
                            let isOver = state.rounds > 10_000 || state.events.count == 2
                            defer { if isOver { state.rounds = .min } }
                            return (state.events, isOver, state.rounds > 0)
                        }
                        guard isFirst else { return }
                        if isOver { return done.resume(returning: events) }
                        loop.repeatHooks()
                        loop.execute {}
                    }
                }
            }
            #expect(events == ["descriptor", "timer"])
        }
    }
}
