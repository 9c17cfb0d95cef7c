import Crypto
import Foundation
import HTTP
import Identity
import Testing
import Values

@Suite struct IdentityRouterTests {
    let issuer = Issuer()
    let secret = InternalSecret(.random())

    private var router: Router {
        var router = Router()
        let operation = Operation("test", summary: "Tests.", tag: "test", answers: [.noContent])
        router.on(.household(issuer.authenticator(), minimum: .editor), .get, "/kitchen", operation) { _, caller in
            .text("\(caller.role)")
        }
        router.on(.signedIn(issuer.authenticator()), .get, "/me", operation) { _, claims in .text("\(claims.user)") }
        router.on(.internalOnly(secret), .get, "/internal/v1/x", operation) { _ in .text("inside") }
        return router
    }

    private func get(_ path: String, _ headers: Headers) async -> Response {
        await router.respond(to: Request(.get, path, headers: headers))
    }

    @Test func `a route of a household runs for members whose role is high enough`() async {
        let bearer = "Bearer \(issuer.token())"
        #expect(await get("/kitchen", ["Authorization": bearer]).status == 200)
        #expect(await get("/kitchen", [:]).status == 401)
        let inCabin: Headers = ["Authorization": bearer, "Larder-Household": issuer.cabin.description]
        #expect(await get("/kitchen", inCabin).status == 403)
        let elsewhere: Headers = ["Authorization": bearer, "Larder-Household": UUID().uuidString]
        #expect(await get("/kitchen", elsewhere).status == 404)
    }

    @Test func `a group writes into its operations who may call them, and an open one lets anybody through`() async {
        var router = Router()
        let operation = Operation("test", summary: "Tests.", tag: "test", security: .token, answers: [.noContent])
        let authenticator = issuer.authenticator()
        router.on(.household(authenticator, sessionOnly: true), .get, "/a", operation) { _, _ in .noContent() }
        router.on(.signedIn(authenticator, sessionOnly: true), .get, "/b", operation) { _, _ in .noContent() }
        router.on(.internalOnly(secret), .get, "/c", operation) { _ in .noContent() }
        router.on(.open, .get, "/d", operation) { _ in .noContent() }
        #expect(router.operations.map(\.operation.isSessionOnly) == [true, true, false, false])
        #expect(router.operations.map(\.operation.security) == [.token, .token, .internalOnly, .token])
        for (path, status) in [("/a", 401), ("/b", 401), ("/c", 404), ("/d", 204)] {
            #expect(await router.respond(to: Request(.get, path)).status == status)
        }
    }

    @Test func `a route for who is signed in needs no household`() async {
        var claims = issuer.claims()
        claims.household = nil
        claims.households = [:]
        let response = await get("/me", ["Authorization": "bearer \(issuer.token(claims))"])
        #expect(response.status == 200)
        #expect(String(decoding: response.body.bytes, as: UTF8.self) == issuer.user.description)
        #expect(await get("/me", [:]).status == 401)
    }

    @Test func `an internal route opens to the secret only, and to strangers is not there`() async {
        #expect(await get("/internal/v1/x", [InternalSecret.header: secret.secret.exposed]).status == 200)
        #expect(await get("/internal/v1/x", [InternalSecret.header: "guess"]).status == 403)
        #expect(await get("/internal/v1/x", ["Authorization": "Bearer \(issuer.token())"]).status == 404)
    }

    @Test func `a service that shows the secret reads for the household it names, and changes nothing`() async throws {
        let authenticator = Authenticator(internalSecret: secret) { JSONWebKeySet(keys: []) }
        let shown = secret.secret.exposed
        let named = Request(
            .get,
            "/",
            headers: [InternalSecret.header: shown, "Larder-Household": issuer.home.description]
        )
        let caller = try await authenticator.caller(of: named)
        #expect(caller.user == Caller.service)
        #expect(caller.household == issuer.home)
        #expect(caller.role == .viewer)
        #expect(await problem { try await authenticator.caller(of: named, minimum: .editor) }?.status == 403)
        let unnamed = Request(.get, "/", headers: [InternalSecret.header: shown])
        #expect(await problem { try await authenticator.caller(of: unnamed) }?.status == 403)
        let guessed = Request(
            .get,
            "/",
            headers: [InternalSecret.header: "guess", "Larder-Household": issuer.home.description]
        )
        #expect(await problem { try await authenticator.caller(of: guessed) }?.status == 403)
        // Where no secret is known, showing one changes nothing.
        let deaf = await problem { try await issuer.authenticator().caller(of: named) }
        #expect(deaf?.status == 401)
    }
}
