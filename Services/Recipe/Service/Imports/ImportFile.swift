import Media
import Values

/// A file that somebody has sent.
struct ImportFile: Sendable {
    /// Of one request so many files are taken.
    static let most = 20
    /// A photo, a PDF or a page has at most so many bytes.
    static let mostBytes = 10 << 20
    /// A larger file is sent in parts of so many bytes, of which the last one may have fewer.
    static let partSize = 4 << 20
    /// A file in parts has at most so many bytes.
    static let mostUpload = 512 << 20

    var name: String
    var bytes: [UInt8]

    /// What it is, by how it begins and not by its name.
    var kind: ImportKind { Self.kind(of: bytes) }

    /// A file's name without the folders that it lies in, which some apps send along.
    static func name(of path: String) -> String {
        let last = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
        return last.isVisible ? last : path
    }

    /// Whether a file has no bytes that a text has not.
    static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }

    /// Whether a text begins like a page.
    static func isHTML(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(1000), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return start.hasPrefix("<")
    }

    /// As what it is shown to whoever checks a recipe: a picture, a PDF, or else a text.
    static func mediaType(of start: some Collection<UInt8>) -> String {
        if kind(of: start) == .pdf { return "application/pdf" }
        return PictureKind(start).map { "image/\($0)" } ?? "text/plain; charset=utf-8"
    }

    /// In how many parts a file of so many bytes is sent.
    static func parts(of size: Int) -> Int { (size + partSize - 1) / partSize }

    /// What a file is that begins with these bytes.
    static func kind(of start: some Collection<UInt8>) -> ImportKind {
        if start.starts(with: "%PDF-".utf8) { return .pdf }
        return PictureKind(start) == nil ? .file : .photo
    }
}
