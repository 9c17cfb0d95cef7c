import Glibc
import Testing

@testable import Values

@Suite struct StepBudgetTests {
    private var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    @Test func `a calculation has so many steps, whichever threads it goes over`() async throws {
        let budget = StepBudget(steps: 100)
        try budget.spend(40)
        await Task.detached { _ = try? budget.spend(60) }.value
        #expect(budget.steps == 100)
        #expect(throws: WorkBudget.Exhausted.steps) { try budget.spend(1) }
        #expect(throws: WorkBudget.Exhausted.steps) { try budget.spend(1) }
    }

    @Test func `a calculation ends at its deadline`() throws {
        #expect(throws: WorkBudget.Exhausted.abandoned) { try StepBudget(steps: 10, deadline: 1).spend(1) }
        try StepBudget(steps: 10, deadline: .max).spend(1)
        let soon = StepBudget(steps: .max, deadline: now + 5_000_000)
        #expect(throws: WorkBudget.Exhausted.abandoned) { while true { try soon.spend(1) } }
    }

    @Test func `a calculation ends with its task`() async {
        let budget = StepBudget(steps: .max)
        let task = Task { () -> WorkBudget.Exhausted? in
            do throws(WorkBudget.Exhausted) {
                try budget.spend(1)
                while !Task.isCancelled { sched_yield() }
                for _ in 0..<10_000 { try budget.spend(1) }
                return nil
            } catch {
                return error
            }
        }
        while budget.steps == 0 { await Task.yield() }
        task.cancel()
        #expect(await task.value == .abandoned)
    }
}
