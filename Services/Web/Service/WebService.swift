public import Database
public import HTTP
public import Runtime
import Values
import WebAPI

/// The service that gives browsers the web app; the app itself works over the public API of the others.
public enum WebService: HostedService {
    /// `web`.
    public static let name = "web"
    /// It keeps nothing.
    public static let migrations: [Migration] = []

    /// Reads the app's files and builds the routes that give them out.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        try build(ResourceFolder(target: "WebService", subfolder: "Assets"))
    }

    /// Everything is for people but what programs call and what other services show pages for.
    public static func problemPage(_ status: Int, at path: String) -> Response? {
        guard !WebPaths.isForPrograms(path) else { return nil }
        return .html(ErrorPage.document(status), status: status).page
    }

    /// Builds the routes over a folder of files.
    static func build(_ folder: ResourceFolder) throws -> Router {
        var router = Router()
        Dependencies(assets: try StaticFiles(folder: folder)).addRoutes(to: &router)
        return router
    }
}
