import Foundation
import HTTP
import TestSupport
import Testing

/// What becomes of tokens in services that run apart: revoked ones end everywhere, good ones outlive the account service.
@Suite(.serialized) struct CredentialTests {
    @Test(.timeLimit(.minutes(3)))
    func `what is revoked ends on every replica within five seconds, and nothing else ends`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let fleet = try Fleet()
        do {
            let ports = freePorts(3)
            func environment(_ port: UInt16) -> [String: String] {
                [
                    "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_DATABASE_URL": database.url,
                    "LARDER_INTERNAL_SECRET": internalSecret, "LARDER_LOG_LEVEL": "error",
                    "LARDER_ACCOUNT_URL": "http://127.0.0.1:\(ports[0])",
                ]
            }
            try await fleet.start("account-service", environment(ports[0]))
            try await fleet.start("grocery-1", environment(ports[1]), executable: "grocery-service")
            try await fleet.start("grocery-2", environment(ports[2]), executable: "grocery-service")
            try await judge(
                fleet,
                account: Probe(base: "http://127.0.0.1:\(ports[0])"),
                replicas: ports[1...].map { Probe(base: "http://127.0.0.1:\($0)") }
            )
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    private func judge(_ fleet: Fleet, account: Probe, replicas: [Probe]) async throws {
        let owner = try await SignedInUser(account)
        let guest = try await SignedInUser(account)
        let leaver = try await SignedInUser(account)
        let invitation = try await account.make(
            "POST",
            "/api/v1/households/\(owner.household)/invitations",
            token: owner.token,
            ["role": "editor"]
        )
        let joined = try await account.make(
            "POST",
            "/api/v1/households/join",
            token: guest.token,
            ["code": invitation["code"] as? String ?? ""]
        )
        let editor = joined["access_token"] as? String ?? ""
        let made = try await account.make(
            "POST",
            "/api/v1/auth/tokens",
            token: owner.token,
            ["name": "Script", "scopes": ["grocery:read"]]
        )
        let script = made["token"] as? String ?? ""
        for token in [owner.token, editor, leaver.token, script] {
            #expect(try await statuses(replicas, token) == [200, 200])
        }

        // Signed out, demoted, deleted: each within five seconds, on both.
        _ = try await account.send("POST", "/api/v1/auth/sign-out", token: leaver.token)
        try await expectRevoked(leaver.token, replicas)
        let member = "/api/v1/households/\(owner.household)/memberships/\(guest.user)"
        _ = try await account.make("PATCH", member, token: owner.token, ["role": "viewer"])
        try await expectRevoked(editor, replicas)
        let renewed = try await account.make(
            "POST",
            "/api/v1/auth/refresh",
            token: nil,
            ["refresh_token": joined["refresh_token"] as? String ?? ""]
        )
        let viewer = renewed["access_token"] as? String ?? ""
        #expect(try await statuses(replicas, viewer) == [200, 200], "a token that was issued after it is good")
        let list = "/api/v1/grocery-lists/\(UUID().uuidString.lowercased())"
        let refused = try await replicas[0].send(
            "PUT",
            list,
            token: viewer,
            body: Array(#"{"title":"Mine"}"#.utf8)
        )
        #expect(refused.status == 403)
        _ = try await account.send("DELETE", "/api/v1/auth/tokens/\(made["id"] as? String ?? "")", token: owner.token)
        try await expectRevoked(script, replicas)

        // Without the account service everybody goes on.
        fleet.kill("account-service")
        for _ in 0..<5 {
            #expect(try await statuses(replicas, owner.token) == [200, 200])
            #expect(try await statuses(replicas, leaver.token) == [401, 401])
            try await Task.sleep(for: .seconds(1))
        }
        try await fleet.restart("account-service")
        #expect(try await statuses(replicas, viewer) == [200, 200])
    }

    /// Waits until no replica takes a token any more; five seconds at most.
    private func expectRevoked(_ token: String, _ replicas: [Probe]) async throws {
        let start = ContinuousClock.now
        while try await statuses(replicas, token) != [401, 401], ContinuousClock.now - start < .seconds(5) {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(try await statuses(replicas, token) == [401, 401])
        print("revoked on both replicas after \(ContinuousClock.now - start)")
    }

    private func statuses(_ replicas: [Probe], _ token: String) async throws -> [Int] {
        var statuses: [Int] = []
        for replica in replicas {
            statuses.append(try await replica.send("GET", "/api/v1/grocery-lists", token: token).status)
        }
        return statuses
    }

    @Test(.timeLimit(.minutes(3)))
    func `a token that only reads changes nothing by any operation`() async throws {
        try await withLarder { probe, _ in try await walk(probe) }
    }

    private func walk(_ probe: Probe) async throws {
        let document = try await probe.document()
        let fixture = try await Fixture(probe)
        let before = try await fixture.snapshot(probe)
        var calls = 0
        for operation in document.operations where operation.needsToken && operation.method != "GET" {
            let body = try operation.body.map {
                try JSONSerialization.data(withJSONObject: document.example($0), options: .fragmentsAllowed)
            }
            let reply = try await probe.send(
                operation.method,
                fixture.path(operation),
                token: fixture.readToken,
                body: Array(body ?? Data())
            )
            calls += 1
            let text = String(decoding: reply.body, as: UTF8.self)
            #expect(reply.status == 403, "\(operation): \(text)")
            guard operation.path != "/api/recipes/extract" else { continue }
            #expect(text.contains("scope_too_narrow") || text.contains("session_required"), "\(operation): \(text)")
        }
        #expect(calls > 40)
        print("scopes: \(calls) operations refused")
        var after = try await fixture.snapshot(probe)
        // That the token was used is what its list says.
        after["/api/v1/auth/tokens"] = before["/api/v1/auth/tokens"]
        #expect(after == before)
    }

    /// What a household cooks and buys, which is what API tokens are for; all other groups decide over ways in.
    private static let contents: Set = [
        "recipes", "foods", "import", "kitchen", "menu", "meal plan", "grocery lists", "grocery items", "staples",
        "aisles",
        "members", "cookbooks", "catalog", "pictures",
        // To undo is what the token may do itself, at the service that does it.
        "activity",
    ]
    /// What leaves something behind that is good after the token, or decides who has which right.
    private static let lasting: Set = [
        "shareGroceryList", "revokeShare", "createFeed", "deleteFeed", "createWebhook",
        "createPushSubscription", "deletePushSubscription",
        "changeWebhook", "deleteWebhook", "testWebhook", "listWebhookDeliveries", "invite", "revokeInvitation",
        "join", "changeMembership", "endMembership", "transferHousehold", "createHousehold",
        "deleteHousehold", "setDefaultHousehold", "createToken", "deleteToken", "endSession", "endSessions", "signOut",
        "changePassword", "requestEmailChange", "changeMe", "deleteMe", "exportMe", "listHouseholdAudit",
        "listOwnAudit", "listInvitations", "listTokens", "listSessions",
    ]

    @Test(.timeLimit(.minutes(3)))
    func `a token that reads and writes makes nothing that outlives it, by any operation`() async throws {
        try await withLarder { probe, _ in
            let document = try await probe.document()
            let fixture = try await Fixture(probe)
            let before = try await fixture.snapshot(probe)
            let operations = document.operations.filter(\.needsToken)
            let closed = operations.filter(\.isSessionOnly)
            #expect(Self.lasting.subtracting(closed.map(\.id)) == [], "these are open to tokens, or are no more")
            // A new operation that changes something is of one kind or the other, and says so.
            for operation in operations where operation.method != "GET" && !operation.isSessionOnly {
                let isContent = Self.contents.contains(operation.tag) || operation.id == "changeHousehold"
                #expect(isContent, "\(operation) (\(operation.tag)) is open to API tokens")
            }
            for operation in closed {
                let body = try operation.body.map {
                    try JSONSerialization.data(withJSONObject: document.example($0), options: .fragmentsAllowed)
                }
                let reply = try await probe.send(
                    operation.method,
                    fixture.path(operation),
                    token: fixture.writeToken,
                    body: Array(body ?? Data())
                )
                let text = String(decoding: reply.body, as: UTF8.self)
                #expect(reply.status == 403 && text.contains("session_required"), "\(operation): \(text)")
            }
            // The token is good for what it is for.
            let recipe = try await probe.make("POST", "/api/v1/recipes", token: fixture.writeToken, ["title": "Tea"])
            _ = try await probe.send("DELETE", "/api/v1/recipes/\(recipe["id"] as? String ?? "")", token: fixture.token)
            var after = try await fixture.snapshot(probe)
            after["/api/v1/auth/tokens"] = before["/api/v1/auth/tokens"]
            #expect(after == before)
        }
    }
}

/// Somebody who has just signed in for the first time.
private struct SignedInUser {
    let token: String
    let user: String
    let household: String

    init(_ account: Probe) async throws {
        let answer = try await account.make("POST", "/api/v1/auth/anonymous", token: nil, [:])
        token = answer["access_token"] as? String ?? ""
        user = (answer["user"] as? [String: Any])?["id"] as? String ?? ""
        household = (answer["household"] as? [String: Any])?["id"] as? String ?? ""
    }
}
