import Testing

@testable import HTTP

@Suite struct StatusTests {
    /// The phrases of RFC 9110, section 15, and RFC 6585.
    private static let phrases = [
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 412: "Precondition Failed",
        413: "Content Too Large", 415: "Unsupported Media Type", 422: "Unprocessable Content",
        429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
        503: "Service Unavailable", 505: "HTTP Version Not Supported",
    ]

    @Test func `a status has its phrase, and others say whether it went well`() {
        for status in 100...599 {
            #expect(Status.phrase(status) == Self.phrases[status] ?? (status < 400 ? "OK" : "Error"), "\(status)")
        }
    }
}
