import HTTP
import Identity
import JSON
import Values

/// Takes back what was done, if nobody has changed it since.
///
/// The service whose change it was does it, by an ordinary call of whoever asks: every right, limit and event of such a
/// call holds. How things are is read before, and the call names the version that was read.
struct Undoing: Sendable {
    let store: SQLUndoStore
    let neighbours: Neighbours
    let now: @Sendable () -> Instant

    /// How often it is read again what changes while it is taken back.
    private static let attempts = 3

    /// Takes an entry back; gives it as it is then, and what the service has answered.
    func undo(
        _ sequence: Int,
        of household: HouseholdID,
        by actor: Actor?
    ) async throws -> (entry: StoredEntry, answer: ClientResponse) {
        guard let (entry, undo) = try await store.find(sequence, of: household) else { throw UndoError.missing }
        guard entry.undoneAt == nil else { throw UndoError.done }
        guard entry.happenedAt > now() - SQLUndoStore.memory else { throw UndoError.late }
        guard let undo else { throw UndoError.unknown }
        guard let attempt = try await store.claim(sequence, of: household, at: now()) else {
            let isDone = try await store.find(sequence, of: household)?.entry.undoneAt != nil
            throw isDone ? UndoError.done : UndoError.running
        }
        let answer: ClientResponse
        do {
            answer = try await carryOut(undo, entry, attempt: attempt, of: household)
        } catch {
            let problem = error as? Problem
            let isRefused =
                error is UndoError || problem.map { $0.status < 500 && $0.code != "request_in_progress" } ?? false
            // Whether the service has done it may not be known: the next attempt is then the same one.
            try await store.release(sequence, of: household, unknownSince: isRefused ? nil : now())
            throw error
        }
        let undone = try await store.finish(entry, of: household, by: actor, at: now())
        return (undone ?? entry, answer)
    }

    private func carryOut(
        _ stored: StoredUndo,
        _ entry: StoredEntry,
        attempt: Int,
        of household: HouseholdID
    ) async throws -> ClientResponse {
        let undo = try stored.call()
        if undo.once == true, try await store.hasHappenedAgain(entry, of: household) { throw UndoError.changed }
        for _ in 0..<Self.attempts {
            let found = try await neighbours.read(stored.source, undo.state.path)
            let document = try found.map { found throws(Problem) in try Neighbour.decode(AnyJSON.self, found) }
            // defence: undo-of-changed
            guard undo.state.matches(document) else { throw UndoError.changed }
            let tag = found?.headers["ETag"]
            var headers: Headers = ["Idempotency-Key": "undo-\(entry.sequence)-\(attempt)-\(tag ?? "")"]
            if let tag { headers["If-Match"] = tag }
            do throws(Problem) {
                return try await neighbours.undo(stored.source, undo, headers)
            } catch {
                switch error.status {
                case 412: continue
                case 404: throw UndoError.changed
                default: throw error
                }
            }
        }
        throw UndoError.changed
    }
}

/// Why something is not taken back.
enum UndoError: Error, Hashable, CaseIterable {
    /// There is no such entry.
    case missing
    /// It was taken back.
    case done
    /// Somebody is taking it back.
    case running
    /// It was too long ago.
    case late
    /// There is nothing by which it is taken back.
    case unknown
    /// It has been changed again.
    case changed
}
