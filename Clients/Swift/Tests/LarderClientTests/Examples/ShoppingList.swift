import Foundation
import LarderClient

/// The shopping list of an app: shown at once, used without a network, live when there is one.
@MainActor final class ShoppingList {
    private(set) var rows: [GroceryItem] = []
    private(set) var status = ""
    private let store: GroceryListStore

    init(_ list: UUID, of larder: Larder, in folder: URL) throws {
        store = try GroceryListStore(list, of: larder, in: folder)
    }

    /// Runs for as long as the list is on the screen.
    func appear() async throws {
        for try await state in store.live() {
            rows = state.list?.items ?? []
            status = state.waiting == 0 ? "Up to date" : "\(state.waiting) changes wait for the network"
            if let refused = state.refused.last { status = refused.outcome.detail ?? "Not done" }
        }
    }

    func add(_ text: String) async throws { try await store.add(text) }

    func tick(_ row: GroceryItem) async throws { try await store.toggle(row.id) }

    func remove(_ row: GroceryItem) async throws { try await store.delete(row.id) }

    func drag(_ row: GroceryItem, below other: GroceryItem?) async throws {
        try await store.move(row.id, after: other?.id)
    }
}
