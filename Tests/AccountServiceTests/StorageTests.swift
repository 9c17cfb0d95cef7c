import AccountAPI
import Crypto
import Database
import Foundation
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import AccountService

/// How much is kept of a household, and of a user.
@Suite struct StorageTests {
    @Test(arguments: Engine.allCases)
    func `a household has so many family members, and taking one out makes room`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let token = try await account.signIn().accessToken
            let body = #"{"name":"Mia","age_group":"child"}"#
            var last: FamilyMemberBody?
            for _ in 0..<FamilyMember.most {
                last = try await account.send(.post, AccountPaths.members, body, as: token).decoded(status: 201)
            }
            try isFull(await account.send(.post, AccountPaths.members, body, as: token), FamilyMember.most)
            let new = "\(AccountPaths.members)/\(MemberID(.version7()))"
            try isFull(await account.send(.put, new, body, as: token), FamilyMember.most)
            let path = "\(AccountPaths.members)/\(try #require(last).id)"
            #expect(await account.send(.delete, path, as: token).status == 204)
            #expect(await account.send(.put, new, body, as: token).status == 201)
            let other = try await account.signIn().accessToken
            #expect(await account.send(.post, AccountPaths.members, body, as: other).status == 201)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household has so many invitations in the time for which they are good`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let household = try #require(user.household?.id)
            for _ in 0..<Invitation.most { _ = try await account.invite(to: household, as: user.accessToken) }
            let path = "/api/v1/households/\(household)/invitations"
            let body = #"{"role":"viewer"}"#
            try isFull(await account.send(.post, path, body, as: user.accessToken), Invitation.most)
            account.time.advance(.seconds(8 * 86_400))
            let later: TokenBody = try await account.refresh(user.refreshToken).decoded()
            #expect(await account.send(.post, path, body, as: later.accessToken).status == 201)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a user founds so many households`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            var token = try await account.signIn().accessToken
            let body = #"{"name":"Ours","time_zone":"Europe/Berlin"}"#
            for _ in 1..<Household.most {
                // What was signed before is no longer good for a household that is new.
                account.time.advance(.seconds(1))
                let made: TokenBody = try await account.send(.post, AccountPaths.households, body, as: token)
                    .decoded(status: 201)
                token = made.accessToken
            }
            try isFull(await account.send(.post, AccountPaths.households, body, as: token), Household.most)
            let kept = try await rows("membership", account)
            #expect(kept == Household.most)
        }
    }

    @Test(arguments: Engine.allCases)
    func `so many users join a household, and who is in it already can use a code again`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let household = try #require(owner.household?.id)
            var guest = owner
            for _ in 1..<Household.mostUsers {
                let code = try await account.invite(to: household, as: owner.accessToken)
                guest = try await account.signIn()
                guest = try await account.join(code, as: guest.accessToken).decoded()
            }
            let code = try await account.invite(to: household, as: owner.accessToken)
            let late = try await account.signIn()
            try isFull(await account.join(code, as: late.accessToken), Household.mostUsers)
            #expect(await account.join(code, as: guest.accessToken).status == 200)
            let leaving = "/api/v1/households/\(household)/memberships/\(guest.user.id)"
            #expect(await account.send(.delete, leaving, as: owner.accessToken).status == 200)
            #expect(await account.join(code, as: late.accessToken).status == 200, "the code has not been used up")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a user joins so many households`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            var guest = try await account.signIn()
            for number in 1...Household.most {
                let owner = try await account.signIn()
                let code = try await account.invite(to: try #require(owner.household?.id), as: owner.accessToken)
                // What was signed before is no longer good for a household that is new.
                account.time.advance(.seconds(1))
                let answer = await account.join(code, as: guest.accessToken)
                if number == Household.most {
                    try isFull(answer, Household.most)
                } else {
                    guest = try answer.decoded()
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `of more sessions than a user can have those go that were not used for longest`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let user = first.user.id
            var made: [SessionID] = []
            for _ in 0..<(Session.most + 5) {
                account.time.advance(.seconds(1))
                let session = Session(id: SessionID(.version7(at: account.time.now)), user: user)
                made.append(session.id)
                _ = try await account.store.begin(session, NewRefreshToken(at: account.time.now), from: AuditOrigin())
            }
            let kept = try await account.everywhere.query("SELECT id FROM session").map { row -> SessionID in
                try row.id(0)
            }
            #expect(Set(kept) == Set(made.suffix(Session.most)))
            #expect(await account.refresh(first.refreshToken).status == 401)
            #expect(try await rows("refresh_token", account) == Session.most, "their tokens go with them")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of a session so many replaced tokens are known, the newest, and the living one`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let session = try await account.everywhere.query("SELECT id FROM session")[0].id(0, as: SessionID.self)
            let old = account.time.now - .seconds(86_400)
            for number in 0..<(Session.mostTokens + 50) {
                let (hash, at) = (Array("old \(number)".utf8), old + .seconds(number))
                try await account.everywhere.execute(
                    """
                    INSERT INTO refresh_token (token_hash, session_id, created_at, expires_at, replaced_at)
                    VALUES (\(hash), \(session), \(at), \(account.time.now + .seconds(86_400)), \(at))
                    """
                )
            }
            account.time.advance(.seconds(3600))
            let next: TokenBody = try await account.refresh(user.refreshToken).decoded()
            #expect(try await rows("refresh_token", account) <= Session.mostTokens + 1)
            let oldest = try await account.everywhere.query("SELECT min(created_at) FROM refresh_token")[0].instant(0)
            #expect(oldest > old, "the oldest went first")
            account.time.advance(.seconds(3600))
            #expect(await account.refresh(next.refreshToken).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of a book of the log with more entries than are kept the oldest go, and other books stay`(
        engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let other = try await account.signIn()
            let household = try #require(user.household?.id)
            for _ in 0..<20 {
                account.time.advance(.seconds(1))
                _ = try await account.invite(to: household, as: user.accessToken)
            }
            let book = AuditBook.household(household)
            let all = try await account.store.entries(of: book, limit: 100, before: nil)
            let mine = try await account.store.entries(of: .user(user.user.id), limit: 100, before: nil)
            let theirs = try await account.store.entries(of: .user(other.user.id), limit: 100, before: nil)
            #expect(all.count > 20)
            _ = try await account.store.sweepAudit(before: account.time.now - .seconds(86_400), most: 10)
            #expect(try await account.store.entries(of: book, limit: 100, before: nil) == Array(all.prefix(10)))
            #expect(try await account.store.entries(of: .user(user.user.id), limit: 100, before: nil) == mine)
            #expect(try await account.store.entries(of: .user(other.user.id), limit: 100, before: nil) == theirs)
        }
    }

    private func rows(_ table: String, _ account: Account) async throws -> Int {
        try await account.everywhere.query("SELECT count(*) FROM \(unescaped: table)")[0].int(0)
    }

    /// Whether an answer says that there is as much as there can be.
    private func isFull(_ answer: Response, _ limit: Int) throws {
        #expect(answer.status == 403)
        let body = try JSONSerialization.jsonObject(with: Data(answer.body.bytes)) as? [String: Any]
        #expect(body?["code"] as? String == "storage_full")
        #expect(body?["limit"] as? Int == limit && body?["used"] as? Int == limit)
    }
}
