import Crypto
public import HTTP
public import Values

/// Files that a build has made and compressed, given out below a folder that is named by what is in them, so that
/// browsers need never ask for one twice: another version has another folder.
public struct BundledFiles: Sendable {
    /// The name of the folder: a hash of all files.
    public let version: String
    private let files: [String: [String: Response]]

    /// Reads the files of a folder, but not those of its subfolders: `app.js`, and beside it `app.js.gz` and
    /// `app.js.zst`.
    public init(folder: ResourceFolder) throws(MissingResource) {
        var files: [String: [String: Response]] = [:]
        var all: [UInt8] = []
        let names = try folder.files().filter { !$0.contains("/") }
        for name in names {
            guard let type = StaticFiles.mediaType(of: name) else { continue }
            let bytes = try folder.bytes(of: name)
            all += Array("\(name) \(bytes.count)\n".utf8) + bytes
            files[name] = [BundledFiles.plain: BundledFiles.answer(bytes, type)]
            for (coding, ending) in BundledFiles.codings where names.contains("\(name).\(ending)") {
                let compressed = try folder.bytes(of: "\(name).\(ending)")
                files[name]?[coding] = BundledFiles.answer(compressed, type).with("Content-Encoding", coding)
            }
        }
        guard !files.isEmpty else { throw MissingResource(path: "\(folder.path)/app.js") }
        self.files = files
        version = String(SHA256.hash(all).base64URL.prefix(16))
    }

    /// A file by its name, in the best of the codings that the client takes; nil if there is none of that name.
    public func file(_ name: String, accepting header: String?) -> Response? {
        files[name].flatMap { $0[BundledFiles.best(of: Set($0.keys), accepting: header)] }
    }

    /// A file's bytes as they were before compression; empty if there is none of that name.
    public func bytes(of name: String) -> [UInt8] {
        files[name]?[BundledFiles.plain]?.body.bytes ?? []
    }

    private static let plain = "identity"
    /// In the order in which they are preferred.
    private static let codings = [("zstd", "zst"), ("gzip", "gz")]

    private static func answer(_ bytes: [UInt8], _ type: String) -> Response {
        Response.bytes(bytes, type: type)
            .with("ETag", "\"\(SHA256.hash(bytes).base64URL.prefix(22))\"")
            .with("Cache-Control", "public, max-age=31536000, immutable")
            .with("Vary", "Accept-Encoding")
    }

    /// The coding to answer with (RFC 9110, section 12.5.3): ours in order, if the client takes them at all.
    static func best(of there: Set<String>, accepting header: String?) -> String {
        var taken: [String: Bool] = [:]
        for part in (header ?? "").split(separator: ",").prefix(20) {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let coding = pieces.first else { continue }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            taken[coding] = quality > 0
        }
        let found = codings.first { there.contains($0.0) && (taken[$0.0] ?? taken["*"] ?? false) }
        return found?.0 ?? plain
    }
}
