import Testing
import Values

@testable import MenuService

@Suite struct MenuBookTests {
    let today = CalendarDate(daysSince1970: 20_000)

    @Test func `the first recipe begins the menu and the last one taken out ends it`() throws {
        var book = MenuBook(menus: [], now: .test)
        let item = MenuItemID.test(1)
        #expect(try book.addRecipe(.test(1), servings: nil, writtenFor: 4, as: item, inNew: .test(1)) == .added)
        #expect(book.planning?.items.map(\.servings) == [4])
        try book.removeRecipe(item, from: .test(1))
        #expect(book.planning == nil)
        #expect(book.menus[.test(1)]?.state == .gone)
        #expect(book.facts.last == .cleared(.test(1)))
    }

    @Test func `a recipe is in a menu once and adding it again sets its servings`() throws {
        var book = try MenuBook.planning(recipes: 2)
        #expect(
            try book.addRecipe(.test(1), servings: nil, writtenFor: 4, as: .test(9), inNew: .test(9)) == .alreadyThere
        )
        #expect(
            try book.addRecipe(.test(1), servings: 7, writtenFor: 4, as: .test(9), inNew: .test(9)) == .alreadyThere
        )
        #expect(book.planning?.items.map(\.servings) == [7, 4])
        let (facts, version) = (book.facts, book.planning?.version)
        for servings in [nil, 7] {
            _ = try book.addRecipe(.test(1), servings: servings, writtenFor: 4, as: .test(9), inNew: .test(9))
        }
        #expect(book.facts == facts && book.planning?.version == version, "what is there already changes nothing")
    }

    @Test func `an item's id that another recipe has is refused`() throws {
        var book = try MenuBook.planning(recipes: 1)
        #expect(throws: TransitionError.idTaken) {
            try book.addRecipe(.test(2), servings: nil, writtenFor: 4, as: .test(1), inNew: .test(9))
        }
    }

    @Test func `cooking the last recipe completes the menu and undoing it reopens it`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: today)
        #expect(book.toCook?.items.map(\.isCooked) == [true, false])
        try book.markCooked(.test(2), of: .test(1), on: today)
        #expect(book.menus[.test(1)]?.state == .archived(.completed))
        #expect(book.menus[.test(1)]?.archivedAt == .test)
        #expect(
            book.facts.suffix(2) == [
                .cooked(.test(1), .test(2), .test(2), today), .archived(.test(1), .test(5), .completed),
            ]
        )
        try book.undoCooked(.test(1), of: .test(1))
        #expect(book.toCook?.id == .test(1))
        #expect(book.toCook?.listID == .test(5))
        #expect(book.menus[.test(1)]?.archivedAt == nil)
        #expect(book.facts.suffix(2) == [.uncooked(.test(1), .test(1), .test(1), today), .reopened(.test(1))])
    }

    @Test func `a completed menu is not reopened while another is being cooked`() throws {
        var book = try MenuBook.cooking(recipes: 1)
        try book.markCooked(.test(1), of: .test(1), on: today)
        _ = try book.addRecipe(.test(7), servings: nil, writtenFor: 4, as: .test(7), inNew: .test(7))
        _ = try book.endCommit(.test(7), list: .test(6), version: 1, archivingCurrent: false)
        #expect(throws: TransitionError.cannotReopen) { try book.undoCooked(.test(1), of: .test(1)) }
    }

    @Test func `marking a recipe twice tells it once`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: today)
        let facts = book.facts
        let version = book.toCook?.version
        try book.markCooked(.test(1), of: .test(1), on: today.adding(days: 1))
        #expect(book.facts == facts)
        #expect(book.toCook?.version == version)
        #expect(book.toCook?.items.first?.cooked?.on == today)
    }

    @Test func `taking out the only recipe that is left to cook completes the menu`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: today)
        try book.removeRecipe(.test(2), from: .test(1))
        #expect(book.menus[.test(1)]?.state == .archived(.completed))
        #expect(
            book.facts.suffix(2) == [
                .recipeRemoved(.test(1), .test(2), .test(2), .test(5)), .archived(.test(1), .test(5), .completed),
            ]
        )
    }

    @Test func `going back to planning keeps the list and what was cooked`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: today)
        try book.planAgain(.test(1))
        #expect(book.planning?.listID == .test(5))
        #expect(book.planning?.items.map(\.isCooked) == [true, false])
        guard
            case .make(let list, _, let recipes, let isKept) = try book.beginCommit(
                .test(1),
                list: nil,
                orNew: .test(8),
                archivingCurrent: false
            )
        else {
            Issue.record("the menu is planned again, so there is a list to make")
            return
        }
        #expect(list == .test(5))
        #expect(isKept)
        #expect(recipes.map(\.id) == [.test(1), .test(2)])
    }

    @Test func `going back to planning is refused while another menu is being planned`() throws {
        var book = try MenuBook.cooking(recipes: 1)
        _ = try book.addRecipe(.test(7), servings: nil, writtenFor: 4, as: .test(7), inNew: .test(7))
        #expect(throws: TransitionError.planningExists) { try book.planAgain(.test(1)) }
    }

    @Test func `a cooked recipe survives clearing and replacing`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: today)
        try book.planAgain(.test(1))
        var cleared = book
        try cleared.clear(.test(1))
        #expect(cleared.menus[.test(1)]?.state == .archived(.abandoned))
        let missing = try cleared.reuse(
            .test(1),
            mode: nil,
            existing: [.test(2): .test(2)],
            inNew: .test(3),
            newItem: { .test(30) }
        )
        #expect(missing.map(\.id) == [.test(1)])
        #expect(cleared.planning?.items.map(\.recipe.id) == [.test(2)])
    }

    @Test func `a menu in the way of a commit is archived only if the caller says so`() throws {
        var book = try MenuBook.cooking(recipes: 1)
        _ = try book.addRecipe(.test(7), servings: nil, writtenFor: 4, as: .test(7), inNew: .test(7))
        #expect(throws: TransitionError.menuInProgress) {
            try book.beginCommit(.test(7), list: nil, orNew: .test(8), archivingCurrent: false)
        }
        #expect(throws: TransitionError.menuInProgress) {
            try book.endCommit(.test(7), list: .test(8), version: 1, archivingCurrent: false)
        }
        let end = try book.endCommit(.test(7), list: .test(8), version: 1, archivingCurrent: true)
        #expect(end == .committed(.test(8), byThisCall: true))
        #expect(book.toCook?.id == .test(7))
        #expect(book.menus[.test(1)]?.state == .archived(.abandoned))
    }

    @Test func `a repeated commit goes on with the same list and notices changed recipes`() throws {
        var book = try MenuBook.planning(recipes: 1)
        guard
            case .make(let first, let version, _, _) = try book.beginCommit(
                .test(1),
                list: nil,
                orNew: .test(8),
                archivingCurrent: false
            ),
            case .make(let second, _, _, _) = try book.beginCommit(
                .test(1),
                list: nil,
                orNew: .test(9),
                archivingCurrent: false
            )
        else {
            Issue.record("a planned menu has a list to make")
            return
        }
        #expect(first == .test(8))
        #expect(second == first)
        _ = try book.addRecipe(.test(2), servings: nil, writtenFor: 4, as: .test(2), inNew: .test(9))
        #expect(
            try book.endCommit(.test(1), list: first, version: version, archivingCurrent: false) == .recipesChanged
        )
    }

    @Test func `reusing asks what to do with the menu being planned`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.archive(.test(1))
        _ = try book.addRecipe(.test(2), servings: 9, writtenFor: 4, as: .test(22), inNew: .test(2))
        let existing: [RecipeID: RecipeSnapshot] = [.test(1): .test(1), .test(2): .test(2)]
        #expect(throws: TransitionError.modeRequired) {
            try book.reuse(.test(1), mode: nil, existing: existing, inNew: .test(3), newItem: { .test(30) })
        }
        var merged = book
        _ = try merged.reuse(.test(1), mode: .merge, existing: existing, inNew: .test(3), newItem: { .test(30) })
        #expect(merged.planning?.items.map(\.recipe.id) == [.test(2), .test(1)])
        #expect(merged.planning?.items.map(\.servings) == [9, 4])
        var next = 30
        var replaced = book
        _ = try replaced.reuse(
            .test(1),
            mode: .replace,
            existing: existing,
            inNew: .test(3),
            newItem: {
                next += 1
                return .test(next)
            }
        )
        #expect(replaced.planning?.items.map(\.recipe.id) == [.test(1), .test(2)])
        #expect(replaced.planning?.items.map(\.servings) == [4, 4])
        #expect(
            replaced.facts.suffix(3) == [
                .recipeRemoved(.test(2), .test(22), .test(2), nil), .recipeAdded(.test(2), .test(31), .test(1)),
                .recipeAdded(.test(2), .test(32), .test(2)),
            ]
        )
        // All of them are there already: nothing is added, and nothing is told.
        var again = replaced
        _ = try again.reuse(.test(1), mode: .merge, existing: existing, inNew: .test(3), newItem: { .test(40) })
        #expect(again.planning == replaced.planning && again.facts == replaced.facts)
        #expect(throws: TransitionError.nothingToReuse) {
            try book.reuse(.test(1), mode: .merge, existing: [:], inNew: .test(3), newItem: { .test(30) })
        }
    }

    @Test func `a deleted recipe stays in its menus as one, and the list buys for it again when it is back`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        _ = try book.addRecipe(.test(1), servings: nil, writtenFor: 4, as: .test(7), inNew: .test(7))
        let told = book.facts.count
        book.recipe(.test(1), isDeleted: true)
        #expect(book.planning?.items.map(\.recipe.isDeleted) == [true])
        #expect(book.toCook?.items.map(\.recipe.isDeleted) == [true, false])
        #expect(book.facts.dropFirst(told) == [.changed(.test(7)), .changed(.test(1))])
        let menu = try #require(book.toCook)
        book.recipe(.test(2), isDeleted: false)
        #expect(book.toCook?.version == menu.version + 1)
        guard case .shoppingChanged(let changed, menu.listID, let meals)? = book.facts.last else {
            Issue.record("\(book.facts)")
            return
        }
        #expect(changed.id == menu.id && meals?.count == 2)
    }

    @Test func `moving a recipe keeps all of them`() throws {
        var book = try MenuBook.planning(recipes: 3)
        try book.changeRecipe(.test(1), of: .test(1), servings: 6, position: 99)
        #expect(book.planning?.items.map(\.id) == [.test(2), .test(3), .test(1)])
        try book.changeRecipe(.test(1), of: .test(1), servings: nil, position: 0)
        #expect(book.planning?.items.map(\.id) == [.test(1), .test(2), .test(3)])
        #expect(book.planning?.items.map(\.servings) == [6, 4, 4])
        let (version, facts) = (book.planning?.version, book.facts)
        try book.changeRecipe(.test(1), of: .test(1), servings: 6, position: 0)
        try book.changeRecipe(.test(3), of: .test(1), servings: nil, position: 99)
        try book.changeRecipe(.test(3), of: .test(1), servings: nil, position: nil)
        #expect(book.planning?.version == version && book.facts == facts)
    }

    @Test func `another version than the caller's is refused`() throws {
        let book = try MenuBook.planning(recipes: 2)
        try book.expect(2, of: .test(1))
        #expect(throws: TransitionError.changedMeanwhile) { try book.expect(1, of: .test(1)) }
        #expect(throws: TransitionError.noSuchMenu) { try book.expect(nil, of: .test(9)) }
    }
}
