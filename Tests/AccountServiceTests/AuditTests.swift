import AccountAPI
import Database
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite
struct AuditTests {
    private struct Entry: JSONReadable {
        var id: String
        var kind: String
        var actor: String?
        var subject: String?
        var detail: String?
        var address: String?
        var userAgent: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            id = try members.required("id")
            kind = try members.required("kind")
            actor = try members.optional("actor_id")
            subject = try members.optional("subject_id")
            detail = try members.optional("detail")
            address = try members.optional("address")
            userAgent = try members.optional("user_agent")
        }
    }

    private func read(_ account: Account, _ path: String, as token: String) async throws -> Page<Entry> {
        try await account.send(.get, path, as: token).decoded()
    }

    private func path(_ tokens: TokenBody) throws -> String {
        "/api/v1/households/\(try #require(tokens.household).id)/audit"
    }

    @Test(arguments: Engine.allCases)
    func `an owner reads what happened to the household, newest first, and nobody else does`(
        engine: Engine
    ) async throws {
        try await withAccount(engine) { account async throws in
            let owner = try await account.signIn()
            let household = try #require(owner.household).id
            let guest = try await account.signIn()
            let code = try await account.invite(to: household, .editor, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            let member = "/api/v1/households/\(household)/memberships/\(guest.user.id)"
            let change = await account.send(.patch, member, #"{"role":"viewer"}"#, as: owner.accessToken)
            #expect(change.status == 200)
            let page = try await read(account, try path(owner), as: owner.accessToken)
            #expect(page.items.map(\.kind) == ["role_changed", "joined", "invited", "signed_up"])
            #expect(page.items[0].actor == owner.user.id.description)
            #expect(page.items[0].subject == guest.user.id.description)
            #expect(page.items[0].detail == "viewer")
            #expect(page.items[0].address == "127.0.0.1")
            #expect(page.items[3].address == nil, "where somebody signs in from is their own affair")
            #expect(page.next == nil)
            // The guest's new role is known from the database, whatever their token says.
            let refused = await account.send(.get, try path(owner), as: joined.accessToken)
            #expect(refused.status == 403 || refused.status == 401)
            let stranger = try await account.signIn()
            let log = try path(owner)
            #expect(await account.send(.get, log, as: stranger.accessToken).status == 404)
            #expect(await account.send(.get, log).status == 401)
        }
    }

    @Test(arguments: Engine.allCases)
    func `everybody reads their own sign-ins, with where they came from`(engine: Engine) async throws {
        try await withAccount(engine) { account async throws in
            let headers: Headers = ["User-Agent": "Browser/1 \u{7}" + String(repeating: "x", count: 500)]
            let signedIn: TokenBody = try await account.send(.post, AccountPaths.anonymous, "{}", headers: headers)
                .decoded(status: 201)
            _ = try await account.signIn()
            let page = try await read(account, AccountPaths.ownAudit, as: signedIn.accessToken)
            #expect(page.items.map(\.kind) == ["signed_up"])
            #expect(page.items[0].address == "127.0.0.1")
            #expect(page.items[0].userAgent?.count == 200)
            #expect(page.items[0].userAgent?.hasPrefix("Browser/1 x") == true)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the log is read in pages without gaps or repeats`(engine: Engine) async throws {
        try await withAccount(engine) { account async throws in
            let owner = try await account.signIn()
            let household = try #require(owner.household).id
            for _ in 0..<6 { _ = try await account.invite(to: household, as: owner.accessToken) }
            var seen: [String] = []
            var after: String?
            repeat {
                let query = after.map { "&after=\($0)" } ?? ""
                let page = try await read(account, try path(owner) + "?limit=3\(query)", as: owner.accessToken)
                seen += page.items.map(\.id)
                after = page.next
            } while after != nil
            #expect(seen.count == 7 && Set(seen).count == 7)
            #expect(seen == seen.sorted(by: >))
            let bad = await account.send(.get, try path(owner) + "?after=nonsense", as: owner.accessToken)
            #expect(bad.code == "bad_cursor")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an entry cannot be changed, and goes when its time is over`(engine: Engine) async throws {
        try await withAccount(engine) { account async throws in
            let owner = try await account.signIn()
            let household = try #require(owner.household).id
            await #expect(throws: DatabaseError.self) {
                try await account.store.db.of(household).execute(
                    "UPDATE household_audit SET kind = 'joined' WHERE household_id = \(household)"
                )
            }
            let page = try await read(account, try path(owner), as: owner.accessToken)
            #expect(page.items.map(\.kind) == ["signed_up"])
            #expect(try await account.store.sweepAudit(before: account.time.now) == 0)
            #expect(try await account.store.sweepAudit(before: account.time.now + .seconds(1)) == 2)
            #expect(try await read(account, try path(owner), as: owner.accessToken).items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `no secret and no name is in the log`(engine: Engine) async throws {
        try await withAccount(engine) { account async throws in
            let owner = try await account.signIn(#"{"household_name":"Zanzibar"}"#)
            let household = try #require(owner.household).id
            let code = try await account.invite(to: household, as: owner.accessToken)
            for table in ["household_audit", "user_audit"] {
                let columns: SQL = "SELECT kind, coalesce(detail, ''), coalesce(user_agent, '') FROM "
                let rows = try await account.everywhere.query(columns + .unescaped(table))
                for row in rows {
                    let text = try (0..<3).map { try row.string($0) }.joined(separator: " ")
                    #expect(!text.contains(code) && !text.contains("Zanzibar"))
                    #expect(!text.contains(owner.refreshToken))
                }
            }
        }
    }
}
