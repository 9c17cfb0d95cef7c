import AccountAPI
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct MembershipTests {
    @Test(arguments: Engine.allCases)
    func `an invitation lets one person in, with the role it names`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn(#"{"household_name":"Elm"}"#)
            let id = try #require(owner.household?.id)
            let code = try await account.invite(to: id, .viewer, as: owner.accessToken)
            let guest = try await account.signIn()
            let tokens: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            #expect(tokens.household?.id == id)
            #expect(tokens.household?.role == .viewer)
            let again: TokenBody = try await account.join(code, as: tokens.accessToken).decoded()
            #expect(again.household == tokens.household, "repeating it is harmless")
            let third = try await account.signIn()
            let refused = await account.join(code, as: third.accessToken)
            #expect(refused.status == 404)
            #expect(refused.code == "invitation_not_good")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an invitation has a link that nobody but the browser reads the code of, and draws it`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let path = "/api/v1/households/\(try #require(owner.household?.id))/invitations"
            let invitation: InvitationBody = try await account.send(.post, path, "{}", as: owner.accessToken)
                .decoded(status: 201)
            #expect(invitation.link.hasSuffix("/households#code=\(invitation.code)"))
            #expect(URL(string: invitation.link)?.fragment() == "code=\(invitation.code)", "it needs no escapes")
            #expect(invitation.qrCode.hasPrefix("<svg"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many who race with one code, one gets in`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let code = try await account.invite(to: id, as: owner.accessToken)
            var guests: [String] = []
            for _ in 0..<8 { guests.append(try await account.signIn().accessToken) }
            let statuses = await withTaskGroup(of: Int.self) { group in
                for guest in guests { group.addTask { await account.join(code, as: guest).status } }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 200 } == 1)
            #expect(statuses.count { $0 == 404 } == 7)
            #expect(try await account.store.members(of: id, limit: 10, after: nil).count == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an invitation ends after seven days`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let code = try await account.invite(to: id, as: owner.accessToken)
            account.time.advance(.seconds(7 * 86_400))
            let guest = try await account.signIn()
            #expect(await account.join(code, as: guest.accessToken).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `who is in already keeps role and code`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let code = try await account.invite(to: id, .viewer, as: owner.accessToken)
            let tokens: TokenBody = try await account.join(code, as: owner.accessToken).decoded()
            #expect(tokens.household?.role == .owner)
            let guest = try await account.signIn()
            #expect(await account.join(code, as: guest.accessToken).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `only owners invite, rename, give roles and take others out`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: id, .editor, as: owner.accessToken)
            let token = try await account.join(code, as: guest.accessToken).decoded(TokenBody.self).accessToken
            let path = "/api/v1/households/\(id)"
            let tries: [(HTTP.Method, String, String?)] = [
                (.patch, path, #"{"name":"mine"}"#), (.post, "\(path)/invitations", #"{"role":"owner"}"#),
                (.patch, "\(path)/memberships/\(guest.user.id)", #"{"role":"owner"}"#),
                (.delete, "\(path)/memberships/\(owner.user.id)", nil),
            ]
            for (method, path, body) in tries {
                let response = await account.send(method, path, body, as: token)
                #expect(response.status == 403, "\(method) \(path)")
            }
            let roles = try await account.store.members(of: id, limit: 10, after: nil).map(\.role)
            #expect(Set(roles) == [.owner, .editor])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a role that is taken back counts at once in the account service`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: id, .owner, as: owner.accessToken)
            let joined = try await account.join(code, as: guest.accessToken).decoded(TokenBody.self)
            let path = "/api/v1/households/\(id)"
            let member = "\(path)/memberships/\(guest.user.id)"
            let changed: MembershipBody = try await account.send(
                .patch,
                member,
                #"{"role":"viewer"}"#,
                as: owner.accessToken
            ).decoded()
            #expect(changed.role == .viewer)
            let stale = await account.send(.get, path, as: joined.accessToken)
            #expect(stale.status == 401)
            #expect(stale.code == "token_revoked")
            let renewed: TokenBody = try await account.refresh(joined.refreshToken).decoded()
            let token = renewed.accessToken
            #expect(await account.send(.patch, path, #"{"name":"mine"}"#, as: token).status == 403)
            account.time.advance(.milliseconds(1))
            #expect(await account.send(.delete, member, as: token).status == 200, "anyone may leave")
            #expect(await account.send(.get, path, as: token).code == "token_revoked")
            let outside = try await account.refresh(renewed.refreshToken).decoded(TokenBody.self).accessToken
            #expect(await account.send(.get, path, as: outside).status == 404)
            #expect(await account.join(code, as: outside).status == 404, "a used code does not lead back in")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an invitation ends with the right of who made it to invite, and the log says so`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            let path = "/api/v1/households/\(id)"
            var mine = owner.accessToken
            /// Another owner, who has invited somebody.
            func another() async throws -> (member: String, code: String, refresh: String) {
                let guest = try await account.signIn()
                let joined: TokenBody = try await account.join(
                    try await account.invite(to: id, .owner, as: mine),
                    as: guest.accessToken
                ).decoded()
                let code = try await account.invite(to: id, .owner, as: joined.accessToken)
                return ("\(path)/memberships/\(guest.user.id)", code, joined.refreshToken)
            }
            func isGood(_ code: String) async throws -> Bool {
                let stranger = try await account.signIn()
                return await account.join(code, as: stranger.accessToken).status == 200
            }

            let demoted = try await another()
            #expect(await account.send(.patch, demoted.member, #"{"role":"editor"}"#, as: mine).status == 200)
            #expect(try await !isGood(demoted.code))

            let removed = try await another()
            let ended: EndedMembershipBody = try await account.send(.delete, removed.member, as: mine).decoded()
            #expect(ended == EndedMembershipBody(invitations: 1, feeds: true, links: false))
            #expect(try await !isGood(removed.code))

            let stays = try await another()
            let own = try await account.invite(to: id, .owner, as: mine)
            let user = stays.member.split(separator: "/").last.map(String.init) ?? ""
            account.time.advance(.milliseconds(1))
            let handedOver = await account.send(.post, "\(path)/transfer", #"{"user_id":"\#(user)"}"#, as: mine)
            #expect(handedOver.status == 200)
            #expect(try await !isGood(own), "also what the former owner has given out")
            mine = try await account.refresh(stays.refresh).decoded(TokenBody.self).accessToken
            let log: Page<AuditItem> = try await account.send(.get, "\(path)/audit", as: mine).decoded()
            #expect(log.items.count { $0.kind == "invitation_revoked" } == 3)
            #expect(try await isGood(stays.code), "those of others stay")
        }
    }

    private struct AuditItem: JSONReadable {
        var kind: String

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            kind = try members.required("kind")
        }
    }

    @Test(arguments: Engine.allCases)
    func `the last owner cannot go, also not when two go at once`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let id = try #require(first.household?.id)
            let mine = "/api/v1/households/\(id)/memberships/\(first.user.id)"
            let alone = await account.send(.delete, mine, as: first.accessToken)
            #expect(alone.status == 409)
            #expect(alone.code == "last_owner")
            #expect(await account.send(.patch, mine, #"{"role":"editor"}"#, as: first.accessToken).status == 409)
            let second = try await account.signIn()
            let code = try await account.invite(to: id, .owner, as: first.accessToken)
            let joined: TokenBody = try await account.join(code, as: second.accessToken).decoded()
            let statuses = await withTaskGroup(of: Int.self) { group in
                for leaver in [first, joined] {
                    let path = "/api/v1/households/\(id)/memberships/\(leaver.user.id)"
                    group.addTask { await account.send(.delete, path, as: leaver.accessToken).status }
                }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(statuses.sorted() == [200, 409])
        }
    }

    @Test(arguments: Engine.allCases)
    func `members are listed in pages that end`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let id = try #require(owner.household?.id)
            for _ in 0..<4 {
                let guest = try await account.signIn()
                let code = try await account.invite(to: id, as: owner.accessToken)
                #expect(await account.join(code, as: guest.accessToken).status == 200)
            }
            var seen: [UserID] = []
            var query = "?limit=2"
            var pages = 0
            while true {
                let path = "/api/v1/households/\(id)/memberships\(query)"
                let page: Page<MembershipBody> = try await account.send(.get, path, as: owner.accessToken).decoded()
                seen += page.items.map(\.user.id)
                pages += 1
                guard let next = page.next else { break }
                query = "?limit=2&after=\(next)"
            }
            #expect(pages == 3)
            #expect(seen.count == 5)
            #expect(Set(seen).count == 5)
        }
    }
}
