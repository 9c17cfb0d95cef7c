import GroceryAPI
import HTTP
import Identity
import Kitchen
import Values

/// What clients did to lists, perhaps while they were offline.
extension Dependencies {
    func syncGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.listID
        let kitchen = await kitchen(of: caller.household)
        let operations = try request.decode(SyncBody.self).operations(in: kitchen)
        let found = try await store.sync(operations, to: id, in: caller.household, now: now(), kitchen: kitchen)
        guard case (var list, let batch)? = found else { throw GroceryError.noSuchList }
        try await place(batch.placements, of: caller.household)
        await learn(from: batch.ticked, on: list, of: caller.household)
        for correction in batch.corrections.suffix(SyncBatch.mostToldAtOnce) {
            // The event tells the recipe service in any case; told now, it knows before the next item is added.
            try? await neighbours.correct(correction)
        }
        let isUnsettled = batch.hasUnticked && list.accountSize > 0
        if isUnsettled { try await settle(id, of: caller.household) }
        if isUnsettled || !batch.placements.isEmpty { list = try await self.list(id, caller) }
        let words = await languages.words(of: caller.household)
        let (json, _) = await json(of: list, in: words, caller)
        let answer = SyncAnswer(headers: request.headers, outcomes: batch.outcomes, list: json)
        return .json(bytes: answer.bytes, etag: ListTag.text(of: list, in: words))
    }
}

extension SyncBatch {
    /// How many corrections of categories the recipe service is told before the answer; events tell it all.
    fileprivate static let mostToldAtOnce = 5
}
