public import HTTP
public import Identity
public import Values

/// What an operator decides, read once at the start from the environment.
///
/// `docs/settings.md` describes each variable.
public struct Settings: Sendable {
    /// Where the data lies.
    public enum Storage: Equatable, Sendable {
        /// SQLite files in this folder, one a service.
        case folder(String)
        /// A PostgreSQL server, by its URL.
        case postgres(Secret)
    }

    /// The services' names, in the order of their ports.
    public static let serviceNames = ServiceNames.all

    /// The port of each service, by name.
    public static let defaultPorts = Dictionary(
        uniqueKeysWithValues: serviceNames.enumerated().map { ($0.element, 8081 + $0.offset) }
    )

    /// The address to listen on.
    public var host: String
    /// The port to listen on; 0 for any.
    public var port: Int
    /// Where the data lies.
    public var storage: Storage
    /// Whether a write on SQLite is answered only once the disk has it.
    public var isDurable: Bool
    /// The database's password, where the URL has none.
    public var databasePassword: Secret?
    /// Where the passwords of the services' roles lie, if they sign in by themselves.
    public var rolePasswords: String?
    /// Whether the start applies migrations.
    public var migrates: Bool
    /// The public URL that links are built from, without a slash at the end.
    public var origin: String { publicOrigin ?? "http://localhost:\(port)" }
    /// The public URL, if the operator has named one.
    public var publicOrigin: String?
    /// Where neighbours are reached, by name.
    public var neighbours: [String: String]
    /// The neighbours whose URLs were set, and are not the usual ones.
    public var namedNeighbours: Set<String> = []
    /// What services know each other by; nil if the process is all of Larder and makes its own.
    public var internalSecret: Secret?
    /// `debug`, `info`, `warning` or `error`.
    public var logLevel: String
    /// Hosts that may be fetched from although they are inside.
    public var allowedHosts: [String]
    /// What one client may use up.
    public var limits: Limits
    /// How often one client may ask.
    public var rates: Rates
    /// Whose word about clients' addresses is taken.
    public var trustedProxies: ServerSettings.TrustedProxies
    /// How long a database statement may take.
    public var statementTimeout: Duration
    /// How many bytes a household's recipes may take, and its grocery lists; nil for any number.
    public var householdQuota: Int?
    /// What each plan allows.
    public var planLimits: PlanLimits
    /// The settings that services have for themselves.
    public var services: [any ServiceSettings]

    /// What one client may use up.
    public struct Limits: Equatable, Sendable {
        /// The largest request body in bytes.
        public var body = 1_048_576
        /// Memory for larger bodies in bytes.
        public var bodyMemory = 48 << 20
        /// Memory for those of one client.
        public var bodyMemoryPerClient = 24 << 20
        /// The largest header block in bytes.
        public var header = 16_384
        /// The whole time of one request.
        public var requestTime = Duration.seconds(30)
        /// How long a connection may lie idle.
        public var idleTime = Duration.seconds(60)
        /// Connections in all.
        public var connections = 10_000
        /// Connections from one address.
        public var connectionsPerAddress = 1000
    }

    /// Reads the settings of a service, or of all of Larder in one process if `service` is nil, with those that
    /// `services` have for themselves; throws all that is wrong with them at once.
    public init(
        environment: [String: String],
        for service: String? = nil,
        with services: [any ServiceSettings.Type] = [],
        needsSecret: Bool = true
    ) throws(SettingsError) {
        var reader = SettingsReader(environment)
        host = reader.text(.host) ?? (service == nil ? "0.0.0.0" : "127.0.0.1")
        let defaultPort = service.flatMap { Settings.defaultPorts[$0] } ?? 8080
        port = reader.integer(.port, default: defaultPort, in: 0...65_535)
        storage = Settings.storage(&reader)
        isDurable = reader.choice(.sqliteSync, default: true, [("full", true), ("normal", false)])
        databasePassword = reader.file(.databasePasswordFile).map { Secret($0) }
        rolePasswords = reader.text(.rolePasswords)
        migrates = reader.choice(.migrate, default: true, [("on", true), ("off", false)])
        let origin = reader.origin(.origin, default: "")
        publicOrigin = origin.isEmpty ? nil : origin
        var neighbours: [String: String] = [:]
        for name in Settings.serviceNames {
            let local = "http://127.0.0.1:\(Settings.defaultPorts[name] ?? 0)"
            neighbours[name] = reader.origin(.neighbour(name), default: local)
            if reader.text(.neighbour(name)) != nil { namedNeighbours.insert(name) }
        }
        self.neighbours = neighbours
        internalSecret = Settings.internalSecret(&reader, isRequired: needsSecret && service != nil)
        logLevel = reader.choice(
            .logLevel,
            default: "info",
            ["debug", "info", "warning", "error"].map { ($0, $0) }
        )
        allowedHosts = (reader.text(.allowedHosts) ?? "").split { $0 == "," || $0 == " " }.map(String.init)
        limits = Limits()
        limits.body = reader.integer(.maxBody, default: limits.body, in: 1024...1_073_741_824)
        // One page has to find room.
        let memory = 16_777_216...1_073_741_824
        limits.bodyMemory = reader.integer(.bodyMemory, default: limits.bodyMemory, in: memory)
        limits.bodyMemoryPerClient = reader.integer(
            .bodyMemoryPerClient,
            default: limits.bodyMemoryPerClient,
            in: memory
        )
        limits.header = reader.integer(.maxHeader, default: limits.header, in: 1024...1_048_576)
        limits.requestTime = .seconds(reader.integer(.requestTimeout, default: 30, in: 1...3600))
        limits.idleTime = .seconds(reader.integer(.idleTimeout, default: 60, in: 1...3600))
        limits.connections = reader.integer(.maxConnections, default: limits.connections, in: 1...1_000_000)
        limits.connectionsPerAddress = reader.integer(.maxConnectionsPerAddress, default: 1000, in: 1...1_000_000)
        rates = Rates(&reader)
        trustedProxies = Settings.trustedProxies(&reader)
        let quota = reader.integer(.householdQuota, default: 104_857_600, in: 0...1_099_511_627_776)
        householdQuota = quota == 0 ? nil : quota
        statementTimeout = .seconds(reader.integer(.statementTimeout, default: 5, in: 1...600))
        planLimits = Settings.planLimits(&reader)
        self.services = []
        for own in services { self.services.append(own.init(&reader)) }
        guard reader.problems.isEmpty else { throw SettingsError(problems: reader.problems) }
    }

    private static func storage(_ reader: inout SettingsReader) -> Storage {
        let folder = reader.text(.data) ?? "./data"
        guard let url = reader.text(.database) else { return .folder(folder) }
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") else {
            // The value is not repeated: it may hold a password.
            reader.report(.database, "must begin with postgres://")
            return .folder(folder)
        }
        return .postgres(Secret(url))
    }

    private static func internalSecret(_ reader: inout SettingsReader, isRequired: Bool) -> Secret? {
        let fromFile = reader.file(.internalSecretFile)
        let setting = fromFile == nil ? Setting.internalSecret : .internalSecretFile
        guard let text = fromFile ?? reader.text(.internalSecret) else {
            // A file that was named and could not be read has been reported already.
            if isRequired, reader.text(.internalSecretFile) == nil {
                reader.report(.internalSecret, "is required: the same text of at least 32 characters for every service")
            }
            return nil
        }
        guard text.utf8.count >= 32 else {
            reader.report(setting, "must have at least 32 characters; for example from `openssl rand -hex 32`")
            return nil
        }
        return Secret(text)
    }
}
