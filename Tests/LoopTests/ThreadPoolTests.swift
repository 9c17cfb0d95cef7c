import Glibc
import Synchronization
import Testing

@testable import Loop

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

    private struct Refused: Error, Equatable {}

    @Test(.timeLimit(.minutes(1)))
    func `a full queue refuses whoever has most in it, and runs the others' work`() async throws {
        let pool = ThreadPool(name: "test", threads: 1, .init(capacity: 4, isComputing: true))
        defer { pool.stop() }
        let hold = ThreadGate()
        pool.submit { hold.wait() }
        while pool.load.busy == 0 { await Task.yield() }
        let greedy = WorkOwner(address: "a", account: 1)
        let modest = WorkOwner(address: "b", account: 2)
        let outcomes = try await withThrowingTaskGroup(of: (String, Bool).self) { group in
            for _ in 0..<6 { group.addTask { ("greedy", await Self.isRun(in: pool, for: greedy)) } }
            // The queue is full, and two have been refused.
            while pool.load.refused < 2 { await Task.yield() }
            group.addTask { ("modest", await Self.isRun(in: pool, for: modest)) }
            while pool.load.refused < 3 { await Task.yield() }
            #expect(pool.load.waiting == 4)
            hold.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 == ("greedy", true) }.count == 3)
        #expect(outcomes.filter { $0 == ("greedy", false) }.count == 3)
        #expect(outcomes.filter { $0 == ("modest", true) }.count == 1)
    }

    @Test func `work whose request is over is not begun`() async throws {
        let pool = ThreadPool(name: "test", threads: 1, .computing)
        defer { pool.stop() }
        let past = WorkOwner(address: "a", account: 1, deadline: monotonicNanoseconds() - 1)
        let future = WorkOwner(address: "a", account: 1, deadline: monotonicNanoseconds() + 60_000_000_000)
        #expect(await Self.isRun(in: pool, for: past) == false)
        #expect(await Self.isRun(in: pool, for: future))
        #expect(pool.load.refused == 1)
    }

    @Test func `what a thread computes is charged to its owner`() async throws {
        let pool = ThreadPool(name: "test", threads: 1, .computing)
        defer { pool.stop() }
        let owner = WorkOwner(address: "a", account: 1)
        let before = owner.spentNanoseconds
        try await WorkOwner.$current.withValue(owner) {
            try await pool.run(orThrow: Refused()) { () throws(Refused) in
                let start = threadNanoseconds()
                while threadNanoseconds() < start + 3_000_000 {}
            }
        }
        #expect(before == 0)
        #expect(owner.spentNanoseconds >= 3_000_000)
    }

    @Test(.timeLimit(.minutes(1)))
    func `one owner's long work leaves a thread for another's`() async throws {
        let pool = ThreadPool(name: "test", threads: 3, .computing)
        defer { pool.stop() }
        let hold = ThreadGate()
        let greedy = WorkOwner(address: "a", account: 1)
        for _ in 0..<5 { pool.submit(of: greedy) { hold.wait() } }
        while pool.load.busy < 2 { await Task.yield() }
        #expect(await Self.isRun(in: pool, for: WorkOwner(address: "a", account: 2)))
        // The third thread gives the answer a moment before it is free again.
        while pool.load.busy > 2 { await Task.yield() }
        #expect(pool.load.busy == 2 && pool.load.waiting == 3)
        hold.open()
        #expect(await Self.isRun(in: pool, for: greedy))
    }

    @Test(.timeLimit(.minutes(1)))
    func `who has asked for little does not wait for the long work of many`() async throws {
        let pool = ThreadPool(name: "test", threads: 2, .computing)
        defer { pool.stop() }
        let many = (0..<5).map { WorkOwner(address: "a\($0)", account: 1) }
        // All of them have had much of late.
        for owner in many {
            await pool.run(for: owner) {
                let start = threadNanoseconds()
                while threadNanoseconds() < start + 400_000_000 {}
            }
            // Its time is counted a moment after its work is done.
            while pool.hasHadLittle(owner.address) { await Task.yield() }
        }
        let hold = ThreadGate()
        for owner in many { pool.submit(of: owner) { hold.wait() } }
        while pool.load.busy < 2 { await Task.yield() }
        let modest = WorkOwner(address: "b", account: 1)
        let (work, isDone) = await Self.begun { await Self.isRun(in: pool, for: modest) }
        #expect(isDone, "it is done while the others still hold their threads")
        if isDone { while pool.load.busy > 2 { await Task.yield() } }
        #expect(pool.load.waiting == 3)
        hold.open()
        #expect(await work.value)
        for owner in many { #expect(await Self.isRun(in: pool, for: owner)) }
    }

    @Test(.timeLimit(.minutes(1)))
    func `who has asked for little has a turn beside those that many have`() async {
        let pool = ThreadPool(name: "test", threads: 2, .computing)
        defer { pool.stop() }
        let turns = Turns(most: 1, waiting: 4, spare: 1, pool: pool)
        let greedy = WorkOwner(address: "a", account: 1)
        let modest = WorkOwner(address: "b", account: 1)
        await pool.run(for: greedy) {
            let start = threadNanoseconds()
            while threadNanoseconds() < start + 300_000_000 {}
        }
        // Its time is counted a moment after its work is done.
        while pool.hasHadLittle(greedy.address) { await Task.yield() }
        #expect(await WorkOwner.$current.withValue(greedy) { await turns.take() })
        async let second = WorkOwner.$current.withValue(greedy) { await turns.take() }
        for _ in 0..<3 {
            let (turn, isTaken) = await Self.begun { await WorkOwner.$current.withValue(modest) { await turns.take() } }
            #expect(isTaken, "it is taken while the other still has theirs")
            if !isTaken { for _ in 0..<2 { turns.give() } }
            #expect(await turn.value)
            turns.give()
        }
        turns.give()
        #expect(await second)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [1, 2, 3, 5])
    func `nothing is left waiting while a thread sleeps, whoever it is for`(threads: Int) async {
        let pool = ThreadPool(name: "test", threads: threads, .init(capacity: 4096, isComputing: false))
        defer { pool.stop() }
        let owners = [WorkOwner(address: "a", account: 1), WorkOwner(address: "a", account: 2), nil]
        let done = await withTaskGroup(of: Int.self) { group in
            for index in 0..<12 {
                group.addTask {
                    var done = 0
                    // Some are alone with their owner and some are not, and threads fall asleep again and again.
                    for round in 0..<100 {
                        done += await Self.isRun(in: pool, for: owners[(index + round / 10) % 3]) ? 1 : 0
                    }
                    return done
                }
            }
            return await group.reduce(0, +)
        }
        #expect(done == 1200)
    }

    @Test func `turns are shared, and given to nobody whose time is over`() async {
        let turns = Turns(most: 1, waiting: 2)
        #expect(await turns.take())
        async let second = WorkOwner.$current.withValue(WorkOwner(address: "b", account: 2)) { await turns.take() }
        turns.give()
        #expect(await second)
        turns.give()
        let late = WorkOwner(address: "a", account: 1, deadline: monotonicNanoseconds() - 1)
        #expect(await WorkOwner.$current.withValue(late) { await turns.take() } == false)
        #expect(await turns.take(), "it was given back")
    }

    /// Begins something; whether it is done within five seconds.
    private static func begun(_ body: @escaping @Sendable () async -> Bool) async -> (Task<Bool, Never>, Bool) {
        let isDone = Mutex(false)
        let task = Task {
            defer { isDone.withLock { $0 = true } }
            return await body()
        }
        for _ in 0..<500 where !isDone.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(10)) }
        return (task, isDone.withLock { $0 })
    }

    private static func isRun(in pool: ThreadPool, for owner: WorkOwner?) async -> Bool {
        await WorkOwner.$current.withValue(owner) {
            do throws(Refused) {
                try await pool.run(orThrow: Refused()) { () throws(Refused) in }
                return true
            } catch {
                return false
            }
        }
    }
}

/// Holds a thread until it is opened.
private final class ThreadGate: Sendable {
    private let isOpen = Mutex(false)

    func open() { isOpen.withLock { $0 = true } }

    func wait() {
        while !isOpen.withLock({ $0 }) { usleep(1000) }
    }
}
