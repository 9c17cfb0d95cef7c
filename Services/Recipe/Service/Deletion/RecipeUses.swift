import GroceryAPI
import HTTP
import MealPlanAPI
import MenuAPI

/// What uses a recipe, as the neighbours say.
struct RecipeUses: Equatable, Sendable {
    /// Menus being planned or cooked.
    var menus: [RecipeMenu] = []
    /// What is planned from today on.
    var entries = RecipeEntries(count: 0, entries: [])
    /// Lists with something to buy for it.
    var lists = RecipeLists(count: 0, lists: [])

    /// Whether nothing does.
    var isEmpty: Bool { menus.isEmpty && entries.count == 0 && lists.count == 0 }

    /// Counts in what else uses another recipe; a menu or a list that uses both is one.
    mutating func add(_ other: RecipeUses) {
        let (menuIDs, listIDs) = (Set(menus.map(\.id)), Set(lists.lists.map(\.id)))
        menus += other.menus.filter { !menuIDs.contains($0.id) }
        entries.entries += other.entries.entries
        entries.count += other.entries.count
        let known = other.lists.lists.count { listIDs.contains($0.id) }
        lists.lists += other.lists.lists.filter { !listIDs.contains($0.id) }
        lists.count += other.lists.count - known
    }

    /// The first of each kind, with all of the plan and of lists counted.
    func first(_ most: Int) -> RecipeUses {
        var uses = self
        uses.menus = Array(menus.prefix(most))
        uses.entries.entries = Array(entries.entries.prefix(most))
        uses.lists.lists = Array(lists.lists.prefix(most))
        return uses
    }

    /// What shows the recipe as deleted once it is: as much of it as is named.
    var effects: [Effect] {
        menus.map { Effect(.menu, $0.id) } + entries.entries.map { Effect(.planEntry, $0.id) }
            + lists.lists.map { Effect(.groceryList, $0.id) }
    }
}

/// A recipe is not deleted, as something uses it and nobody has confirmed it.
struct RecipeInUse: ProblemConvertible, Equatable {
    let uses: RecipeUses

    /// Names what uses it: the first of each kind, and how many there are.
    var problem: Problem {
        Problem.conflict(
            code: "recipe_in_use",
            "A menu, the plan or a grocery list uses this recipe. To delete it all the same, confirm that."
        )
        .with("menus", uses.menus)
        .with("plan_entries", uses.entries.entries)
        .with("lists", uses.lists.lists)
        .with(
            "counts",
            ["menus": uses.menus.count, "plan_entries": uses.entries.count, "lists": uses.lists.count]
        )
    }
}
