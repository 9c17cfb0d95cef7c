/// An HTTP method.
public struct Method: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    /// The method as it is sent, in upper case.
    public let rawValue: String

    /// A method by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `GET`.
    public static let get = Method(rawValue: "GET")
    /// `HEAD`.
    public static let head = Method(rawValue: "HEAD")
    /// `POST`.
    public static let post = Method(rawValue: "POST")
    /// `PUT`.
    public static let put = Method(rawValue: "PUT")
    /// `PATCH`.
    public static let patch = Method(rawValue: "PATCH")
    /// `DELETE`.
    public static let delete = Method(rawValue: "DELETE")
    /// `OPTIONS`.
    public static let options = Method(rawValue: "OPTIONS")

    /// The method's name.
    public var description: String { rawValue }
}
