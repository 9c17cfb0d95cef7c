import Crypto
import Foundation
import HTTP
import Testing
import Values

@testable import Identity

@Suite struct RevocationTests {
    let issuer = Issuer()
    let list = RevocationList()

    private func claims(at now: Instant, user: UserID? = nil, session: SessionID = SessionID(UUID())) -> AccessClaims {
        var claims = issuer.claims()
        claims.user = user ?? claims.user
        claims.session = session
        claims.issuedAt = now
        return claims
    }

    @Test func `a user's revocation is about tokens from before it, and nobody else's`() {
        let now = issuer.now
        list.add([Revocation(.user(issuer.user), before: now)], at: now)
        #expect(list.covers(claims(at: now - .milliseconds(1))))
        #expect(!list.covers(claims(at: now)), "a token that is issued right after is good")
        #expect(!list.covers(claims(at: now - .milliseconds(1), user: UserID(UUID()))))
    }

    @Test func `a session's revocation leaves the user's other sessions alone`() {
        let now = issuer.now
        let session = SessionID(UUID())
        list.add([Revocation(.session(session), before: now)], at: now)
        #expect(list.covers(claims(at: now - .seconds(1), session: session)))
        #expect(!list.covers(claims(at: now - .seconds(1))))
    }

    @Test func `the later of two revocations counts, whatever their order`() {
        let now = issuer.now
        list.add([Revocation(.user(issuer.user), before: now)], at: now)
        list.add([Revocation(.user(issuer.user), before: now - .seconds(60))], at: now)
        #expect(list.covers(claims(at: now - .seconds(1))))
        #expect(list.count == 1)
    }

    @Test func `a revocation is forgotten when no token is left that it could be about`() {
        var now = issuer.now
        list.add([Revocation(.user(issuer.user), before: now)], at: now)
        now = now + Revocation.longestToken - .seconds(1)
        list.add([], at: now)
        #expect(list.count == 1)
        now = now + .seconds(61)
        list.add([], at: now)
        #expect(list.count == 0)
    }

    @Test func `a warm token that is revoked is refused with a code that says refresh`() async throws {
        let authenticator = issuer.authenticator(revocations: list)
        let token = issuer.token()
        #expect(await problem { try await authenticator.caller(of: request(token)) } == nil)
        issuer.advance(.milliseconds(1))
        list.add([Revocation(.user(issuer.user), before: issuer.now)], at: issuer.now)
        for _ in 0..<2 {
            let refused = await problem { try await authenticator.caller(of: request(token)) }
            #expect(refused?.status == 401)
            #expect(refused?.code == "token_revoked")
        }
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
    }

    @Test func `a live stream ends with the token that opened it`() async throws {
        let authenticator = issuer.authenticator(revocations: list)
        let stream = EventStream()
        let operation = Operation("follow", summary: "Follows.", tag: "test", answers: [.events()])
        var router = Router()
        router.on(.household(authenticator), .get, "/events", operation) { _, _ in .events(stream) }
        let headers: Headers = ["Authorization": "Bearer \(issuer.token())"]
        let response = await router.respond(to: Request(.get, "/events", headers: headers))
        #expect(response.status == 200)
        list.add([Revocation(.user(UserID(UUID())), before: issuer.now + .seconds(1))], at: issuer.now)
        #expect(!stream.isClosed)
        list.add([Revocation(.user(issuer.user), before: issuer.now + .seconds(1))], at: issuer.now)
        #expect(stream.isClosed)
    }

    @Test func `claims come back as they were signed, to the millisecond`() async throws {
        issuer.advance(.milliseconds(7))
        var claims = issuer.claims()
        claims.households[issuer.home] = HouseholdClaim(role: .editor, plan: .pro)
        claims.scopes = Scopes(text: "read grocery:write")
        claims.csrf = "abc"
        // Ends are told in whole seconds.
        claims.expiresAt = Instant(milliseconds: claims.expiresAt.seconds * 1000)
        let read = try await issuer.authenticator(service: "grocery").claims(of: request(issuer.token(claims)))
        #expect(read == claims)
        let caller = try await issuer.authenticator(service: "grocery").caller(of: request(issuer.token(claims)))
        #expect(caller.plan == .pro)
        #expect(caller.claims == claims)
    }
}
