import AccountAPI
import Crypto
import Database
import Events
import Foundation
import HTTP
import Identity
import JSON
import Telemetry
import TestSupport
import Testing
import Values

@testable import AccountService

/// That an entry stands beside every change of its kind, and none without one.
@Suite struct AuditTrailTests {
    private struct Entry: JSONReadable, Equatable {
        var kind: String
        var actor: String?
        var subject: String?
        var detail: String?
        var address: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            kind = try members.required("kind")
            actor = try members.optional("actor_id")
            subject = try members.optional("subject_id")
            detail = try members.optional("detail")
            address = try members.optional("address")
        }
    }

    private func own(_ account: Account, _ token: String) async throws -> [Entry] {
        let page: Page<Entry> = try await account.send(.get, AccountPaths.ownAudit, as: token).decoded()
        return page.items
    }

    private func household(_ account: Account, _ id: HouseholdID, _ token: String) async throws -> [Entry] {
        let page: Page<Entry> = try await account.send(.get, "/api/v1/households/\(id)/audit", as: token).decoded()
        return page.items
    }

    @Test(arguments: Engine.allCases)
    func `the theft of a refresh token is noted once, for its user with where it came from`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let phone = try await account.accounts.begin(owner.user.id, from: AuditOrigin())
            _ = try await account.refresh(owner.refreshToken).decoded(TokenBody.self)
            account.time.advance(.seconds(120))
            async let first = account.refresh(owner.refreshToken)
            async let second = account.refresh(owner.refreshToken)
            #expect(await [first, second].map(\.status) == [401, 401])
            let other: TokenBody = try await account.refresh(phone.1.secret.exposed).decoded()
            let mine = try await own(account, other.accessToken).filter { $0.kind == "session_stolen" }
            #expect(mine.count == 1)
            #expect(mine.first?.actor == nil && mine.first?.address == "127.0.0.1" && mine.first?.subject != nil)
            let ours = try await household(account, id, other.accessToken).filter { $0.kind == "session_stolen" }
            #expect(ours.count == 1)
            #expect(ours.first?.address == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `all who were in a deleted household read of its end`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: id, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            let path = "/api/v1/households/\(id)"
            #expect(await account.send(.delete, path, as: joined.accessToken).status == 403)
            #expect(try await own(account, joined.accessToken).allSatisfy { $0.kind != "household_deleted" })
            #expect(await account.send(.delete, path, as: owner.accessToken).status == 204)
            account.time.advance(.seconds(10))
            for (tokens, address) in [(owner, "127.0.0.1"), (joined, nil)] {
                let fresh: TokenBody = try await account.refresh(tokens.refreshToken).decoded()
                let entry = try #require(
                    try await own(account, fresh.accessToken).first { $0.kind == "household_deleted" }
                )
                #expect(entry.subject == id.description && entry.actor == owner.user.id.description)
                #expect(entry.address == address, "where the owner was is not the guest's affair")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `what changes nothing is not noted`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: id, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            let before = try await household(account, id, owner.accessToken)
            // The same code again, a role that they have, an owner who cannot go, an invitation that is not there.
            #expect(await account.join(code, as: joined.accessToken).status == 200)
            let members = "/api/v1/households/\(id)/memberships"
            let role = await account.send(
                .patch,
                "\(members)/\(guest.user.id)",
                #"{"role":"editor"}"#,
                as: owner.accessToken
            )
            #expect(role.status == 200)
            let token = try await account.refresh(owner.refreshToken).decoded(TokenBody.self).accessToken
            #expect(await account.send(.delete, "\(members)/\(owner.user.id)", as: token).status == 409)
            let invitation = "/api/v1/households/\(id)/invitations/\(UUID())"
            #expect(await account.send(.delete, invitation, as: token).status == 404)
            #expect(try await household(account, id, token) == before)
            let mine = try await own(account, token)
            #expect(await account.send(.delete, "/api/v1/auth/tokens/\(UUID())", as: token).status == 404)
            #expect(await account.send(.delete, "/api/v1/auth/sessions/\(UUID())", as: token).status == 404)
            #expect(await account.refresh("nonsense").status == 401)
            #expect(try await own(account, token) == mine)
        }
    }

    @Test(arguments: Engine.allCases)
    func `who deletes their account has left, in the log of those who stay`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: id, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            #expect(await account.delete(password: nil, as: joined.accessToken).status == 204)
            let entry = try #require(try await household(account, id, owner.accessToken).first)
            #expect(entry.kind == "left" && entry.subject == guest.user.id.description)
            let books = try await account.everywhere.query("SELECT DISTINCT user_id FROM user_audit")
            #expect(try books.map { try $0.id(0) as UserID } == [owner.user.id])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a share or feed that a neighbour tells of is noted once, without a secret`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let share = UUID.version7(at: account.time.now)
            var router = account.router
            let receiver = EventReceiver(
                secret: account.secret,
                db: account.store.db,
                logger: Logger(service: "test", level: .error),
                metrics: Metrics()
            )
            router.receiveEvents(for: "account", as: receiver, from: SQLAccountStore.eventSources)
            for (sequence, kind) in ["share.created", "share.created", "share.revoked"].enumerated() {
                let event = ReceivedEvent(
                    id: UUID.version7(),
                    household: id,
                    sequence: Int64(max(1, sequence)),
                    source: "grocery",
                    kind: kind,
                    subject: share,
                    at: account.time.now,
                    payload: Array(#"{"share_id":"\#(share)","actor":"\#(owner.user.id)","role":"edit"}"#.utf8)
                )
                let headers: Headers = [
                    InternalSecret.header: account.secret.secret.exposed, "Content-Type": "application/json",
                ]
                let path = "/internal/v1/events/account"
                let request = Request(.post, path, headers: headers, body: event.jsonBytes())
                #expect(await router.respond(to: request).status == 204)
            }
            let entries = try await household(account, id, owner.accessToken).filter { $0.kind.hasPrefix("share") }
            #expect(Set(entries.map(\.kind)) == ["share_created", "share_revoked"])
            #expect(entries.count == 2)
            let named = entries.allSatisfy { $0.actor == owner.user.id.description && $0.detail == "edit" }
            #expect(named && entries.allSatisfy { $0.subject == share.canonical })
        }
    }
}
