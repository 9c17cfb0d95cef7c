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
    /// What a person sees in a browser in place of a problem with this status; nil where programs call.
    static func problemPage(_ status: Int, at path: String, in languages: AcceptLanguage) -> Response?
    /// The settings that it has beside those of every process.
    static var settings: (any ServiceSettings.Type)? { get }
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

    /// Nothing.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] { [] }

    /// None: households keep nothing here.
    public static var holdings: [String] { [] }

    /// None.
    public static func problemPage(_ status: Int, at path: String, in languages: AcceptLanguage) -> Response? { nil }

    /// None.
    public static var commands: [ServiceCommand] { [] }
}
