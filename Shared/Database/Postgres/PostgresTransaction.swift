import Loop
import Values

/// A transaction on a connection of its own.
// Unchecked because its state is used on the loop's thread only.
final class PostgresTransaction: SQLTransaction, @unchecked Sendable {
    private enum State {
        /// BEGIN is sent with the first statement.
        case fresh
        case open
        /// A statement has failed: nothing can be run or committed any more.
        case failed
        case over
    }

    private let connection: PostgresConnection
    private let loop: EventLoop
    private let health: DatabaseHealth
    private var state = State.fresh
    /// The scope that the server has been told.
    private var scope = Scope.none
    /// What its statements announce.
    private var announced: Set<Announcement> = []

    init(_ connection: PostgresConnection, loop: EventLoop, health: DatabaseHealth) {
        self.connection = connection
        self.health = health
        self.loop = loop
    }

    var dialect: Dialect { .postgres }

    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        guard !statements.isEmpty else { return [] }
        let rendered = statements.map { $0.rendered(for: .postgres) }
        return try await onLoop(loop) { [self] completion in
            switch state {
            case .failed: return completion(.failure(.abortedTransaction))
            case .over: return completion(.failure(.transactionIsOver))
            case .fresh, .open: break
            }
            announced.formUnion(rendered.lazy.compactMap(\.announced))
            let begins = state == .fresh
            state = .open
            send((begins ? [RenderedSQL(text: "BEGIN")] : []) + scoped(rendered, &scope)) { result in
                completion(result.map { begins ? Array($0.dropFirst()) : $0 })
            }
        }
    }

    /// Commits and returns what was announced; throws if that fails, also if the server turns it into a rollback.
    func commit() async throws(DatabaseError) -> Set<Announcement> {
        try await onLoop(loop) { [self] completion in
            let last = state
            state = .over
            switch last {
            case .fresh: completion(.success([]))
            case .failed, .over: completion(.failure(.abortedTransaction))
            case .open:
                send([RenderedSQL(text: "COMMIT")]) { result in
                    completion(
                        result.flatMap { [self] rows in
                            let tag = (rows.first?.buffer as? PostgresRows)?.commandTag
                            return tag == "COMMIT" ? .success(announced) : .failure(.abortedTransaction)
                        }
                    )
                }
            }
        }
    }

    /// Rolls back, unless nothing has begun; harmless after a failed commit.
    func rollback() async {
        let result: Result<[Rows], DatabaseError> = await onLoopResult(loop) { [self] completion in
            let last = state
            state = .over
            guard last != .fresh && !connection.isClosed else { return completion(.success([])) }
            send([RenderedSQL(text: "ROLLBACK")], completion)
        }
        if case .failure(let error) = result {
            // The connection's state is unknown; the server rolls back when it is closed.
            loop.execute { [self] in connection.close(error) }
        }
    }

    private func send(_ statements: [RenderedSQL], _ completion: @escaping PostgresRequest.Completion) {
        connection.submit(
            PostgresRequest(statements, isRepeatable: false) { [self] result in
                if case .failure(let error) = result {
                    health.failed(error)
                    if state == .open { state = .failed }
                }
                completion(result)
            }
        )
    }
}

/// Calls `start` on the loop's thread, immediately if the caller is on it, and waits for its completion.
func onLoopResult<Value: Sendable>(
    _ loop: EventLoop,
    _ start: @escaping @Sendable (@escaping @Sendable (Result<Value, DatabaseError>) -> Void) -> Void
) async -> Result<Value, DatabaseError> {
    await withUnsafeContinuation { continuation in
        let completion: @Sendable (Result<Value, DatabaseError>) -> Void = { continuation.resume(returning: $0) }
        if loop.isOnLoop { start(completion) } else { loop.execute { start(completion) } }
    }
}

/// As `onLoopResult`, but throws.
func onLoop<Value: Sendable>(
    _ loop: EventLoop,
    _ start: @escaping @Sendable (@escaping @Sendable (Result<Value, DatabaseError>) -> Void) -> Void
) async throws(DatabaseError) -> Value {
    try await onLoopResult(loop, start).get()
}
