import Events
import Telemetry
import Values

/// Reads what is to be imported, on every replica: claims imports, some items at a time, and gives them back.
struct ImportWorker: Sendable {
    /// So many imports are read at once.
    static let imports = 3
    /// So many items of one import are read at once; then the next household has its turn.
    static let items = 4

    let store: ImportStore
    let reading: ImportReading
    let now: @Sendable () -> Instant
    let logger: Logger

    /// Reads until nothing is due; gives the number of items that were read.
    @discardableResult
    func run() async throws -> Int {
        var count = 0
        // The household that had its turn last comes last.
        var turns: [HouseholdID: Int] = [:]
        while true {
            let due = try await store.due(at: now()).sorted {
                turns[$0.household, default: 0] < turns[$1.household, default: 0]
            }
            var claims: [ClaimedImport] = []
            for (household, id) in due where claims.count < Self.imports {
                guard let claim = try await store.claim(id, of: household, at: now()) else { continue }
                claims.append(claim)
            }
            if claims.isEmpty { return count }
            let next = (turns.values.max() ?? 0) + 1
            for claim in claims { turns[claim.household] = next }
            count += await withTaskGroup(of: Int.self) { group in
                for claim in claims { group.addTask { await work(on: claim) } }
                return await group.reduce(0, +)
            }
            if turns.count > 10_000 { turns = [:] }
        }
    }

    /// Reads some items of an import and gives it back.
    private func work(on claim: ClaimedImport) async -> Int {
        do {
            let items = try await store.items(of: claim, at: now(), limit: Self.items)
            try await withThrowingTaskGroup(of: Void.self) { group in
                // A claim that is renewed holds for as long as the reading takes, and not much longer if this replica ends.
                group.addTask {
                    while true {
                        try await Task.sleep(for: ImportStore.lease / 4)
                        try await store.renew(claim, at: now())
                    }
                }
                group.addTask {
                    try await withThrowingTaskGroup(of: Void.self) { reading in
                        for item in items { reading.addTask { try await self.reading.read(item, claim) } }
                        try await reading.waitForAll()
                    }
                }
                try await group.next()
                group.cancelAll()
            }
            try await store.release(claim, at: now())
            return items.count
        } catch is ImportLeaseLost {
            logger.info("another replica goes on with an import", ["import": claim.row.id])
        } catch is CancellationError {
            // The process stops; the claim runs out by itself.
        } catch {
            // It is tried again when the claim has run out.
            logger.error(
                "an import could not be read and is tried again",
                ["import": claim.row.id, "household": claim.household, "error": logDescription(of: error)]
            )
        }
        return 0
    }
}
