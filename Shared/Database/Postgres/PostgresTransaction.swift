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
    private let onRoundTrip: (@Sendable (UInt64) -> Void)?
    private var state = State.fresh
    /// The scope that the server has been told.
    private var scope = Scope.none
    /// What is sent with the next statements, or with the commit.
    private var waiting: [RenderedSQL] = []
    /// What its statements announce.
    private var announced: Set<Announcement> = []

    init(
        _ connection: PostgresConnection,
        loop: EventLoop,
        health: DatabaseHealth,
        onRoundTrip: (@Sendable (UInt64) -> Void)?
    ) {
        self.connection = connection
        self.onRoundTrip = onRoundTrip
        self.health = health
        self.loop = loop
    }

    var dialect: Dialect { connection.dialect }

    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        guard !statements.isEmpty else { return [] }
        let rendered = SQL.rendered(statements, for: dialect)
        return try await onLoop(loop) { [self] completion in
            if let refusal { return completion(.failure(refusal)) }
            sendAll(rendered) { result in completion(result.map { Array($0.suffix(statements.count)) }) }
        }
    }

    func runLater(_ statements: [SQL]) async throws(DatabaseError) {
        let rendered = SQL.rendered(statements, for: dialect)
        let _: Void = try await onLoop(loop) { [self] completion in
            if let refusal { return completion(.failure(refusal)) }
            waiting += rendered
            completion(.success(()))
        }
    }

    /// Why nothing can be run any more; nil if it can.
    private var refusal: DatabaseError? {
        switch state {
        case .failed: .abortedTransaction
        case .over: .transactionIsOver
        case .fresh, .open: nil
        }
    }

    /// Commits and returns what was announced; throws if that fails, also if the server turns it into a rollback.
    func commit() async throws(DatabaseError) -> Set<Announcement> {
        try await onLoop(loop) { [self] completion in
            switch state {
            case .fresh where waiting.isEmpty:
                state = .over
                completion(.success([]))
            case .failed, .over:
                state = .over
                completion(.failure(.abortedTransaction))
            case .fresh, .open:
                sendAll([RenderedSQL(text: "COMMIT")]) { result in
                    completion(
                        result.flatMap { [self] rows in
                            let tag = (rows.last?.buffer as? PostgresRows)?.commandTag
                            return tag == "COMMIT" ? .success(announced) : .failure(.abortedTransaction)
                        }
                    )
                }
                state = .over
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

    /// Sends what is waiting, and these statements.
    private func sendAll(_ statements: [RenderedSQL], _ completion: @escaping PostgresRequest.Completion) {
        let all = waiting + statements
        waiting = []
        announced.formUnion(all.lazy.compactMap(\.announced))
        let begins = state == .fresh
        state = .open
        send((begins ? [RenderedSQL(text: "BEGIN")] : []) + scoped(all, &scope, dialect), completion)
    }

    private func send(_ statements: [RenderedSQL], _ completion: @escaping PostgresRequest.Completion) {
        let began = monotonicNanoseconds()
        connection.submit(
            PostgresRequest(statements, isRepeatable: false) { [self] result in
                onRoundTrip?(monotonicNanoseconds() - began)
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
