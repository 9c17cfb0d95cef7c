import Crypto
import Foundation
import HTTP
import Identity
import Testing
import Values

@Suite struct CookieTests {
    let issuer = Issuer()

    private var cookie: String {
        var claims = issuer.claims()
        claims.csrf = "the-value"
        return issuer.token(claims)
    }

    private func sent(
        _ cookie: String,
        _ method: HTTP.Method = .post,
        csrf: String? = "the-value",
        _ headers: Headers = Headers()
    ) -> Request {
        var headers = headers
        headers["Cookie"] = "theme=dark; larder_access=\(cookie); other=1"
        if let csrf { headers["Larder-CSRF"] = csrf }
        headers["Host"] = "larder.example"
        return Request(method, "/", headers: headers)
    }

    @Test func `a cookie reads by itself, and changes with the page's value only`() async throws {
        let authenticator = issuer.authenticator()
        #expect(try await authenticator.caller(of: sent(cookie, .get, csrf: nil)).user == issuer.user)
        #expect(await problem { try await authenticator.caller(of: sent(cookie)) } == nil)
        for csrf in [nil, "", "the-valu", "another"] {
            let refused = await problem { try await authenticator.caller(of: sent(cookie, csrf: csrf)) }
            #expect(refused?.status == 403)
            #expect(refused?.code == "csrf")
        }
    }

    @Test(arguments: [
        ("Sec-Fetch-Site", "cross-site", false), ("Sec-Fetch-Site", "same-site", false),
        ("Sec-Fetch-Site", "same-origin", true), ("Sec-Fetch-Site", "none", true),
        ("Origin", "http://larder.example", true), ("Origin", "https://larder.example", true),
        ("Origin", "https://evil.example", false), ("Origin", "null", false),
        ("Origin", "https://larder.example.evil.example", false),
    ])
    func `another site's page is refused, also if it knew the value`(
        _ name: String,
        _ value: String,
        _ isOurs: Bool
    )
        async throws
    {
        let authenticator = issuer.authenticator()
        let refused = await problem {
            try await authenticator.caller(of: sent(cookie, csrf: "the-value", [name: value]))
        }
        #expect(refused?.code == (isOurs ? nil : "cross_site"))
    }

    @Test func `where an origin is configured, only its pages may change something`() async throws {
        let authenticator = issuer.authenticator(origin: "http://kitchen.example")
        let ours = sent(cookie, csrf: "the-value", ["Origin": "http://kitchen.example"])
        #expect(await problem { try await authenticator.caller(of: ours) } == nil)
        let byName = sent(cookie, csrf: "the-value", ["Origin": "http://larder.example"])
        #expect(await problem { try await authenticator.caller(of: byName) }?.code == "cross_site")
    }

    @Test func `under TLS only the cookie that nobody else can set counts`() async throws {
        let authenticator = issuer.authenticator(origin: "https://larder.example")
        let plain = Request(.get, "/", headers: ["Cookie": "larder_access=\(cookie)"])
        #expect(await problem { try await authenticator.caller(of: plain) }?.status == 401)
        let host = Request(.get, "/", headers: ["Cookie": "__Host-larder_access=\(cookie)"])
        #expect(await problem { try await authenticator.caller(of: host) } == nil)
    }

    @Test func `a header comes before a cookie, and an ordinary token is no cookie`() async throws {
        let authenticator = issuer.authenticator()
        var both = sent(cookie, .get)
        both.headers["Authorization"] = "Bearer nonsense"
        #expect(await problem { try await authenticator.caller(of: both) }?.status == 401)
        #expect(await problem { try await authenticator.caller(of: sent(issuer.token(), .get)) }?.status == 401)
        var bearer = sent("nonsense", csrf: nil)
        bearer.headers["Authorization"] = "Bearer \(issuer.token())"
        #expect(await problem { try await authenticator.caller(of: bearer) } == nil)
    }

    @Test func `a warm cookie is checked for the page's value each time`() async throws {
        let authenticator = issuer.authenticator()
        let cookie = cookie
        #expect(await problem { try await authenticator.caller(of: sent(cookie)) } == nil)
        #expect(await problem { try await authenticator.caller(of: sent(cookie, csrf: nil)) }?.status == 403)
    }

    @Test func `calls to other services carry a bearer token in place of the cookie`() async throws {
        let authenticator = issuer.authenticator()
        let cookie = cookie
        var router = Router()
        let operation = Operation("test", summary: "Tests.", tag: "test", answers: [.noContent])
        router.on(.household(authenticator), .get, "/", operation) { _, caller in
            #expect(Neighbour.Credentials.forwarded.authorization?.exposed == "Bearer \(cookie)")
            #expect(Neighbour.Credentials.forwarded.household == caller.household)
            return .noContent()
        }
        #expect(await router.respond(to: sent(cookie, .get)).status == 204)
    }

    @Test func `the cookies say that no script, no other site and no plain connection gets them`() {
        var answer = Response.noContent()
        let life = Duration.seconds(900)
        SessionCookies(origin: "https://larder.example")
            .set(access: Secret("a"), for: life, refresh: Secret("r"), for: .seconds(7_776_000), in: &answer)
        let cookies = answer.headers.all("Set-Cookie")
        #expect(
            cookies == [
                "__Host-larder_access=a; Path=/; Max-Age=900; HttpOnly; SameSite=Lax; Secure",
                "__Secure-larder_refresh=r; Path=/api/v1/auth; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure",
            ]
        )
        // Nothing else at the same host gets them.
        var below = Response.noContent()
        SessionCookies(origin: "https://home.example/larder")
            .set(access: Secret("a"), for: life, refresh: Secret("r"), for: life, in: &below)
        #expect(
            below.headers.all("Set-Cookie") == [
                "__Secure-larder_access=a; Path=/larder; Max-Age=900; HttpOnly; SameSite=Lax; Secure",
                "__Secure-larder_refresh=r; Path=/larder/api/v1/auth; Max-Age=900; HttpOnly; SameSite=Strict; Secure",
            ]
        )
        var plain = Response.noContent()
        SessionCookies(origin: nil).clear(in: &plain)
        #expect(
            plain.headers.all("Set-Cookie") == [
                "larder_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
                "larder_refresh=; Path=/api/v1/auth; Max-Age=0; HttpOnly; SameSite=Strict",
            ]
        )
    }
}
