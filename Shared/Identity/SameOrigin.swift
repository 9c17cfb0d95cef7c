import Crypto
public import HTTP

/// Refuses what another site's page makes a browser send.
///
/// Browsers add cookies by themselves, so a cookie alone does not show that the app's own page wants something.
public struct SameOrigin: Sendable {
    private let origin: String?
    private let takesNull: Bool

    /// Pages of the origin of the configured URL are ours; of the request's own host where none is configured.
    ///
    /// With `takesNull` so are those that do not say where they are from, as pages with `no-referrer` do not of their
    /// own forms: for what a link opens, where this is a second lock.
    public init(_ origin: String?, takesNull: Bool = false) {
        self.origin = origin.map { WebAddress.origin(of: $0) }
        self.takesNull = takesNull
    }

    /// Throws a 403 for a request that the browser says comes from elsewhere.
    public func check(_ request: Request) throws(Problem) {
        // No page can forge this one; older browsers, and addresses without TLS, go without it.
        if let site = request.headers["Sec-Fetch-Site"] {
            // defence: other-sites
            guard site == "same-origin" || site == "none" else { throw refusal }
            return
        }
        guard let sent = request.headers["Origin"], !(takesNull && sent == "null") else { return }
        if let origin {
            guard sent == origin else { throw refusal }
        } else {
            guard let host = request.headers["Host"], sent == "http://\(host)" || sent == "https://\(host)" else {
                throw refusal
            }
        }
    }

    /// The same for a request that changes something, which must also repeat the value that only our page was told.
    func check(_ request: Request, csrf: String) throws(Problem) {
        try check(request)
        guard let sent = request.headers[SessionCookies.csrfHeader], constantTimeEqual(sent, csrf) else {
            throw .forbidden(
                code: "csrf",
                "This page's session has changed; reload it, or get the csrf value from GET /api/v1/auth/session."
            )
        }
    }

    private var refusal: Problem {
        let hint = origin == nil ? "" : "; Larder's own page is at the address that LARDER_ORIGIN names"
        return .forbidden(code: "cross_site", "This was sent from another site's page\(hint).")
    }
}
