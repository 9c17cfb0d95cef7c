import Testing

@testable import HTTP

@Suite struct BodyBudgetTests {
    @Test func `nobody has more than a share, and all together no more than there is`() {
        var budget = BodyBudget(total: 100, share: 40)
        #expect(!budget.hasNothingLeft(for: 1))
        #expect(budget.take(39, for: 1) == .granted)
        #expect(!budget.hasNothingLeft(for: 1))
        #expect(budget.take(2, for: 1) == .shareUsed)
        #expect(budget.take(1, for: 1) == .granted)
        #expect(budget.hasNothingLeft(for: 1))
        #expect(budget.take(1, for: 1) == .shareUsed)
        #expect(budget.take(40, for: 2) == .granted)
        #expect(budget.take(21, for: 3) == .allUsed(most: 40))
        #expect(budget.take(20, for: 3) == .granted)
        #expect(budget.take(1, for: 4) == .allUsed(most: 40))
        #expect(budget.used == 100 && budget.held(by: 3) == 20 && budget.held(by: 4) == 0)
        budget.give(15, of: 3)
        #expect(budget.used == 85 && budget.held(by: 3) == 5)
        budget.give(0, of: 3)
        budget.give(5, of: 3)
        #expect(budget.used == 80 && budget.held(by: 3) == 0)
        #expect(budget.take(20, for: 4) == .granted)
    }

    @Test func `what is insisted on is counted, whatever there is`() {
        var budget = BodyBudget(total: 10, share: 5)
        budget.insist(on: 8, for: 1)
        budget.insist(on: 8, for: 2)
        #expect(budget.used == 16 && budget.hasNothingLeft(for: 1))
        #expect(budget.take(1, for: 3) == .allUsed(most: 8))
        budget.give(8, of: 1)
        #expect(budget.take(2, for: 3) == .granted)
    }

    @Test func `where no share is given nothing is held back as long as nothing is used`() {
        var budget = BodyBudget(total: 200_000, share: 0)
        #expect(!budget.hasNothingLeft(for: 1))
        budget.insist(on: 1, for: 2)
        #expect(budget.hasNothingLeft(for: 1))
        var blocks = BodyBudget(total: 3 * 65_536, share: 2 * 65_536)
        let outcomes = (0..<3).map { _ in blocks.take(for: 1) }
        #expect(outcomes == [.granted, .granted, .shareUsed])
        #expect(blocks.used == 131_072)
    }
}
