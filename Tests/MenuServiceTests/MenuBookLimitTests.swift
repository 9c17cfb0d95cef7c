import Testing
import Values

@testable import MenuService

/// How many recipes a menu holds, and what is left alone in it.
@Suite struct MenuBookLimitTests {
    @Test(arguments: ReuseMode.allCases)
    func `cooking a menu again stops at a full menu`(mode: ReuseMode) throws {
        var book = try MenuBook.cooking(recipes: 60)
        let existing = Dictionary(uniqueKeysWithValues: (1...200).map { (RecipeID.test($0), RecipeSnapshot.test($0)) })
        try book.archive(.test(1))
        var next = 1000
        func reuse(besides others: Int) throws -> Int? {
            var book = book
            for number in 100..<100 + others {
                _ = try book.addRecipe(.test(number), servings: nil, writtenFor: 4, as: .test(number), inNew: .test(2))
            }
            _ = try book.reuse(.test(1), mode: mode, existing: existing, inNew: .test(3)) {
                next += 1
                return .test(next)
            }
            return book.planning?.items.count
        }
        #expect(try reuse(besides: 40) == (mode == .merge ? 100 : 60))
        if mode == .merge {
            #expect(throws: TransitionError.menuFull) { try reuse(besides: 41) }
        } else {
            #expect(try reuse(besides: 41) == 60)
        }
    }

    @Test func `a menu takes a hundred recipes`() throws {
        var book = try MenuBook.planning(recipes: 100)
        #expect(throws: TransitionError.menuFull) {
            try book.addRecipe(.test(101), servings: nil, writtenFor: 4, as: .test(101), inNew: .test(9))
        }
        #expect(
            try book.addRecipe(.test(100), servings: 2, writtenFor: 4, as: .test(101), inNew: .test(9)) == .alreadyThere
        )
    }

    @Test func `a renamed recipe keeps its old title where it was cooked`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: CalendarDate(daysSince1970: 20_000))
        book.recipeChanged(.test(1), title: "Better")
        #expect(book.toCook?.items.map(\.recipe.title) == ["Recipe 1", "Recipe 2"])
        book.recipeChanged(.test(2), title: "Better")
        #expect(book.toCook?.items.map(\.recipe.title) == ["Recipe 1", "Better"])
        #expect(book.facts.last == .changed(.test(1)))
        let facts = book.facts.count
        book.recipeChanged(.test(2), title: "Better")
        #expect(book.facts.count == facts)
    }
    @Test func `a recipe's new picture is shown where it is still to be cooked`() throws {
        var book = try MenuBook.cooking(recipes: 2)
        try book.markCooked(.test(1), of: .test(1), on: CalendarDate(daysSince1970: 20_000))
        for recipe in [RecipeID.test(1), .test(2)] {
            book.recipeChanged(recipe, title: recipe == .test(1) ? "Recipe 1" : "Recipe 2", imageURL: "/a.webp")
        }
        #expect(book.toCook?.items.map(\.recipe.imageURL) == [nil, "/a.webp"])
        book.recipeChanged(.test(2), title: "Recipe 2")
        #expect(book.toCook?.items.map(\.recipe.imageURL) == [nil, "/a.webp"], "nothing was said of it")
        book.recipeChanged(.test(2), title: "Recipe 2", imageURL: "")
        #expect(book.toCook?.items.map(\.recipe.imageURL) == [nil, nil])
    }
}
