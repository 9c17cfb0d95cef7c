import GroceryAPI
import HTTP
import JSON
import Synchronization
import Values

@testable import MenuService

/// Recipes that exist, and a grocery service that keeps lists in memory and keeps to its contract: putting the same
/// list again changes nothing, activating it again neither.
final class FakeNeighbours: Sendable {
    /// A list as the fake keeps it.
    struct List: Hashable, Sendable {
        var request: GroceryListRequest
        var isDraft: Bool
        var version = 1
    }

    struct State {
        var recipes: [RecipeID: Neighbours.FoundRecipe] = [:]
        var lists: [GroceryListID: List] = [:]
        var timeZone: String? = "Europe/Berlin"
        /// The lists made from days of the plan.
        var planLists: @Sendable (PlanListsRequest) -> [PlanList] = { _ in [] }
        /// Called at the beginning and the end of every call to the grocery service; what it throws, the call throws.
        var interrupt: (@Sendable (Moment) throws -> Void)?
        /// Runs after a list was put, as something that happens meanwhile.
        var afterPut: (@Sendable () async throws -> Void)?
    }

    /// When a call can be interrupted.
    enum Moment: Hashable, Sendable, CaseIterable {
        case beforePut, afterPut, beforeActivate, afterActivate
    }

    let state = Mutex(State())

    /// Recipes 1 to `count` exist; each is written for four.
    init(recipes count: Int = 50) {
        state.withLock { state in
            for number in 1...count {
                state.recipes[.test(number)] = Neighbours.FoundRecipe(snapshot: .test(number), servings: 4)
            }
        }
    }

    /// The lists, drafts included.
    var lists: [GroceryListID: List] { state.withLock { $0.lists } }

    /// As the service sees them.
    var neighbours: Neighbours {
        Neighbours(
            recipes: { [self] ids in state.withLock { state in state.recipes.filter { ids.contains($0.key) } } },
            putList: { [self] id, request in
                try interrupt(.beforePut)
                let list = state.withLock { state in
                    if var list = state.lists[id] {
                        // What people see already does not become a draft again.
                        if list.request != request {
                            list.request = request
                            list.version += 1
                        }
                        state.lists[id] = list
                        return list
                    }
                    let list = List(request: request, isDraft: request.draft ?? false)
                    state.lists[id] = list
                    return list
                }
                if let afterPut = state.withLock({ $0.afterPut }) { try await afterPut() }
                try interrupt(.afterPut)
                return list.document(id)
            },
            activateList: { [self] id in
                try interrupt(.beforeActivate)
                let list = state.withLock { state in
                    state.lists[id]?.isDraft = false
                    return state.lists[id]
                }
                try interrupt(.afterActivate)
                guard let list else { throw Problem.notFound("There is no such list.") }
                return list.document(id)
            },
            list: { [self] id in state.withLock { $0.lists[id]?.body(id) } },
            timeZone: { [self] _ in
                guard let zone = state.withLock({ $0.timeZone }) else { throw Problem.unavailable() }
                return zone
            },
            planLists: { [self] question, _ in state.withLock { $0.planLists(question) } }
        )
    }

    private func interrupt(_ moment: Moment) throws {
        try state.withLock { $0.interrupt }?(moment)
    }
}

extension FakeNeighbours.List {
    fileprivate func document(_ id: GroceryListID) -> GroceryListDocument {
        GroceryListDocument(id: id, version: version, json: body(id).jsonBytes())
    }

    fileprivate func body(_ id: GroceryListID) -> GroceryListBody {
        GroceryListBody(
            id: id,
            version: version,
            title: "Menu",
            draft: isDraft,
            source: request.source ?? GroceryListSource(type: .manual),
            createdAt: .test,
            updatedAt: .test,
            categories: [],
            items: [],
            staples: []
        )
    }
}
