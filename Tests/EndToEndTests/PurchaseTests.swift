import Foundation
import TestSupport
import Testing

/// What apps that were made for other servers rely on, with the executables.
@Suite(.serialized) struct PurchaseTests {
    private static let secret = "a-secret-of-the-shop-of-these-tests"

    @Test(.timeLimit(.minutes(3)))
    func `a purchase holds for the session that runs, and its end as well`() async throws {
        try await withStack(["LARDER_REVENUECAT_SECRET": Self.secret, "LARDER_FREE_RECIPES": "1"]) { stack in
            let kitchen = try TestKitchen(stack)
            let me = try kitchen.send("GET", "account", "/api/v1/auth/me")
            let user = try #require((me.json["user"] as? [String: Any])?["id"] as? String ?? me.json["id"] as? String)
            var statuses: Set<Int> = []
            func adding() throws -> Int {
                let status = try kitchen.send("POST", "recipe", "/api/v1/recipes", #"{"title":"Soup"}"#).status
                statuses.insert(status)
                return status
            }
            #expect(try adding() == 201)
            #expect(try adding() == 403)
            let now = Int(Date().timeIntervalSince1970 * 1000)
            try tell(stack, "1", "INITIAL_PURCHASE", at: now, of: user, until: now + 86_400_000)
            try await eventually { try adding() == 201 }
            #expect(try kitchen.send("GET", "account", "/api/v1/entitlement").member("plan") == "pro")
            try tell(stack, "2", "EXPIRATION", at: now + 1000, of: user, until: now)
            try await eventually { try adding() == 403 }
            #expect(try kitchen.send("GET", "account", "/api/v1/entitlement").member("plan") == "free")
            #expect(statuses == [201, 403], "nobody is signed out meanwhile")
        }
    }

    @Test(.timeLimit(.minutes(3)))
    func `an app without accounts has recipes extracted where that is open, so often a minute`() async throws {
        try await withStack(["LARDER_OPEN_EXTRACT": "on", "LARDER_RATE_IMPORT": "3"]) { stack in
            func extract(_ body: String) throws -> Reply {
                let port = stack.ports["recipe"] ?? 0
                return try LocalCall(method: "POST", port: port, path: "/api/recipes/extract", body: body).send()
            }
            let text = #"{"text":"Soup\n\nIngredients\n2 cups water\n\nMethod\nBoil.","sourceType":"url"}"#
            let answer = try extract(text)
            #expect(answer.status == 200 && answer.json["success"] as? Bool == true, "\(answer)")
            let recipe = answer.json["recipe"] as? [String: Any]
            #expect(recipe?["source_type"] as? String == "url" && recipe?["source_url"] as? String == "")
            let lines = recipe?["ingredients"] as? [[String: Any]]
            #expect(lines?.first?["text"] as? String == "water" && lines?.first?["quantity"] as? String == "2 cups")
            let empty = try extract("{}")
            #expect(empty.body == #"{"statusCode":400,"message":"URL is required"}"#)
            #expect(try extract(#"{"url":"http://127.0.0.1:1/"}"#).status == 400, "no inside address is fetched")
            let fourth = try extract(text)
            #expect(fourth.status == 429 && fourth.json["statusCode"] as? Int == 429, "\(fourth)")
            #expect((fourth.json["message"] as? String)?.isEmpty == false)
        }
    }

    private func tell(
        _ stack: Stack,
        _ id: String,
        _ type: String,
        at: Int,
        of user: String,
        until: Int
    ) throws {
        let body = """
            {"event":{"id":"\(id)","type":"\(type)","event_timestamp_ms":\(at),"app_user_id":"\(user)",
            "original_app_user_id":"\(user)","aliases":["\(user)"],"entitlement_ids":["pro"],
            "original_transaction_id":"t","purchased_at_ms":\(at - 1000),"expiration_at_ms":\(until)}}
            """
        let call = LocalCall(
            method: "POST",
            port: stack.ports["account"] ?? 0,
            path: "/api/v1/webhooks/revenuecat",
            token: Self.secret,
            body: body
        )
        let answer = try call.send()
        #expect(answer.json["outcome"] as? String == "applied", "\(answer)")
    }

    private func withStack(_ settings: [String: String], _ body: (Stack) async throws -> Void) async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url, settings)
        do {
            try await body(stack)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }
}
