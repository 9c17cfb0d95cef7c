import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A list in whose place another request puts another remembers what was bought for its meals.
@Suite struct RemakingTests {
    @Test(arguments: Engine.allCases)
    func `what was bought for a meal is not asked for again by a list that is made anew`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.tick("flour", on: week.dayList)
            let ticked = try await grocery.list(week.dayList).item("flour")
            try await week.remake(days: 6)
            #expect(try await week.open(week.dayList).sorted() == ["milk", "rice"])
            #expect(try await grocery.list(week.dayList).item("flour") == ticked, "what is ticked stays as it is")
            // Made anew after the item's hour, before it was swept.
            grocery.clock.advance(.seconds(3601))
            try await week.remake(days: 5)
            #expect(try await week.bought(week.dayList) == ["milk 1000 ml", "rice 300 g"])
            // And again, when the account says it.
            try await week.remake(days: 4)
            #expect(try await week.bought(week.dayList) == ["milk 1000 ml", "rice 300 g"])
            week.replan(8)
            try await week.remake(days: 3)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 2000 ml", "rice 300 g"])
            #expect(try await grocery.list(week.dayList).notices.isEmpty)
            week.replan(2)
            try await week.remake(days: 2)
            #expect(try await week.bought(week.dayList) == ["milk 500 ml", "rice 300 g"])
            #expect(try await grocery.list(week.dayList).notices.flatMap(\.items).map(\.name) == ["flour"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is unticked or was taken off is asked for by a list that is made anew`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.tick("flour", on: week.dayList)
            let milk = try await grocery.list(week.dayList).item("milk").id
            #expect(await grocery.client.send(.delete, GroceryPaths.item(milk, of: week.dayList)).status == 204)
            try await week.remake(days: 6)
            #expect(try await week.open(week.dayList).sorted() == ["milk", "rice"])
            #expect(await grocery.client.post(GroceryPaths.restore(milk, of: week.dayList)).status == 404)
            try await week.tick("flour", on: week.dayList, false)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            try await week.remake(days: 5)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was bought for a meal that is gone counts where the meal is bought for next`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            try await week.tick("flour", on: week.dayList)
            week.replan(nil)
            try await week.remake(days: 6)
            #expect(try await week.open(week.dayList) == ["rice"])
            #expect(try await grocery.list(week.dayList).notices.flatMap(\.items).map(\.name) == ["flour"])
            #expect(try await week.previewed(week.request) == ["milk 1000 ml"])
            try await week.commit()
            #expect(try await week.bought(week.menuList) == ["milk 1000 ml"])
            // Back on the days, the meal is the menu's.
            week.replan(4)
            try await week.remake(days: 5)
            #expect(try await week.open(week.dayList) == ["rice"])
            #expect(try await week.bought(week.menuList) == ["milk 1000 ml"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was typed with the request and is ticked is not asked for again`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let week = try await Week(grocery)
            var request = week.request
            (request.draft, request.items) = (nil, ["100 g flour", "bread"])
            let path = GroceryPaths.list(week.menuList)
            #expect(await grocery.client.send(.put, path, request.text).status == 201)
            #expect(try await week.bought(week.menuList).contains("flour 600 g"))
            for name in ["flour", "bread"] { try await week.tick(name, on: week.menuList) }
            request.title = "Another"
            #expect(await grocery.client.send(.put, path, request.text).status == 200)
            #expect(try await week.open(week.menuList) == ["milk"])
            let names = try await grocery.list(week.menuList).items.map(\.name).sorted()
            #expect(names == ["bread", "flour", "milk"], "each once")
        }
    }
}
