import FoundationEssentials
import HTTP
import TimeZones
import Values

/// What can be done with a household's menus: each call is one transaction.
struct Menus: Sendable {
    var store: SQLMenuStore
    let neighbours: Neighbours
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID

    /// The date it is where the household lives; in UTC, where that cannot be found out.
    func today(of household: HouseholdID) async -> CalendarDate {
        await TimeZones.today(at: now()) { try await neighbours.timeZone(household) }
    }

    /// Puts a recipe into a menu, or without one into the menu being planned.
    func add(
        _ recipe: RecipeID,
        servings: Int?,
        as item: MenuItemID?,
        in menu: MenuID? = nil,
        expecting version: Int? = nil,
        to household: HouseholdID
    ) async throws -> Changed<MenuBook.Addition> {
        guard let found = try await neighbours.recipes([recipe])[recipe] else {
            // Another household's menu is a 404, whatever the body says.
            if let menu { _ = try await self.menu(menu, of: household, quota: nil) }
            throw Problem.invalid("/recipe_id", code: "unknown", "There is no recipe with this id")
        }
        let item = item ?? MenuItemID(newID())
        let newMenu = MenuID(newID())
        return try await change(household, menu: menu, expecting: version) { book in
            guard let menu else {
                return try book.addRecipe(
                    found.snapshot,
                    servings: servings,
                    writtenFor: found.servings,
                    as: item,
                    inNew: newMenu
                )
            }
            return try book.addRecipe(
                found.snapshot,
                servings: servings,
                writtenFor: found.servings,
                as: item,
                to: menu
            )
        }
    }

    /// Copies an archived menu's recipes into the menu being planned; gives the recipes that no longer exist.
    func reuse(
        _ menu: MenuID,
        mode: ReuseMode?,
        expecting version: Int?,
        of household: HouseholdID,
        quota: Quota? = nil
    ) async throws -> Changed<[RecipeSnapshot]> {
        let source = try await self.menu(menu, of: household, quota: quota)
        let existing = try await neighbours.recipes(source.items.map(\.recipe.id)).mapValues(\.snapshot)
        let newMenu = MenuID(newID())
        return try await change(household, menu: menu, expecting: version) { book in
            try book.reuse(menu, mode: mode, existing: existing, inNew: newMenu) { MenuItemID(newID()) }
        }
    }

    /// Changes the household's menus, if the caller knows the addressed one as it is.
    func change<Value: Sendable>(
        _ household: HouseholdID,
        menu: MenuID?,
        expecting version: Int?,
        _ body: @escaping @Sendable (inout MenuBook) throws -> Value
    ) async throws -> Changed<Value> {
        try await store.change(household, menu: menu) { book in
            if let menu { try book.expect(version, of: menu) }
            return try body(&book)
        }
    }
}

/// The menu being planned and the menu being cooked.
struct MenuBoard: Hashable, Sendable {
    var planning: Menu?
    var toCook: Menu?
    /// Counts the household's changes.
    var version: Int
}

extension MenuBoard {
    /// The board of menus that are not archived.
    init(_ menus: [Menu], version: Int) {
        let planning = menus.first { $0.state == .planning }
        self.init(planning: planning, toCook: menus.first { $0.state == .toCook }, version: version)
    }
}

/// What a change gave and how it left things.
struct Changed<Value: Sendable>: Sendable {
    /// What the closure returned.
    let value: Value
    /// The book as the closure left it.
    let book: MenuBook
    /// The board's version afterwards.
    let version: Int

    /// Whether anything was changed at all.
    var isChanged: Bool { !book.facts.isEmpty }

    /// The board afterwards.
    var board: MenuBoard { MenuBoard(planning: book.planning, toCook: book.toCook, version: version) }
}
