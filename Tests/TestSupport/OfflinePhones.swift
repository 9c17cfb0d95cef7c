public import Sync

/// An operation of a random history, as a model does it.
public protocol ModelledOperation {
    /// As it is sent.
    var sent: SentOperation { get }
}

/// Four phones whose batches are lost, late, twice and out of order.
public struct OfflinePhones<Operation: ModelledOperation> {
    private var queues: [[Operation]] = Array(repeating: [], count: 4)
    private var underway: [[Operation]] = []
    private var told: [OperationID: OperationOutcome] = [:]

    /// Phones on which nobody has done anything.
    public init() {}

    /// What still waits on each of them.
    public var waiting: [[Operation]] { queues.filter { !$0.isEmpty } }
    /// Of how many operations they were told what became of them.
    public var answered: Int { told.count }

    /// Somebody does something more and sends all that waits, which arrives at some time; gives what arrives now.
    public mutating func next(
        _ random: inout SeededNumbers,
        _ invent: (inout SeededNumbers) -> Operation
    ) -> [Operation]? {
        let phone = random.next(0...3)
        for _ in 0...random.next(0...2) { queues[phone].append(invent(&random)) }
        underway.append(queues[phone])
        guard random.next(0...2) > 0, let sent = underway.indices.randomElement(using: &random) else { return nil }
        let batch = underway[sent]
        if random.next(0...3) > 0 { underway.remove(at: sent) }
        return batch
    }

    /// An answer may arrive: only that lets a client forget what it has done.
    public mutating func answer(_ batch: [Operation], _ random: inout SeededNumbers) {
        guard random.next(0...1) == 0 else { return }
        let done = Set(batch.map(\.sent.id))
        for phone in queues.indices { queues[phone].removeAll { done.contains($0.sent.id) } }
    }

    /// Notes what became of operations; gives those of which something else was said before.
    public mutating func note(_ results: [OperationOutcome]) -> [OperationOutcome] {
        results.filter { result in
            let before = told.updateValue(result, forKey: result.id)
            return before != nil && before != result
        }
    }
}
