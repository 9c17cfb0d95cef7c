import Identity
import JSON

/// One environment variable that Larder reads: its key, what holds without it, and what it is for.
///
/// Settings are read through these values only, so that none can exist without its line in `docs/settings.md`.
@MembersInit(unlabelled: 3)
public struct Setting: Sendable {
    /// The variable's name.
    public let key: String
    /// What holds when the variable is not set, in words.
    public let fallback: String
    /// What it is for, in one sentence.
    public let purpose: String
}

extension Setting {
    static let host = Setting(
        "LARDER_HOST",
        "127.0.0.1; 0.0.0.0 for larder",
        "The address to listen on. `larder` listens on all, so that phones in the same network can open shared lists; "
            + "a separate service runs behind a reverse proxy."
    )
    static let port = Setting(
        "LARDER_PORT",
        "8080 for larder; 8081 to \(8080 + ServiceNames.all.count) in the order "
            + ServiceNames.all.joined(separator: ", "),
        "The port to listen on; 0 uses a free one and logs it."
    )
    static let data = Setting("LARDER_DATA", "./data", "The folder of the SQLite files, one per service.")
    static let database = Setting(
        "LARDER_DATABASE_URL",
        "none: SQLite",
        "`postgres://user:password@host:port/database` instead of SQLite; each service uses a schema of its own."
    )
    static let sqliteSync = Setting(
        "LARDER_SQLITE_SYNC",
        "full",
        "`full` acknowledges a write on SQLite once it is on disk, so that a power cut loses no acknowledged write; "
            + "`normal` does not wait for the disk, and a power cut may lose the last seconds."
    )
    static let databasePasswordFile = Setting(
        "LARDER_DATABASE_PASSWORD_FILE",
        "none",
        "A file with the password for `LARDER_DATABASE_URL`, instead of one in the URL."
    )
    static let rolePasswords = Setting(
        "LARDER_ROLE_PASSWORDS",
        "none: the roles cannot sign in",
        "For `larder migrate`: a folder in which each service's role gets a password, in the file `SERVICE/password`, "
            + "which is created if missing."
    )
    static let migrate = Setting(
        "LARDER_MIGRATE",
        "on",
        "`off` leaves migrations to `larder migrate`; a service is not ready until its schema is up to date."
    )
    static let origin = Setting(
        "LARDER_ORIGIN",
        "http://localhost:PORT",
        "The public URL from which links are built, without a slash at the end. It may have a path, such as "
            + "`https://home.example/larder`: the README says what a reverse proxy has to do then."
    )
    static let internalSecret = Setting(
        "LARDER_INTERNAL_SECRET",
        "a random one for larder; required for separate services",
        "The secret with which services authenticate to each other: at least 32 characters, the same for all."
    )
    static let internalSecretFile = Setting(
        "LARDER_INTERNAL_SECRET_FILE",
        "none",
        "A file with the internal secret, instead of the variable."
    )
    static let logLevel = Setting("LARDER_LOG_LEVEL", "info", "`debug`, `info`, `warning` or `error`.")
    static let allowedHosts = Setting(
        "LARDER_ALLOWED_HOSTS",
        "none",
        "Internal hosts that may be requested, separated by commas; `host:port` for one port only. Other hosts must "
            + "have public addresses and are requested on ports 80 and 443 only."
    )
    static let maxBody = Setting(
        "LARDER_MAX_BODY",
        "1048576",
        "The largest body in bytes of recipes, lists and lines to be parsed; other bodies are smaller, pages larger."
    )
    static let bodyMemory = Setting(
        "LARDER_BODY_MEMORY",
        "50331648",
        "How many bytes of large bodies may be in memory at a time."
    )
    static let bodyMemoryPerClient = Setting(
        "LARDER_BODY_MEMORY_PER_CLIENT",
        "25165824",
        "How many of them one client may use."
    )
    static let maxHeader = Setting("LARDER_MAX_HEADER", "16384", "The largest request header in bytes.")
    static let requestTimeout = Setting(
        "LARDER_REQUEST_TIMEOUT",
        "30",
        "How many seconds one request may take in all, receiving it included."
    )
    static let idleTimeout = Setting(
        "LARDER_IDLE_TIMEOUT",
        "60",
        "After how many seconds without a request a connection is closed."
    )
    static let maxConnections = Setting(
        "LARDER_MAX_CONNECTIONS",
        "10000",
        "How many connections may be open at once; fewer if the process may not open so many files."
    )
    static let maxConnectionsPerAddress = Setting(
        "LARDER_MAX_CONNECTIONS_PER_ADDRESS",
        "1000",
        "How many connections one address may have open; an IPv6 /64 network counts as one."
    )
    static let trustedProxies = Setting(
        "LARDER_TRUSTED_PROXIES",
        "none",
        "The proxies whose `X-Forwarded-For` (else `Forwarded`) is trusted: `none`, `private` for those on this "
            + "machine or in a private network, or addresses and networks (`10.0.0.7, 2001:db8::/32`), separated by "
            + "commas. The client is the last address that is not one of them. They are exempt from the limit of "
            + "connections per address."
    )
    static let householdQuota = Setting(
        "LARDER_HOUSEHOLD_QUOTA",
        "104857600",
        "How many bytes a household's recipes may take in the database, and as many again for its grocery lists; 0 "
            + "for no limit."
    )
    static let statementTimeout = Setting(
        "LARDER_STATEMENT_TIMEOUT",
        "5",
        "After how many seconds a database statement is cancelled."
    )
    static let databaseConnections = Setting(
        "LARDER_DATABASE_CONNECTIONS",
        "7",
        "How many connections a service opens at most to PostgreSQL for statements, 3 to 50; another one is for "
            + "notifications."
    )
    static let notifyURL = Setting(
        "LARDER_NOTIFY_URL",
        "as LARDER_DATABASE_URL",
        "The URL for notifications between replicas, if `LARDER_DATABASE_URL` leads to a connection pooler, which does "
            + "not pass them on."
    )
    static let drain = Setting(
        "LARDER_DRAIN",
        "0",
        "How many seconds a process goes on answering after it was asked to stop, while `/readyz` says 503: as long as "
            + "a load balancer takes to notice, 0 to 60."
    )
    /// The URL of a neighbour.
    static func neighbour(_ name: String) -> Setting {
        let word = name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
        return Setting(
            "LARDER_\(word)_URL",
            "http://127.0.0.1:\(Settings.defaultPorts[name] ?? 0)",
            "The URL of the \(name) service for the other services; not needed with `larder`."
        )
    }

    /// Every setting of the runtime, in the order of the documentation; services have their own beside them.
    public static let all: [Setting] =
        [host, port, data, sqliteSync, database, databasePasswordFile, rolePasswords, migrate, origin]
        + ServiceNames.all.map(neighbour)
        + [
            internalSecret, internalSecretFile, logLevel, allowedHosts, maxBody, bodyMemory, bodyMemoryPerClient,
            maxHeader, requestTimeout, idleTimeout, maxConnections, maxConnectionsPerAddress, trustedProxies,
            corsOrigins,
            rateAccount, rateAddress, rateLink, rateSignIn, rateImport, householdQuota, statementTimeout,
            databaseConnections, notifyURL, drain, otlpURL, otlpRatio,
        ] + plans
}
