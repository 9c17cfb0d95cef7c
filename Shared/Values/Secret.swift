/// A value that must not be printed or logged: it describes itself as `***`.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The secret itself, for the one place that needs it.
    public let exposed: String

    /// Wraps a secret.
    public init(_ exposed: String) {
        self.exposed = exposed
    }

    /// Always `***`.
    public var description: String { "***" }
    /// Always `***`.
    public var debugDescription: String { "***" }
}
