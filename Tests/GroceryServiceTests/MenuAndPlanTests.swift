import Database
import FoundationEssentials
import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A list of a menu and a list of days of the plan on which the menu's meals stand: each meal is bought once.
@Suite struct MenuAndPlanTests {
    @Test(arguments: Engine.allCases)
    func `days leave out what the menu's list buys, until that is gone`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 1000 ml"])
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            let elsewhere = try await grocery.list(week.dayList).elsewhere
            #expect(elsewhere.map(\.recipeTitle) == ["Bread"] && elsewhere.map(\.listID) == [week.menuList])
            #expect(elsewhere.map(\.entryID) == [week.entry] && elsewhere.map(\.servings) == [4])

            let deleted = await grocery.client.send(.delete, GroceryPaths.list(week.menuList))
            #expect(deleted.status == 200)
            #expect(deleted.text == #"{"effects":[{"kind":"grocery_list","id":"\#(week.dayList)"}]}"#)
            for _ in 1...2 { try await grocery.deliverFreed() }
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            #expect(try await grocery.list(week.dayList).elsewhere.isEmpty)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.dayList)).status == 204)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a menu's list leaves out what days buy already, until they do not`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            let preview = await grocery.client.post("\(GroceryPaths.lists)/preview", week.request.text)
            let seen = try preview.decode(GroceryPreview.self)
            #expect(seen.items.isEmpty && seen.elsewhere.map(\.listID) == [week.dayList])
            try await week.commit()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await grocery.list(week.menuList).elsewhere.map(\.menuItemID) == [week.item])
            // For more: the list that buys it buys more, the other knows.
            try await week.resize(8)
            #expect(try await week.bought(week.dayList) == ["flour 1000 g", "milk 2000 ml", "rice 300 g"])
            #expect(try await grocery.list(week.menuList).elsewhere.map(\.servings) == [8])
            // To a day that the list does not cover.
            try await week.move(to: 12)
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList) == ["flour 1000 g", "milk 2000 ml"])
            try await week.move(to: 1)
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            #expect(try await grocery.list(week.dayList).elsewhere.count == 1)
            try await week.move(to: 12)
            #expect(try await grocery.list(week.dayList).elsewhere.isEmpty, "it says nothing of other days")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what leaves the menu the days buy`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            try await week.takeOut()
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what leaves a menu that is planned again is bought once`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            // The menu's list waits for the next commit, and buys for it until then.
            try await week.takeOut(whilePlanning: true)
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 1000 ml"])
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            try await week.takeOut()
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is cooked meanwhile no list takes`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            grocery.cookbook.cook(week.item)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 200)
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            #expect(try await grocery.list(week.dayList).elsewhere.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a draft buys nothing yet`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.draft()
            try await week.shop()
            #expect(try await week.bought(week.dayList).count == 3)
            try await week.activate()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await grocery.list(week.menuList).elsewhere.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `lists that are made at once buy each meal once`(engine: Engine) async throws {
        for _ in 1...5 {
            try await Grocery.with(engine) { grocery in
                let week = try await Week(grocery)
                let start = week
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        var week = start
                        try await week.commit()
                    }
                    group.addTask {
                        var week = start
                        try await week.shop()
                    }
                    try await group.waitForAll()
                }
                let all = try await week.bought(week.menuList) + week.bought(week.dayList)
                #expect(all.sorted() == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            }
        }
    }

    @Test func `a pinned list keeps what it buys, and takes nothing`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            _ = await grocery.client.send(.patch, GroceryPaths.list(week.dayList), #"{"pinned": true}"#)
            _ = await grocery.client.send(.delete, GroceryPaths.list(week.menuList))
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            _ = await grocery.client.send(.patch, GroceryPaths.list(week.dayList), #"{"pinned": false}"#)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
        }
    }
}

extension Grocery {
    /// Delivers what the service has to tell itself, all of it from the beginning.
    func deliverFreed() async throws {
        let rows = try await db.of(household).query(
            """
            SELECT o.sequence, o.payload FROM outbox o JOIN outbox_delivery d
            ON d.household_id = o.household_id AND d.sequence = o.sequence
            WHERE o.household_id = \(household) AND d.destination = 'grocery' ORDER BY o.sequence
            """
        )
        for row in rows {
            let answer = await deliver(
                "list.meals_freed",
                from: "grocery",
                sequence: Int64(try row.int(0)),
                try row.string(1)
            )
            #expect(answer.status == 204, "\(answer)")
        }
    }
}
