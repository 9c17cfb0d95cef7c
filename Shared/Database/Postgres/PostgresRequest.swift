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
        /// Whether its result is ignored.
        var isSilent: Bool
        /// Whether it ends a block.
        var isCommit = false

        /// The end of a block.
        static let commit = {
            var statement = Statement(RenderedSQL(text: "COMMIT"))
            statement.isCommit = true
            return statement
        }()

        init(_ sql: RenderedSQL) {
            text = sql.text
            parameters = PostgresParameters(sql.values)
            isPreparable = sql.isPreparable
            isSilent = sql.isSilent
        }
    }

    /// The server's results, in order.
    enum Step {
        case prepare(PostgresPreparedStatement)
        case execute
        case ignore
        /// The transaction was rolled back if the server does not call it a COMMIT.
        case commit
    }

    let statements: [Statement]
    private let completion: Completion
    /// Whether it may be sent again if the server does not know a prepared statement: never within a transaction.
    let isRepeatable: Bool

    /// The dialect that the statements are written in; nil if they are written alike in all.
    let dialect: Dialect?
    /// Whether the statements stand between BEGIN and COMMIT, as an implicit transaction would not do.
    let isBlock: Bool

    var steps: [Step] = []
    var nextStep = 0
    /// How many synchronisation points the server has not reached yet.
    var awaitedSyncs: Int
    var results: [Rows] = []
    var error: DatabaseError?
    var hasBeenRepeated = false

    init(
        _ statements: [RenderedSQL],
        for dialect: Dialect? = nil,
        block: String? = nil,
        isRepeatable: Bool = true,
        completion: @escaping Completion
    ) {
        let begin = block.map { [RenderedSQL(text: $0, isSilent: true)] } ?? []
        let isBlock = block != nil
        self.statements = (begin + statements).map(Statement.init)
        self.dialect = dialect
        self.isBlock = isBlock
        awaitedSyncs = isBlock ? 2 : 1
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
        awaitedSyncs = isBlock ? 2 : 1
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
