import Crypto
import Foundation
import HTTP
import TestSupport
import Testing

/// What every answer of the running Larder tells a browser; the routes come from its own document.
@Suite(.serialized) struct StrictHeaderTests {
    @Test(.timeLimit(.minutes(3)))
    func `every answer of every route is strict with browsers, and no page has scripts but by hash`() async throws {
        try await withLarder(["LARDER_ORIGIN": "https://larder.example"]) { probe, _ in try await visit(probe) }
    }

    private func visit(_ probe: Probe) async throws {
        let document = try await probe.document()
        let mine = try await Fixture(probe)
        var pages = 0
        for operation in document.operations where !operation.isStream && operation.method != "DELETE" {
            for token in [mine.token, nil] {
                let path = mine.path(operation)
                // Whoever makes up a host gets no link to it.
                let reply = try await probe.send(
                    operation.method,
                    path,
                    token: token,
                    headers: ["Host": "evil.example", "X-Forwarded-Host": "evil.example", "Accept": "text/html, */*"]
                )
                let name = "\(operation.method) \(operation.path): \(reply.status)"
                check(reply, name)
                guard reply.headers["Content-Type"]?.hasPrefix("text/html") == true else { continue }
                pages += 1
                checkPage(reply, name)
                guard let tag = reply.headers["ETag"] else { continue }
                // What it says would replace what the browser has kept of the page.
                let again = try await probe.send(operation.method, path, token: token, headers: ["If-None-Match": tag])
                #expect(again.status == 304, "\(name)")
                #expect(!again.headers.contains("Content-Security-Policy"), "\(name)")
            }
        }
        #expect(pages >= 10, "only \(pages) pages were seen")
    }

    private func check(_ reply: ClientResponse, _ name: String) {
        let headers = reply.headers
        let policy = headers["Content-Security-Policy"] ?? ""
        #expect(headers.all("X-Content-Type-Options") == ["nosniff"], "\(name)")
        #expect(headers.all("Content-Security-Policy").count == 1, "\(name)")
        for part in ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
            #expect(policy.contains(part), "\(name): \(part)")
        }
        #expect(!policy.contains("unsafe") && !policy.contains("*"), "\(name)")
        #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin", "\(name)")
        #expect(headers["Referrer-Policy"] != nil, "\(name)")
        #expect(headers["Strict-Transport-Security"] == "max-age=31536000", "\(name)")
        #expect(headers["Cache-Control"] != nil, "\(name)")
        #expect(!headers.pairs.contains { $0.value.contains("evil.example") }, "\(name)")
        #expect(!String(decoding: reply.body, as: UTF8.self).contains("evil.example"), "\(name)")
    }

    private func checkPage(_ reply: ClientResponse, _ name: String) {
        let headers = reply.headers
        #expect(headers["X-Frame-Options"] == "DENY", "\(name)")
        #expect(headers["Cross-Origin-Opener-Policy"] == "same-origin", "\(name)")
        #expect(headers["Permissions-Policy"]?.contains("geolocation=()") == true, "\(name)")
        let page = String(decoding: reply.body, as: UTF8.self)
        let policy = headers["Content-Security-Policy"] ?? ""
        for script in page.components(separatedBy: "<script").dropFirst() {
            let tag = script.prefix { $0 != ">" }
            let text = script.dropFirst(tag.count + 1).components(separatedBy: "</script>")[0]
            if tag.contains("src=\"") {
                #expect(!tag.contains("//"), "\(name): a script from elsewhere")
                #expect(text.isEmpty, "\(name): a script with a source has no text")
            } else {
                // The app's document begins with one script, which the policy knows by its hash.
                #expect(policy.contains("'sha256-\(SHA256.hash(Array(text.utf8)).base64)'"), "\(name): \(text)")
            }
        }
        #expect(!page.contains("<style"), "\(name)")
        #expect(page.firstMatch(of: /<[^>]*\s(style|on[a-z]+)\s*=/.ignoresCase()) == nil, "\(name)")
        #expect(!page.lowercased().contains("javascript:"), "\(name)")
    }
}
