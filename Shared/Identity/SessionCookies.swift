public import HTTP
public import Values

/// The cookies of a session in a browser: no script can read them, and no other site's page can send them along with a
/// change.
public struct SessionCookies: Sendable {
    /// The header with which a client asks for cookies in place of tokens in the body: `Larder-Session: cookie`.
    public static let header = "Larder-Session"
    /// The header that repeats the value which the page was told, for everything that changes something.
    public static let csrfHeader = "Larder-CSRF"
    /// Where the refresh token is sent to.
    private static let refreshPath = "/api/v1/auth"

    /// Where Larder is: other programs at the same host are sent nothing.
    private let prefix: PathPrefix
    /// Whether the origin is https, so that the cookies never travel in the clear and nobody below it can set them.
    private let isSecure: Bool
    private var accessName: String {
        // `__Host-` is for cookies of a whole host.
        isSecure ? prefix == .none ? "__Host-larder_access" : "__Secure-larder_access" : "larder_access"
    }
    // Not `__Host-`, which would have to be sent everywhere.
    private var refreshName: String { isSecure ? "__Secure-larder_refresh" : "larder_refresh" }

    /// The cookies of a Larder with this public URL; nil if none is configured.
    public init(origin: String?) {
        isSecure = origin?.hasPrefix("https://") ?? false
        prefix = PathPrefix(of: origin)
    }

    /// Whether the client asks for cookies.
    public static func areWanted(by request: Request) -> Bool {
        request.headers[header] == "cookie"
    }

    /// The access token that a request brings as a cookie.
    func access(in request: Request) -> String? { value(accessName, in: request) }

    /// The refresh token that a request brings as a cookie.
    public func refresh(in request: Request) -> Secret? { value(refreshName, in: request).map { Secret($0) } }

    /// Whether a request brings a session's cookie.
    public func areSent(with request: Request) -> Bool {
        access(in: request) != nil || value(refreshName, in: request) != nil
    }

    /// Gives the browser both tokens.
    public func set(
        access: Secret,
        for accessLife: Duration,
        refresh: Secret,
        for life: Duration,
        in answer: inout Response
    ) {
        answer.headers.add(
            "Set-Cookie",
            cookie(accessName, access.exposed, accessLife, prefix == .none ? "/" : prefix.text, "Lax")
        )
        answer.headers.add(
            "Set-Cookie",
            cookie(refreshName, refresh.exposed, life, prefix.outside(SessionCookies.refreshPath), "Strict")
        )
    }

    /// Takes both from the browser.
    public func clear(in answer: inout Response) {
        set(access: Secret(""), for: .zero, refresh: Secret(""), for: .zero, in: &answer)
    }

    private func cookie(_ name: String, _ value: String, _ life: Duration, _ path: String, _ site: String) -> String {
        "\(name)=\(value); Path=\(path); Max-Age=\(life.components.seconds); HttpOnly; SameSite=\(site)"
            + (isSecure ? "; Secure" : "")
    }

    private func value(_ name: String, in request: Request) -> String? {
        for line in request.headers.all("Cookie") {
            for pair in line.utf8.split(separator: UInt8(ascii: ";")) {
                let pair = pair.drop { $0 == UInt8(ascii: " ") }
                guard let equals = pair.firstIndex(of: UInt8(ascii: "=")), pair[..<equals].elementsEqual(name.utf8)
                else { continue }
                let value = String(decoding: pair[pair.index(after: equals)...], as: UTF8.self)
                return value.isEmpty ? nil : value
            }
        }
        return nil
    }
}
