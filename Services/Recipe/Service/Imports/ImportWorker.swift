import Events
import Telemetry
import Values

/// Reads what is to be imported, on every replica: claims imports, some items at a time, and gives them back.
struct ImportWorker: Sendable {
    /// So many imports are read at once.
    static let imports = 6
    /// So many items of one import are read at once; then the next household has its turn.
    static let items = 4

    let store: ImportStore
    let reading: ImportReading
    let now: @Sendable () -> Instant
    let logger: Logger

    /// Reads until nothing is due; gives the number of items that were read.
    ///
    /// Imports begin as others end, so that a slow page keeps nobody else's waiting.
    @discardableResult
    func run() async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            var turns = ImportTurns()
            var (count, running) = (0, 0)
            while true {
                while running < Self.imports, let claim = try await next(&turns) {
                    group.addTask { await work(on: claim) }
                    running += 1
                }
                guard running > 0, let read = try await group.next() else { return count }
                count += read
                running -= 1
            }
        }
    }

    /// Claims an import of the household whose last turn was longest ago; nil if nothing is due.
    private func next(_ turns: inout ImportTurns) async throws -> ClaimedImport? {
        for (household, id) in turns.sorted(try await store.due(at: now())) {
            guard let claim = try await store.claim(id, of: household, at: now()) else { continue }
            turns.note(household)
            return claim
        }
        return nil
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

/// Whose turn it was, so that households take turns however much each of them imports.
private struct ImportTurns {
    private var turns: [HouseholdID: Int] = [:]
    private var count = 0

    mutating func note(_ household: HouseholdID) {
        if turns.count > 10_000 { turns = [:] }
        count += 1
        turns[household] = count
    }

    func sorted(_ due: [(household: HouseholdID, id: ImportID)]) -> [(household: HouseholdID, id: ImportID)] {
        due.sorted { turns[$0.household, default: 0] < turns[$1.household, default: 0] }
    }
}
