import Database
import Values

/// A menu's row, without its recipes.
@TableRow("menu")
struct StoredMenu {
    /// The words of the column `state`; a menu that is gone has no row.
    enum State: String, SQLReadable {
        case planning, archived, gone
        case toCook = "to_cook"
    }

    @Column(.key) var id: MenuID
    var version: Int
    var state: State
    var outcome: MenuState.Outcome?
    /// The list, unless the menu is being planned again.
    var listID: GroceryListID?
    /// The list of a menu that is being planned again: a table that exists allows such a menu no other column.
    var keptListID: GroceryListID?
    var pendingListID: GroceryListID?
    @Column(.insertOnly) var createdAt: Instant
    var committedAt: Instant?
    var archivedAt: Instant?

    /// The row of a menu.
    init(_ menu: Menu) {
        id = menu.id
        version = menu.version
        switch menu.state {
        case .planning: state = .planning
        case .toCook: state = .toCook
        case .archived(let end):
            state = .archived
            outcome = end
        case .gone: state = .gone
        }
        if menu.state == .planning { keptListID = menu.listID } else { listID = menu.listID }
        pendingListID = menu.pendingListID
        createdAt = menu.createdAt
        committedAt = menu.committedAt
        archivedAt = menu.archivedAt
    }

    /// The menu of this row, without its recipes.
    var menu: Menu {
        Menu(
            id: id,
            version: version,
            state: menuState,
            listID: listID ?? keptListID,
            pendingListID: pendingListID,
            createdAt: createdAt,
            committedAt: committedAt,
            archivedAt: archivedAt
        )
    }

    private var menuState: MenuState {
        switch state {
        case .planning: .planning
        case .toCook: .toCook
        // The table's CHECK allows none without an outcome.
        case .archived: .archived(outcome ?? .abandoned)
        case .gone: .gone
        }
    }
}

extension MenuState.Outcome: SQLReadable {}

/// The row of a recipe's place in a menu.
@TableRow("menu_item")
struct StoredMenuItem: Hashable {
    @Column(.key) var id: MenuItemID
    var position: Int
    @Column(.insertOnly) var recipeID: RecipeID
    var title: String
    var imageURL: String?
    var servings: Int
    var cookedAt: Instant?
    var cookedOn: CalendarDate?
    var plannedEntryID: PlanEntryID?
    var plannedOn: CalendarDate?
    var plannedSlot: String?

    /// The rows of a menu's recipes.
    static func all(of menu: Menu) -> [StoredMenuItem] { menu.items.enumerated().map { Self($0, $1) } }

    private init(_ position: Int, _ item: MenuItem) {
        id = item.id
        self.position = position
        recipeID = item.recipe.id
        title = item.recipe.title
        imageURL = item.recipe.imageURL
        servings = item.servings
        cookedAt = item.cooked?.at
        cookedOn = item.cooked?.on
        plannedEntryID = item.planned?.entry
        plannedOn = item.planned?.date
        plannedSlot = item.planned?.slot
    }

    var item: MenuItem {
        var item = MenuItem(
            id: id,
            recipe: RecipeSnapshot(id: recipeID, title: title, imageURL: imageURL),
            servings: servings
        )
        if let cookedAt, let cookedOn { item.cooked = CookedMark(at: cookedAt, on: cookedOn) }
        if let plannedEntryID, let plannedOn, let plannedSlot {
            item.planned = PlannedSpot(entry: plannedEntryID, date: plannedOn, slot: plannedSlot)
        }
        return item
    }
}

extension Rows {
    /// The menus of rows that have a menu's columns, repeated for each of its recipes, the recipe's, and whether it is
    /// deleted.
    func menus() throws(DatabaseError) -> [Menu] {
        let width = StoredMenu.table.width
        var menus: [Menu] = []
        for row in self {
            let id: MenuID = try row.value(StoredMenu.Place.id)
            if menus.last?.id != id { menus.append(try StoredMenu(row).menu) }
            if row.isNull(width + StoredMenuItem.Place.id) { continue }
            var item = try StoredMenuItem(row, from: width).item
            item.recipe.isDeleted = !row.isNull(width + StoredMenuItem.table.width)
            menus[menus.count - 1].items.append(item)
        }
        return menus
    }
}
