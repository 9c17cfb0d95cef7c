import Identity
import Testing
import Values

@testable import AccountService

/// What it means to show a refresh token, at each moment of its life.
@Suite struct RefreshTokenRuleTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)

    private func token(replaced: Duration? = nil, hash: [UInt8]? = nil, salt: [UInt8]? = nil) -> StoredRefreshToken {
        StoredRefreshToken(
            hash: [1],
            session: SessionID(.version7()),
            createdAt: now - .seconds(1000),
            expiresAt: now + .seconds(1000),
            replacedAt: replaced.map { now - $0 },
            successorHash: hash,
            successorSalt: salt
        )
    }

    @Test func `a token is exchanged once, and again only within a minute while its successor is unused`() {
        let (minute, unused) = (Duration.seconds(60), token())
        let used = token(replaced: .seconds(1), hash: [2], salt: [3])
        func use(_ token: StoredRefreshToken, _ next: StoredRefreshToken?) -> StoredRefreshToken.Use {
            token.use(at: now, next: next)
        }
        #expect(use(token(), nil) == .exchange)
        #expect(use(token(replaced: minute - .milliseconds(1), hash: [2], salt: [7]), unused) == .again(salt: [7]))
        #expect(use(token(replaced: minute, hash: [2], salt: [7]), unused) == .stolen)
        #expect(use(token(replaced: .seconds(1), hash: [2], salt: [7]), nil) == .again(salt: [7]))
        #expect(use(token(replaced: .seconds(1), hash: [2], salt: [7]), used) == .stolen)
        #expect(use(token(replaced: .seconds(1), hash: [2]), unused) == .exchangeInstead)
    }

    @Test func `a token ends at its moment`() {
        let token = token()
        #expect(token.use(at: token.expiresAt - .milliseconds(1), next: nil) == .exchange)
        #expect(token.use(at: token.expiresAt, next: nil) == .expired)
        #expect(NewRefreshToken(at: now).expiresAt == now + .seconds(90 * 86_400))
    }

    @Test func `a token is used if somebody has shown it, or another has taken its place`() {
        let ages = Duration.seconds(1)
        #expect(!token().isUsed && !token(hash: [2], salt: [3]).isUsed)
        #expect(token(replaced: ages, hash: [2], salt: [3]).isUsed)
        #expect(token(replaced: ages).isUsed)
        #expect(!token(replaced: ages, hash: [2]).isUsed)
        #expect(token(replaced: ages, salt: [3]).isUsed)
    }

    @Test func `of what a device says of itself 200 characters are kept, without control characters`() {
        #expect(Session.shortened(userAgent: "a\u{0}b\nc\u{7F}d") == "abcd")
        #expect(Session.shortened(userAgent: String(repeating: "é", count: 201)).count == 200)
        #expect(Session.shortened(userAgent: String(repeating: "é", count: 199)).count == 199)
    }

    @Test func `tokens of a user are void up to five seconds ahead, those of a session for as long as any lives`() {
        let (user, session) = (UserID(.version7()), SessionID(.version7()))
        #expect(Revocation.tokens(of: user, at: now) == Revocation(.user(user), before: now + .seconds(5)))
        #expect(Revocation.end(of: session, at: now) == Revocation(.session(session), before: now + .seconds(3600)))
        #expect(RevocationPage.settling == .seconds(30))
    }

    @Test func `what is paid for without end has none in an export`() {
        let user = UserID(.version7())
        func until(_ moment: Instant) -> Instant? {
            ExportedPayment(Subscription(user: user, since: now, expiresAt: moment, until: moment, isOver: false)).until
        }
        #expect(until(now) == now)
        #expect(until(PaidPeriod.forever) == nil)
        #expect(until(PaidPeriod.forever - .milliseconds(1)) == PaidPeriod.forever - .milliseconds(1))
        #expect(PaidPeriod.forever.description == "9999-12-31T23:59:59.000Z")
    }

    @Test func `a payment is active until its end, and in grace from the end of what was paid`() {
        let paid = PaidPeriod(since: now, expiresAt: now + .seconds(10), until: now + .seconds(20))
        func at(_ seconds: Int64) -> [Bool] {
            let time = now + .seconds(seconds)
            return [paid.isActive(at: time), paid.isInGrace(at: time)]
        }
        #expect(
            at(9) == [true, false] && at(10) == [true, true] && at(19) == [true, true] && at(20) == [false, false]
        )
    }
}
