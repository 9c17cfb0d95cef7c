import TestSupport
import Testing
import Values

@testable import MealPlanService

/// What docs/limits.md promises of the plan is what the code does.
@Suite struct DocumentedLimitTests {
    @Test func `the documented limits are the ones in force`() throws {
        let page = try Documentation.page("limits.md")
        let number = Documentation.number
        for promise in [
            "| meal plan | \(PlanBook.slotCapacity) entries per meal, \(number(PlanBook.capacity)) per household |",
            "A window of the plan with more than \(number(PlanBook.windowCapacity)) entries is a 422; fifteen days always fit.",
        ] {
            #expect(page.contains(promise), "\(promise)")
        }
        #expect(PlanBook.windowCapacity >= 15 * 4 * PlanBook.slotCapacity, "four meals a day")
    }

    @Test func `days from 1900 to 2999 can be planned, a hundred at a time`() throws {
        let first = try #require(CalendarDate("1900-01-01"))
        let last = try #require(CalendarDate("2999-12-31"))
        #expect(try PlanChecks.date(first, "/date") == first && PlanChecks.date(last, "/date") == last)
        for day in [first.adding(days: -1), last.adding(days: 1)] {
            #expect(throws: (any Error).self) { try PlanChecks.date(day, "/date") }
        }
        #expect(try PlanChecks.range(first, first.adding(days: 99)).upperBound == first.adding(days: 99))
        #expect(try PlanChecks.range(first, first) == first...first)
        #expect(throws: (any Error).self) { try PlanChecks.range(first, first.adding(days: 100)) }
        #expect(throws: (any Error).self) { try PlanChecks.range(first.adding(days: 1), first) }
        #expect(PlanChecks.servings == 1...1000 && PlanChecks.longestNote == 2000)
    }
}
