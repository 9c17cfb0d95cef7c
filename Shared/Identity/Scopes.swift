public import HTTP

/// What a token may be used for where it may do less than its user: `read`, `write`, or either within one service.
public struct Scope: Hashable, Sendable {
    /// The scope's name: `read`, `write`, `grocery:read`, `export`.
    public let name: String
    /// The one service that it opens; nil for all.
    let service: String?
    /// Whether it also changes things.
    let writes: Bool

    /// The services that a scope can name.
    public static let services = ServiceNames.keepers

    /// The calendar: what an app password opens.
    public static let export = Scope(name: "export", service: "export", writes: true)

    /// Every scope there is.
    public static let all: [Scope] =
        [Scope(name: "read", service: nil, writes: false), Scope(name: "write", service: nil, writes: true), .export]
        + services.flatMap { service in
            [
                Scope(name: "\(service):read", service: service, writes: false),
                Scope(name: "\(service):write", service: service, writes: true),
            ]
        }

    private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The scope of a name; nil if there is none.
    public init?(_ name: String) {
        guard let scope = Scope.named[name] else { return nil }
        self = scope
    }

    private init(name: String, service: String?, writes: Bool) {
        self.name = name
        self.service = service
        self.writes = writes
    }
}

/// The scopes of one token, as a set.
public struct Scopes: Hashable, Sendable {
    private let scopes: Set<Scope>

    /// The scopes of a token.
    public init(_ scopes: some Sequence<Scope>) {
        self.scopes = Set(scopes)
    }

    /// Reads names with spaces between them, as a token and a database hold them; unknown ones open nothing.
    public init(text: String) {
        scopes = Set(text.split(separator: " ").compactMap { Scope(String($0)) })
    }

    /// The names in order.
    public var names: [String] { scopes.map(\.name).sorted() }

    /// The names with spaces between them (RFC 6749, section 3.3).
    public var text: String { names.joined(separator: " ") }

    /// Whether a request of this method to this service is within them: what only reads needs read, all else write.
    public func allow(_ method: Method, in service: String?) -> Bool {
        scopes.contains { scope in
            (scope.service == nil || scope.service == service) && (scope.writes || method.onlyReads)
        }
    }
}

extension Method {
    /// Whether it changes nothing: GET, HEAD, OPTIONS, and WebDAV's two ways of asking (RFC 4918, RFC 3253).
    var onlyReads: Bool {
        switch self {
        case .get, .head, .options, Method(rawValue: "PROPFIND"), Method(rawValue: "REPORT"): true
        default: false
        }
    }
}
