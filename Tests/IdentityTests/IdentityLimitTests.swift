import Crypto
import HTTP
import Testing
import Values

@testable import Identity

/// The moments and sizes on which tokens and keys turn.
@Suite struct IdentityLimitTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)

    @Test func `a refusal is remembered for five seconds, and as many as there is room for`() {
        let tokens = RefusedTokens(capacity: 2)
        let (one, two, three) = (Secret("one"), Secret("two"), Secret("three"))
        #expect(tokens.problem(for: one, at: now) == nil)
        tokens.insert(one, .unauthorized(), at: now)
        #expect(tokens.problem(for: one, at: now + .milliseconds(4999))?.status == 401)
        #expect(tokens.problem(for: one, at: now + .seconds(5)) == nil)
        #expect(tokens.problem(for: two, at: now) == nil)
        tokens.insert(two, .unauthorized(), at: now + .seconds(1))
        #expect(tokens.count == 2)
        // The first is over by now, and makes room.
        tokens.insert(three, .unauthorized(), at: now + .seconds(5))
        #expect(tokens.count == 2 && tokens.problem(for: two, at: now + .seconds(5)) != nil)
        tokens.insert(one, .unauthorized(), at: now + .seconds(5))
        #expect(tokens.count == 1 && tokens.problem(for: two, at: now + .seconds(5)) == nil)
    }

    @Test func `a revocation covers what was issued before it, and is forgotten an hour after`() {
        let list = RevocationList()
        let (user, session) = (UserID(.version7()), SessionID(.version7()))
        func claims(_ user: UserID, _ session: SessionID, issuedAt: Instant) -> AccessClaims {
            AccessClaims(
                user: user,
                session: session,
                issuedAt: issuedAt,
                expiresAt: now + .seconds(600),
                household: nil,
                households: [:]
            )
        }
        let (other, another) = (UserID(.version7()), SessionID(.version7()))
        #expect(!list.covers(claims(user, session, issuedAt: now)))
        list.add([Revocation(.user(user), before: now), Revocation(.session(session), before: now)], at: now)
        for (who, what) in [(user, another), (other, session)] {
            #expect(list.covers(claims(who, what, issuedAt: now - .milliseconds(1))))
            #expect(!list.covers(claims(who, what, issuedAt: now)))
        }
        #expect(!list.covers(claims(other, another, issuedAt: now - .seconds(1))))
        // An older one that is heard of later changes nothing.
        list.add([Revocation(.user(user), before: now - .seconds(10))], at: now)
        #expect(list.covers(claims(user, another, issuedAt: now - .milliseconds(1))) && list.count == 2)
        list.add([], at: now + .milliseconds(3_599_999))
        #expect(list.count == 2)
        list.add([], at: now + .seconds(3600))
        #expect(list.count == 2, "it is looked through once a minute")
        list.add([], at: now + .milliseconds(3_659_998))
        #expect(list.count == 2)
        list.add([], at: now + .milliseconds(3_659_999))
        #expect(list.count == 0 && !list.covers(claims(user, another, issuedAt: now - .seconds(1))))
    }

    @Test(arguments: [
        ("Bearer abc", true), ("bearer abc", true), ("BEARER abc", true), ("Bearer", false), ("Bearer ", false),
        ("Token abc", false), ("", false), ("Basic abc", false), ("Basic " + base64("ada:" + "larder_app_x"), true),
        ("Basic " + base64("larder_app_x"), false), ("Basic " + base64("ada:secret"), false),
        ("Basic " + base64("a:b:larder_app_x"), false), ("Basic " + base64(":larder_pat_x"), true),
    ])
    func `credentials are a bearer's token, or a password that is a token`(header: String, isTaken: Bool) {
        #expect(((try? Credential(header: header)) != nil) == isTaken)
    }

    @Test func `a bearer's token may have a space in it, which no good one has`() throws {
        guard case .access(let secret) = try Credential(header: "Bearer a b") else {
            Issue.record("it is an access token")
            return
        }
        #expect(secret.exposed == "a b")
        let longest = OpaqueToken.apiPrefix + String(repeating: "x", count: 128 - OpaqueToken.apiPrefix.utf8.count)
        #expect(OpaqueToken.isOne(longest) && !OpaqueToken.isOne(longest + "x"))
        #expect(!OpaqueToken.isOne("larder_xyz") && OpaqueToken.isOne("larder_app_"))
    }

    @Test func `a token is no longer than 8 KiB`() {
        func token(_ bytes: Int) -> String {
            let key = SigningKey()
            let header = Array(#"{"alg":"EdDSA","kid":"k"}"#.utf8).base64URL
            let end = "." + key.sign([]).base64URL
            let rest = bytes - header.utf8.count - 1 - end.utf8.count
            return header + "." + String(repeating: "A", count: rest) + end
        }
        #expect(AccessToken(token(8192)) != nil || AccessToken(token(8191)) != nil || AccessToken(token(8190)) != nil)
        for size in 8193...8196 { #expect(AccessToken(token(size)) == nil) }
        #expect(AccessToken.longest == 8192)
    }
}

private func base64(_ text: String) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var result = ""
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let part = bytes[start..<min(start + 3, bytes.count)]
        let number = (0..<3).reduce(0) { $0 << 8 | Int($1 < part.count ? part[start + $1] : 0) }
        for place in 0..<4 { result.append(place <= part.count ? letters[number >> (18 - 6 * place) & 63] : "=") }
    }
    return result
}
