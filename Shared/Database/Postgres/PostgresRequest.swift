/// Statements that are sent to the server together, up to one synchronisation point: an implicit transaction.
// Unchecked because of its progress: created anywhere, but used on the loop's thread only once submitted.
final class PostgresRequest: @unchecked Sendable {
    /// Called on the loop's thread with every statement's rows or the first error.
    typealias Completion = @Sendable (Result<[Rows], DatabaseError>) -> Void

    /// One statement, encoded.
    struct Statement: Sendable {
        var text: String
        var parameters: PostgresParameters
        var isPreparable: Bool
        /// Whether its result is ignored: it only sets the scope of the following statements.
        var isScope: Bool

        init(_ sql: RenderedSQL) {
            text = sql.text
            parameters = PostgresParameters(sql.values)
            isPreparable = sql.isPreparable
            isScope = sql.isScope
        }
    }

    /// The server's results, in order.
    enum Step {
        case prepare(PostgresPreparedStatement)
        case execute
        case setScope
    }

    let statements: [Statement]
    private let completion: Completion
    /// Whether it may be sent again if the server does not know a prepared statement: never within a transaction.
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

    /// Calls the completion with the result.
    func complete() {
        completion(error.map { .failure($0) } ?? .success(results))
    }

    /// Calls the completion with an error.
    func fail(_ error: DatabaseError) {
        completion(.failure(error))
    }

    /// Discards results, so that it can be sent again.
    func rewind() {
        steps = []
        nextStep = 0
        results = []
        error = nil
        hasBeenRepeated = true
    }
}

/// A statement that the server has parsed, or will have parsed by the time it is used.
final class PostgresPreparedStatement {
    /// A statement is identified by its text and the types of its parameters.
    struct Key: Hashable {
        var text: String
        var types: [UInt32]
    }

    let key: Key
    let name: String
    /// The connection's use counter when it was last used.
    var lastUse: UInt64

    init(key: Key, name: String, lastUse: UInt64) {
        self.key = key
        self.name = name
        self.lastUse = lastUse
    }
}
