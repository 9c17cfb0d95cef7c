import HTTP

/// Gives every answer of every service the header that tells a browser to be strict with it; what a route has said
/// itself stays.
struct SecurityHeaders: Middleware {
    /// The fields of pages and of all other answers, written once.
    private let ofPages: Headers
    private let ofOthers: Headers

    /// Headers for a Larder with this public origin; nil if none is configured.
    init(origin: String?) {
        let isSecure = origin?.hasPrefix("https://") ?? false
        ofPages = SecurityHeaders.fields(isPage: true, isSecure: isSecure)
        ofOthers = SecurityHeaders.fields(isPage: false, isSecure: isSecure)
    }

    func respond(to request: Request, next: Handler) async throws -> Response {
        var response = try await next(request)
        // What a 304 says replaces what the browser has kept of the page: here, its own policy.
        guard response.status != 304 else { return response }
        let isPage = response.headers["Content-Type"]?.hasPrefix("text/html") == true
        response.headers.addMissing(isPage ? ofPages : ofOthers)
        return response
    }

    private static func fields(isPage: Bool, isSecure: Bool) -> Headers {
        var fields = Headers()
        // A page that has not said what it runs runs nothing; neither does a document or an image that is opened as one.
        fields.add("Content-Security-Policy", nothing)
        fields.add("Cross-Origin-Resource-Policy", "same-origin")
        fields.add("Referrer-Policy", "no-referrer")
        // Everything is somebody's, unless its route says that it may be kept.
        fields.add("Cache-Control", "no-store")
        if isPage {
            fields.add("X-Frame-Options", "DENY")
            fields.add("Cross-Origin-Opener-Policy", "same-origin")
            fields.add("Permissions-Policy", permissions)
        }
        if isSecure { fields.add("Strict-Transport-Security", "max-age=31536000") }
        return fields
    }

    private static let nothing =
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    private static let permissions = [
        "accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope",
        "magnetometer", "microphone", "midi", "payment", "publickey-credentials-get", "usb", "xr-spatial-tracking",
    ].map { "\($0)=()" }.joined(separator: ", ")
}
