import Crypto
import Foundation
import HTTP
import JSON
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

    @Test func `a plan that has changed holds for tokens from before, which stay good`() {
        let now = issuer.now
        let household = HouseholdID(UUID())
        let old = claims(at: now - .milliseconds(1))
        #expect(list.plan(of: household, since: old) == nil)
        list.add([Revocation(.plan(of: household, .pro), before: now)], at: now)
        #expect(list.plan(of: household, since: old) == .pro && !list.covers(old))
        #expect(list.plan(of: household, since: claims(at: now)) == nil, "a newer token says the plan itself")
        #expect(list.plan(of: HouseholdID(UUID()), since: old) == nil)
        list.add([Revocation(.plan(of: household, .free), before: now)], at: now)
        #expect(list.plan(of: household, since: old) == .free, "of two at the same time the later one")
        list.add([Revocation(.plan(of: household, .pro), before: now - .seconds(1))], at: now)
        #expect(list.plan(of: household, since: old) == .free && list.count == 1)
        let over = now + Revocation.longestToken + .seconds(61)
        list.add([], at: over)
        #expect(list.count == 0)
    }

    @Test func `a page tells plans apart, and one of an older version has none`() throws {
        let now = issuer.now
        let plan = Revocation(.plan(of: HouseholdID(UUID()), .free), before: now)
        let user = Revocation(.user(issuer.user), before: now)
        let page = RevocationPage([plan, user], next: 7, more: false)
        #expect(page.revocations == [user] && page.plans == [plan])
        let read = try JSONReader.read(RevocationPage.self, from: page.jsonBytes())
        #expect(Set(read.all) == [plan, user] && read.next == 7)
        let older = #"{"revocations":[],"next":1,"more":false}"#
        #expect(try JSONReader.read(RevocationPage.self, from: Array(older.utf8)).all == [])
        let unsaid = #"{"kind":"plan","subject":"\#(UUID())","before":"2027-01-01T00:00:00.000Z"}"#
        #expect(throws: JSONReaderError.self) {
            try JSONReader.read(Revocation.self, from: Array(unsaid.utf8))
        }
    }
}
