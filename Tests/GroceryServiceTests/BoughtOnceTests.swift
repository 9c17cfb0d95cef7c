import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What one list has bought for a meal is not bought again by the list that buys for the meal next.
@Suite struct BoughtOnceTests {
    @Test(arguments: Engine.allCases)
    func `what was ticked for a meal counts where the meal goes, and what is brought back does not`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.commit()
            try await week.tick("flour", on: week.dayList)
            try await week.move(to: 12)
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList) == ["milk 1000 ml"])
            #expect(try await week.open(week.dayList) == ["rice"])
            #expect(try await grocery.list(week.dayList).notices.isEmpty, "nothing is too much")

            // Within its hour it is brought back: the list that has the meal buys it.
            try await week.tick("flour", on: week.dayList, false)
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 1000 ml"])
            #expect(try await week.open(week.dayList) == ["rice"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was bought stays bought after its hour, for more people, and without its list`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.commit()
            try await week.tick("flour", on: week.dayList)
            grocery.clock.advance(.seconds(3601))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            try await week.move(to: 12)
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList) == ["milk 1000 ml"])
            try await week.resize(8)
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 2000 ml"])
            // For fewer than were bought for, the list that has the meal says so, and only that.
            try await week.resize(2)
            #expect(try await week.bought(week.menuList) == ["milk 500 ml"])
            #expect(try await grocery.list(week.menuList).notices.flatMap(\.items).map(\.name) == ["flour"])
            #expect(try await grocery.list(week.dayList).notices.isEmpty)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.dayList)).status == 204)
            try await week.resize(8)
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 2000 ml"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a deleted list has bought the list that takes its meals does not buy`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            try await week.tick("flour", on: week.menuList)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 200)
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.dayList) == ["milk 1000 ml", "rice 300 g"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list that is made anew in the place of one that had no other buys everything`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.tick("flour", on: week.menuList)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 204)
            try await week.commit()
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 1000 ml"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the menu's list has bought counts for the days when the recipe leaves the menu`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            try await week.tick("milk", on: week.menuList)
            try await week.takeOut()
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "rice 300 g"])
            #expect(try await grocery.list(week.menuList).notices.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list that is made later leaves out what was bought for its meals, as does a draft that is shown`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.tick("flour", on: week.dayList)
            try await week.draft()
            try await week.move(to: 12)
            try await grocery.deliverFreed()
            try await week.activate()
            #expect(try await week.bought(week.menuList) == ["milk 1000 ml"])
            // Other days, on which the same meal stands now.
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 204)
            let later = GroceryListID.random
            let request = GroceryListRequest(
                plan: GroceryPlanRange(from: week.first.adding(days: 10), to: week.first.adding(days: 14))
            )
            #expect(try await week.previewed(request) == ["milk 1000 ml", "rice 300 g"])
            #expect(await grocery.client.send(.put, GroceryPaths.list(later), request.text).status == 201)
            #expect(try await week.bought(later) == ["milk 1000 ml", "rice 300 g"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the preview says what the list will be`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.draft()
            try await week.tick("flour", on: week.dayList)
            try await week.move(to: 12)
            // What was typed is there all the same.
            var request = week.request
            request.items = ["flour", "2 kg rice"]
            let shown = try await grocery.client.post(GroceryPaths.preview, request.text).decode(GroceryPreview.self)
            let names = (shown.items + shown.checkYouHave).map { "\($0.name) \($0.text)" }.sorted()
            #expect(names == ["flour ", "milk 1 l", "rice 2 kg"])
            // For more people, and brought back.
            var more = week.request
            more.draft = nil
            more.recipes?[0].servings = 8
            #expect(try await week.previewed(more) == ["flour 500 g", "milk 2000 ml"])
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 204)
            #expect(await grocery.client.send(.put, GroceryPaths.list(week.menuList), more.text).status == 201)
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 2000 ml"])
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 204)
            try await week.tick("flour", on: week.dayList, false)
            #expect(try await week.previewed(more) == ["flour 1000 g", "milk 2000 ml"])
        }
    }
}

extension Week {
    /// Ticks an item, or brings it back.
    func tick(_ name: String, on list: GroceryListID, _ isTicked: Bool = true) async throws {
        let item = try #require(try await grocery.list(list).items.first { $0.name == name })
        let path = GroceryPaths.checked(item.id, of: list)
        let answer = isTicked ? await grocery.client.post(path) : await grocery.client.send(.delete, path)
        #expect(answer.status == 200, "\(answer)")
    }

    /// The names of what a list has still to buy.
    func open(_ list: GroceryListID) async throws -> [String] {
        try await grocery.list(list).items.filter { !$0.checked }.map(\.name)
    }
}
