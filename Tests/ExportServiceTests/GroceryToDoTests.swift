import FoundationEssentials
import GroceryAPI
import Testing
import Values

@testable import ExportService

/// What a to-do says of an item besides its name.
@Suite struct GroceryToDoTests {
    private let texts = CalendarExports.catalogue.texts(in: nil)

    private func spaghetti(
        _ details: GroceryItemDetails = GroceryItemDetails(),
        for recipes: [String] = []
    ) -> GroceryItemBody {
        GroceryItemBody(
            id: GroceryItemID(UUID()),
            version: 1,
            name: "spaghetti",
            food: nil,
            category: "pantry",
            quantities: [],
            text: "500 g",
            details: details,
            checked: false,
            checkedAt: nil,
            expiresAt: nil,
            createdAt: .now,
            updatedAt: .now,
            position: 1,
            manual: recipes.isEmpty,
            sources: recipes.map { GroceryItemSource(recipeTitle: $0, text: "500 g spaghetti", amount: nil) }
        )
    }

    private func list(of item: GroceryItemBody) -> GroceryListBody {
        GroceryListBody(
            id: GroceryListID(UUID()),
            version: 1,
            title: "Saturday",
            draft: false,
            source: GroceryListSource(type: .manual),
            createdAt: .now,
            updatedAt: .now,
            categories: [GroceryCategoryCount(key: "pantry", name: "Pantry", count: 1)],
            items: [item],
            staples: []
        )
    }

    private func description(brand: String?, note: String?, recipes: [String] = []) -> String? {
        var details = GroceryItemDetails()
        details.brand = brand
        details.note = note
        let item = spaghetti(details, for: recipes)
        var lines = ContentLines()
        ToDo(buying: item, of: list(of: item), order: 0, in: texts).write(to: &lines)
        let line = String(decoding: lines.bytes, as: UTF8.self).split(separator: "\r\n")
            .first { $0.hasPrefix("DESCRIPTION:") }
        return line.map { String($0.dropFirst("DESCRIPTION:".count)) }
    }

    @Test func `a to-do has the brand, the note and the recipes, each on its line`() {
        #expect(description(brand: nil, note: nil) == nil)
        #expect(description(brand: "Barilla, n° 5", note: nil) == "Barilla\\, n° 5")
        #expect(
            description(brand: "Barilla", note: "thin", recipes: ["Pesto", "Soup"])
                == "Barilla\\nthin\\nFor Pesto\\, Soup"
        )
        #expect(description(brand: nil, note: nil, recipes: ["Soup", "Soup"]) == "For Soup")
    }

    @Test func `a to-do is in the household's aisle, or else in its category`() {
        var item = spaghetti()
        item.aisle = "mine"
        var list = list(of: item)
        #expect(ToDo(buying: item, of: list, order: 0, in: texts).category == "Pantry")
        list.aisles = [GroceryCategoryCount(key: "mine", name: "Italy, by the door", count: 1)]
        #expect(ToDo(buying: item, of: list, order: 0, in: texts).category == "Italy, by the door")
    }
}
