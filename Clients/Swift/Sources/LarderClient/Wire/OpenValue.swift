/// One of some values that a later version of the server may add to.
///
/// A value that this version does not know is kept as it came, so that nothing fails because of it.
public protocol OpenValue: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
where RawValue == String {
    /// The value with this name on the wire.
    init(rawValue: String)
}

extension OpenValue {
    /// The value with this name on the wire.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Its name on the wire.
    public var description: String { rawValue }
}
