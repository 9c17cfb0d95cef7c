import Crypto
import HTTP
import JSON
import Testing
import Values

@testable import Identity

/// Times up to which keys, tokens and revocations are remembered, to the millisecond.
@Suite struct TokenTimeTests {
    private let issuer = Issuer()

    @Test func `an owner may do more than an editor, and an editor more than a viewer`() {
        #expect([Role.owner, .viewer, .editor].sorted() == [.viewer, .editor, .owner])
        #expect(Role.viewer < .editor && Role.editor < .owner)
    }

    @Test func `an unknown key is asked for at most every three seconds`() async {
        let authenticator = issuer.authenticator()
        #expect(await problem { try await authenticator.claims(of: request(issuer.token())) } == nil)
        let strange = TokenSigner(key: SigningKey())
        func fetches(after milliseconds: Int64) async -> Int {
            issuer.advance(.milliseconds(milliseconds))
            let token = strange.sign(issuer.claims()).exposed
            #expect(await problem { try await authenticator.claims(of: request(token)) }?.status == 401)
            return issuer.fetches
        }
        #expect(
            await [fetches(after: 2999), fetches(after: 1), fetches(after: 2999), fetches(after: 1)] == [1, 2, 2, 3]
        )
    }

    @Test func `an issuer that is away is left alone for a second, and for thirty where its old key is known`() async {
        let authenticator = issuer.authenticator()
        func fetches(after milliseconds: Int64, _ status: Int?) async -> Int {
            issuer.advance(.milliseconds(milliseconds))
            #expect(await problem { try await authenticator.claims(of: request(issuer.token())) }?.status == status)
            return issuer.fetches
        }
        issuer.setDown(true)
        #expect(await [fetches(after: 0, 503), fetches(after: 999, 503), fetches(after: 1, 503)] == [1, 1, 2])
        issuer.setDown(false)
        #expect(await fetches(after: 1000, nil) == 3)
        issuer.setDown(true)
        #expect(await fetches(after: 3_599_999, nil) == 3, "a key is good for an hour")
        #expect(await fetches(after: 1, nil) == 4)
        #expect(await [fetches(after: 29_999, nil), fetches(after: 1, nil)] == [4, 5])
        issuer.setDown(false)
        #expect(await [fetches(after: 30_000, nil), fetches(after: 3_599_999, nil)] == [6, 6])
    }

    @Test func `an hour after its moment a revocation is about no token any more`() {
        let (list, now) = (RevocationList(), issuer.now)
        list.add([Revocation(.user(issuer.user), before: now)], at: now - .seconds(60))
        list.add([Revocation(.session(SessionID(.version7())), before: now + .milliseconds(1))], at: now)
        list.add([], at: now + .seconds(3600))
        #expect(list.count == 1)
        list.add([], at: now + .milliseconds(3_659_999))
        #expect(list.count == 1, "they are looked through once a minute")
        list.add([], at: now + .seconds(3660))
        #expect(list.count == 0)
    }

    @Test func `of two revocations of a session the later one counts`() {
        let (list, now) = (RevocationList(), issuer.now)
        let session = SessionID(.version7())
        for before in [now, now - .seconds(60)] { list.add([Revocation(.session(session), before: before)], at: now) }
        var claims = issuer.claims()
        claims.session = session
        for (milliseconds, isCovered) in [(Int64(-1), true), (0, false)] {
            claims.issuedAt = now + .milliseconds(milliseconds)
            #expect(list.covers(claims) == isCovered)
        }
    }

    @Test(arguments: [0, 1, 9, 10, 70, 99, 100, 999] as [Int64])
    func `a token says when it was issued, to the millisecond`(milliseconds: Int64) throws {
        var claims = issuer.claims()
        claims.issuedAt = claims.issuedAt + .milliseconds(milliseconds)
        #expect(AccessClaims(json: claims.jsonBytes()) == claims)
    }

    @Test func `clocks may be a minute apart, and tokens live an hour`() {
        func isLived(_ issued: Duration, _ ends: Duration) -> Bool {
            var claims = issuer.claims()
            (claims.issuedAt, claims.expiresAt) = (issuer.now + issued, issuer.now + ends)
            return claims.isLivedAsIssued(at: issuer.now)
        }
        #expect(isLived(.seconds(60), .seconds(3660)) && !isLived(.milliseconds(60_001), .seconds(3660)))
        #expect(!isLived(.seconds(60), .milliseconds(3_660_001)))
        #expect(isLived(.zero, .seconds(3600)) && !isLived(.zero, .milliseconds(3_600_001)))
        #expect(isLived(.seconds(-7199), .seconds(-3600)) && !isLived(.seconds(-7200), .seconds(-3600)))
    }

    @Test func `half as many tokens as are remembered are young, and an old one that is used is young again`() {
        let cache = TokenCache(capacity: 4)
        func entry(_ lifetime: Duration = .seconds(60)) -> TokenCache.Entry {
            TokenCache.Entry(token: Secret("t"), claims: issuer.claims(lifetime: lifetime))
        }
        func isKnown(_ name: String, after time: Duration = .zero) -> Bool {
            cache.entry(for: name, at: issuer.now + time) != nil
        }
        for name in ["a", "b", "c"] { cache.insert(entry(), for: name) }
        #expect(isKnown("a"))
        cache.insert(entry(), for: "d")
        #expect(!isKnown("b") && isKnown("a") && isKnown("c") && isKnown("d"))
        cache.insert(entry(), for: "e")
        #expect(isKnown("e", after: .milliseconds(59_999)) && !isKnown("e", after: .seconds(60)) && !isKnown("e"))
        let least = TokenCache(capacity: 0)
        least.insert(entry(), for: "a")
        least.insert(entry(), for: "b")
        #expect(least.entry(for: "a", at: issuer.now) != nil)
    }

    @Test func `a refused token is refused for five seconds, and of as many as there is room for the newest stay`() {
        let (refused, now) = (RefusedTokens(capacity: 2), issuer.now)
        let refusal = Problem.unauthorized("No.")
        #expect(refused.problem(for: Secret("a"), at: now) == nil)
        refused.insert(Secret("a"), refusal, at: now)
        #expect(refused.problem(for: Secret("a"), at: now + .milliseconds(4999)) != nil)
        #expect(refused.problem(for: Secret("a"), at: now + .seconds(5)) == nil)
        refused.insert(Secret("b"), refusal, at: now + .seconds(1))
        refused.insert(Secret("c"), refusal, at: now + .seconds(5))
        #expect(refused.count == 2 && refused.problem(for: Secret("b"), at: now + .seconds(5)) != nil)
        refused.insert(Secret("d"), refusal, at: now + .seconds(5))
        #expect(refused.count == 1 && refused.problem(for: Secret("d"), at: now + .seconds(5)) != nil)
    }
}
