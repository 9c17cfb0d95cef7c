import Crypto
public import HTTP
public import Values

/// Files that a service gives out as they are, read once at start, each with the header that it is answered with.
public struct StaticFiles: Sendable {
    private let files: [String: CodedFile]

    /// Reads the files of a folder that are of a type browsers are given: all of them, or those that are `wanted`.
    ///
    /// Those of text are kept packed as well, by what packs them as gzip does.
    public init(
        folder: ResourceFolder,
        wanted: (_ name: String) -> Bool = { _ in true },
        gzip: ((_ bytes: [UInt8]) -> [UInt8])? = nil
    ) throws(MissingResource) {
        var files: [String: CodedFile] = [:]
        for name in try folder.files() where wanted(name) {
            guard let type = StaticFiles.mediaType(of: name) else { continue }
            let bytes = try folder.bytes(of: name)
            // Pictures are packed already.
            let packed = type.contains("png") ? nil : gzip?(bytes)
            files[name] = CodedFile(bytes, packed: packed.map { [.gzip: $0] } ?? [:]) { bytes in
                StaticFiles.answer(bytes, type: type)
            }
        }
        self.files = files
    }

    /// The answer for a file of a media type.
    ///
    /// A new version is taken up at the next visit unless it is said otherwise; the tag makes asking cheap.
    public static func answer(_ bytes: [UInt8], type: String, caching: String = "no-cache") -> Response {
        Response.bytes(bytes, type: type)
            .with("ETag", "\"\(SHA256.hash(bytes).base64URL.prefix(22))\"")
            .with("Cache-Control", caching)
    }

    /// The answer for a file in the best of the codings that the client takes, or nil if there is none of that name.
    public func file(_ name: String, accepting header: String? = nil) -> Response? {
        // defence: file-names
        files[name]?.answer(accepting: header)
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
