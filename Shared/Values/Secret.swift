/// A value that must not be printed or logged; its description is `***`.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The secret itself, for the code that needs it.
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
