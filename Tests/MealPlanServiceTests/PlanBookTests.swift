import Events
import HTTP
import Testing
import Values

@testable import MealPlanService

/// The rules of the plan by themselves, without a database.
@Suite struct PlanBookTests {
    /// An entry of November 2026.
    private func entry(
        _ number: Int,
        _ day: Int,
        _ slot: Slot = .dinner,
        recipe: Int? = nil,
        leftoverOf: Int? = nil,
        cooked: Bool = false
    ) -> PlanEntry {
        var planned = PlannedRecipe.test(recipe ?? number)
        planned.leftoverOf = leftoverOf.map { .test($0) }
        return PlanEntry(
            id: .test(number),
            version: 1,
            spot: Spot(date: .november(day), slot: slot),
            position: 0,
            content: .recipe(planned),
            member: nil,
            cooked: cooked ? CookedMark(at: .test, on: .november(day)) : nil,
            createdAt: .test,
            updatedAt: .test
        )
    }

    private func book(_ entries: PlanEntry...) -> PlanBook { PlanBook(entries: entries, now: .test) }

    private func leftovers(_ number: Int, of source: Int, on day: Int) -> NewEntry {
        NewEntry(id: .test(number), spot: Spot(date: .november(day), slot: .lunch), leftoverOf: .test(source))
    }

    @Test func `leftovers are planned for the day of their meal or later, not before`() throws {
        var book = book(entry(1, 10))
        #expect(try book.add(leftovers(2, of: 1, on: 10)) == .added)
        #expect(try book.add(leftovers(3, of: 1, on: 11)) == .added)
        #expect(throws: PlanError.leftoversTooEarly) { try book.add(leftovers(4, of: 1, on: 9)) }
    }

    @Test func `neither a meal nor its leftovers move past each other`() throws {
        let start = book(entry(1, 10), entry(2, 12, recipe: 1, leftoverOf: 1))
        var book = start
        #expect(throws: PlanError.leftoversTooEarly) { try book.change(.test(2), EntryChange(date: .november(9))) }
        book = start
        #expect(throws: PlanError.leftoversTooEarly) { try book.change(.test(1), EntryChange(date: .november(13))) }
        book = start
        try book.change(.test(1), EntryChange(date: .november(12)))
        try book.change(.test(1), EntryChange(date: .november(8)))
        try book.change(.test(2), EntryChange(date: .november(8)))
        #expect(try book.entry(.test(2)).spot.date == .november(8))
    }

    @Test func `swapping looks at the leftovers of both meals`() throws {
        // 1 is eaten again on the 12th, 3 is another meal on the 14th.
        let start = book(entry(1, 10), entry(2, 12, recipe: 1, leftoverOf: 1), entry(3, 14))
        for (id, other) in [(1, 3), (3, 1)] {
            var book = start
            #expect(throws: PlanError.leftoversTooEarly) { try book.swap(.test(id), with: .test(other)) }
        }
        for (id, other) in [(1, 2), (2, 1)] {
            var book = start
            #expect(throws: PlanError.leftoversTooEarly) { try book.swap(.test(id), with: .test(other)) }
        }
        var book = start
        try book.swap(.test(2), with: .test(3))
        #expect(try book.entry(.test(2)).spot.date == .november(14))
        #expect(try book.entry(.test(3)).spot.date == .november(12))
        #expect(book.facts.count == 2)
    }

    @Test func `leftovers of leftovers are those of the meal, and of its recipe only`() throws {
        var book = book(entry(1, 10), entry(2, 11, recipe: 1, leftoverOf: 1))
        #expect(try book.add(leftovers(3, of: 2, on: 12)) == .added)
        #expect(try book.entry(.test(3)).leftoverOf == .test(1))
        #expect(try book.entry(.test(3)).recipe?.id == .test(1))
        var other = leftovers(4, of: 1, on: 12)
        other.content = .recipe(.test(9))
        #expect(throws: PlanError.otherRecipe) { try book.add(other) }
        #expect(throws: PlanError.noSuchSource) { try book.add(leftovers(5, of: 99, on: 12)) }
        // A repeated id is no source either: nothing is its own leftovers.
        #expect(throws: PlanError.noSuchSource) { try book.add(leftovers(1, of: 1, on: 12)) }
    }

    @Test func `a meal that is taken away leaves its leftovers as meals`() throws {
        var book = book(entry(1, 10), entry(2, 11, recipe: 1, leftoverOf: 1), entry(3, 12))
        try book.remove(.test(1))
        #expect(try book.entry(.test(2)).leftoverOf == nil)
        #expect(book.facts.count == 2)
        #expect(book.facts.last == .changed(try book.entry(.test(2))))
    }

    @Test func `a renamed recipe keeps its old title where it was cooked`() throws {
        var book = book(entry(1, 10, recipe: 7, cooked: true), entry(2, 11, recipe: 7), entry(3, 12))
        book.recipeChanged(.test(7), title: "Better")
        #expect(try book.entry(.test(1)).recipe?.title == "Recipe 7")
        #expect(try book.entry(.test(2)).recipe?.title == "Better")
        #expect(try book.entry(.test(3)).recipe?.title == "Recipe 3")
        #expect(book.facts == [.changed(try book.entry(.test(2)))])
        book.recipeChanged(.test(7), title: "Better")
        #expect(book.facts.count == 1)
    }

    @Test func `a recipe's new picture is shown where it is still to be cooked`() throws {
        var book = book(entry(1, 10, recipe: 7, cooked: true), entry(2, 11, recipe: 7))
        book.recipeChanged(.test(7), title: "Recipe 7", imageURL: "/a.webp")
        #expect(try book.entry(.test(1)).recipe?.imageURL == nil)
        #expect(try book.entry(.test(2)).recipe?.imageURL == "/a.webp")
        book.recipeChanged(.test(7), title: "Recipe 7")
        #expect(try book.entry(.test(2)).recipe?.imageURL == "/a.webp", "nothing was said of it")
        book.recipeChanged(.test(7), title: "Recipe 7", imageURL: "")
        #expect(try book.entry(.test(2)).recipe?.imageURL == nil)
        #expect(book.facts.count == 2)
    }

    @Test func `a deleted recipe stays planned as one wherever it is not cooked yet`() throws {
        var book = book(
            entry(1, 10, recipe: 7, cooked: true),
            entry(2, 11, recipe: 7, leftoverOf: 1),
            entry(3, 9, recipe: 7),
            entry(4, 10, recipe: 7),
            entry(5, 12, recipe: 7, leftoverOf: 4),
            entry(6, 12)
        )
        let before = book.entries
        book.recipe(.test(7), isDeleted: true)
        let marked = [2, 3, 4, 5].map { PlanEntryID.test($0) }
        for entry in book.entries.values {
            #expect((entry.recipe?.isDeleted == true) == marked.contains(entry.id), "\(entry)")
        }
        // Lists stay as they are.
        #expect(book.facts.count == 4 && book.facts.allSatisfy { $0.draft().destinations == ["activity"] })
        book.recipe(.test(7), isDeleted: false)
        #expect(book.entries == before)
        let told = book.facts.suffix(4).flatMap { $0.draft().destinations }.filter { $0 != "activity" }
        #expect(told == ["grocery", "grocery"], "but for leftovers")
    }

    @Test func `what is cooked ahead of its day was cooked today`() throws {
        var book = book(entry(1, 10), entry(2, 20), entry(3, 20))
        try book.markCooked(.test(1), on: nil, today: .november(15))
        try book.markCooked(.test(2), on: nil, today: .november(15))
        try book.markCooked(.test(3), on: .november(12), today: .november(15))
        #expect(try [1, 2, 3].map { try book.entry(.test($0)).cooked?.on } == [10, 15, 12].map { .november($0) })
    }

    @Test func `an entry goes to its place and the others close up, in both meals`() throws {
        var book = book()
        for number in 1...4 {
            _ = try book.add(
                NewEntry(
                    id: .test(number),
                    spot: Spot(date: .november(10), slot: .dinner),
                    position: 0,
                    content: .recipe(.test(number))
                )
            )
        }
        let dinner = Spot(date: .november(10), slot: .dinner)
        #expect(book.entries(at: dinner).map(\.id) == [4, 3, 2, 1].map { .test($0) })
        try book.change(.test(4), EntryChange(position: 2))
        #expect(book.entries(at: dinner).map(\.id) == [3, 2, 4, 1].map { .test($0) })
        try book.change(.test(2), EntryChange(slot: .lunch))
        #expect(book.entries(at: dinner).map(\.position) == [0, 1, 2])
        #expect(book.entries(at: Spot(date: .november(10), slot: .lunch)).map(\.position) == [0])
        let facts = book.facts.count
        try book.change(.test(2), EntryChange(position: 5))
        #expect(book.facts.count == facts, "it stays where it is, so nothing is told")
    }

    @Test func `a copied day has its own leftovers, and those of a meal that was eaten by then`() throws {
        var book = book(entry(1, 10), entry(2, 12, recipe: 1, leftoverOf: 1), entry(3, 12, .lunch))
        var next = 100
        let made = try book.copy(from: .november(10), to: .november(20), days: 3) {
            next += 1
            return .test(next)
        }
        #expect(made.count == 3)
        let copies = try made.map { try book.entry($0) }
        #expect(copies.map(\.spot.date) == [20, 22, 22].map { .november($0) })
        #expect(copies.last?.leftoverOf == made.first)
        // The leftovers alone, to after the meal and to before it.
        for (target, source) in [(10, PlanEntryID.test(1)), (9, nil)] {
            var alone = book
            let made = try alone.copy(from: .november(12), to: .november(target), days: 1) {
                next += 1
                return .test(next)
            }
            #expect(try made.map { try alone.entry($0).leftoverOf }.contains(source))
            #expect(
                try made.map { try alone.entry($0) }.contains { $0.recipe?.id == .test(1) && $0.leftoverOf == source }
            )
        }
    }

    @Test func `only what has changed has its next version`() throws {
        var book = book(entry(1, 10), entry(2, 11))
        try book.change(.test(1), EntryChange(servings: 9))
        _ = try book.add(
            NewEntry(id: .test(3), spot: Spot(date: .november(12), slot: .lunch), content: .note("Eat out"))
        )
        book.settle()
        #expect(try [1, 2, 3].map { try book.entry(.test($0)).version } == [2, 1, 1])
    }

    @Test func `a meal holds thirty entries, and one that is full can still be put in order`() throws {
        func note(_ number: Int) -> NewEntry {
            NewEntry(id: .test(number), spot: Spot(date: .november(10), slot: .lunch), content: .note("\(number)"))
        }
        var book = book(entry(99, 10))
        for number in 1...30 { #expect(try book.add(note(number)) == .added) }
        var full = book
        #expect(throws: PlanError.slotFull) { try full.add(note(31)) }
        full = book
        #expect(throws: PlanError.slotFull) { try full.change(.test(99), EntryChange(slot: .lunch)) }
        try book.change(.test(30), EntryChange(position: 0))
        #expect(book.entries(at: Spot(date: .november(10), slot: .lunch)).map(\.position) == Array(0..<30))
    }

    @Test func `days from 1900 to 2999 can be planned, at most a hundred at a time`() throws {
        for text in ["1900-01-01", "2999-12-31"] {
            let date = try #require(CalendarDate(text))
            #expect(try PlanChecks.date(date, "/date") == date)
        }
        for text in ["1899-12-31", "3000-01-01"] {
            let date = try #require(CalendarDate(text))
            #expect(throws: Problem.self) { _ = try PlanChecks.date(date, "/date") }
        }
        let first = CalendarDate.november(1)
        #expect(try PlanChecks.range(first, first) == first...first)
        #expect(try PlanChecks.range(first, first.adding(days: 99)) == first...first.adding(days: 99))
        for last in [first.adding(days: -1), first.adding(days: 100)] {
            #expect(throws: Problem.self) { _ = try PlanChecks.range(first, last) }
        }
        var fields = FieldCheck()
        fields.number(1, "/servings", in: PlanChecks.servings)
        fields.number(1000, "/servings", in: PlanChecks.servings)
        try fields.finish()
    }
}
