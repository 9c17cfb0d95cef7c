import FoundationEssentials
import Values

@testable import MenuService

extension Identifier {
    /// A fixed id, so that a failure reads the same every time.
    static func test(_ number: Int) -> Identifier {
        let digits = String(number)
        let text = "00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        guard let id = Identifier(text) else { preconditionFailure("\(text) is a UUID") }
        return id
    }
}

extension Instant {
    /// The time at which tests take place.
    static let test = Instant(milliseconds: 1_795_167_000_000)
}

extension RecipeSnapshot {
    /// A recipe without a picture.
    static func test(_ number: Int) -> RecipeSnapshot {
        RecipeSnapshot(id: .test(number), title: "Recipe \(number)", imageURL: nil)
    }
}

extension MenuBook {
    /// A book in which menu 1 is being planned with recipes 1, 2 and so on.
    static func planning(recipes: Int) throws -> MenuBook {
        var book = MenuBook(menus: [], now: .test)
        for number in 1...recipes {
            _ = try book.addRecipe(.test(number), servings: nil, writtenFor: 4, as: .test(number), inNew: .test(1))
        }
        return book
    }

    /// A book in which menu 1 is being cooked from list 5, with recipes 1, 2 and so on.
    static func cooking(recipes: Int) throws -> MenuBook {
        var book = try planning(recipes: recipes)
        _ = try book.endCommit(.test(1), list: .test(5), version: recipes, archivingCurrent: false)
        return book
    }
}
