import HTTP
import Testing

@Suite struct AcceptTests {
    private static let types = ["text/html", "application/json", "text/plain"]

    @Test(
        arguments: [
            (nil, "text/html"), ("*/*", "text/html"), ("application/json", "application/json"),
            ("application/*", "application/json"), ("text/*", "text/html"), ("text/plain, text/html", "text/html"),
            ("text/plain, text/html;q=0.5", "text/plain"), ("text/*;q=0.1, application/json;q=0.2", "application/json"),
            // What is named more closely counts, wherever it stands.
            ("*/*, text/html;q=0", "application/json"), ("text/*, text/html;q=0", "text/plain"),
            ("*/*;q=0.1, text/*;q=0.2, text/plain;q=0.3", "text/plain"),
            ("TEXT/HTML ; Q=0.5, text/plain;q=0.4", "text/html"),
            ("text/html;level=1;q=0.1, text/plain;q=0.2", "text/plain"), ("image/png", nil), ("text/html;q=0", nil),
            ("", nil), ("nonsense, text/plain", "text/plain"), ("text/html/x, text/plain", "text/plain"),
            ("text/html;q=x", "text/html"), ("*/json", nil),
        ] as [(String?, String?)]
    )
    func `the best of what there is is chosen`(header: String?, type: String?) {
        #expect(Accept(header).best(of: Self.types) == type)
    }
}
