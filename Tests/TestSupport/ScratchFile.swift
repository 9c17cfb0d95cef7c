import Foundation

/// A file for one test, which goes with it.
public struct ScratchFile {
    private let bytes: [UInt8]

    /// A file of these bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Runs `body` with the path of the file.
    public func with<Value>(_ body: (String) throws -> Value) throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: "larder-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path())
    }
}
