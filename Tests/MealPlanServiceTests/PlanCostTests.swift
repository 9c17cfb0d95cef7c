import TestSupport
import Testing
import Values

@testable import MealPlanService

/// What changes of many days cost: as much for each entry as a change of one.
@Suite struct PlanCostTests {
    /// A full month, or so many days of it: 120 entries a day, a quarter of them leftovers.
    private func book(days: Int) -> PlanBook {
        var entries: [PlanEntry] = []
        for number in 0..<(days * 120) {
            var recipe = PlannedRecipe.test(1)
            if number % 4 == 3 { recipe.leftoverOf = .test(number - 1) }
            let spot = Spot(
                date: CalendarDate.november(1).adding(days: number / 120),
                slot: Slot.allCases[number / 30 % 4]
            )
            entries.append(
                PlanEntry(
                    id: .test(number),
                    version: 1,
                    spot: spot,
                    position: number % 30,
                    content: .recipe(recipe),
                    createdAt: .test,
                    updatedAt: .test
                )
            )
        }
        return PlanBook(entries: entries, now: .test)
    }

    @Test func `eight times as many days are copied and cleared in some eight times the time`() throws {
        let ratio = try growth(from: 2, to: 16) { days in
            let full = book(days: days)
            return {
                var book = full
                var next = 100_000
                let last = CalendarDate.november(1).adding(days: days - 1)
                let copies = try book.copy(from: .november(1), to: last.adding(days: 1), days: days) {
                    next += 1
                    return .test(next)
                }
                #expect(copies.count == days * 120)
                #expect(try book.clear(from: .november(1), to: last) == days * 120)
                #expect(book.entries.count == days * 120)
            }
        }
        #expect(ratio < 24)
    }
}
