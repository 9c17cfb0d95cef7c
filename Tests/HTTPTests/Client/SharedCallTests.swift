import Synchronization
import Testing

@testable import HTTP

@Suite struct SharedCallTests {
    private struct Refused: Error {}

    /// Counts from many tasks.
    private final class Counter: Sendable {
        private let state = Mutex(0)
        var count: Int { state.withLock { $0 } }
        func add() { state.withLock { $0 += 1 } }
    }

    /// Ten callers of a call that goes on until all of them have come; how often it was made, and how many got an answer.
    private static func ten(_ outcome: @escaping @Sendable () throws -> Int) async -> (calls: Int, answers: Int) {
        let call = SharedCall<Int>()
        let calls = Counter()
        let answers = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    let answer = try? await call.run {
                        calls.add()
                        while call.waiters < 9 { await Task.yield() }
                        return try outcome()
                    }
                    return answer == nil ? 0 : 1
                }
            }
            return await group.reduce(0, +)
        }
        return (calls.count, answers)
    }

    @Test(.timeLimit(.minutes(1)))
    func `who calls while a call is under way shares its answer`() async {
        #expect(await Self.ten { 7 } == (1, 10))
    }

    @Test(.timeLimit(.minutes(1)))
    func `who calls while a call is under way shares its error`() async {
        #expect(await Self.ten { throw Refused() } == (1, 0))
    }

    @Test(.timeLimit(.minutes(1)))
    func `who waits for a caller that goes away calls anew`() async throws {
        let call = SharedCall<Int>()
        let isUnderWay = Mutex(false)
        let first = Task {
            try await call.run {
                isUnderWay.withLock { $0 = true }
                while !Task.isCancelled || call.waiters < 1 { await Task.yield() }
                throw CancellationError()
            }
        }
        while !isUnderWay.withLock({ $0 }) { await Task.yield() }
        let second = Task { try await call.run { 7 } }
        while call.waiters < 1 { await Task.yield() }
        first.cancel()
        #expect(try await second.value == 7)
        await #expect(throws: CancellationError.self) { try await first.value }
    }

    @Test func `a call that comes after another is made`() async throws {
        let call = SharedCall<Int>()
        #expect(try await call.run { 1 } == 1)
        #expect(try await call.run { 2 } == 2)
    }
}
