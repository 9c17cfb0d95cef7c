/// The path below which people reach Larder, where it has no host of its own; as a rule there is none.
///
/// Inside of Larder every path is as if there were none. A reverse proxy may take the prefix off what it hands on, or
/// leave it: both are read alike.
public struct PathPrefix: Hashable, Sendable {
    /// No prefix: Larder has its host for itself.
    public static let none = PathPrefix(of: nil)

    /// The path without a slash at its end, as `/larder`; empty if there is none.
    public let text: String

    /// The path of a public URL.
    public init(of url: String?) {
        text = url.map { String($0.dropFirst(WebAddress.origin(of: $0).count)) } ?? ""
    }

    /// A request's target without the prefix, if it has it.
    ///
    /// What services tell each other, and who measures them, never comes through the proxy: that stays what it is, so
    /// that a proxy which keeps those paths from outsiders cannot be gone round.
    func inside(_ target: String) -> String {
        guard !text.isEmpty, target.hasPrefix(text + "/") else { return target }
        let rest = String(target.dropFirst(text.count))
        // defence: inner-paths
        if rest.hasPrefix("/internal/") || rest.prefix(while: { $0 != "?" }) == "/metrics" { return target }
        return rest
    }

    /// A path of Larder as it is told to others.
    public func outside(_ path: String) -> String { text + path }

    /// Puts the prefix before the paths in an answer's header.
    func complete(_ headers: inout Headers) {
        guard !text.isEmpty else { return }
        for name in ["Location", "Service-Worker-Allowed"] {
            guard let path = headers[name], path.hasPrefix("/"), !path.hasPrefix("//") else { continue }
            headers[name] = outside(path)
        }
    }
}
