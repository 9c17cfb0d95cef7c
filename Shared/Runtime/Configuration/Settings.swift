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

    /// The port of each service, by name.
    public static let defaultPorts = Dictionary(
        uniqueKeysWithValues: ServiceNames.all.enumerated().map { ($0.element, 8081 + $0.offset) }
    )

    /// Where to listen, what one client may use up, and whose word about clients' addresses is taken.
    public var server: ServerSettings
    /// Where the data lies.
    public var storage: Storage
    /// The folder for files; that of SQLite's, too, if the data lies there.
    public var dataFolder: String
    /// Whether a write on SQLite is answered only once the disk has it.
    public var isDurable: Bool
    /// The database's password, where the URL has none.
    public var databasePassword: Secret?
    /// Where the passwords of the services' roles lie, if they sign in by themselves.
    public var rolePasswords: String?
    /// Whether the start applies migrations.
    public var migrates: Bool
    /// The public URL that links are built from, with the path if Larder has no host of its own, and without a slash at
    /// the end.
    public var origin: String { publicOrigin ?? "http://localhost:\(server.port)" }
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
    /// How often one client may ask.
    public var rates: Rates
    /// How long a database statement may take.
    public var statementTimeout: Duration
    /// How many connections a service opens at most to PostgreSQL for statements.
    public var databaseConnections: Int
    /// The server's URL for notifications, if it is another one.
    public var notifyURL: Secret?
    /// How long a process that stops goes on answering.
    public var drain: Duration
    /// Where traces are sent; nil if none are.
    public var tracing: Tracing?
    /// How many bytes a household's recipes may take, and its grocery lists; nil for any number.
    public var householdQuota: Int?
    /// What each plan allows.
    public var planLimits: PlanLimits
    /// The settings that services have for themselves.
    public var services: [any ServiceSettings]

    /// Reads the settings of a service, or of all of Larder in one process if `service` is nil, with those that
    /// `services` have for themselves; throws all that is wrong with them at once.
    public init(
        environment: [String: String],
        for service: String? = nil,
        with services: [any ServiceSettings.Type] = [],
        needsSecret: Bool = true
    ) throws(SettingsError) {
        var reader = SettingsReader(environment)
        server = Settings.server(&reader, for: service)
        storage = Settings.storage(&reader)
        dataFolder = reader.text(.data) ?? "./data"
        isDurable = reader.choice(.sqliteSync, [("full", true), ("normal", false)])
        databasePassword = reader.file(.databasePasswordFile).map { Secret($0) }
        rolePasswords = reader.text(.rolePasswords)
        migrates = reader.choice(.migrate, [("on", true), ("off", false)])
        publicOrigin = reader.publicURL(.origin)
        server.prefix = PathPrefix(of: publicOrigin)
        var neighbours: [String: String] = [:]
        for name in ServiceNames.all {
            let setting = Setting.neighbour(name)
            neighbours[name] = reader.origin(setting, default: setting.fallback)
            if reader.text(setting) != nil { namedNeighbours.insert(name) }
        }
        self.neighbours = neighbours
        internalSecret = Settings.internalSecret(&reader, isRequired: needsSecret && service != nil)
        logLevel = reader.choice(.logLevel, ["debug", "info", "warning", "error"].map { ($0, $0) })
        allowedHosts = (reader.text(.allowedHosts) ?? "").split { $0 == "," || $0 == " " }.map(String.init)
        rates = Settings.rates(&reader)
        let quota = reader.integer(.householdQuota, in: 0...1_099_511_627_776)
        householdQuota = quota == 0 ? nil : quota
        statementTimeout = .seconds(reader.integer(.statementTimeout, in: 1...600))
        databaseConnections = reader.integer(.databaseConnections, in: 3...50)
        notifyURL = Settings.postgresURL(&reader, .notifyURL)
        drain = .seconds(reader.integer(.drain, in: 0...60))
        tracing = Settings.tracing(&reader)
        planLimits = Settings.planLimits(&reader)
        self.services = []
        for own in services { self.services.append(own.init(&reader)) }
        guard reader.problems.isEmpty else { throw SettingsError(problems: reader.problems) }
    }

    private static func storage(_ reader: inout SettingsReader) -> Storage {
        let folder = reader.text(.data) ?? "./data"
        return postgresURL(&reader, .database).map { .postgres($0) } ?? .folder(folder)
    }

    private static func postgresURL(_ reader: inout SettingsReader, _ setting: Setting) -> Secret? {
        guard let url = reader.text(setting) else { return nil }
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") else {
            // The value is not repeated: it may hold a password.
            reader.report(setting, "must begin with postgres://")
            return nil
        }
        return Secret(url)
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
