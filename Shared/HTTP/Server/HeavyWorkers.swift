import Loop

/// The threads on which heavy operations and large bodies are worked on, and the turns of heavy operations.
final class HeavyWorkers: Sendable {
    let pool: ThreadPool
    let turns: Turns

    init() {
        pool = ThreadPool(name: "heavy-requests", threads: 3, .computing)
        turns = Turns(most: 6, waiting: 1024, spare: 2, pool: pool)
    }
}
