import Database
import Events
import FoundationEssentials
import Telemetry
import Values

/// Rows of one table that have turns, in each of which somebody outside is called.
struct CallQueue: Sendable {
    /// Does the work of a turn.
    typealias Turn = @Sendable () async throws -> Void

    /// What its rows are called in the log.
    let name: String
    /// The statement that finds some whose turn it is: household, id and since when.
    let due: @Sendable (_ now: Instant, _ limit: Int) -> SQL
    /// Takes one of them; nil if somebody else has it.
    let claim: @Sendable (UUID, HouseholdID) async throws -> Turn?
}

/// Gives turns to all that are due, of every queue: webhooks, and devices that have asked to be told.
struct CallWorker: Sendable {
    /// How many that are due are looked at: more than could be passed over as their households have enough turns.
    private static let looked = 64
    /// How long it takes at most until somebody looks for others that are due, while some have their turns.
    static let look = Duration.seconds(1)

    let store: SQLCallStore
    let queues: [CallQueue]
    let logger: Logger
    let now: @Sendable () -> Instant

    /// Gives each that is due a turn, until none is; how many turns there were.
    ///
    /// Turns begin as others end, so that a slow receiver keeps nobody else's waiting.
    @discardableResult
    func run() async throws -> Int {
        try await withThrowingTaskGroup(of: UUID?.self) { group in
            var turns = CallTurns()
            var failure: (any Error)?
            var isLooking = false
            while true {
                do {
                    for (call, turn) in failure == nil ? try await begin(&turns) : [] {
                        group.addTask {
                            await take(call, turn)
                            return call.id
                        }
                    }
                } catch {
                    // Those that have their turns go on.
                    failure = error
                }
                guard !turns.running.isEmpty else { break }
                if !isLooking {
                    isLooking = true
                    group.addTask {
                        try? await Task.sleep(for: Self.look)
                        return nil
                    }
                }
                // Nil when it is time to look for others that are due.
                if let ended = try await group.next() ?? nil {
                    turns.running[ended] = nil
                } else {
                    isLooking = false
                    turns.failed = []
                }
            }
            group.cancelAll()
            if let failure { throw failure }
            return turns.count
        }
    }

    /// Claims as many that are due as may have a turn now.
    private func begin(_ turns: inout CallTurns) async throws -> [(DueCall, CallQueue.Turn)] {
        var begun: [(DueCall, CallQueue.Turn)] = []
        let time = now()
        let due = try await store.due(queues.map { $0.due(time, Self.looked) })
        for one in due where turns.admits(one.id, of: one.household) {
            do {
                guard let turn = try await queues[one.queue].claim(one.id, one.household) else { continue }
                turns.begin(one.id, of: one.household)
                begun.append((one, turn))
            } catch {
                turns.failed.insert(one.id)
                note(error, one)
            }
        }
        return begun
    }

    /// A turn; what fails here is taken up again when the lease is over.
    private func take(_ call: DueCall, _ turn: CallQueue.Turn) async {
        do { try await turn() } catch { note(error, call) }
    }

    private func note(_ error: any Error, _ call: DueCall) {
        let name = queues[call.queue].name
        logger.error("a turn failed", ["of": name, "id": call.id.canonical, "error": logDescription(of: error)])
    }
}
