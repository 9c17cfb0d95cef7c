import Foundation

/// Where an app keeps its tokens.
///
/// An app for Apple's platforms keeps them in the Keychain, with a type of its own.
public protocol TokenStore: Sendable {
    /// The tokens; nil if nobody is signed in.
    func load() async throws -> SessionTokens?
    /// Keeps tokens instead of others, or none if nil.
    func save(_ tokens: SessionTokens?) async throws
}

/// Keeps tokens for as long as the program runs.
public actor MemoryTokenStore: TokenStore {
    private var tokens: SessionTokens?

    /// A store with these tokens.
    public init(_ tokens: SessionTokens? = nil) { self.tokens = tokens }

    /// The tokens.
    public func load() -> SessionTokens? { tokens }

    /// Keeps tokens instead of others.
    public func save(_ tokens: SessionTokens?) { self.tokens = tokens }
}

/// Keeps tokens in a file that only its owner can read.
public actor FileTokenStore: TokenStore {
    private let file: URL

    /// A store in this file, whose folder must exist.
    public init(_ file: URL) { self.file = file }

    /// The tokens.
    public func load() throws -> SessionTokens? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try LarderJSON.decoder().decode(SessionTokens.self, from: Data(contentsOf: file))
    }

    /// Keeps tokens instead of others.
    public func save(_ tokens: SessionTokens?) throws {
        let files = FileManager.default
        guard let tokens else {
            if files.fileExists(atPath: file.path) { try files.removeItem(at: file) }
            return
        }
        // Beside it, and moved once it is whole: at no moment there is half a file, or one that others can read.
        let new = file.appendingPathExtension("new")
        if files.fileExists(atPath: new.path) { try files.removeItem(at: new) }
        guard files.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let handle = try FileHandle(forWritingTo: new)
        try handle.write(contentsOf: LarderJSON.encoder().encode(tokens))
        try handle.synchronize()
        try handle.close()
        guard rename(new.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
