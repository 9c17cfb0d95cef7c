/// Statements that go to the server together, up to one synchronisation point: an implicit transaction.
// Unchecked because of its progress: made anywhere, but from being submitted on touched on the loop's thread only.
final class PostgresRequest: @unchecked Sendable {
    /// Called on the loop's thread with every statement's rows or the first error.
    typealias Completion = @Sendable (Result<[Rows], DatabaseError>) -> Void

    /// One statement, encoded.
    struct Statement: Sendable {
        var text: String
        var parameters: PostgresParameters
        var isPreparable: Bool
        /// Whether its answer is nobody's: it only set the scope of those after it.
        var isScope: Bool

        init(_ sql: RenderedSQL) {
            text = sql.text
            parameters = PostgresParameters(sql.values)
            isPreparable = sql.isPreparable
            isScope = sql.isScope
        }
    }

    /// What the server answers, one after the other.
    enum Step {
        case prepare(PostgresPreparedStatement)
        case execute
        case setScope
    }

    let statements: [Statement]
    private let completion: Completion
    /// Whether it may be sent again when the server does not know a prepared statement: never within a transaction.
    let isRepeatable: Bool

    var steps: [Step] = []
    var nextStep = 0
    var results: [Rows] = []
    var error: DatabaseError?
    var hasBeenRepeated = false

    init(_ statements: [RenderedSQL], isRepeatable: Bool = true, completion: @escaping Completion) {
        self.statements = statements.map(Statement.init)
        self.isRepeatable = isRepeatable
        self.completion = completion
    }

    /// Tells the caller the outcome.
    func complete() {
        completion(error.map { .failure($0) } ?? .success(results))
    }

    /// Tells the caller that it has failed.
    func fail(_ error: DatabaseError) {
        completion(.failure(error))
    }

    /// Forgets what was answered, to be sent again.
    func rewind() {
        steps = []
        nextStep = 0
        results = []
        error = nil
        hasBeenRepeated = true
    }
}

/// A statement that the server has parsed, or will have by the time it is used.
final class PostgresPreparedStatement {
    /// A statement is told from another by its text and the types of its parameters.
    struct Key: Hashable {
        var text: String
        var types: [UInt32]
    }

    let key: Key
    let name: String
    /// The connection's count of uses when it was last used.
    var lastUse: UInt64

    init(key: Key, name: String, lastUse: UInt64) {
        self.key = key
        self.name = name
        self.lastUse = lastUse
    }
}
