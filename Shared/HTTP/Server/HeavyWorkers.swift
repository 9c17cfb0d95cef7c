import Loop

/// The threads on which heavy operations and large bodies are worked on, and the turns of heavy operations.
final class HeavyWorkers: Sendable {
    let pool = ThreadPool(name: "heavy-requests", threads: 3, .computing)
    let turns = Turns(most: 6, waiting: 1024)
}
