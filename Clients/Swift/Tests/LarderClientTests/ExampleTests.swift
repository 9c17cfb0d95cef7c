import Foundation
import Testing

@testable import LarderClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The examples of the README: they are short, they are what is compiled here, and they work.
@Suite(.timeLimit(.minutes(3))) @MainActor struct ExampleTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test(arguments: ["ShoppingList", "ImportSheet"])
    func `the README has the example as it is`(name: String) throws {
        let example = try String(
            contentsOf: Self.tests.appendingPathComponent("Examples/\(name).swift"),
            encoding: .utf8
        )
        let readme = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains("```swift\n\(example)```\n"))
        #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 40)
    }

    @Test func `the shopping list works without a network, and live`() async throws {
        let isOffline = Kept(false)
        let network = FaultyTransport { request in
            isOffline.withLock { $0 } && request.headers["Accept"] != "text/event-stream" ? .isLost : .arrives
        }
        let larder = try await Server.larder(network)
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: ["milk"]))
        let list = try ShoppingList(id, of: larder, in: try temporaryFolder())
        let onScreen = Task { try await list.appear() }
        defer { onScreen.cancel() }
        try await eventually("the list is shown") { list.rows.map(\.name) == ["milk"] && list.status == "Up to date" }

        isOffline.withLock { $0 = true }
        try await list.add("bread")
        try await list.tick(list.rows[0])
        try await eventually("what was done is shown") {
            list.rows.map(\.name) == ["milk", "bread"] && list.rows[0].checked
        }
        #expect(list.status == "2 changes wait for the network")
        isOffline.withLock { $0 = false }
        try await eventually("it is sent") { list.status == "Up to date" }

        // Somebody else in the household.
        _ = try await larder.groceryLists.add(NewGroceryItem("butter"), to: id)
        try await eventually("it is live") { list.rows.contains { $0.name == "butter" } }
        let butter = try #require(list.rows.first { $0.name == "butter" })
        try await list.drag(butter, below: nil)
        try await list.remove(try #require(list.rows.first { $0.name == "bread" }))
        try await eventually("the server has it") {
            try await larder.groceryLists.get(id).items.map(\.name) == ["butter", "milk"]
        }
        try await larder.groceryLists.delete(id)
        await #expect { try await onScreen.value } throws: { ($0 as? LarderError)?.status == 404 }
    }

    @Test func `the import sheet reads a text, and says what it cannot read`() async throws {
        let larder = try await Server.larder()
        let sheet = ImportSheet(larder)
        await sheet.paste(
            "Pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\nWhisk everything.\nFry in butter."
        )
        #expect(sheet.recipe?.title == "Pancakes" && sheet.recipe?.ingredients.count == 3)
        try await sheet.save(title: "Sunday pancakes")
        let kept = try await larder.recipes.list().collect()
        #expect(kept.map(\.title) == ["Sunday pancakes"] && kept.map(\.status) == [.active])

        let other = ImportSheet(larder)
        // Of an address that no server asks for.
        await other.paste("http://127.0.0.1/recipe")
        #expect(other.recipe == nil && !other.message.isEmpty)
        try await sheet.cancel()
        #expect(try await larder.recipes.list().collect().isEmpty)
    }
}
