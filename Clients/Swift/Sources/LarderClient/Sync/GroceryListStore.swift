import Foundation

/// A list that can be used without a network.
///
/// What people do is shown at once, kept in a file, and sent when there is a network: each operation has an id, and is
/// done once, however often its batch is sent. A file belongs to one store at a time.
public actor GroceryListStore {
    /// The list's id.
    public nonisolated let id: UUID

    /// How many operations may wait, or be refused without anybody having dismissed that.
    public static let mostKept = 10_000
    /// How many operations, and how many of them that add something, are sent at a time.
    static let batch = (operations: 500, additions: 100)

    let lists: GroceryListClient
    let retries: RetryPolicy
    private let file: URL
    private var stored: StoredList
    private var outcomes: [GroceryOperationOutcome] = []
    private var problem: String?
    /// The exchange with the server that is going on; one at a time, so that the last answer is the newest.
    private var exchanging: Task<[GroceryOperationOutcome], any Error>?
    private var watchers: [UUID: AsyncStream<GroceryListState>.Continuation] = [:]
    /// What is told when something waits to be sent.
    var runs: [UUID: AsyncStream<Void>.Continuation] = [:]

    /// A list of a household, with what its file has.
    ///
    /// - Parameters:
    ///   - id: The list.
    ///   - larder: The server.
    ///   - folder: Where the file is, which is named after the list; it is made if it is missing.
    /// - Throws: `damagedFile` if the file cannot be read.
    public init(_ id: UUID, of larder: Larder, in folder: URL) throws {
        self.id = id
        lists = larder.groceryLists
        retries = larder.api.retries
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("\(id.wire).json")
        stored = try StoredList.read(file, for: id) ?? StoredList(listID: id)
    }

    /// What there is to show.
    public var state: GroceryListState {
        GroceryListState(
            list: stored.list?.applying(stored.waiting),
            waiting: stored.waiting.count,
            refused: stored.refused,
            outcomes: outcomes,
            problem: problem
        )
    }

    /// What there is to show, now and after each change.
    public func states() -> AsyncStream<GroceryListState> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: GroceryListState.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let watcher = UUID()
        watchers[watcher] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.forget(watcher) }
        }
        continuation.yield(state)
        return stream
    }

    /// Forgets what was refused, once people have seen it.
    public func dismissRefusals() throws { try save { $0.refused = [] } }

    /// Does something here, to be sent.
    func enqueue(_ operation: GroceryOperation) throws {
        guard stored.waiting.count + stored.refused.count < Self.mostKept else { throw LarderError.queueFull }
        try save { $0.waiting.append(operation) }
        for run in runs.values { run.yield() }
    }

    /// The operations that wait, and the list as the server had it last.
    var known: (list: GroceryList?, waiting: [GroceryOperation]) { (stored.list, stored.waiting) }

    /// Sends what waits and reads the list; gives what became of what was sent.
    ///
    /// Throws if the server is not reached; what was not answered then waits on, and what was is in `state.outcomes`.
    @discardableResult
    public func sync() async throws -> [GroceryOperationOutcome] {
        // What was done after an exchange began is not part of it.
        while let exchanging { _ = try? await exchanging.value }
        let task = Task { try await exchange() }
        exchanging = task
        defer { exchanging = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func exchange() async throws -> [GroceryOperationOutcome] {
        var done: [GroceryOperationOutcome] = []
        // Also of what was answered before the network went away.
        defer { if !done.isEmpty { outcomes = done } }
        do {
            var most = Self.batch.operations
            if stored.waiting.isEmpty {
                let list = try await lists.get(id)
                try save { $0.list = list }
            }
            while !stored.waiting.isEmpty {
                let batch = nextBatch(most)
                do {
                    let answer = try await lists.sync(batch, to: id)
                    try take(answer, to: batch)
                    done += answer.results
                } catch let error as LarderError where [413, 422].contains(error.status) {
                    // Nothing of the batch was done. The half may fit; a single operation that does not never will.
                    if let problem = error.problem, batch.count == 1 {
                        done.append(try refuse(batch[0], problem))
                        most = Self.batch.operations
                    } else {
                        most = max(1, batch.count / 2)
                    }
                }
            }
            if !done.isEmpty { outcomes = done }
            report(nil)
            return done
        } catch {
            report(error)
            throw error
        }
    }

    private func nextBatch(_ most: Int) -> [GroceryOperation] {
        var additions = 0
        return Array(
            stored.waiting.prefix(most).prefix { operation in
                additions += operation.op == .add ? 1 : 0
                return additions <= Self.batch.additions
            }
        )
    }

    private func take(_ answer: SyncedGroceryList, to batch: [GroceryOperation]) throws {
        let answered = Set(answer.results.map(\.id))
        guard batch.allSatisfy({ answered.contains($0.id) }) else {
            throw LarderError.unreadable("an operation has no result")
        }
        let operations = Dictionary(batch.map { ($0.id, $0) }) { first, _ in first }
        let refused = answer.results.filter { $0.status == .refused }.compactMap { outcome in
            operations[outcome.id].map { RefusedOperation(operation: $0, outcome: outcome) }
        }
        // In one write: after a crash, either all of it waits, or none of it does.
        try save { stored in
            stored.list = answer.list
            stored.waiting.removeAll { answered.contains($0.id) }
            stored.refused += refused
        }
    }

    private func refuse(_ operation: GroceryOperation, _ problem: Problem) throws -> GroceryOperationOutcome {
        let field = problem.errors.first
        let outcome = GroceryOperationOutcome(
            id: operation.id,
            status: .refused,
            code: field?.code ?? problem.code,
            detail: field?.detail ?? problem.detail,
            pointer: field?.pointer,
            items: []
        )
        try save { stored in
            stored.waiting.removeAll { $0.id == operation.id }
            stored.refused.append(RefusedOperation(operation: operation, outcome: outcome))
        }
        return outcome
    }

    /// Changes what is kept, once it is in the file.
    private func save(_ change: (inout StoredList) -> Void) throws {
        var new = stored
        change(&new)
        try new.write(file)
        stored = new
        tell()
    }

    private func report(_ error: (any Error)?) {
        if error is CancellationError { return }
        problem = error.map { "\($0)" }
        tell()
    }

    private func tell() {
        if watchers.isEmpty { return }
        let state = state
        for watcher in watchers.values { watcher.yield(state) }
    }

    private func forget(_ watcher: UUID) { watchers[watcher] = nil }
}
