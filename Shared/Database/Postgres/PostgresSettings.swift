public import Values

/// How a service connects to PostgreSQL.
public struct PostgresSettings: Sendable {
    /// `postgres://user:password@host:port/database?…`, or any connection string of libpq's, several hosts included.
    public var url: Secret
    /// The schema that the service owns and sees: lower-case letters, digits and underscores.
    public var schema: String
    /// The role that the connections take on; nil for the one of the URL.
    public var role: String?
    /// The password, where the URL has none.
    public var password: Secret?
    /// What the connections call themselves in `pg_stat_activity`.
    public var applicationName: String
    /// How long a statement may take.
    public var statementTimeout: Duration = .seconds(15)
    /// Whether a transaction's statement ends with its connection when the server has gone silent; not so for
    /// migrations, which lift the server's limit for themselves.
    public var endsSilentTransactions = true
    /// How many requests may wait for one connection, and how many transactions for theirs.
    public var longestQueue = 4000
    /// How long a transaction may wait for its closure before the server ends it.
    public var idleInTransactionTimeout: Duration = .seconds(30)
    /// How long an attempt to connect may take; whole seconds, 2 at least.
    public var connectTimeout: Duration = .seconds(5)
    /// What is wrong with the database; nothing but its absence shows that a fault of the server's disk is over.
    let health = DatabaseHealth(memory: .seconds(30))
    /// Connections that share all short reads, pipelined.
    public var readConnections = 2
    /// Connections for transactions; they help out with single writes while idle, and are opened when first needed.
    public var transactionConnections = 4

    /// The usual settings for a server and a schema.
    public init(url: Secret, schema: String, applicationName: String? = nil) {
        self.url = url
        self.schema = schema
        self.applicationName = applicationName ?? "larder-\(schema)"
    }
}
