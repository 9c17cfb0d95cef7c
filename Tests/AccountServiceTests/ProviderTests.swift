import AccountAPI
import Database
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct ProviderTests {
    @Test(arguments: Engine.allCases)
    func `whoever a provider vouches for is signed in, as the same user each time`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.visit(FakeProvider.Person())
            #expect(first.headers["Location"] == "https://larder.example/signed-in")
            let me = try await account.me(after: first)
            #expect(me.user.email == "ada@example.org")
            #expect(!me.user.hasPassword)
            let second = try await account.visit(FakeProvider.Person(email: "new@example.org"))
            #expect(try await account.me(after: second).user == me.user)
            let other = try await account.visit(FakeProvider.Person(subject: "eve-2", email: nil))
            #expect(try await account.me(after: other).user.id != me.user.id)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an address alone does not open an account that has a password`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let ada = #"{"email":"ada@example.org","password":"correct horse"}"#
            let tokens: TokenBody = try await account.send(.post, AccountPaths.signUp, ada).decoded(status: 201)
            let refused = try await account.visit(FakeProvider.Person())
            #expect(refused.headers["Location"] == "https://larder.example/sign-in#error=sign_in_first")
            let unverified = try await account.visit(FakeProvider.Person(subject: "eve", isVerified: false))
            let eve = try await account.me(after: unverified)
            #expect(eve.user.id != tokens.user.id)
            #expect(eve.user.email == nil)
            // Signed in, the owner connects it.
            let linked = try await account.visit(FakeProvider.Person(), linkingAs: tokens.accessToken)
            #expect(try await account.me(after: linked).user.id == tokens.user.id)
            let later = try await account.visit(FakeProvider.Person())
            #expect(try await account.me(after: later).user.id == tokens.user.id)
            let taken = try await account.visit(FakeProvider.Person(subject: "eve"), linkingAs: tokens.accessToken)
            #expect(taken.headers["Location"]?.hasSuffix("#error=identity_taken") == true)
        }
    }

    @Test(
        arguments: [
            FakeProvider.Person(issuer: "https://evil.example"), FakeProvider.Person(audience: "\"other\""),
            FakeProvider.Person(audience: "[\"larder\",\"other\"]"),
            FakeProvider.Person(audience: "[\"larder\",\"other\"]", authorizedParty: "other"),
            FakeProvider.Person(nonce: "another"), FakeProvider.Person(lifetime: -120),
            FakeProvider.Person(algorithm: "none"), FakeProvider.Person(algorithm: "HS256"),
            FakeProvider.Person(algorithm: "RS256"), FakeProvider.Person(signsWithOtherKey: true),
            FakeProvider.Person(subject: ""),
        ]
    )
    func `a token that is not for us, not now or not signed is refused`(_ person: FakeProvider.Person) async throws {
        try await withAccount(.sqlite) { account in
            let response = try await account.visit(person)
            #expect(response.headers["Location"] == "https://larder.example/sign-in#error=provider_refused")
            #expect(try await account.everywhere.query("SELECT 1 FROM account_user").isEmpty)
        }
    }

    @Test func `a provider's new key is fetched at once, and not because of tokens that are wrong otherwise`()
        async throws
    {
        try await withAccount(.sqlite) { account in
            func keysAsked() -> Int { account.provider.calls.count { $0.hasSuffix("/keys") } }
            _ = try await account.visit(FakeProvider.Person(nonce: "another"))
            #expect(keysAsked() == 1)
            account.provider.rotate(to: "two")
            let rotated = try await account.visit(FakeProvider.Person())
            #expect(rotated.headers["Location"]?.hasSuffix("/signed-in") == true)
            #expect(keysAsked() == 2)
            for _ in 1...3 {
                let forged = try await account.visit(FakeProvider.Person(signsWithOtherKey: true))
                #expect(forged.headers["Location"]?.hasSuffix("#error=provider_refused") == true)
            }
            #expect(keysAsked() == 2, "not more often than every few seconds")
            account.time.advance(.seconds(11))
            account.provider.rotate(to: "three")
            let again = try await account.visit(FakeProvider.Person())
            #expect(again.headers["Location"]?.hasSuffix("/signed-in") == true)
        }
    }

    @Test func `what a provider says of itself is believed for an hour, its keys too`() async throws {
        try await withAccount(.sqlite) { account in
            func asked(_ end: String) -> Int { account.provider.calls.count { $0.hasSuffix(end) } }
            _ = try await account.visit(FakeProvider.Person())
            account.time.advance(.seconds(3599))
            _ = try await account.visit(FakeProvider.Person())
            #expect(asked("/openid-configuration") == 1 && asked("/keys") == 1)
            account.time.advance(.seconds(1))
            _ = try await account.visit(FakeProvider.Person())
            #expect(asked("/openid-configuration") == 2 && asked("/keys") == 2)
        }
    }

    @Test func `a provider that is away is not one that is set up badly`() async throws {
        try await withAccount(.sqlite) { account in
            account.provider.goAway()
            let refused = await account.send(.get, AccountPaths.providerStart)
            #expect(refused.status == 503 && refused.code == "provider_unavailable")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a return is good once, in time, and in the browser that set out`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let (query, cookie) = try await account.setOut(FakeProvider.Person())
            let elsewhere = await account.comeBack(query, cookie: "larder_oidc=another")
            #expect(elsewhere.headers["Location"]?.hasSuffix("#error=link_not_good") == true)
            #expect(await account.comeBack(query, cookie: nil).headers["Location"]?.contains("#error=") == true)
            #expect(await account.comeBack(query, cookie: cookie).headers["Location"]?.hasSuffix("/signed-in") == true)
            #expect(await account.comeBack(query, cookie: cookie).headers["Location"]?.contains("#error=") == true)
            let late = try await account.setOut(FakeProvider.Person())
            account.time.advance(.seconds(601))
            #expect(
                await account.comeBack(late.query, cookie: late.cookie).headers["Location"]?.contains("#error=") == true
            )
        }
    }
}

extension Account {
    /// Sets out for the provider and signs in there.
    func setOut(
        _ person: FakeProvider.Person,
        linkingAs token: String? = nil
    ) async throws -> (query: String, cookie: String) {
        let start: Response
        let address: String
        if let token {
            struct Body: JSONReadable {
                let url: String

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    url = try members.required("url")
                }
            }
            start = await send(.post, AccountPaths.providerLink, as: token)
            address = try start.decoded(Body.self).url
        } else {
            start = await send(.get, AccountPaths.providerStart)
            #expect(start.status == 302)
            address = try #require(start.headers["Location"])
        }
        let cookie = try #require(start.headers["Set-Cookie"])
        #expect(cookie.contains("HttpOnly; SameSite=Lax; Secure"))
        return (try provider.signIn(at: address, as: person), String(cookie.prefix { $0 != ";" }))
    }

    func comeBack(_ query: String, cookie: String?) async -> Response {
        await send(.get, AccountPaths.providerCallback + query, headers: cookie.map { ["Cookie": $0] } ?? [:])
    }

    func visit(_ person: FakeProvider.Person, linkingAs token: String? = nil) async throws -> Response {
        let (query, cookie) = try await setOut(person, linkingAs: token)
        return await comeBack(query, cookie: cookie)
    }

    /// Who a browser is that has been sent back to the app.
    func me(after response: Response) async throws -> MeBody {
        let cookies = response.headers.all("Set-Cookie").map { String($0.prefix { $0 != ";" }) }
        let jar = cookies.filter { !$0.hasSuffix("=") }.joined(separator: "; ")
        return try await send(.get, AccountPaths.me, headers: ["Cookie": jar]).decoded()
    }
}
