import Database
import Events
import FoundationEssentials
import GroceryAPI
import Values

/// Decides which list buys for a recipe of a menu, inside a transaction: the first that has it, until it has it no more.
struct HolderTransaction {
    let tx: ScopedTransaction
    let household: HouseholdID
    let now: Instant

    /// Waits for all others who decide; before any list is locked.
    func lock() async throws {
        try await tx.execute(HolderSQL.lock(household))
    }

    /// The statements that wait in the same way, and find out what a list buys for, which `held` reads.
    static func locking(_ list: GroceryListID, _ household: HouseholdID) -> [SQL] {
        [HolderSQL.lock(household), HolderSQL.held(by: list, household)]
    }

    /// What a list buys for: the recipes of menus, and the meals of the list that they are.
    static func held(_ rows: Rows) throws -> [MenuItemID: UUID] {
        Dictionary(try rows.map { row in (try row.id(0), try row.value(1)) }) { first, _ in first }
    }

    /// Those of some recipes of menus that other lists buy for.
    func taken(
        _ meals: some Collection<MenuItemID>,
        besides list: GroceryListID
    ) async throws -> [MenuItemID: GroceryListID] {
        guard !meals.isEmpty else { return [:] }
        return try Self.taken(
            try await tx.query(HolderSQL.holders(of: Set(meals).sorted(), but: nil, household)),
            besides: list
        )
    }

    /// Those that other lists buy for.
    static func taken(_ rows: Rows, besides list: GroceryListID) throws -> [MenuItemID: GroceryListID] {
        try rows.holders().filter { $0.value != list }
    }

    /// The statements that note what a list has come to buy for.
    func holding(_ list: GroceryListID, _ new: [MenuItemID: UUID]) -> [SQL] {
        new.isEmpty ? [] : [HolderSQL.hold(new, on: list, household)]
    }

    /// Writes what a list buys for now; those who wait for what it does not any more are told.
    func settle(_ list: GroceryListID, from before: [MenuItemID: UUID], to after: [MenuItemID: UUID]) async throws {
        let freed = before.keys.filter { after[$0] == nil }.sorted()
        let new = after.filter { before[$0.key] == nil }
        var statements: [SQL] = []
        if !freed.isEmpty {
            statements.append(HolderSQL.free(freed, from: list, household))
            statements += try await tell(those: freed, waitingFor: list)
        }
        statements += holding(list, new)
        try await tx.runLater(statements)
    }

    /// Tells those who wait for a list that they need not wait any more.
    func tell(waitingFor list: GroceryListID) -> [SQL] {
        let event = EventDraft(
            GroceryEvent.listMealsFreed(ListFact(listID: list)),
            subject: UUID.version7(),
            to: ["grocery"]
        )
        return Outbox.statements([event], household: household, at: now)
    }

    private func tell(those freed: [MenuItemID], waitingFor list: GroceryListID) async throws -> [SQL] {
        let waiting = try await tx.query(HolderSQL.waiting(for: list, household)).map { try WaitingList($0) }
        let freed = Set(freed)
        guard waiting.contains(where: { $0.meals.contains { freed.contains($0.meal) } }) else { return [] }
        return tell(waitingFor: list)
    }
}
