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
        try build(ResourceFolder(target: "WebService", subfolder: "Assets"))
    }

    /// Everything is for people but what programs call and what other services show pages for.
    public static func problemPage(
        _ status: Int,
        at path: String,
        in languages: AcceptLanguage = AcceptLanguage(nil)
    ) -> Response? {
        guard !WebPaths.isForPrograms(path), let texts = try? loaded.get() else { return nil }
        return .html(ErrorPage(status: status, texts: texts.texts(in: languages)).document, status: status).page
    }

    /// What the app says; read once, on first use.
    private static let loaded = Result { () throws(MissingResource) in
        try PageBodies(ResourceFolder(target: "WebService", subfolder: "Assets"))
    }

    /// Builds the routes over a folder of files.
    static func build(_ folder: ResourceFolder) throws -> Router {
        var router = Router()
        Dependencies(assets: try StaticFiles(folder: folder), texts: try PageBodies(folder)).addRoutes(to: &router)
        return router
    }
}
