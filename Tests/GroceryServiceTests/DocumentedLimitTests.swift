import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What docs/limits.md promises of lists is what the code does.
@Suite struct DocumentedLimitTests {
    @Test func `the documented limits are the ones in force`() throws {
        let page = try Documentation.page("limits.md")
        let (number, size) = (Documentation.number, Documentation.size)
        let list = "| a grocery list | \(size(GroceryList.maximumSize)); \(number(GroceryList.maximumItems)) items;"
        #expect(page.contains(list), "\(list)")
        #expect(page.contains("| checked items, drafts of lists | an hour; a day |"))
        let placements = number(AisleBook.mostPlacements)
        let aisles = "| \(AisleBook.mostAisles) and \(AisleBook.mostShops); \(placements) things with an aisle"
        #expect(page.contains(aisles), "\(aisles)")
        #expect(Expiry.lifetime == .seconds(3600) && Expiry.draftLifetime == .seconds(86_400))
    }

    @Test func `the room of a list is that of its texts, and a fixed part of each thing on it`() throws {
        let now = Instant(milliseconds: 0)
        func line(_ text: String, recipe: String? = nil) -> ItemLine {
            let share = recipe.map { RecipeShare(recipe: RecipeID(.version7()), title: $0, servings: 1) }
            return ItemLine(origin: share.map(LineOrigin.recipe) ?? .hand(nil), text: text)
        }
        #expect(line("abc").size == 303 && line("abc", recipe: "Stew").size == 307)
        func item(note: String?, lines: [ItemLine]) -> GroceryItem {
            var item = GroceryItem(
                id: GroceryItemID(.version7()),
                version: 1,
                key: "k",
                name: "nn",
                category: .other,
                quantities: [],
                text: "ttt",
                position: 1,
                lines: lines
            )
            item.note = note
            return item
        }
        // The name is stored twice: as it is, and for searching.
        #expect(item(note: nil, lines: []).size == 400 + 1 + 2 + 2 + 3)
        #expect(item(note: "four", lines: [line("abc"), line("")]).size == 408 + 4 + 303 + 300)
        var list = GroceryList(
            id: GroceryListID(.version7()),
            version: 1,
            title: "Title",
            origin: .manual,
            isDraft: false,
            fingerprint: "print",
            createdAt: now,
            updatedAt: now,
            items: [],
            staples: []
        )
        #expect(list.size == 1010)
        list.items = [item(note: nil, lines: [])]
        #expect(list.size == 1010 + 408)
        list.staples = [KeptStaple(name: "salt", text: "", lines: [line("abc")])]
        #expect(list.size == 1010 + 408 + 300 + 303)
    }
}
