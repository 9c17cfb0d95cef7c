import GroceryAPI
import HTTP
import JSON
import Values

/// How a menu is to be committed.
struct CommitOrder: Sendable {
    var list: GroceryListID?
    var have: [String] = []
    /// The shop that the list is for; nil for the one that it would have anyway.
    var shop: ShopID?
    /// Whether a menu that is being cooked is put away for this one.
    var archiveCurrent = false
    var version: Int?
}

/// A list and whether this call made it.
struct CommittedList: Sendable {
    let list: GroceryListDocument
    /// Whether this very call committed the menu.
    let made: Bool
    var effects: [Effect] = []

    /// The list as the grocery service wrote it, with what else has changed.
    var answer: [UInt8] {
        guard let end = list.json.lastIndex(of: UInt8(ascii: "}")) else { return list.json }
        var json = JSONWriter()
        json.array { json in for effect in effects { effect.encode(to: &json) } }
        return list.json[..<end] + Array(",\"effects\":".utf8) + json.bytes + [UInt8(ascii: "}")]
    }
}

extension Menus {
    /// Makes a menu's grocery list, whereupon the menu is being cooked.
    ///
    /// Two services change, so it goes in steps, each of which can be repeated: (1) the list's id is written down,
    /// (2) the grocery service makes the list as a draft that nobody sees, (3) one transaction makes the menu the one
    /// being cooked and writes the event that shows the list, (4) the list is shown at once. Whoever dies before 3
    /// leaves the menu in planning, and the call repeated goes on with the same list; whoever dies after it leaves the
    /// menu committed, and the event shows the list.
    ///
    /// A menu that has been committed before has a list that people see: it changes by the difference in step 2. Who
    /// dies then leaves a list that is ahead of its menu, which the next commit, or the event of it, mends.
    func commit(_ menu: MenuID, _ order: CommitOrder, of household: HouseholdID) async throws -> CommittedList {
        // Recipes can change between the steps; then the list is made again. More than this often is no accident.
        for _ in 0..<5 {
            let newList = GroceryListID(newID())
            let start = try await change(household, menu: menu, expecting: order.version) { book in
                try book.beginCommit(
                    menu,
                    list: order.list,
                    orNew: newList,
                    archivingCurrent: order.archiveCurrent
                )
            }
            guard case .make(let list, let version, let recipes, let isKept) = start.value else {
                return try await madeBefore(start.value)
            }
            if order.list != nil, !isKept { try await refuseForeign(list, for: menu) }
            let draft = try await neighbours.putList(list, order.request(for: menu, recipes))
            let end = try await change(household, menu: menu, expecting: nil) { book in
                try book.endCommit(menu, list: list, version: version, archivingCurrent: order.archiveCurrent)
            }
            switch end.value {
            case .recipesChanged:
                continue
            case .committed(let list, byThisCall: false):
                return try await madeBefore(.made(list))
            case .committed(_, byThisCall: true):
                return CommittedList(
                    list: try await show(list) ?? draft,
                    made: true,
                    effects: end.effects(besides: menu)
                )
            }
        }
        throw Problem.conflict(
            code: "menu_changing",
            "The menu's recipes keep changing while its grocery list is being made. Please try again."
        )
    }

    /// Shows a list at once; nil if the grocery service cannot do that now.
    ///
    /// The event shows it in any case.
    private func show(_ id: GroceryListID) async throws -> GroceryListDocument? {
        do {
            return try await neighbours.activateList(id)
        } catch is Problem {
            return nil
        }
    }

    private func madeBefore(_ start: MenuBook.CommitStart) async throws -> CommittedList {
        guard case .made(let id?) = start else { throw TransitionError.noSuchMenu }
        do {
            return CommittedList(list: try await neighbours.activateList(id), made: false)
        } catch let problem as Problem where problem.status == 404 {
            throw Problem.conflict(
                code: "list_deleted",
                "This menu's grocery list has been deleted. Go back to planning the menu to make a new one."
            )
        }
    }

    /// A list that the household has already must not be overwritten because a client reused its id.
    private func refuseForeign(_ id: GroceryListID, for menu: MenuID) async throws {
        guard let list = try await neighbours.list(id) else { return }
        guard list.draft, list.source.menuID == menu else {
            throw Problem.conflict(code: "list_exists", "There is another grocery list with this id already.")
        }
    }
}

extension CommitOrder {
    /// What the grocery service is asked to make.
    fileprivate func request(for menu: MenuID, _ recipes: [MenuItem]) -> GroceryListRequest {
        GroceryListRequest(
            recipes: recipes.filter { !$0.isCooked }.map { item in
                GroceryRecipeRequest(
                    recipeID: item.recipe.id,
                    servings: item.servings,
                    menuID: menu,
                    menuItemID: item.id
                )
            },
            source: GroceryListSource(type: .menu, menuID: menu),
            have: have,
            draft: true,
            shop: shop,
            following: GroceryFollowing(cooked: recipes.filter(\.isCooked).map(\.id))
        )
    }
}
