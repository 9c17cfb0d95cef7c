import Foundation

extension Larder {
    /// The household's lists.
    public var groceryLists: GroceryListClient { GroceryListClient(api: api) }
}

/// The household's lists.
///
/// These calls mean the list as it is when they arrive. An app that is used without a network has a `GroceryListStore`.
public struct GroceryListClient: Sendable {
    let api: API

    /// All lists.
    public func list() -> Pages<GroceryListSummary> { api.pages("/api/v1/grocery-lists") }

    /// A list.
    public func get(_ id: UUID, shop: UUID? = nil) async throws -> GroceryList {
        var query = Query()
        query.add("shop", shop)
        return try await api.read(.get("/api/v1/grocery-lists/\(id)", query))
    }

    /// What a list would be.
    public func preview(_ request: GroceryListRequest) async throws -> GroceryPreview {
        try await api.read(try .post("/api/v1/grocery-lists/preview", request).repeated(.safe))
    }

    /// Makes a list, or makes it anew.
    public func put(
        _ id: UUID,
        _ request: GroceryListRequest,
        ifVersion version: Int? = nil
    ) async throws -> GroceryList {
        try await api.read(try .put("/api/v1/grocery-lists/\(id)", request, ifVersion: version))
    }

    /// Changes a list's title, or whether it follows what it was made from.
    public func change(_ id: UUID, title: String? = nil, pinned: Bool? = nil) async throws -> GroceryList {
        try await api.read(try .patch("/api/v1/grocery-lists/\(id)", ListChange(title: title, pinned: pinned)))
    }

    /// Lists that were deleted and can be restored, the last deleted first.
    public func deleted() -> Pages<DeletedGroceryList> { api.pages("/api/v1/grocery-lists/deleted") }

    /// Brings a deleted list back; its links stay ended.
    public func restore(_ id: UUID) async throws -> GroceryList {
        try await api.read(.post("/api/v1/grocery-lists/\(id)/restore").repeated(.safe))
    }

    /// Deletes a list, which can be restored for 30 days.
    @discardableResult
    public func delete(_ id: UUID, ifVersion version: Int? = nil) async throws -> [Effect] {
        try await api.effects(.delete("/api/v1/grocery-lists/\(id)", ifVersion: version))
    }

    /// Adds what was typed; gives the items that it is.
    public func add(_ item: NewGroceryItem, to list: UUID) async throws -> [GroceryItem] {
        try await api.read(try .post("/api/v1/grocery-lists/\(list)/items", item), as: AddedItems.self).items
    }

    /// Changes an item.
    public func change(_ item: UUID, of list: UUID, _ change: GroceryItemChange) async throws -> GroceryItem {
        try await api.read(try .patch("/api/v1/grocery-lists/\(list)/items/\(item)", change))
    }

    /// Removes an item.
    public func remove(_ item: UUID, from list: UUID) async throws {
        try await api.run(.delete("/api/v1/grocery-lists/\(list)/items/\(item)"))
    }

    /// Brings back an item that was removed within a day.
    public func restore(_ item: UUID, of list: UUID) async throws -> GroceryList {
        try await api.read(.post("/api/v1/grocery-lists/\(list)/items/\(item)/restore"))
    }

    /// Ticks an item.
    public func tick(_ item: UUID, of list: UUID) async throws -> GroceryItem {
        try await api.read(.post("/api/v1/grocery-lists/\(list)/items/\(item)/checked"))
    }

    /// Takes an item's ticks back.
    public func untick(_ item: UUID, of list: UUID) async throws -> GroceryItem {
        try await api.read(.delete("/api/v1/grocery-lists/\(list)/items/\(item)/checked").repeated(.never))
    }

    /// Removes what is ticked.
    public func clearChecked(_ id: UUID) async throws -> GroceryList {
        try await api.read(.post("/api/v1/grocery-lists/\(id)/clear-checked"))
    }

    /// What was bought before.
    public func recentItems() -> Pages<RecentItem> { api.pages("/api/v1/grocery-lists/recent-items") }

    /// Makes a link that opens a list in any browser.
    public func share(_ id: UUID, role: ShareRole = .check, expiresAt: Date? = nil) async throws -> Share {
        try await api.read(
            try .post("/api/v1/grocery-lists/\(id)/shares", NewShare(role: role, expiresAt: expiresAt))
        )
    }

    /// The links of a list.
    public func shares(of id: UUID) async throws -> [Share] {
        try await api.read(.get("/api/v1/grocery-lists/\(id)/shares"), as: Whole<Share>.self).items
    }

    /// Ends a link at once.
    public func revokeShare(_ id: UUID) async throws { try await api.run(.delete("/api/v1/shares/\(id)")) }

    /// Does what people did to a list, each operation once, however often it is sent.
    ///
    /// A `GroceryListStore` keeps and sends operations by itself.
    public func sync(_ operations: [GroceryOperation], to list: UUID) async throws -> SyncedGroceryList {
        // Without a key: operations have ids, and an answer may be larger than what is kept for keys.
        let call = try Call.post("/api/v1/grocery-lists/\(list)/sync", SyncInput(operations: operations))
        return try await api.read(call.repeated(.safe))
    }

    /// Changes of a list, as they happen.
    public func events(of list: UUID) -> AsyncThrowingStream<LiveEvent, any Error> {
        api.events("/api/v1/grocery-lists/\(list)/events")
    }
}

private struct ListChange: Encodable, Sendable {
    var title: String?
    var pinned: Bool?
}

private struct AddedItems: Codable, Sendable {
    var items: [GroceryItem]
}

private struct NewShare: Encodable, Sendable {
    var role: ShareRole
    var expiresAt: Date?
}

private struct SyncInput: Encodable, Sendable {
    var operations: [GroceryOperation]
}
