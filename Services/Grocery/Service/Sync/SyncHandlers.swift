import GroceryAPI
import HTTP
import Identity
import Kitchen
import Values

/// What clients did to lists, perhaps while they were offline.
extension Dependencies {
    func syncGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let kitchen = await kitchen(of: caller.household)
        let operations = try request.decode(SyncBody.self).operations(in: kitchen)
        let (list, outcomes) = try await sync(operations, to: try request.listID, of: caller.household, kitchen)
        let words = await languages.words(of: caller.household)
        let (json, _) = await json(of: list, in: words, caller)
        let answer = SyncAnswer(headers: request.headers, outcomes: outcomes, list: json)
        return .json(bytes: answer.bytes, etag: ListTag.text(of: list, in: words))
    }

    /// Does what somebody did to a list, and what follows from it elsewhere; gives the list as it is afterwards.
    func sync(
        _ operations: [SyncOperation],
        to id: GroceryListID,
        of household: HouseholdID,
        _ kitchen: HouseholdKitchen,
        by guest: String? = nil
    ) async throws -> (list: GroceryList, outcomes: [SyncOutcome]) {
        let now = self.now()
        let found = try await store.sync(operations, to: id, in: household, now: now, kitchen: kitchen, by: guest)
        guard let (list, batch) = found else { throw GroceryError.noSuchList }
        try await place(batch.placements, of: household)
        await learn(from: batch.ticked, on: list, of: household)
        for correction in batch.corrections.suffix(SyncBatch.mostToldAtOnce) {
            // The event tells the recipe service in any case; told now, it knows before the next item is added.
            try? await neighbours.correct(correction)
        }
        let isUnsettled = batch.hasUnticked && list.accountSize > 0
        if isUnsettled { try await settle(id, of: household) }
        guard isUnsettled || !batch.placements.isEmpty else { return (list, batch.outcomes) }
        guard let settled = try await store.find(id, in: household, now: now) else { throw GroceryError.noSuchList }
        return (settled, batch.outcomes)
    }
}

extension SyncBatch {
    /// How many corrections of categories the recipe service is told before the answer; events tell it all.
    fileprivate static let mostToldAtOnce = 5
}
