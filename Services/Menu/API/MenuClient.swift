public import HTTP
public import Values

/// The menu service as other services call it.
public struct MenuClient: Sendable {
    let neighbour: Neighbour

    /// A client of the menu service at an address.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// The caller's board.
    public func board(as credentials: Neighbour.Credentials) async throws(Problem) -> BoardBody {
        try await neighbour.get(MenuPaths.board, as: credentials)
    }

    /// One menu; a 404 if the household has none of that id.
    public func menu(
        _ id: MenuID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> MenuBody {
        try await neighbour.get(MenuPaths.menu(id), as: credentials)
    }

    /// Changes a recipe of a menu that stands on the calendar; for other services, which show that they are some.
    public func change(
        _ item: MenuItemID,
        of menu: MenuID,
        _ change: MenuMealChange,
        in household: HouseholdID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> MenuMealBody {
        let path = MenuPaths.meal(item, of: menu, household)
        return try await neighbour.post(path, body: change, idempotent: true, as: credentials)
    }

    /// The menus on a household's board that have a recipe; for other services, which show that they are some.
    public func menus(
        with recipe: RecipeID,
        of household: HouseholdID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> [RecipeMenu] {
        try await neighbour.get(MenuPaths.recipeMenus(recipe, of: household), as: credentials, RecipeMenus.self).menus
    }
}
