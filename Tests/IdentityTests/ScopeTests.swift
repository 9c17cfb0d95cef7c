import Crypto
import Foundation
import HTTP
import Identity
import Testing
import Values

@Suite struct ScopeTests {
    let issuer = Issuer()

    @Test(arguments: [
        ("read", "GET", "recipe", true), ("read", "HEAD", "grocery", true), ("read", "POST", "grocery", false),
        ("read", "DELETE", "account", false), ("write", "GET", "menu", true), ("write", "PATCH", "menu", true),
        ("grocery:read", "GET", "grocery", true), ("grocery:read", "PUT", "grocery", false),
        ("grocery:read", "GET", "recipe", false), ("grocery:write", "PUT", "grocery", true),
        ("grocery:write", "GET", "grocery", true), ("grocery:write", "POST", "menu", false),
        ("export", "GET", "export", true), ("export", "PUT", "export", true), ("export", "GET", "grocery", false),
        ("read", "PROPFIND", "export", true), ("read", "REPORT", "export", true),
        ("read", "MKCALENDAR", "export", false),
        ("", "GET", "grocery", false), ("admin", "GET", "grocery", false),
    ])
    func `a scope admits what it names`(_ scope: String, _ method: String, _ service: String, _ isAdmitted: Bool) {
        #expect(Scopes(text: scope).allow(Method(rawValue: method), in: service) == isAdmitted)
    }

    @Test func `scopes are a set, written in order`() {
        #expect(Scopes(text: "write read read nonsense").text == "read write")
        #expect(Scope("recipe:write")?.name == "recipe:write")
        #expect(Scope("recipe") == nil)
        #expect(Set(Scope.all.map(\.name)).count == Scope.all.count)
    }

    private func token(_ scopes: String) -> String {
        var claims = issuer.claims()
        claims.scopes = Scopes(text: scopes)
        return issuer.token(claims)
    }

    @Test func `a request beyond a token's scopes is a 403, in a household and without one`() async throws {
        let authenticator = issuer.authenticator(service: "recipe")
        var post = request(token("read"))
        #expect(await problem { try await authenticator.caller(of: post) } == nil)
        post.method = .post
        #expect(await problem { try await authenticator.caller(of: post) }?.code == "scope_too_narrow")
        #expect(await problem { try await authenticator.claims(of: post) }?.status == 403)
        let elsewhere = authenticator.serving("menu")
        let narrow = request(token("recipe:write"))
        #expect(await problem { try await authenticator.caller(of: narrow) } == nil)
        #expect(await problem { try await elsewhere.caller(of: narrow) }?.code == "scope_too_narrow")
    }

    @Test func `an API token does not decide over credentials, whatever its scopes`() async {
        let authenticator = issuer.authenticator(service: "account")
        let wide = request(token("read write account:write"))
        let refused = await problem { try await authenticator.claims(of: wide, sessionOnly: true) }
        #expect(refused?.status == 403)
        #expect(refused?.code == "session_required")
        #expect(await problem { try await authenticator.claims(of: request(issuer.token()), sessionOnly: true) } == nil)
        // Nor over what outlasts it in a household, also where another service vouches for its scopes.
        let secret = InternalSecret(.random())
        let grocery = issuer.authenticator(service: "grocery", internalSecret: secret)
        var vouched = wide
        vouched.headers[InternalSecret.header] = secret.secret.exposed
        for one in [wide, vouched] {
            #expect(await problem { try await grocery.caller(of: one) } == nil)
            #expect(await problem { try await grocery.caller(of: one, sessionOnly: true) }?.code == "session_required")
        }
        #expect(await problem { try await grocery.caller(of: request(issuer.token()), sessionOnly: true) } == nil)
    }

    @Test func `a service vouches for the scopes that it has checked, and only with the secret`() async throws {
        let secret = InternalSecret(.random())
        let menu = issuer.authenticator(service: "menu", internalSecret: secret)
        var router = Router()
        let operation = Operation("commit", summary: "Commits.", tag: "test", answers: [.noContent])
        router.on(.household(menu), .post, "/commit", operation) { _, caller in
            let onward = Neighbour.Credentials.forwarded
            #expect(onward.household == caller.household)
            var headers = onward.headers
            headers["Authorization"] = onward.authorization?.exposed
            headers["Larder-Household"] = caller.household.description
            let call = Request(.put, "/", headers: headers)
            let grocery = menu.serving("grocery")
            #expect(await problem { try await grocery.caller(of: call, minimum: .editor) } == nil)
            headers[InternalSecret.header] = "guess"
            let guessed = Request(.put, "/", headers: headers)
            #expect(await problem { try await grocery.caller(of: guessed) }?.status == 403)
            headers[InternalSecret.header] = nil
            let alone = Request(.put, "/", headers: headers)
            #expect(await problem { try await grocery.caller(of: alone) }?.code == "scope_too_narrow")
            return .noContent()
        }
        let headers: Headers = ["Authorization": "Bearer \(token("menu:write"))"]
        #expect(await router.respond(to: Request(.post, "/commit", headers: headers)).status == 204)
    }
}
