import Foundation
import HTTP
import TestSupport
import Testing

/// The running Larder below a path of a host that it does not have for itself.
@Suite(.serialized) struct BelowPathTests {
    private static let url = "https://home.example/larder"

    @Test(.timeLimit(.minutes(2)))
    func `below a path every link leads there, whether the proxy takes the path off or not`() async throws {
        try await withLarder(["LARDER_ORIGIN": Self.url]) { probe, _ in
            try await visit(probe)
            try await share(probe)
            try await signIn(probe)
        }
    }

    /// Looks at every answer that a GET has, by both ways.
    private func visit(_ probe: Probe) async throws {
        let document = try await probe.document()
        let below = Probe(base: probe.base + "/larder")
        let mine = try await Fixture(below)
        var links = 0
        for operation in document.operations where operation.method == "GET" && !operation.isStream {
            let path = mine.path(operation)
            let name = "GET \(operation.path)"
            let stripped = try await probe.send("GET", path, token: mine.token, headers: ["Accept": "text/html, */*"])
            let whole = try await below.send("GET", path, token: mine.token, headers: ["Accept": "text/html, */*"])
            if path.hasPrefix("/internal/") || path == "/metrics" {
                #expect(whole.status == 404, "\(name) is for the inside")
                continue
            }
            #expect(whole.status == stripped.status, "\(name)")
            for reply in [stripped, whole] { links += check(reply, name) }
        }
        #expect(links > 500, "only \(links) links were seen")
        let entrance = try await probe.send("GET", "/larder")
        #expect(entrance.status == 303 && entrance.headers["Location"] == "/larder/")
    }

    /// Checks what an answer names; gives how many links of pages there were.
    private func check(_ reply: ClientResponse, _ name: String) -> Int {
        if let location = reply.headers["Location"] { #expect(location.hasPrefix("/larder/"), "\(name): \(location)") }
        let text = String(decoding: reply.body, as: UTF8.self)
        for url in text.matches(of: /https?:\/\/home\.example[^"\s<]*/) {
            #expect(url.output.hasPrefix(Self.url), "\(name): \(url.output)")
        }
        guard reply.headers["Content-Type"]?.hasPrefix("text/html") == true else { return 0 }
        let links = text.matches(of: /(?:href|src|action|data-page|data-files)="(\/[^"]*)"/).map { String($0.output.1) }
        for link in links { #expect(link.hasPrefix("/larder/"), "\(name): \(link)") }
        return links.count
    }

    /// The shared page's forms without a script, and what leaves for other apps.
    private func share(_ probe: Probe) async throws {
        let below = Probe(base: probe.base + "/larder")
        let token = try await newToken(below)
        let list = "/api/v1/grocery-lists/\(UUID().uuidString.lowercased())"
        let made = try await below.make("PUT", list, token: token, ["title": "Saturday", "items": ["2 l milk"]])
        let item = try #require((made["items"] as? [[String: Any]])?.first?["id"] as? String)
        let share = try await below.make("POST", "\(list)/shares", token: token, ["role": "edit"])
        let url = try #require(share["url"] as? String)
        #expect(url.hasPrefix("\(Self.url)/list/"))
        let page = String(url.dropFirst(Self.url.count))
        for probe in [probe, below] {
            let form = Array("text=bread".utf8)
            let type = "application/x-www-form-urlencoded"
            let added = try await probe.send("POST", "\(page)/items", body: form, type: type)
            #expect(added.status == 303 && added.headers["Location"] == "/larder\(page)")
            let ticked = try await probe.send("POST", "\(page)/items/\(item)/check", body: form, type: type)
            #expect(ticked.headers["Location"] == "/larder\(page)")
            let worker = try await probe.send("GET", "/list/assets/worker.js")
            #expect(worker.headers["Service-Worker-Allowed"] == "/larder/list/")
        }
        let feed = try await below.make("POST", "/api/v1/exports/feeds", token: token, ["purpose": "groceries"])
        let address = try #require(feed["url"] as? String)
        #expect(address.hasPrefix("\(Self.url)/feeds/"))
        #expect(feed["webcal_url"] as? String == address.replacing("https://", with: "webcal://"))
        let calendar = try await below.send("GET", String(address.dropFirst(Self.url.count)))
        #expect(String(decoding: calendar.body, as: UTF8.self).contains("SUMMARY:"))
        let recipe = Array(#"{"title":"Soup","ingredients":["1 onion"],"steps":["Cook."]}"#.utf8)
        for probe in [below, probe] {
            let key: Headers = ["Idempotency-Key": "below"]
            let saved = try await probe.send("POST", "/api/v1/recipes", token: token, body: recipe, headers: key)
            // What is replayed has the prefix once.
            #expect(saved.status == 201)
            #expect(saved.headers["Location"]?.hasPrefix("/larder/api/v1/recipes/") == true)
        }
    }

    /// A browser's session: its cookies are for what is below the path.
    private func signIn(_ probe: Probe) async throws {
        for probe in [probe, Probe(base: probe.base + "/larder")] {
            let reply = try await probe.send(
                "POST",
                "/api/v1/auth/anonymous",
                body: Array("{}".utf8),
                headers: ["Larder-Session": "cookie", "Origin": "https://home.example"]
            )
            let cookies = reply.headers.all("Set-Cookie")
            #expect(cookies.count == 2, "\(cookies)")
            for cookie in cookies { #expect(cookie.contains("; Path=/larder"), "\(cookie)") }
            let sent = cookies.map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
            let session = try await probe.send(
                "GET",
                "/api/v1/auth/session",
                headers: ["Cookie": sent, "Larder-Session": "cookie"]
            )
            #expect(session.status == 200)
        }
    }

    private func newToken(_ probe: Probe) async throws -> String {
        let signIn = try await probe.make("POST", "/api/v1/auth/anonymous", token: nil, [:])
        return try #require(signIn["access_token"] as? String)
    }
}
