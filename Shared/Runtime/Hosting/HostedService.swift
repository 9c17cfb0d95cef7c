public import Database
public import HTTP

/// A service as the runtime sees it: what it is called, what its database looks like, what it answers and what it does
/// beside that.
public protocol HostedService: Sendable {
    /// Its name, as in `meal-plan`: of its schema or file, its log lines and its neighbours' settings.
    static var name: String { get }
    /// What the runtime does for it; none for a service that keeps nothing.
    static var features: [ServiceFeature] { get }
    /// Its own migrations; `schemaHistory` has those of its features as well.
    static var migrations: [Migration] { get }
    /// Builds its routes; its migrations have been applied. May be called again after it has thrown.
    static func routes(_ context: ServiceContext) async throws -> Router
    /// What it does beside answering requests.
    static func background(_ context: ServiceContext) -> [BackgroundJob]
    /// The tables of what people put into a household: one without rows in any of them is empty.
    static var holdings: [String] { get }
    /// The tables from which the service itself deletes what belonged to a deleted household.
    ///
    /// Their rows stand for something outside of the database, which is deleted before them.
    static var selfErasing: Set<String> { get }
    /// The folders with files that belong to the data, by the names under which a backup has them.
    static func fileFolders(_ settings: Settings) -> [FileFolder]
    /// What the service cannot do in this installation, and what to do about it: for the doctor.
    static func weaknesses(_ settings: Settings) async -> [(words: String, advice: String)]
    /// What a person sees in a browser in place of a problem with this status, with links below a prefix; nil where
    /// programs call.
    static func problemPage(
        _ status: Int,
        at path: String,
        under prefix: PathPrefix,
        in languages: AcceptLanguage
    )
        -> Response?
    /// The settings that it has beside those of every process.
    static var settings: (any ServiceSettings.Type)? { get }
    /// The services whose operations its document has as well, as it stands for them at the front door.
    static var documents: [String] { get }
    /// Words that an operator can give its program.
    static var commands: [ServiceCommand] { get }
}

extension HostedService {
    /// None.
    public static var features: [ServiceFeature] { [] }

    /// None.
    public static var migrations: [Migration] { [] }

    /// None.
    public static var settings: (any ServiceSettings.Type)? { nil }

    /// None.
    public static var documents: [String] { [] }

    /// Nothing.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] { [] }

    /// None: households keep nothing here.
    public static var holdings: [String] { [] }

    /// None.
    public static func weaknesses(_ settings: Settings) async -> [(words: String, advice: String)] { [] }

    /// None.
    public static var selfErasing: Set<String> { [] }

    /// None.
    public static func fileFolders(_ settings: Settings) -> [FileFolder] { [] }

    /// None.
    public static func problemPage(
        _ status: Int,
        at path: String,
        under prefix: PathPrefix,
        in languages: AcceptLanguage
    ) -> Response? { nil }

    /// None.
    public static var commands: [ServiceCommand] { [] }
}

/// A folder with files that are part of a service's data.
public struct FileFolder: Sendable, Hashable {
    /// What a backup calls it: one plain word.
    public var name: String
    /// Where it is.
    public var path: String

    /// A folder.
    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
