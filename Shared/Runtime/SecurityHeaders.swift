import HTTP

/// Gives every answer of every service the header that tells a browser to be strict with it; what a route has said
/// itself stays.
struct SecurityHeaders: Middleware {
    private let isSecure: Bool

    /// Headers for a Larder with this public origin; nil if none is configured.
    init(origin: String?) {
        isSecure = origin?.hasPrefix("https://") ?? false
    }

    func respond(to request: Request, next: Handler) async throws -> Response {
        var response = try await next(request)
        // What a 304 says replaces what the browser has kept of the page: here, its own policy.
        guard response.status != 304 else { return response }
        func add(_ name: String, _ value: String) {
            if !response.headers.contains(name) { response.headers.add(name, value) }
        }
        // A page that has not said what it runs runs nothing; neither does a document or an image that is opened as one.
        add("Content-Security-Policy", SecurityHeaders.nothing)
        add("Cross-Origin-Resource-Policy", "same-origin")
        add("Referrer-Policy", "no-referrer")
        // Everything is somebody's, unless its route says that it may be kept.
        add("Cache-Control", "no-store")
        if response.headers["Content-Type"]?.hasPrefix("text/html") == true {
            add("X-Frame-Options", "DENY")
            add("Cross-Origin-Opener-Policy", "same-origin")
            add("Permissions-Policy", SecurityHeaders.permissions)
        }
        if isSecure { add("Strict-Transport-Security", "max-age=31536000") }
        return response
    }

    private static let nothing =
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    private static let permissions = [
        "accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope",
        "magnetometer", "microphone", "midi", "payment", "publickey-credentials-get", "usb", "xr-spatial-tracking",
    ].map { "\($0)=()" }.joined(separator: ", ")
}
