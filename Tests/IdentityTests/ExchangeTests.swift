import Crypto
import Foundation
import HTTP
import Synchronization
import Testing
import Values

@testable import Identity

/// An account service that knows one API token.
private final class Desk: Sendable {
    let issuer = Issuer()
    let list = RevocationList()
    let secret = OpaqueToken.random(prefix: OpaqueToken.apiPrefix)
    let id = SessionID(UUID())
    let exchanges = Mutex(0)
    let isDown = Mutex(false)

    var authenticator: Authenticator {
        issuer.authenticator(service: "recipe", revocations: list) { [self] token in
            exchanges.withLock { $0 += 1 }
            if isDown.withLock({ $0 }) { throw Issuer.Down() }
            guard token == secret else { throw Problem.unauthorized(code: "invalid_token", "No.") }
            var claims = issuer.claims(lifetime: .seconds(900))
            claims.session = id
            claims.scopes = Scopes(text: "read")
            return Secret(issuer.token(claims))
        }
    }

    func request(_ token: String, _ method: HTTP.Method = .get) -> Request {
        Request(method, "/", headers: ["Authorization": "Bearer \(token)"])
    }
}

@Suite struct ExchangeTests {
    private let desk = Desk()

    @Test func `an API token is exchanged once for a quarter of an hour`() async throws {
        let authenticator = desk.authenticator
        for _ in 0..<3 {
            let caller = try await authenticator.caller(of: desk.request(desk.secret.exposed))
            #expect(caller.user == desk.issuer.user)
            #expect(caller.claims?.session == desk.id)
            #expect(caller.onward?.authorization?.exposed.hasPrefix("Bearer larder_") == false)
        }
        #expect(desk.exchanges.withLock { $0 } == 1)
        let post = desk.request(desk.secret.exposed, .post)
        #expect(await problem { try await authenticator.caller(of: post) }?.code == "scope_too_narrow")
        desk.issuer.advance(.seconds(900))
        _ = try await authenticator.caller(of: desk.request(desk.secret.exposed))
        #expect(desk.exchanges.withLock { $0 } == 2)
    }

    @Test func `a calendar client sends it as a password, with any name`() async throws {
        let authenticator = desk.authenticator
        for name in ["anna@example.org", ""] {
            let pair = Data("\(name):\(desk.secret.exposed)".utf8).base64EncodedString()
            let request = Request(.get, "/", headers: ["Authorization": "Basic \(pair)"])
            #expect(try await authenticator.caller(of: request).user == desk.issuer.user)
        }
        let password = Data("anna:a password of a person".utf8).base64EncodedString()
        let refused = Request(.get, "/", headers: ["Authorization": "Basic \(password)"])
        #expect(await problem { try await authenticator.caller(of: refused) }?.status == 401)
        #expect(desk.exchanges.withLock { $0 } == 2, "a person's password goes nowhere")
    }

    @Test func `a token that nobody knows is a 401, and while nobody can be asked a 503`() async throws {
        let authenticator = desk.authenticator
        let unknown = OpaqueToken.random(prefix: OpaqueToken.appPrefix).exposed
        #expect(await problem { try await authenticator.caller(of: desk.request(unknown)) }?.status == 401)
        _ = try await authenticator.caller(of: desk.request(desk.secret.exposed))
        desk.isDown.withLock { $0 = true }
        desk.issuer.advance(.seconds(600))
        #expect(await problem { try await authenticator.caller(of: desk.request(desk.secret.exposed)) } == nil)
        #expect(await problem { try await authenticator.caller(of: desk.request(unknown)) }?.status == 503)
    }

    @Test func `a token that nobody knows is asked about once in a few seconds`() async throws {
        let authenticator = desk.authenticator
        let unknown = OpaqueToken.random(prefix: OpaqueToken.apiPrefix).exposed
        func refusal() async -> Problem? {
            await problem { try await authenticator.caller(of: desk.request(unknown)) }
        }
        for _ in 0..<5 { #expect(await refusal()?.code == "invalid_token") }
        #expect(desk.exchanges.withLock { $0 } == 1)
        #expect(try await authenticator.caller(of: desk.request(desk.secret.exposed)).user == desk.issuer.user)
        #expect(desk.exchanges.withLock { $0 } == 2, "another token is not concerned")
        desk.issuer.advance(.seconds(5))
        #expect(await refusal()?.code == "invalid_token")
        #expect(desk.exchanges.withLock { $0 } == 3)
        // That nobody could be asked is no refusal.
        desk.issuer.advance(.seconds(5))
        desk.isDown.withLock { $0 = true }
        #expect(await refusal()?.status == 503)
        desk.isDown.withLock { $0 = false }
        #expect(await refusal()?.status == 401)
        #expect(desk.exchanges.withLock { $0 } == 5)
    }

    @Test func `of the tokens that nobody knows a bounded number is remembered`() {
        let refused = RefusedTokens(capacity: 10)
        let refusal = Problem.unauthorized("No.")
        var now = Instant(milliseconds: 0)
        for number in 0..<100 {
            refused.insert(Secret("guess \(number)"), refusal, at: now)
            #expect(refused.count <= 10)
            #expect(refused.problem(for: Secret("guess \(number)"), at: now)?.status == 401)
            now = now + .milliseconds(100)
        }
        #expect(refused.problem(for: Secret("guess 99"), at: now + RefusedTokens.lifetime) == nil)
    }

    @Test func `a revocation makes it be exchanged anew, and ends it if it was deleted`() async throws {
        let authenticator = desk.authenticator
        let request = desk.request(desk.secret.exposed)
        _ = try await authenticator.caller(of: request)
        desk.issuer.advance(.milliseconds(1))
        desk.list.add([Revocation(.user(desk.issuer.user), before: desk.issuer.now)], at: desk.issuer.now)
        #expect(await problem { try await authenticator.caller(of: request) } == nil, "roles are read again")
        #expect(desk.exchanges.withLock { $0 } == 2)
        desk.list.add([Revocation(.session(desk.id), before: desk.issuer.now + .seconds(3600))], at: desk.issuer.now)
        #expect(await problem { try await authenticator.caller(of: request) }?.code == "token_revoked")
    }

    @Test func `uses are remembered until they are asked for`() async throws {
        let authenticator = desk.authenticator
        _ = try await authenticator.caller(of: desk.request(desk.secret.exposed))
        desk.issuer.advance(.seconds(61))
        _ = try await authenticator.serving("menu").caller(of: desk.request(desk.secret.exposed))
        #expect(authenticator.takeUses() == [TokenUse(id: desk.id, at: desk.issuer.now)])
        #expect(authenticator.takeUses() == [])
    }
}
