import Synchronization

/// Counts what was tried.
final class TryCounter: Sendable {
    private let number = Atomic<Int>(0)

    /// One more.
    func add() { number.wrappingAdd(1, ordering: .relaxed) }

    /// How many so far.
    var count: Int { number.load(ordering: .relaxed) }
}
