import AccountAPI
import Crypto
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct SessionTests {
    private func code(_ account: Account, _ token: String) async -> String? {
        await account.send(.get, AccountPaths.me, as: token).code
    }

    // MARK: Ends

    @Test(arguments: Engine.allCases)
    func `a refresh token that was stolen ends the session, its access tokens with it`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let victim = try await account.signIn()
            let thief: TokenBody = try await account.refresh(victim.refreshToken).decoded()
            account.time.advance(StoredRefreshToken.grace)
            // The victim's own next exchange shows that somebody else has been here.
            #expect(await account.refresh(victim.refreshToken).code == "session_over")
            #expect(await account.refresh(thief.refreshToken).status == 401)
            #expect(await code(account, thief.accessToken) == "token_revoked")
            #expect(await code(account, victim.accessToken) == "token_revoked")
        }
    }

    @Test(arguments: Engine.allCases)
    func `two exchanges that race stay one family, which ends as one`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let both = try await withThrowingTaskGroup(of: TokenBody.self) { group in
                for _ in 0..<2 { group.addTask { try await account.refresh(first.refreshToken).decoded() } }
                return try await group.reduce(into: [TokenBody]()) { $0.append($1) }
            }
            #expect(Set(both.map(\.refreshToken)).count == 1, "the second is given the answer of the first")
            for tokens in both { #expect(await code(account, tokens.accessToken) == nil) }
            account.time.advance(StoredRefreshToken.grace)
            #expect(await account.refresh(first.refreshToken).status == 401)
            for tokens in both {
                #expect(await account.refresh(tokens.refreshToken).status == 401)
                #expect(await code(account, tokens.accessToken) == "token_revoked")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `signing out ends one session, at once`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            #expect(await account.send(.post, AccountPaths.signOut, as: tokens.accessToken).status == 204)
            #expect(await code(account, tokens.accessToken) == "token_revoked")
            #expect(await account.refresh(tokens.refreshToken).status == 401)
            let other = try await account.signIn()
            #expect(await code(account, other.accessToken) == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `sessions are listed, and each can be ended by its user only`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let phone = try await account.signIn(headers: ["User-Agent": "Phone/1"])
            let (second, _) = try await account.accounts.begin(phone.user.id, from: AuditOrigin())
            account.time.advance(.seconds(60))
            let renewed: TokenBody = try await account.refresh(phone.refreshToken).decoded()
            let list: Page<SessionItemBody> =
                try await account.send(.get, AccountPaths.sessions, as: renewed.accessToken).decoded()
            #expect(list.items.count == 2)
            let own = try #require(list.items.first { $0.current })
            #expect(own.userAgent == "Phone/1")
            #expect(own.refreshedAt - own.createdAt == .seconds(60))
            let page: Page<SessionItemBody> =
                try await account.send(.get, "\(AccountPaths.sessions)?limit=1", as: renewed.accessToken).decoded()
            let next = try #require(page.next)
            let rest: Page<SessionItemBody> =
                try await account.send(.get, "\(AccountPaths.sessions)?after=\(next)", as: renewed.accessToken)
                .decoded()
            #expect(Set((page.items + rest.items).map(\.id)) == Set(list.items.map(\.id)))
            let path = "\(AccountPaths.sessions)/\(second.session.id)"
            let stranger = try await account.signIn()
            #expect(await account.send(.delete, path, as: stranger.accessToken).status == 404)
            #expect(await account.send(.delete, path, as: renewed.accessToken).status == 204)
            #expect(await account.send(.delete, path, as: renewed.accessToken).status == 404)
            #expect(await account.send(.delete, AccountPaths.sessions, as: renewed.accessToken).status == 204)
            #expect(await code(account, renewed.accessToken) == "token_revoked")
            #expect(await account.refresh(renewed.refreshToken).status == 401)
        }
    }

    // MARK: Cookies

    private func cookies(_ response: Response) -> Headers {
        let pairs = response.headers.all("Set-Cookie").map { String($0.prefix { $0 != ";" }) }
        return ["Cookie": pairs.joined(separator: "; ")]
    }

    @Test(arguments: Engine.allCases)
    func `a browser that asks for it gets cookies, and no token in any body`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let wish: Headers = ["Larder-Session": "cookie"]
            let first = await account.send(.post, AccountPaths.anonymous, headers: wish)
            let session: SessionBody = try first.decoded(status: 201)
            #expect(!String(decoding: first.body.bytes, as: UTF8.self).contains("token"))
            var browser = cookies(first)
            let current: CurrentSessionBody =
                try await account.send(.get, AccountPaths.session, headers: browser).decoded()
            #expect(current.user == session.user)
            #expect(current.csrf == session.csrf, "a page that was loaded again learns it here")
            #expect(
                await account.send(.post, AccountPaths.households, #"{"name":"x"}"#, headers: browser).status == 403
            )
            browser["Larder-CSRF"] = session.csrf
            let founded = await account.send(.post, AccountPaths.households, #"{"name":"Cabin"}"#, headers: browser)
            let cabin: SessionBody = try founded.decoded(status: 201)
            #expect(cabin.household?.name == "Cabin")
            #expect(cabin.csrf == session.csrf)
            #expect(!String(decoding: founded.body.bytes, as: UTF8.self).contains("token"), "also without asking again")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a cookie is exchanged for cookies only, and not for another site`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let wish: Headers = ["Larder-Session": "cookie"]
            let first = await account.send(.post, AccountPaths.anonymous, headers: wish)
            var browser = cookies(first)
            #expect(
                await account.send(.post, AccountPaths.refresh, headers: browser).status >= 400,
                "no header, no answer"
            )
            browser["Larder-Session"] = "cookie"
            browser["Origin"] = "https://evil.example"
            #expect(await account.send(.post, AccountPaths.refresh, headers: browser).code == "cross_site")
            browser["Origin"] = nil
            let second = await account.send(.post, AccountPaths.refresh, headers: browser)
            let renewed: SessionBody = try second.decoded()
            #expect(!String(decoding: second.body.bytes, as: UTF8.self).contains("token"))
            var next = cookies(second)
            next["Larder-CSRF"] = renewed.csrf
            let out = await account.send(.post, AccountPaths.signOut, headers: next)
            #expect(out.status == 204)
            #expect(out.headers.all("Set-Cookie").count == 2)
            #expect(out.headers.all("Set-Cookie").allSatisfy { $0.contains("Max-Age=0") })
            #expect(await account.send(.get, AccountPaths.session, headers: next).code == "token_revoked")
            next["Larder-Session"] = "cookie"
            #expect(await account.send(.post, AccountPaths.refresh, headers: next).code == "session_over")
            #expect(await account.send(.post, AccountPaths.refresh, headers: wish).code == "session_over")
        }
    }

    @Test(arguments: Engine.allCases)
    func `tokens that an earlier version left in a browser become cookies once`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let old = try await account.signIn()
            let body = #"{"refresh_token":"\#(old.refreshToken)"}"#
            let wish: Headers = ["Larder-Session": "cookie"]
            let answer = await account.send(.post, AccountPaths.refresh, body, headers: wish)
            let session: SessionBody = try answer.decoded()
            #expect(session.user == old.user)
            #expect(answer.headers.all("Set-Cookie").count == 2)
        }
    }

    // MARK: Revocations and keys

    @Test(arguments: Engine.allCases)
    func `others hear what was revoked, and what is young once more`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let inside: Headers = [InternalSecret.header: account.secret.secret.exposed]
            func page(after: Int) async throws -> RevocationPage {
                try await account.send(.get, "\(AccountPaths.revocations)?after=\(after)", headers: inside).decoded()
            }
            #expect(await account.send(.get, AccountPaths.revocations).status == 404)
            #expect(try await page(after: 0).revocations.isEmpty)
            let tokens = try await account.signIn()
            #expect(await account.send(.post, AccountPaths.signOut, as: tokens.accessToken).status == 204)
            let first = try await page(after: 0)
            #expect(first.revocations.count == 1)
            #expect(try await page(after: first.next).revocations == first.revocations, "it may not be settled yet")
            account.time.advance(RevocationPage.settling + .milliseconds(1))
            let settled = try await page(after: first.next)
            #expect(settled.revocations == first.revocations)
            #expect(try await page(after: settled.next).revocations.isEmpty)
            account.time.advance(Revocation.longestToken * 2)
            _ = try await account.store.sweep(at: account.time.now)
            #expect(try await page(after: 0).revocations.isEmpty)
            let other = try await account.signIn()
            #expect(await account.send(.post, AccountPaths.signOut, as: other.accessToken).status == 204)
            #expect(try await page(after: settled.next).revocations.count == 1, "numbers are never used again")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a new key is known before it signs, and the old one confirms what it signed`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            func keyID(_ tokens: TokenBody) throws -> String {
                let header = try #require([UInt8](base64URL: tokens.accessToken.prefix { $0 != "." }))
                let json = try JSONSerialization.jsonObject(with: Data(header)) as? [String: Any]
                return try #require(json?["kid"] as? String)
            }
            let before = try await account.signIn()
            try await account.store.addSigningKey(SigningKey().seed, at: account.time.now)
            account.time.advance(SigningKeys.reading)
            let published = try #require(JSONWebKeySet(json: await account.send(.get, AccountPaths.keys).body.bytes))
            #expect(published.keys.count == 2)
            #expect(try keyID(await account.signIn()) == keyID(before), "it is only published at first")
            account.time.advance(SigningKeys.lead)
            let after = try await account.signIn()
            #expect(try keyID(after) != keyID(before))
            #expect(await code(account, before.accessToken) == nil)
            #expect(await code(account, after.accessToken) == nil)
            _ = try await account.store.sweep(at: account.time.now)
            #expect(try await account.store.signingKeys().count == 2)
            account.time.advance(SigningKeys.retirement)
            _ = try await account.store.sweep(at: account.time.now)
            #expect(try await account.store.signingKeys().count == 1)
            #expect(await account.refresh(after.refreshToken).status == 200)
        }
    }
}
