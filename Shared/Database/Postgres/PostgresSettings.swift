public import Values

/// How a service connects to PostgreSQL.
public struct PostgresSettings: Sendable {
    /// `postgres://user:password@host:port/database?…`, or any libpq connection string, also with several hosts.
    public var url: Secret
    /// The URL for LISTEN and NOTIFY; nil for the same.
    public var notifyURL: Secret?
    /// The schema that the service uses: lower-case letters, digits and underscores.
    public var schema: String
    /// The role that the connections switch to; nil for the one of the URL.
    public var role: String?
    /// The password, if the URL has none.
    public var password: Secret?
    /// The connections' application name in `pg_stat_activity`.
    public var applicationName: String
    /// How long a statement may take.
    public var statementTimeout: Duration = .seconds(15)
    /// Whether a transaction's connection is closed if a statement hangs; not for migrations, which lift the server's
    /// limit for themselves.
    public var endsSilentTransactions = true
    /// How many requests may wait for one connection, and how many transactions for theirs.
    public var longestQueue = 4000
    /// How long a transaction may be idle before the server ends it.
    public var idleInTransactionTimeout: Duration = .seconds(30)
    /// How long connecting to one server may take, unless the URL has `connect_timeout`; whole seconds, at least 2.
    public var connectTimeout: Duration = .seconds(5)
    /// The database's health; a fault of the server's disk is over when it no longer occurs.
    let health = DatabaseHealth(memory: .seconds(30))
    /// What the server is.
    let layout = PostgresLayout()
    /// Connections that share all short reads, pipelined.
    public var readConnections = 2
    /// Connections for transactions; while idle they also run single writes; opened when first needed.
    public var transactionConnections = 4

    /// Told how long each answer of the server took, in nanoseconds, with the wait for those sent before.
    public var onRoundTrip: (@Sendable (UInt64) -> Void)?
    /// Told how long each transaction waited for a connection, in nanoseconds.
    public var onLease: (@Sendable (UInt64) -> Void)?

    /// The usual settings for a server and a schema.
    public init(url: Secret, schema: String, applicationName: String? = nil) {
        self.url = url
        self.schema = schema
        self.applicationName = applicationName ?? "larder-\(schema)"
    }
}
