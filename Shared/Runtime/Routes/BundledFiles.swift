import Crypto
public import HTTP
public import Values

/// Files that a build has made and compressed, given out below a folder that is named by what is in them, so that
/// browsers need never ask for one twice: another version has another folder.
public struct BundledFiles: Sendable {
    /// The name of the folder: a hash of all files.
    public let version: String
    private let files: [String: CodedFile]

    /// Reads the files of a folder, but not those of its subfolders: `app.js`, and beside it `app.js.gz` and
    /// `app.js.zst`.
    public init(folder: ResourceFolder) throws(MissingResource) {
        var files: [String: CodedFile] = [:]
        var all: [UInt8] = []
        let names = try folder.files().filter { !$0.contains("/") }
        for name in names {
            guard let type = StaticFiles.mediaType(of: name) else { continue }
            let bytes = try folder.bytes(of: name)
            all += Array("\(name) \(bytes.count)\n".utf8) + bytes
            var packed: [ContentCoding: [UInt8]] = [:]
            for (coding, ending) in [(ContentCoding.zstd, "zst"), (.gzip, "gz")]
            where names.contains("\(name).\(ending)") {
                packed[coding] = try folder.bytes(of: "\(name).\(ending)")
            }
            files[name] = CodedFile(bytes, packed: packed) { bytes in
                StaticFiles.answer(bytes, type: type, caching: "public, max-age=31536000, immutable")
            }
        }
        guard !files.isEmpty else { throw MissingResource(path: "\(folder.path)/app.js") }
        self.files = files
        version = String(SHA256.hash(all).base64URL.prefix(16))
    }

    /// A file by its name, in the best of the codings that the client takes; nil if there is none of that name.
    public func file(_ name: String, accepting header: String?) -> Response? {
        files[name]?.answer(accepting: header)
    }

    /// A file's bytes as they were before compression; empty if there is none of that name.
    public func bytes(of name: String) -> [UInt8] {
        files[name]?.bytes ?? []
    }
}
