import HTTP

extension Response {
    /// This response with the header of everything that a secret link opens: stored nowhere, indexed nowhere, telling
    /// no other site its address, and running nothing but our own files.
    var `private`: Response {
        var response = self
        response.headers["Cache-Control"] = "no-store"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["X-Robots-Tag"] = "noindex, nofollow"
        response.headers["X-Frame-Options"] = "DENY"
        response.headers["Content-Security-Policy"] = Self.contentSecurityPolicy
        return response
    }

    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'",
        "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
