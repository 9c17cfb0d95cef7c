import Foundation
import HTTP
import TestSupport
import Testing

/// What somebody has given out of a household, when they do not belong to it any more.
@Suite(.serialized) struct LeavingTests {
    /// Somebody in a household, with the links that they have made there.
    private struct Leaver {
        let token: String
        let user: String
        let feed: String
        let link: String
        let invitation: String
    }

    private func somebody(_ probe: Probe) async throws -> (token: String, user: String, household: String) {
        let answer = try await probe.make("POST", "/api/v1/auth/anonymous", token: nil, [:])
        func id(_ name: String) -> String { (answer[name] as? [String: Any])?["id"] as? String ?? "" }
        return (answer["access_token"] as? String ?? "", id("user"), id("household"))
    }

    /// Joins as an owner, and makes a calendar address, a link and an invitation.
    private func join(
        _ probe: Probe,
        _ household: String,
        of owner: String,
        list: String,
        purpose: String
    ) async throws -> Leaver {
        let path = "/api/v1/households/\(household)/invitations"
        let code = try await probe.make("POST", path, token: owner, ["role": "owner"])["code"] as? String ?? ""
        let person = try await somebody(probe)
        let joined = try await probe.make("POST", "/api/v1/households/join", token: person.token, ["code": code])
        let token = joined["access_token"] as? String ?? ""
        let feed = try await probe.make("POST", "/api/v1/exports/feeds", token: token, ["purpose": purpose])
        let share = try await probe.make("POST", "/api/v1/grocery-lists/\(list)/shares", token: token, ["role": "view"])
        func local(_ url: Any?) -> String { URL(string: url as? String ?? "")?.path ?? "" }
        let invitation = try await probe.make("POST", path, token: token, ["role": "owner"])["code"] as? String ?? ""
        return Leaver(
            token: token,
            user: person.user,
            feed: local(feed["url"]),
            link: local(share["url"]),
            invitation: invitation
        )
    }

    /// Whether an address opens, once it is as expected or time is up.
    private func opens(_ probe: Probe, _ path: String, expected: Bool) async throws -> Bool {
        for _ in 0..<200 {
            if try await (probe.send("GET", path).status == 200) == expected { return expected }
            try await Task.sleep(for: .milliseconds(50))
        }
        return !expected
    }

    private func expect(
        _ probe: Probe,
        _ leaver: Leaver,
        feed: Bool,
        link: Bool,
        _ how: Comment
    ) async throws {
        #expect(try await opens(probe, leaver.feed, expected: feed) == feed, how)
        #expect(try await opens(probe, leaver.link, expected: link) == link, how)
        let stranger = try await somebody(probe)
        let body = Array(#"{"code":"\#(leaver.invitation)"}"#.utf8)
        let joined = try await probe.send("POST", "/api/v1/households/join", token: stranger.token, body: body)
        #expect(joined.status == 404, how)
    }

    @Test(.timeLimit(.minutes(3)))
    func `who leaves or is taken out leaves no invitation or calendar address behind, and no link if that is wished`()
        async throws
    {
        try await withLarder { probe, _ in
            let owner = try await somebody(probe)
            let list = UUID().uuidString.lowercased()
            let body: [String: Any] = ["title": "Shop", "items": ["milk"]]
            _ = try await probe.make("PUT", "/api/v1/grocery-lists/\(list)", token: owner.token, body)
            let kept = try await probe.make("POST", "/api/v1/exports/feeds", token: owner.token, ["purpose": "menu"])
            let path = "/api/v1/households/\(owner.household)/memberships"
            // A purpose has one address in a household: who makes another takes the place of the one before.
            func newcomer(_ purpose: String = "groceries") async throws -> Leaver {
                try await join(probe, owner.household, of: owner.token, list: list, purpose: purpose)
            }
            func remove(_ leaver: Leaver, _ query: String, as token: String) async throws -> [String: Any] {
                try await probe.make("DELETE", "\(path)/\(leaver.user)\(query)", token: token, nil)
            }

            var leaver = try await newcomer()
            #expect(try await opens(probe, leaver.feed, expected: true))
            #expect(try await opens(probe, leaver.link, expected: true))
            var answer = try await remove(leaver, "", as: owner.token)
            #expect(answer["invitations"] as? Int == 1)
            #expect(answer["feeds"] as? Bool == true && answer["links"] as? Bool == false)
            try await expect(probe, leaver, feed: false, link: true, "taken out")

            leaver = try await newcomer()
            answer = try await remove(leaver, "?links=end", as: owner.token)
            #expect(answer["feeds"] as? Bool == true && answer["links"] as? Bool == true)
            try await expect(probe, leaver, feed: false, link: false, "taken out, links ended")

            let stays = try await newcomer("meal-plan")
            answer = try await remove(stays, "?links=keep", as: owner.token)
            #expect(answer["invitations"] as? Int == 1)
            #expect(answer["feeds"] as? Bool == false && answer["links"] as? Bool == false)

            leaver = try await newcomer()
            _ = try await remove(leaver, "", as: leaver.token)
            try await expect(probe, leaver, feed: false, link: true, "left")

            leaver = try await newcomer()
            let gone = try await probe.send("DELETE", "/api/v1/auth/me", token: leaver.token)
            #expect(gone.status == 204)
            try await expect(probe, leaver, feed: false, link: true, "account deleted")

            // By now all events have come, and what was to be kept is there.
            try await expect(probe, stays, feed: true, link: true, "taken out, links kept")
            let own = URL(string: kept["url"] as? String ?? "")?.path ?? ""
            #expect(try await opens(probe, own, expected: true), "others' addresses stay")
            let bad = try await probe.send("DELETE", "\(path)/\(owner.user)?links=some", token: owner.token)
            #expect(bad.status == 422)
        }
    }
}
