public import HTTP

/// Keeps files that are never changed, by key: in a folder, or in an object store.
public protocol BlobStore: Sendable {
    /// Keeps a file under a key; a second time changes nothing.
    func put(_ bytes: [UInt8], at key: BlobKey) async throws(BlobError)
    /// The file with a key; nil if there is none.
    func bytes(at key: BlobKey) async throws(BlobError) -> [UInt8]?
    /// Removes the file with a key; nothing happens if there is none.
    func remove(_ key: BlobKey) async throws(BlobError)
}

/// A file cannot be kept, read or removed at the moment.
public struct BlobError: Error, Sendable, CustomStringConvertible {
    /// What happened, for the log.
    public let description: String

    /// An error.
    public init(_ description: String) {
        self.description = description
    }
}

/// Where a file lies: a few names with slashes in between, none of which leads anywhere else.
public struct BlobKey: Hashable, Sendable, CustomStringConvertible {
    /// The names.
    public let parts: [String]

    /// A key of names that Larder has made itself: letters, digits, hyphens, and dots that are not the first.
    public init(_ parts: String...) {
        precondition(parts.allSatisfy(Self.isName), "a key is no path: \(parts)")
        self.parts = parts
    }

    /// The names with slashes in between.
    public var description: String { parts.joined(separator: "/") }

    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 100 && !text.hasPrefix(".")
            && text.utf8.allSatisfy { byte in
                byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x2D
                    || byte == 0x2E
            }
    }
}

extension BlobError: ProblemConvertible {
    /// What whoever wants a file, or has sent one, is told.
    public var problem: Problem {
        .unavailable(code: "file_store", "Pictures can be neither kept nor shown at the moment.")
    }

    /// The folder, or the object store, is the operator's.
    public var isForOperator: Bool { true }
}
