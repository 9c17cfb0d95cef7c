import Foundation
import LarderClient
import Testing

/// Every client of a service, with a real server.
@Suite struct ServiceTests {
    @Test func `recipes are found, changed, deleted and restored`() async throws {
        let larder = try await Server.larder()
        var soup = RecipeInput(
            id: .larder(),
            title: "Lentil soup",
            servings: 4,
            ingredients: ["250 g red lentils", RecipeLine("1 ½ cups stock", section: "For the pot")],
            steps: ["Boil everything."]
        )
        soup.tags = ["soup"]
        soup.nutrition = ["proteinContent": "18 g"]
        let made = try await larder.recipes.create(soup)
        #expect(made.id == soup.id && made.status == .active)
        #expect(made.ingredients[1].amount?.value == "3/2" && made.ingredients[1].section == "For the pot")
        #expect(made.nutrition?["proteinContent"] == "18 g")

        var patch = RecipePatch()
        patch.rating = .set(5)
        patch.notes = .set("Add lemon.")
        #expect(try await larder.recipes.patch(made.id, patch, ifVersion: made.version).rating == 5)
        patch = RecipePatch()
        patch.rating = .clear
        #expect(try await larder.recipes.patch(made.id, patch).rating == nil)
        #expect(try await larder.recipes.get(made.id, servings: 8).ingredients[0].amount?.value == "500")
        var whole = RecipeInput(try await larder.recipes.get(made.id))
        whole.title = "Red lentil soup"
        let put = try await larder.recipes.put(made.id, whole)
        #expect(put.title == "Red lentil soup" && put.notes == "Add lemon.")

        for number in 1...5 {
            _ = try await larder.recipes.create(RecipeInput(title: "Salad \(number)", ingredients: ["1 cucumber"]))
        }
        var query = RecipeQuery()
        query.include = ["lentils"]
        query.tags = ["soup"]
        query.facets = true
        let found = try await larder.recipes.page(query)
        #expect(found.items.map(\.title) == ["Red lentil soup"])
        #expect(found.facets?["tags"]?.first?.value == "soup")
        let titles = try await larder.recipes.list(RecipeQuery("salad"), limit: 2).collect().map(\.title)
        #expect(Set(titles) == Set((1...5).map { "Salad \($0)" }) && titles.count == 5)
        #expect(try await larder.recipes.tags().map(\.tag) == ["soup"])
        let batch = try await larder.recipes.batch([made.id, UUID()])
        #expect(batch.items.map(\.id) == [made.id] && batch.missing.count == 1)

        var changes = try await larder.recipes.changes(limit: 4)
        var seen = changes.items.count
        while changes.more {
            changes = try await larder.recipes.changes(after: changes.next, limit: 4)
            seen += changes.items.count
        }
        #expect(seen == 6)
        try await larder.recipes.delete(made.id)
        #expect(try await larder.recipes.changes(after: changes.next).deleted == [made.id])
        #expect(try await larder.recipes.deleted().collect().map(\.id) == [made.id])
        #expect(try await larder.recipes.restore(made.id).title == "Red lentil soup")
        await #expect { try await larder.recipes.create(RecipeInput(title: "")) } throws: { error in
            (error as? LarderError)?.problem?.errors.first?.pointer == "/title"
        }
    }

    @Test func `every filter of recipes is one that the server knows`() async throws {
        let larder = try await Server.larder()
        var query = RecipeQuery("soup")
        query.status = .active
        (query.tags, query.include, query.exclude) = (["a", "b"], ["lentils"], ["beef"])
        (query.diets, query.freeOf, query.may, query.have) = (["vegan"], ["milk"], true, ["salt"])
        (query.missingMax, query.steps, query.source) = (3, "boil", "example.org")
        (query.servingsMin, query.servingsMax, query.maxMinutes, query.ratingMin) = (1, 9, 60, 1)
        (query.favourite, query.hasImage, query.cooked) = (false, false, false)
        query.notCookedSince = CalendarDate("2026-01-01")
        (query.facets, query.sort) = (true, "missing")
        #expect(try await larder.recipes.page(query, limit: 5).items.isEmpty)
    }

    @Test func `a text is read at once, or by an import`() async throws {
        let larder = try await Server.larder()
        let text =
            "Pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\nWhisk everything.\nFry in butter."
        #expect(try await larder.recipes.extract(text: text).ingredients.count == 3)
        let begun = try await larder.imports.create(ImportInput(pasted: text))
        let done = try await larder.imports.finished(begun.id)
        #expect(done.state == .done && done.counts["total"] == 1)
        let recipe = try await larder.recipes.get(try #require(done.items?.first?.recipeID))
        #expect(recipe.title == "Pancakes" && recipe.ingredients.map(\.text).contains("2 eggs"))
        #expect(try await larder.imports.list().collect().map(\.id) == [begun.id])
        #expect(ImportInput(pasted: " https://example.org/a ").url == "https://example.org/a")
        #expect(ImportInput(pasted: "https://example.org is nice").url == nil)
        try await larder.imports.delete(begun.id)
    }

    @Test func `a menu is planned, shopped for, cooked and planned again`() async throws {
        let larder = try await Server.larder()
        let recipe = try await larder.recipes.create(
            RecipeInput(title: "Dal", servings: 2, ingredients: ["200 g red lentils", "1 onion"], steps: ["Cook."])
        )
        #expect(try await larder.menus.board().state == .empty)
        let board = try await larder.menus.add(recipe.id, servings: 4)
        let menu = try #require(board.menu)
        #expect(board.state == .planning && menu.recipes.map(\.title) == ["Dal"])
        let item = try #require(menu.recipes.first?.id)
        #expect(try await larder.menus.change(item, of: menu.id, servings: 6).recipes.first?.servings == 6)
        let list = try await larder.menus.createGroceryList(of: menu.id)
        #expect(list.source.menuID == menu.id && list.items.contains { $0.text == "600 g" })
        #expect(try await larder.menus.get(menu.id).state == .toCook)
        #expect(try await larder.menus.planAgain(menu.id).state == .planning)
        _ = try await larder.menus.createGroceryList(of: menu.id)
        let cooked = try await larder.menus.markCooked(item, of: menu.id)
        #expect(cooked.state == .archived && cooked.outcome == "completed")
        #expect(try await larder.menus.undoCooked(item, of: menu.id).state == .toCook)
        #expect(try await larder.menus.archive(menu.id).state == .archived)
        #expect(try await larder.menus.history().collect().map(\.id) == [menu.id])
        let again = try #require(try await larder.menus.reuse(menu.id).board.menu)
        #expect(try await larder.menus.add(recipe.id, to: again.id).recipes.count >= 1)
        #expect(try await larder.menus.remove(try #require(again.recipes.first?.id), from: again.id).state != .toCook)
        if let left = try await larder.menus.board().menu { _ = try await larder.menus.clear(left.id) }
        #expect(try await larder.menus.board().state == .empty)
    }

    @Test func `what was done to recipes without a network is done once`() async throws {
        let larder = try await Server.larder()
        let (soup, cookbook) = (UUID.larder(), UUID.larder())
        _ = try await larder.cookbooks.put(cookbook, name: "Winter")
        var patch = RecipePatch()
        (patch.servings, patch.notes) = (6, .set("Salt"))
        let batch: [RecipeOperation] = [
            .add(RecipeInput(title: "Soup", ingredients: ["2 leeks"]), as: soup), .change(soup, patch, seen: 1),
            .opine(soup, .init(favourite: true, note: .set("More"))), .file(soup, in: cookbook),
            RecipeOperation(.delete, recipeID: .larder()),
        ]
        let synced = try await larder.recipes.sync(batch)
        #expect(synced.results.map(\.code) == [nil, nil, nil, nil, "already_removed"])
        #expect(synced.items.map(\.servings) == [6] && synced.items[0].notes == "Salt" && synced.missing.count == 1)
        #expect(try await larder.recipes.sync(batch).results == synced.results)
        let other = try await larder.recipes.sync([.change(soup, patch, seen: 1), .opine(soup, .init(note: .clear))])
        #expect(other.results.map(\.status) == [.applied, .applied])
        patch.servings = 2
        let late = try await larder.recipes.sync([.change(soup, patch, seen: 1)])
        #expect(late.results[0].fields == ["servings"] && late.results[0].version == 2)
        #expect(try await larder.recipes.opinions(of: soup).map(\.note) == [nil])
        #expect(try await larder.recipes.sync([RecipeOperation(.delete, recipeID: soup)]).missing == [soup])
    }

    @Test func `what was done to menus without a network is done once`() async throws {
        let larder = try await Server.larder()
        let recipe = try await larder.recipes.create(RecipeInput(title: "Dal", servings: 2))
        let there = try #require(try await larder.menus.add(recipe.id).menu?.recipes.first)
        let item = UUID.larder()
        let batch: [MenuOperation] = [
            .add(.init(recipe.id), as: item), .change(item, .init(servings: 5)), MenuOperation(.cook, itemID: item),
            MenuOperation(.delete, itemID: .larder()),
        ]
        let synced = try await larder.menus.sync(batch)
        #expect(synced.results.map(\.code) == ["joined", nil, "menu_planning", "already_removed"])
        #expect(synced.results[0].joined == there.id && synced.board.menu?.recipes.map(\.servings) == [5])
        #expect(try await larder.menus.sync(batch).results == synced.results)
        let menu = try #require(synced.board.menu?.id)
        _ = try await larder.menus.createGroceryList(of: menu)
        let over = try await larder.menus.sync([MenuOperation(.archive, menuID: menu)])
        #expect(over.results.map(\.status) == [.applied] && over.board.state == .empty)
    }

    @Test func `a week is planned`() async throws {
        let larder = try await Server.larder()
        let recipe = try await larder.recipes.create(RecipeInput(title: "Dal", ingredients: ["200 g red lentils"]))
        let window = try await larder.mealPlan.window()
        #expect(window.days.count == 15)
        let (today, tomorrow) = (window.days[7].date, window.days[8].date)
        let dinner = try await larder.mealPlan.add(NewPlanEntry(today, .dinner, recipe: recipe.id, servings: 2))
        let note = try await larder.mealPlan.add(NewPlanEntry(today, .lunch, note: "Leftovers"))
        #expect(try await larder.mealPlan.window().days[7][.dinner].map(\.id) == [dinner.id])
        var move = PlanEntryChange()
        move.slot = .snacks
        #expect(try await larder.mealPlan.change(note.id, move, ifVersion: note.version).slot == .snacks)
        #expect(try await larder.mealPlan.swap(note.id, with: dinner.id).items.count == 2)
        #expect(try await larder.mealPlan.markCooked(dinner.id).cookedOn == today)
        #expect(try await larder.mealPlan.undoCooked(dinner.id).cookedOn == nil)
        #expect(try await larder.mealPlan.copy(from: today, to: tomorrow).items.count == 2)
        #expect(try await larder.mealPlan.entry(dinner.id).title == "Dal")
        try await larder.mealPlan.remove(note.id)
        #expect(try await larder.mealPlan.clear(from: today, to: tomorrow) == 3)
        let menu = try #require(try await larder.menus.add(recipe.id).menu)
        #expect(try await larder.mealPlan.fill(from: menu.id, startingOn: today, preview: true).items.count == 1)
        #expect(try await larder.mealPlan.fill(from: menu.id, startingOn: today).items.first?.menuID == menu.id)
    }

    @Test func `what was done to the calendar without a network is done once`() async throws {
        let larder = try await Server.larder()
        let today = try await larder.mealPlan.window().today
        let soup = NewPlanEntry(today, .lunch, note: "Soup")
        let first = try await larder.mealPlan.sync([.add(soup)])
        var change = PlanEntryChange()
        change.note = "Broth"
        _ = try await larder.mealPlan.change(soup.id, change)
        change.note = "Stew"
        change.memberID = .clear
        var cooked = PlanOperation(.cook, entryID: soup.id)
        cooked.cookedOn = today
        let batch: [PlanOperation] = [
            .change(try #require(first.entries.first), change), cooked, PlanOperation(.delete, entryID: .larder()),
            PlanOperation(.uncook, entryID: .larder()),
        ]
        let synced = try await larder.mealPlan.sync(batch)
        #expect(synced.results.map(\.status) == [.merged, .applied, .merged, .refused])
        #expect(synced.results[0].replaced == ["note": .string("Broth")])
        #expect(synced.entries.map(\.note) == ["Stew"] && synced.entries[0].cookedOn == today)
        #expect(try await larder.mealPlan.sync(batch).results == synced.results)
    }

    @Test func `a list is previewed, made, ticked and shared`() async throws {
        let larder = try await Server.larder()
        let recipe = try await larder.recipes.create(
            RecipeInput(title: "Dal", servings: 2, ingredients: ["200 g red lentils", "1 tsp salt"])
        )
        var request = GroceryListRequest(title: "Saturday")
        request.recipes = [.init(recipe.id, servings: 4)]
        let preview = try await larder.groceryLists.preview(request)
        #expect(preview.items.first?.text == "400 g" && preview.checkYouHave.map(\.name) == ["salt"])
        request.have = ["salt"]
        let id = UUID.larder()
        let list = try await larder.groceryLists.put(id, request)
        #expect(list.title == "Saturday" && list.staples.map(\.name) == ["salt"])
        let added = try await larder.groceryLists.add(NewGroceryItem("milk, 3 eggs"), to: id)
        #expect(added.map(\.name) == ["milk", "eggs"])
        let milk = added[0].id
        #expect(try await larder.groceryLists.change(milk, of: id, .note("the blue one")).note == "the blue one")
        #expect(try await larder.groceryLists.tick(milk, of: id).checked)
        #expect(try await !larder.groceryLists.untick(milk, of: id).checked)
        try await larder.groceryLists.remove(milk, from: id)
        #expect(try await larder.groceryLists.restore(milk, of: id).items.contains { $0.id == milk })
        _ = try await larder.groceryLists.tick(milk, of: id)
        #expect(try await !larder.groceryLists.clearChecked(id).items.contains { $0.id == milk })
        #expect(try await larder.groceryLists.recentItems().collect().map(\.name) == ["milk"])
        #expect(try await larder.groceryLists.list().collect().first?.items == 2)
        #expect(try await larder.groceryLists.change(id, title: "Sunday", pinned: true).pinned)
        let share = try await larder.groceryLists.share(id, role: .edit, expiresAt: Date().addingTimeInterval(3600))
        #expect(share.url != nil && share.role == .edit)
        #expect(try await larder.groceryLists.shares(of: id).map(\.id) == [share.id])
        try await larder.groceryLists.revokeShare(share.id)
        #expect(try await larder.exports.calendar(ofList: id).hasPrefix("BEGIN:VCALENDAR"))
        try await larder.groceryLists.delete(id)
        await #expect { try await larder.groceryLists.get(id) } throws: { ($0 as? LarderError)?.status == 404 }
    }

    @Test func `recipes are in cookbooks, and people think of them`() async throws {
        let larder = try await Server.larder()
        let recipe = try await larder.recipes.create(RecipeInput(title: "Dal", ingredients: ["200 g red lentils"]))
        let id = UUID.larder()
        let book = try await larder.cookbooks.put(id, name: "Weekdays")
        #expect(try await larder.cookbooks.put(id, name: "Monday", ifVersion: book.version).name == "Monday")
        try await larder.cookbooks.add(recipe.id, to: id)
        #expect(try await larder.cookbooks.get(id).recipes == 1)
        #expect(try await larder.cookbooks.recipes(of: id).collect().map(\.title) == ["Dal"])
        try await larder.cookbooks.remove(recipe.id, from: id)
        #expect(try await larder.cookbooks.list().collect().map(\.recipes) == [0])
        try await larder.cookbooks.delete(id)
        let opinion = try await larder.recipes.setOpinion(of: recipe.id, favourite: true, rating: 4)
        #expect(try await larder.recipes.opinions(of: recipe.id) == [opinion])
        await #expect {
            try await larder.recipes.putPicture(of: recipe.id, Data("no picture".utf8), type: "image/jpeg")
        } throws: { error in
            (error as? LarderError)?.problem != nil
        }
        #expect(try await larder.recipes.deletePicture(of: recipe.id).imageURL == nil)
        var favourites = RecipeQuery()
        favourites.favourite = true
        #expect(try await larder.recipes.list(favourites).collect().map(\.id) == [recipe.id])
    }

    @Test func `a household has staples, and a catalogue to copy from`() async throws {
        let larder = try await Server.larder()
        #expect(try await larder.staples.list().contains { $0.name == "salt" && $0.default })
        let rice = try await larder.staples.put("rice", assumed: false)
        #expect(!rice.assumed && !rice.default)
        try await larder.staples.delete(rice.food)
        #expect(try await !larder.staples.list().contains(rice))
        // This server's operator has not filled it.
        #expect(try await larder.catalog.list(RecipeQuery("soup")).collect().isEmpty)
        await #expect { try await larder.catalog.get(UUID()) } throws: { ($0 as? LarderError)?.status == 404 }
        await #expect { try await larder.catalog.copy(UUID()) } throws: { ($0 as? LarderError)?.status == 404 }
    }

    @Test func `calendars have addresses`() async throws {
        let larder = try await Server.larder()
        let feed = try await larder.exports.createFeed("meal-plan")
        #expect(feed.url != nil && feed.webcalURL?.scheme == "webcal")
        #expect(try await larder.exports.feeds().collect().map(\.purpose) == ["meal-plan"])
        try await larder.exports.deleteFeed(feed.id)
        #expect(try await larder.exports.menuCalendar().contains("BEGIN:VCALENDAR"))
        #expect(try await larder.exports.mealPlanCalendar().contains("BEGIN:VCALENDAR"))
    }
}
