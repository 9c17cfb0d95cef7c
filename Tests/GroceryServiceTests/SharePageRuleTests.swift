import Kitchen
import Synchronization
import Testing
import Values

@testable import GroceryService

@Suite struct SharePageRuleTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)

    @Test(arguments: [
        (Int64(-1), 1), (0, 1), (1, 1), (60_000, 1), (60_001, 2), (120_000, 2), (120_001, 3), (3_599_999, 60),
        (3_600_000, 60),
    ])
    func `the minutes that are left are rounded up`(milliseconds: Int64, minutes: Int) {
        #expect(SharePageItem.minutes(until: now + .milliseconds(milliseconds), from: now) == minutes)
    }

    private func page(_ ticks: [Bool], _ role: ShareRole = .view, expiresAt: Instant? = nil) throws -> String {
        let texts = ["apples", "bananas", "milk"].prefix(ticks.count)
        let parser = IngredientParser(foods: .standard)
        let share = RecipeShare(recipe: .random, title: "Stew", servings: 4)
        var list = try GroceryList(
            id: .random,
            plan: ListPlan(
                title: "Saturday",
                origin: .recipes,
                isDraft: false,
                fingerprint: "",
                wanted: texts.map { WantedLine(line: parser.parse($0), origin: .hand(nil)) }
                    + ["salt", "garlic"].map { WantedLine(line: parser.parse($0), origin: .recipe(share)) },
                have: FoodsAtHome(["salt", "garlic"], foods: .standard)
            ),
            kitchen: Consolidation(foods: .standard),
            now: now,
            newID: { .random }
        )
        for (index, isTicked) in ticks.enumerated() where isTicked { list.items[index].checkedAt = now }
        return SharePage(list: list, role: role, path: "/list/x", expiresAt: expiresAt, now: now).document.markup
    }

    @Test func `the page says how much is left to buy`() throws {
        for (ticks, words, ticked) in [
            ([false, false, false], "3 things to buy", "0 of 3 ticked"),
            ([true, false, true], "1 thing to buy", "2 of 3 ticked"),
            ([true, true, true], "All done", "3 of 3 ticked"),
            ([false, true, false], "2 things to buy", "1 of 3 ticked"),
        ] {
            let page = try page(ticks)
            #expect(page.contains(">\(words)</strong> <span>\(ticked)</span>"), "\(words)")
            #expect(page.contains("max=\"3\" value=\"\(ticks.count { $0 })\""))
        }
        #expect(try page([true, true, false]).contains("Produce <span class=\"count\">done</span>"))
        #expect(try page([true, false, false]).contains("Produce <span class=\"count\">1</span>"))
        #expect(try !page([false]).contains("Dairy"), "a category without items is not shown")
        let empty = try page([])
        #expect(empty.contains("Nothing to buy</h2>") && !empty.contains("<progress"))
        #expect(
            empty.contains("<bdi>garlic</bdi>, <bdi>salt</bdi>") || empty.contains("<bdi>salt</bdi>, <bdi>garlic</bdi>")
        )
    }

    @Test func `who may only look has no buttons, and only who may add has the form`() throws {
        let pages = try ShareRole.allCases.map { try page([false, true], $0) }
        #expect(pages.map { $0.contains("data-tick") } == [false, true, true])
        #expect(pages.map { $0.contains("class=\"add\"") } == [false, false, true])
        #expect(pages.map { $0.contains("tap them again") } == [false, true, true])
        #expect(pages[1].contains("/check\" data-tick><button") && pages[1].contains("/uncheck\" data-tick><button"))
        #expect(pages[1].ranges(of: "aria-pressed=\"true\"").count == 1)
        #expect(pages[0].ranges(of: "class=\"item done\"").count == 1)
        #expect(pages[0].contains("gone in 60 min"))
        #expect(!pages[0].contains("works until"))
        #expect(try page([], expiresAt: now).contains("works until \(ListTexts.texts(in: .en).date(now.dateInUTC))."))
    }

    @Test(arguments: [
        (404, "This link does not open a list"), (403, "This link does not allow that"),
        (422, "This cannot be added to the list"), (429, "Too many requests"), (400, "That did not work"),
        (499, "That did not work"), (500, "The list cannot be shown at the moment"),
        (503, "The list cannot be shown at the moment"),
    ])
    func `every trouble has its words`(status: Int, title: String) {
        #expect(SharePageError(status: status).document.markup.contains("<h1>\(title)</h1>"))
    }

    @Test func `a kitchen that cannot be fetched is asked for again after five seconds`() async {
        let calls = Mutex(0)
        let fails = Mutex(true)
        let clock = Mutex(now)
        struct Away: Error {}
        @Sendable func time() -> Instant { clock.withLock { $0 } }
        let kitchens = HouseholdKitchens(now: time) { _, known in
            calls.withLock { $0 += 1 }
            if fails.withLock({ $0 }) { throw Away() }
            return known == 3
                ? nil : HouseholdFoods(version: 3, foods: [.own(Food(id: "zork", name: "zork", category: .dairy))])
        }
        let household = HouseholdID.random
        func ask(after milliseconds: Int64) async -> (calls: Int, knows: Bool) {
            clock.withLock { $0 = now + .milliseconds(milliseconds) }
            let kitchen = await kitchens.kitchen(of: household)
            return (calls.withLock { $0 }, kitchen.foods.food(named: "zork") != nil)
        }
        #expect(await ask(after: 0) == (1, false))
        #expect(await ask(after: 4999) == (1, false))
        #expect(await ask(after: 5000) == (2, false))
        fails.withLock { $0 = false }
        #expect(await ask(after: 9999) == (2, false))
        #expect(await ask(after: 10_000) == (3, true))
        #expect(await ask(after: 10_001) == (4, true), "what is known is asked with its version")
        fails.withLock { $0 = true }
        #expect(await ask(after: 10_002) == (5, true), "the last that was known goes on")
    }

    @Test func `five hundred kitchens are kept, and then all are forgotten`() async {
        let asked = Mutex(0)
        @Sendable func time() -> Instant { now }
        let kitchens = HouseholdKitchens(now: time) { _, known in
            asked.withLock { $0 = known }
            return known == 3 ? nil : HouseholdFoods(version: 3, foods: [])
        }
        func known(_ household: HouseholdID) async -> Int {
            _ = await kitchens.kitchen(of: household)
            return asked.withLock { $0 }
        }
        let households = (0..<501).map { _ in HouseholdID.random }
        for household in households.prefix(500) { #expect(await known(household) == 0) }
        #expect(await known(households[0]) == 3)
        #expect(await known(households[500]) == 0)
        #expect(await known(households[0]) == 0)
        #expect(await known(households[500]) == 3)
    }
}
