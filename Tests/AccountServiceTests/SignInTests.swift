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

@Suite struct SignInTests {
    @Test(arguments: Engine.allCases)
    func `an anonymous sign-in makes a user with a household and tokens for it`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let response = await account.send(.post, AccountPaths.anonymous, "{}")
            #expect(response.headers["Cache-Control"] == "no-store")
            let tokens: TokenBody = try response.decoded(status: 201)
            #expect(tokens.tokenType == "Bearer")
            #expect(tokens.expiresIn == 900)
            #expect(tokens.household?.name == "My household")
            #expect(tokens.household?.timeZone == "Etc/UTC")
            #expect(tokens.household?.role == .owner)
            let me: MeBody = try await account.send(.get, AccountPaths.me, as: tokens.accessToken).decoded()
            #expect(me.user == ProfileBody(id: tokens.user.id, email: nil, name: nil, hasPassword: false))
            #expect(me.households == [tokens.household])
            let other = try await account.signIn(#"{"household_name":" Elm Street ","time_zone":"Europe/Berlin"}"#)
            #expect(other.user != tokens.user)
            #expect(other.household?.name == "Elm Street")
            #expect(other.household?.timeZone == "Europe/Berlin")
        }
    }

    @Test(arguments: Engine.allCases)
    func `the access token says what the keys that are published confirm`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let keys = try #require(
                JSONWebKeySet(json: await account.send(.get, AccountPaths.keys).body.bytes)
            )
            let authenticator = Authenticator(now: { account.time.now }, fetchKeys: { keys })
            let request = Request(.get, "/", headers: ["Authorization": "Bearer \(tokens.accessToken)"])
            let caller = try await authenticator.caller(of: request, minimum: .owner)
            #expect(caller.user == tokens.user.id)
            #expect(caller.household == tokens.household?.id)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a refresh token is exchanged for fresh tokens of the same user`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            account.time.advance(.seconds(13 * 3600))
            #expect(await account.send(.get, AccountPaths.me, as: first.accessToken).status == 401)
            let second: TokenBody = try await account.refresh(first.refreshToken).decoded()
            #expect(second.user == first.user)
            #expect(second.household == first.household)
            #expect(second.refreshToken != first.refreshToken)
            #expect(await account.send(.get, AccountPaths.me, as: second.accessToken).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a refresh whose answer was lost can be repeated at once`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let lost: TokenBody = try await account.refresh(first.refreshToken).decoded()
            account.time.advance(.seconds(59))
            let again: TokenBody = try await account.refresh(first.refreshToken).decoded()
            #expect(again.refreshToken == lost.refreshToken, "one branch, whoever asks")
            #expect(again.accessToken != lost.accessToken)
            account.time.advance(.seconds(3600))
            #expect(await account.refresh(again.refreshToken).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an old refresh token that comes back ends the session for everyone`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let second: TokenBody = try await account.refresh(first.refreshToken).decoded()
            account.time.advance(.seconds(60))
            let stolen = await account.refresh(first.refreshToken)
            #expect(stolen.status == 401)
            #expect(stolen.code == "session_over")
            #expect(await account.refresh(second.refreshToken).status == 401)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a session ends after ninety days without use, and when it is signed out`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let idle = try await account.signIn()
            account.time.advance(.seconds(90 * 86_400))
            #expect(await account.refresh(idle.refreshToken).status == 401)
            let left = try await account.signIn()
            #expect(await account.send(.post, AccountPaths.signOut, as: left.accessToken).status == 204)
            #expect(await account.refresh(left.refreshToken).status == 401)
            #expect(try await account.store.sweep(at: account.time.now) == 2, "the idle token and its session")
        }
    }

    @Test(arguments: Engine.allCases)
    func `tokens and codes are nowhere in the database in the clear`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let household = try #require(tokens.household?.id)
            let code = try await account.invite(to: household, as: tokens.accessToken)
            for table in ["refresh_token", "session", "invitation"] {
                for row in try await account.everywhere.query("SELECT * FROM \(unescaped: table)") {
                    for column in 0..<4 {
                        let cell = row.withUTF8(column) { $0.map(Array.init) ?? [] }
                        #expect(cell != Array(tokens.refreshToken.utf8))
                        #expect(cell != Array(code.utf8))
                    }
                }
            }
            let hash = try await account.everywhere.query("SELECT token_hash FROM refresh_token")[0].bytes(0)
            #expect(hash == Secret(tokens.refreshToken).tokenHash)
        }
    }

    @Test(arguments: Engine.allCases)
    func `replicas that start at once agree on one signing key`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            try await account.store.db.ofService.execute("DELETE FROM signing_key")
            let found = try await withThrowingTaskGroup(of: [StoredSigningKey].self) { group in
                for _ in 0..<8 {
                    group.addTask { try await account.store.signingKeys(orFirst: SigningKey().seed, at: .now) }
                }
                return try await group.reduce(into: Set<[[UInt8]]>()) { $0.insert($1.map(\.seed)) }
            }
            #expect(found.count == 1)
            #expect(found.first?.count == 1)
        }
    }
}
