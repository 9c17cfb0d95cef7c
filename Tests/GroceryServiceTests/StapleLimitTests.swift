import Database
import HTTP
import Identity
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct StapleLimitTests {
    @Test(arguments: Engine.allCases)
    func `a free household has the usual staples and takes them out and in`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let free = grocery.identity.client(of: grocery.router, plan: .free)
            #expect(await free.send(.delete, "/api/v1/staples/salt").status == 204)
            #expect(await free.send(.put, "/api/v1/staples/salt").status == 200)
            #expect(await free.send(.put, "/api/v1/staples/garlic", #"{"assumed":true}"#).status == 200)
            let refused = await free.send(.put, "/api/v1/staples/quinoa")
            #expect(refused.status == 403 && refused.code == "limit_reached")
            #expect(await free.send(.put, "/api/v1/staples/my%20own%20spice").status == 403)
            #expect(await grocery.client.send(.put, "/api/v1/staples/quinoa").status == 200)
            #expect(await grocery.client.send(.put, "/api/v1/staples/quinoa").status == 200, "again changes nothing")
            let told = try await grocery.db.across(.sweep).query(
                "SELECT payload FROM outbox WHERE kind = 'staples.changed' AND household_id = \(grocery.household)"
            ).values(as: String.self)
            #expect(told.count == 1 && told[0].hasPrefix(#"{"title":"quinoa","by":{"user_id":"#), "\(told)")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many who race for the last staple, one wins`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let quota = Quota(.customStaples, limit: 3)
            let outcomes = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        let decision = StapleBook.Decision(key: "own \(number)", name: "Own", kind: .assumed)
                        do {
                            try await grocery.store.decide(decision, in: grocery.household, quota: quota, now: .now)
                            return true
                        } catch {
                            return false
                        }
                    }
                }
                return await group.reduce(into: [Bool]()) { $0.append($1) }
            }
            #expect(outcomes.count { $0 } == 3)
            let kept = try await grocery.store.stapleDecisions(of: grocery.household)
            #expect(kept.count == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household decides about so many staples, whatever its plan, and changes what it has decided`(
        _ engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            try await grocery.db.of(grocery.household).insert(
                into: "staple (household_id, item_key, name, kind)",
                [.uuid, .text, .text, .text],
                of: 1..<StapleSQL.most
            ) { [grocery.household, "own \($0)", "Own", "asked"] }
            #expect(await grocery.client.send(.put, "/api/v1/staples/quinoa").status == 200)
            let refused = await grocery.client.send(.put, "/api/v1/staples/garlic")
            #expect(refused.status == 403 && refused.code == "storage_full", "\(refused)")
            let kept = try await grocery.store.stapleDecisions(of: grocery.household)
            #expect(kept.count == StapleSQL.most)
            let again = await grocery.client.send(.put, "/api/v1/staples/quinoa", #"{"assumed":true}"#)
            #expect(again.status == 200)
            let stranger = grocery.identity.client(of: grocery.router)
            #expect(await stranger.send(.put, "/api/v1/staples/garlic").status == 200)
        }
    }
}
