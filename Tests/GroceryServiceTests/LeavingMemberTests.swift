import AccountAPI
import Database
import Foundation
import GroceryAPI
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Links to lists whose makers do not belong to the household any more.
@Suite struct LeavingMemberTests {
    private struct Made: JSONReadable {
        var url: String?
        var createdBy: UserID?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            url = try members.optional("url")
            createdBy = try members.optional("created_by")
        }
    }

    @Test(arguments: Engine.allCases)
    func `links end with their maker's membership where that is wished, and others' stay`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            func link(_ user: UserID) async throws -> String {
                let client = grocery.identity.client(of: grocery.router, household: grocery.household, user: user)
                let made = try await client.post("\(GroceryPaths.list(list.id))/shares", "{}").decode(Made.self)
                #expect(made.createdBy == user)
                return URL(string: made.url ?? "")?.path ?? ""
            }
            func opens(_ path: String) async -> Bool { await grocery.guest.get(path).status == 200 }
            func end(_ user: UserID, links: Bool, _ sequence: Int64) async {
                let fact = MembershipEnded(user: user, actor: user, endsFeeds: true, endsLinks: links)
                let payload = String(decoding: fact.jsonBytes(), as: UTF8.self)
                let kind = "household.membership_ended"
                let told = await grocery.deliver(kind, from: "account", sequence: sequence, payload)
                #expect(told.status == 204)
            }
            let (leaver, other) = (UserID(UUID()), UserID(UUID()))
            let (theirs, others) = (try await link(leaver), try await link(other))
            await end(leaver, links: false, 1)
            #expect(await opens(theirs))
            await end(leaver, links: true, 2)
            #expect(await !opens(theirs))
            #expect(await opens(others))
            let told = try await grocery.db.of(grocery.household).query(
                "SELECT count(*) FROM outbox WHERE household_id = \(grocery.household) AND kind = 'share.revoked'"
            )
            #expect(try told[0].int(0) == 1, "open pages close, and the log hears of it")
        }
    }
}
