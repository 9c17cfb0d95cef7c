import Crypto
public import HTTP
public import Values

/// Files that a service gives out as they are, read once at start, each with the header that it is answered with.
public struct StaticFiles: Sendable {
    private let files: [String: Response]

    /// Reads the files of a folder that are of a type browsers are given: all of them, or those that are `wanted`.
    public init(
        folder: ResourceFolder,
        wanted: (_ name: String) -> Bool = { _ in true }
    ) throws(MissingResource) {
        var files: [String: Response] = [:]
        for name in try folder.files() where wanted(name) {
            guard let type = StaticFiles.mediaType(of: name) else { continue }
            files[name] = StaticFiles.answer(try folder.bytes(of: name), type: type)
        }
        self.files = files
    }

    /// The answer for a file of a media type.
    public static func answer(_ bytes: [UInt8], type: String) -> Response {
        Response.bytes(bytes, type: type)
            .with("ETag", "\"\(SHA256.hash(bytes).base64URL.prefix(22))\"")
            // A new version is taken up at the next visit; the tag makes asking cheap.
            .with("Cache-Control", "no-cache")
    }

    /// The answer for a file, or nil if there is none of that name.
    public func file(_ name: String) -> Response? {
        // defence: file-names
        files[name]
    }

    static func mediaType(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "webmanifest": "application/manifest+json"
        default: nil
        }
    }
}
