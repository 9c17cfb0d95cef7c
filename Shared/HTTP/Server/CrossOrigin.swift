/// Whose pages may read the API's answers, besides those of Larder's own origin: the CORS protocol of the Fetch standard.
///
/// Only the API takes part, with credentials in a header that a page has to set itself. Cookies are never allowed, and a
/// request that brings any is answered as if there were no other origins.
public struct CrossOrigin: Sendable {
    /// How long a browser remembers what it has asked; two hours are the most that any does.
    private static let maxAge = "7200"
    /// What pages may set beyond what any page may (`Accept`, `Accept-Language`).
    private static let requestFields = [
        "Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key", "Larder-Household",
        "Last-Event-ID", "X-Request-ID", "traceparent", "tracestate",
    ].joined(separator: ", ")
    /// What pages may read beyond what any page may (`Content-Type`, `Last-Modified` and the like).
    private static let answerFields = [
        "Allow", "Content-Disposition", "ETag", "Idempotency-Replayed", "Link", "Location", "Retry-After",
        "WWW-Authenticate", "X-Request-ID",
    ].joined(separator: ", ")

    /// The origins; nil for any.
    private let origins: Set<String>?

    /// The pages of all origins.
    public static let any = CrossOrigin(origins: nil)

    /// The pages of these origins, each as browsers write it.
    public static func these(_ origins: Set<String>) -> CrossOrigin { CrossOrigin(origins: origins) }

    /// What is said to a request; nil where other origins have no part.
    func permission(_ method: Method, _ target: String, _ headers: Headers) -> Permission? {
        guard CrossOrigin.isAPI(target) else { return nil }
        // defence: no-cookies-from-elsewhere
        guard !headers.contains("Cookie") else { return Permission(origin: nil, isPreflight: false, varies: true) }
        guard let origin = headers["Origin"] else {
            return Permission(origin: origins == nil ? "*" : nil, isPreflight: false, varies: origins != nil)
        }
        let isPreflight = method == .options && headers.contains("Access-Control-Request-Method")
        guard let origins else { return Permission(origin: "*", isPreflight: isPreflight, varies: false) }
        // defence: exact-origins
        let isKnown = origins.contains(origin)
        return Permission(origin: isKnown ? origin : nil, isPreflight: isKnown && isPreflight, varies: true)
    }

    /// Pages, share links and feeds are no part of the API, and what services tell each other is not for browsers.
    private static func isAPI(_ target: String) -> Bool {
        target.hasPrefix("/api/") || target.prefix { $0 != "?" } == "/openapi.json"
    }

    /// What one request is told.
    struct Permission {
        /// The origin that may read the answer; nil if none may.
        let origin: String?
        /// Whether the browser asks what the page may send.
        let isPreflight: Bool
        /// Whether another origin gets another answer.
        let varies: Bool

        /// Adds the fields that say so.
        func add(to response: inout Response) {
            if varies { response.headers.add("Vary", "Origin") }
            guard let origin else { return }
            response.headers.add("Access-Control-Allow-Origin", origin)
            guard isPreflight, response.status == 204, let methods = response.headers["Allow"] else {
                response.headers.add("Access-Control-Expose-Headers", CrossOrigin.answerFields)
                return
            }
            response.headers.add("Access-Control-Allow-Methods", methods)
            response.headers.add("Access-Control-Allow-Headers", CrossOrigin.requestFields)
            response.headers.add("Access-Control-Max-Age", CrossOrigin.maxAge)
        }
    }
}
