import Foundation
import HTTP
import TestSupport
import Testing

/// What one service is told of a household's settings in another.
@Suite(.serialized) struct SharedWordsTests {
    @Test(.timeLimit(.minutes(2)))
    func `a household's measurement system reaches a list that is shared by a link`() async throws {
        try await withLarder { probe, _ in try await share(probe) }
    }

    private func share(_ probe: Probe) async throws {
        let signIn = try await probe.make("POST", "/api/v1/auth/anonymous", token: nil, [:])
        let token = try #require(signIn["access_token"] as? String)
        let home = try #require((signIn["household"] as? [String: Any])?["id"] as? String)
        let list = "/api/v1/grocery-lists/\(UUID().uuidString.lowercased())"
        _ = try await probe.make("PUT", list, token: token, ["title": "Saturday", "items": ["1 cup milk"]])
        let made = try await probe.make("POST", "\(list)/shares", token: token, [:])
        let link = try #require((made["url"] as? String).flatMap(URL.init(string:))).path
        #expect(try await text(probe, link).contains("1 cup"))
        let change = ["measurement_system": "metric"]
        _ = try await probe.make("PATCH", "/api/v1/households/\(home)", token: token, change)
        var shown = ""
        for _ in 1...100 where !shown.contains("240 ml") {
            shown = try await text(probe, link)
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(shown.contains("240 ml"), "\(shown)")
    }

    private func text(_ probe: Probe, _ link: String) async throws -> String {
        String(decoding: try await probe.send("GET", "\(link)/list.txt").body, as: UTF8.self)
    }
}
