import Foundation

extension Larder {
    /// The household's menus.
    public var menus: MenuClient { MenuClient(api: api) }
}

/// The household's menus.
public struct MenuClient: Sendable {
    let api: API

    /// The menus at a glance.
    public func board() async throws -> Board { try await api.read(.get("/api/v1/menu")) }

    /// A menu.
    public func get(_ id: UUID) async throws -> Menu { try await api.read(.get("/api/v1/menus/\(id)")) }

    /// Archived menus, the newest first.
    public func history(from: CalendarDate? = nil, to: CalendarDate? = nil) -> Pages<Menu> {
        var query = Query()
        query.add("state", "archived")
        query.add("from", from)
        query.add("to", to)
        return api.pages("/api/v1/menus", query)
    }

    /// Adds a recipe to the menu that is being planned, which is made if there is none.
    ///
    /// `item` is its id in the menu; with it the call can be repeated.
    public func add(_ recipe: UUID, servings: Int? = nil, as item: UUID = .larder()) async throws -> Board {
        let body = NewMenuRecipe(id: item, recipeID: recipe, servings: servings)
        return try await api.read(try .post("/api/v1/menu/recipes", body))
    }

    /// Adds a recipe to a menu.
    public func add(
        _ recipe: UUID,
        to menu: UUID,
        servings: Int? = nil,
        as item: UUID = .larder()
    ) async throws -> Menu {
        let body = NewMenuRecipe(id: item, recipeID: recipe, servings: servings)
        return try await api.read(try .post("/api/v1/menus/\(menu)/recipes", body))
    }

    /// Changes for how many people a recipe is cooked, or its place.
    public func change(
        _ item: UUID,
        of menu: UUID,
        servings: Int? = nil,
        position: Int? = nil
    ) async throws -> Menu {
        let body = MenuRecipeChange(servings: servings, position: position)
        return try await api.read(try .patch("/api/v1/menus/\(menu)/recipes/\(item)", body))
    }

    /// Takes a recipe out of a menu.
    public func remove(_ item: UUID, from menu: UUID) async throws -> Board {
        try await api.read(.delete("/api/v1/menus/\(menu)/recipes/\(item)").repeated(.never))
    }

    /// Makes the menu's list, which commits the menu; foods that are at hand stay off it.
    public func createGroceryList(
        of menu: UUID,
        have: [String] = [],
        archiveCurrent: Bool = false,
        as list: UUID = .larder()
    ) async throws -> GroceryList {
        let body = MenuListInput(listID: list, have: have, archiveCurrent: archiveCurrent)
        // Without a key, as an answer may be larger than what is kept for keys: the same again gives the same list.
        return try await api.read(try .post("/api/v1/menus/\(menu)/grocery-list", body).repeated(.safe))
    }

    /// Marks a recipe as cooked, today or on a day; the last one archives the menu.
    public func markCooked(_ item: UUID, of menu: UUID, on day: CalendarDate? = nil) async throws -> Menu {
        try await api.read(try .post("/api/v1/menus/\(menu)/recipes/\(item)/cooked", CookedInput(cookedOn: day)))
    }

    /// Takes back that a recipe was cooked.
    public func undoCooked(_ item: UUID, of menu: UUID) async throws -> Menu {
        try await api.read(.delete("/api/v1/menus/\(menu)/recipes/\(item)/cooked").repeated(.safe))
    }

    /// Archives a menu, cooked or not.
    public func archive(_ menu: UUID) async throws -> Menu {
        try await api.read(.post("/api/v1/menus/\(menu)/archive"))
    }

    /// Goes from cooking back to planning.
    public func planAgain(_ menu: UUID) async throws -> Menu {
        try await api.read(.post("/api/v1/menus/\(menu)/plan-again"))
    }

    /// Empties a menu that is being planned.
    public func clear(_ menu: UUID) async throws -> Board {
        try await api.read(.post("/api/v1/menus/\(menu)/clear"))
    }

    /// Plans the recipes of an archived menu again; `mode` is `merge` or `replace` if another one is being planned.
    public func reuse(_ menu: UUID, mode: String? = nil) async throws -> Reuse {
        try await api.read(try .post("/api/v1/menus/\(menu)/reuse", ReuseInput(mode: mode)))
    }

    /// Deletes an archived menu, which can be restored for 30 days.
    public func delete(_ menu: UUID, ifVersion version: Int? = nil) async throws {
        try await api.run(.delete("/api/v1/menus/\(menu)", ifVersion: version))
    }

    /// Archived menus that were deleted and can be restored, the last deleted first.
    public func deleted() -> Pages<DeletedMenu> { api.pages("/api/v1/menus/deleted") }

    /// Brings a deleted menu back.
    public func restore(_ menu: UUID) async throws -> Menu {
        try await api.read(.post("/api/v1/menus/\(menu)/restore").repeated(.safe))
    }

    /// Does what people did to menus, perhaps without a network: each operation once, however often it is sent.
    ///
    /// Up to 200 operations. If it throws, some of them may have been done: send the same ones again.
    public func sync(_ operations: [MenuOperation]) async throws -> SyncedMenus {
        try await api.sync("/api/v1/menu/sync", operations)
    }

    /// Changes of the household's menus, as they happen.
    public func events() -> AsyncThrowingStream<LiveEvent, any Error> { api.events("/api/v1/menu/events") }
}

private struct NewMenuRecipe: Encodable, Sendable {
    var id: UUID
    var recipeID: UUID
    var servings: Int?
}

private struct MenuRecipeChange: Encodable, Sendable {
    var servings: Int?
    var position: Int?
}

private struct MenuListInput: Encodable, Sendable {
    var listID: UUID
    var have: [String]
    var archiveCurrent: Bool
}

private struct ReuseInput: Encodable, Sendable {
    var mode: String?
}

/// When something was cooked.
struct CookedInput: Encodable, Sendable {
    var cookedOn: CalendarDate?
}
