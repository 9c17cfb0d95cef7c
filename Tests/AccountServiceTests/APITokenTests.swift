import AccountAPI
import Crypto
import Database
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct APITokenTests {
    private func make(_ account: Account, _ json: String, as token: String) async throws -> APITokenBody {
        try await account.send(.post, AccountPaths.tokens, json, as: token).decoded(status: 201)
    }

    @Test(arguments: Engine.allCases)
    func `a token is shown once and reads what its scopes admit`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let made = try await make(account, #"{"name":"Script","scopes":["read"]}"#, as: user.accessToken)
            let secret = try #require(made.token)
            #expect(secret.hasPrefix("larder_pat_"))
            #expect(secret.utf8.count >= 11 + 32)
            let list = await account.send(.get, AccountPaths.tokens, as: user.accessToken)
            #expect(!String(decoding: list.body.bytes, as: UTF8.self).contains(secret))
            let page: Page<APITokenBody> = try list.decoded()
            #expect(page.items.map(\.name) == ["Script"])
            #expect(page.items.map(\.scopes) == [["read"]])
            #expect(page.items[0].lastUsedAt == nil)
            #expect(await account.send(.get, AccountPaths.me, as: secret).status == 200)
            let id = try #require(user.household?.id)
            let renamed = await account.send(.patch, "/api/v1/households/\(id)", #"{"name":"x"}"#, as: secret)
            #expect(renamed.code == "scope_too_narrow")
            let used: Page<APITokenBody> =
                try await account.send(.get, AccountPaths.tokens, as: user.accessToken).decoded()
            #expect(used.items[0].lastUsedAt?.milliseconds == account.time.now.seconds / 60 * 60_000)
            let rows = try await account.everywhere.query("SELECT token_hash FROM api_token")
            #expect(try rows[0].bytes(0) == Secret(secret).tokenHash)
        }
    }

    @Test(arguments: Engine.allCases)
    func `no API token decides over credentials, sessions or households that it joins`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let made = try await make(account, #"{"name":"All","scopes":["write"]}"#, as: user.accessToken)
            let secret = try #require(made.token)
            let tries: [(HTTP.Method, String, String?)] = [
                (.get, AccountPaths.tokens, nil), (.post, AccountPaths.tokens, #"{"name":"x","scopes":["write"]}"#),
                (.delete, "\(AccountPaths.tokens)/\(made.id)", nil), (.get, AccountPaths.sessions, nil),
                (.delete, AccountPaths.sessions, nil), (.delete, "\(AccountPaths.sessions)/\(made.id)", nil),
                (.post, AccountPaths.signOut, nil), (.post, AccountPaths.join, #"{"code":"x"}"#),
                (.post, AccountPaths.households, #"{"name":"x"}"#),
            ]
            for (method, path, body) in tries {
                let response = await account.send(method, path, body, as: secret)
                #expect(response.code == "session_required", "\(method) \(path): \(response.status)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a token ends when it is deleted, and when its time is over`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let end = account.time.now + .seconds(600)
            let short = try await make(
                account,
                #"{"name":"Short","scopes":["read"],"expires_at":"\#(end)"}"#,
                as: user.accessToken
            )
            let long = try await make(account, #"{"name":"Long","scopes":["read"]}"#, as: user.accessToken)
            for secret in [short.token, long.token] {
                #expect(await account.send(.get, AccountPaths.me, as: secret).status == 200)
            }
            account.time.advance(.seconds(600))
            #expect(await account.send(.get, AccountPaths.me, as: short.token).status == 401)
            #expect(await account.send(.get, AccountPaths.me, as: long.token).status == 200)
            let stranger = try await account.signIn()
            let path = "\(AccountPaths.tokens)/\(long.id)"
            #expect(await account.send(.delete, path, as: stranger.accessToken).status == 404)
            #expect(await account.send(.delete, path, as: user.accessToken).status == 204)
            #expect(await account.send(.get, AccountPaths.me, as: long.token).status == 401)
            #expect(await account.send(.delete, path, as: user.accessToken).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a token for one household knows no other, and follows its user's role`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let shared = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: shared, .editor, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            let made = try await make(
                account,
                #"{"name":"One","scopes":["read"],"household_id":"\#(shared)"}"#,
                as: joined.accessToken
            )
            let secret = Secret(try #require(made.token))
            let grant = try #require(try await account.store.grant(secret.tokenHash, at: account.time.now))
            #expect(grant.memberships.map(\.household.id) == [shared])
            #expect(grant.memberships.map(\.role) == [.editor])
            let member = "/api/v1/households/\(shared)/memberships/\(guest.user.id)"
            #expect(await account.send(.delete, member, as: owner.accessToken).status == 200)
            let after = try #require(try await account.store.grant(secret.tokenHash, at: account.time.now))
            #expect(after.memberships.isEmpty)
            let foreign = await account.send(
                .post,
                AccountPaths.tokens,
                #"{"name":"x","scopes":["read"],"household_id":"\#(shared)"}"#,
                as: try await account.refresh(joined.refreshToken).decoded(TokenBody.self).accessToken
            )
            #expect(foreign.status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an app password is for the calendar`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let made = try await make(account, #"{"kind":"app_password","name":"Phone"}"#, as: user.accessToken)
            let secret = try #require(made.token)
            #expect(secret.hasPrefix("larder_app_"))
            #expect(made.scopes == ["export"])
            let pair = Data("anna:\(secret)".utf8).base64EncodedString()
            let basic: Headers = ["Authorization": "Basic \(pair)"]
            #expect(await account.send(.get, AccountPaths.me, headers: basic).code == "scope_too_narrow")
            let request = Request(.put, "/", headers: basic)
            let caller = try await account.authenticator.serving("export").caller(of: request, minimum: .editor)
            #expect(caller.user == user.user.id)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is wrong with a wish is named, and fifty are enough, also when two ask at once`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let bad: [(String, [String])] = [
                (#"{"name":"","scopes":["read"]}"#, ["/name"]), (#"{"name":"x"}"#, ["/scopes"]),
                (#"{"name":"x","scopes":["read","all"]}"#, ["/scopes/1"]),
                (#"{"name":"x","kind":"key","scopes":["read"]}"#, ["/kind"]),
                (#"{"name":"x","kind":"app_password","scopes":["write"]}"#, ["/scopes"]),
                (#"{"name":"x","scopes":["read"],"expires_at":"2001-01-01T00:00:00Z"}"#, ["/expires_at"]),
            ]
            for (body, pointers) in bad {
                let response = await account.send(.post, AccountPaths.tokens, body, as: user.accessToken)
                #expect(response.status == 422, "\(body)")
                #expect(response.pointers == pointers, "\(body)")
            }
            let body = #"{"name":"x","scopes":["read"]}"#
            for _ in 1..<APIToken.most { _ = try await make(account, body, as: user.accessToken) }
            let statuses = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask { await account.send(.post, AccountPaths.tokens, body, as: user.accessToken).status }
                }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 201 } == 1)
            #expect(statuses.count { $0 == 409 } == 7)
        }
    }
}
