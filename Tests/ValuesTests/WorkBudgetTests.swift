import Testing

@testable import Values

@Suite struct WorkBudgetTests {
    private func budget(steps: Int = 1_000_000, bytes: Int = 1_000_000, milliseconds: UInt64 = 60_000) -> WorkBudget {
        WorkBudget(WorkBudget.Limits(steps: steps, bytes: bytes, milliseconds: milliseconds))
    }

    @Test func `steps are counted down, and once they are used up nothing can be afforded`() throws {
        let budget = budget(steps: 10)
        try budget.spend(9)
        #expect(budget.affords())
        #expect(throws: WorkBudget.Exhausted.steps) { try budget.spend() }
        #expect(throws: WorkBudget.Exhausted.steps) { try budget.check() }
        #expect(!budget.affords() && !budget.affords(bytes: 1) && !budget.look())
        #expect(budget.steps == 11)
    }

    @Test func `bytes are counted down, and are steps besides`() throws {
        let budget = budget(bytes: 1000)
        try budget.spend(bytes: 900)
        #expect(budget.steps == 1 + 900 / 64)
        #expect(throws: WorkBudget.Exhausted.bytes) { try budget.spend(bytes: 101) }
        #expect(!budget.affords())
    }

    @Test func `the last byte can be afforded, and what ended the work first stays the reason`() throws {
        let budget = budget(bytes: 1000)
        try budget.spend(bytes: 936)
        try budget.spend(bytes: 64)
        #expect(budget.bytes == 1000 && budget.steps == 1 + 14 + 1 + 1)
        #expect(!budget.affords(bytes: 1))
        budget.end(.steps)
        #expect(budget.exhausted == .bytes)
        let other = self.budget()
        other.end(.steps)
        #expect(throws: WorkBudget.Exhausted.steps) { try other.check() }
    }

    @Test func `work that keeps the processor busy for too long is ended`() {
        let budget = budget(steps: .max, milliseconds: 5)
        var rounds = 0
        while budget.affords(), rounds < 1_000_000_000 { rounds += 1 }
        #expect(budget.exhausted == .time)
    }

    @Test func `work that is past its deadline is ended`() {
        let limits = WorkBudget.Limits(steps: 1000, bytes: 1000, milliseconds: 60_000)
        #expect(!WorkBudget(limits, deadline: 1).look())
        #expect(WorkBudget(limits, deadline: .max).look())
    }

    @Test func `work that nobody waits for is ended at its next look`() {
        let abandonment = WorkBudget.Abandonment()
        let limits = WorkBudget.Limits(steps: 1_000_000, bytes: 1000, milliseconds: 60_000)
        let budget = WorkBudget(limits, abandonment: abandonment)
        #expect(budget.look())
        abandonment.abandon()
        var steps = 0
        while budget.affords(), steps < 100_000 { steps += 1 }
        #expect(budget.exhausted == .abandoned)
        #expect(steps < 10_000)
    }
}
