public import Database
public import HTTP
import Identity
public import Runtime
import Values
import WebAPI

/// The service that gives browsers the web app; the app itself works over the public API of the others.
public enum WebService: HostedService {
    /// `web`.
    public static let name = "web"
    /// It keeps nothing.
    public static let migrations: [Migration] = []

    /// Everything that the front door does not give to another service comes here, its document included.
    public static let documents = ServiceNames.all

    /// Reads the app's files and builds the routes that give them out.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        try build(under: context.settings.server.prefix)
    }

    /// Everything is for people but what programs call and what other services show pages for.
    public static func problemPage(
        _ status: Int,
        at path: String,
        under prefix: PathPrefix = .none,
        in languages: AcceptLanguage = AcceptLanguage(nil)
    ) -> Response? {
        guard !WebPaths.isForPrograms(path), let texts = try? loaded.get().texts else { return nil }
        let page = ErrorPage(
            status: status,
            texts: texts.texts(in: languages),
            styles: texts.styles,
            prefix: prefix.text
        )
        return .html(page.document, status: status).page
    }

    /// What the app is made of, at a host of its own; read once, on first use.
    private static let loaded = Result { () throws(MissingResource) in try read() }

    /// Builds the routes.
    static func build(under prefix: PathPrefix = .none) throws -> Router {
        var files = try loaded.get()
        if prefix != .none { files.texts = try PageBodies(sources, files.bundle, under: prefix) }
        var router = Router()
        files.addRoutes(to: &router)
        return router
    }

    private static let sources = ResourceFolder(target: "WebService", subfolder: "Assets")

    /// Reads the files that the build has made, and those that are as they were written.
    private static func read() throws(MissingResource) -> Dependencies {
        let bundle = try BundledFiles(folder: ResourceFolder(target: "WebService", subfolder: "."))
        return Dependencies(
            bundle: bundle,
            icons: try StaticFiles(folder: sources, wanted: { $0.hasPrefix("icon") && !$0.contains("/") }),
            texts: try PageBodies(sources, bundle)
        )
    }
}
