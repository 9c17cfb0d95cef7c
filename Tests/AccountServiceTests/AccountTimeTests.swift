import Crypto
import Identity
import Testing
import Values

@testable import AccountService

/// How long links, tokens and rights are good, to the millisecond.
@Suite struct AccountTimeTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)
    private let user = UserID(.version7())
    private let session = Session(id: SessionID(.version7()), user: UserID(.version7()))

    @Test func `links and codes end when they say`() throws {
        let email = try #require(EmailAddress("ada@example.org"))
        #expect(EmailChange(user: user, email: email, at: now).expiresAt == now + .seconds(86_400))
        let household = HouseholdID(.version7())
        let invitation = Invitation(
            InvitationID(.version7()),
            to: household,
            .viewer,
            code: Secret("x"),
            by: user,
            at: now
        )
        #expect(invitation.expiresAt == now + .seconds(604_800))
        #expect(Invitation.most == 100, "as docs/limits.md says")
        let credentials = NewCredentials(email: email, name: nil, passwordHash: Secret("x"))
        let signUp = PendingSignUp(SignUpID(.version7()), credentials, claims: nil, at: now)
        #expect(signUp.expiresAt == now + .seconds(86_400))
        #expect(PasswordReset(Secret("x"), of: user, at: now).expiresAt == now + .seconds(3600))
        let attempt = ProviderAttempt(state: Secret("x"), browser: Secret("y"), of: nil, at: now)
        #expect(attempt.expiresAt == now + .seconds(600))
        #expect(NewRefreshToken(at: now).expiresAt == now + .seconds(7_776_000))
        #expect(NewRefreshToken(after: Secret("x"), salt: [1], at: now).expiresAt == now + .seconds(7_776_000))
        #expect(Revocation.tokens(of: user, at: now) == Revocation(.user(user), before: now + .seconds(5)))
        #expect(
            Revocation.end(of: session.id, at: now) == Revocation(.session(session.id), before: now + .seconds(3600))
        )
        #expect(RevocationPage.settling == .seconds(30) && AbandonedAccounts.trial == .seconds(604_800))
    }

    @Test func `an invitation is good until its end, and for whoever has used it`() {
        func isGood(usedBy: UserID?, at time: Duration) -> Bool {
            Invitation(
                household: HouseholdID(.version7()),
                id: InvitationID(.version7()),
                codeHash: [],
                role: .viewer,
                createdBy: user,
                createdAt: now,
                expiresAt: now,
                usedBy: usedBy
            ).isGood(for: user, at: now + time)
        }
        #expect(isGood(usedBy: nil, at: .milliseconds(-1)) && !isGood(usedBy: nil, at: .zero))
        #expect(isGood(usedBy: user, at: .seconds(1)))
        #expect(!isGood(usedBy: UserID(.version7()), at: .seconds(-1)))
    }

    @Test func `a refresh token is exchanged once, for a minute again, and then it was stolen`() {
        typealias Successor = (hash: [UInt8], salt: [UInt8]?)
        func use(
            expires: Int64 = 1,
            replaced: Int64?,
            _ successor: Successor? = ([1], [2]),
            next: StoredRefreshToken? = nil
        ) -> StoredRefreshToken.Use {
            token(expires: expires, replaced: replaced, successor).use(at: now, next: next)
        }
        func token(expires: Int64 = 1, replaced: Int64?, _ successor: Successor?) -> StoredRefreshToken {
            StoredRefreshToken(
                hash: [],
                session: session.id,
                createdAt: now,
                expiresAt: now + .milliseconds(expires),
                replacedAt: replaced.map { now - .milliseconds($0) },
                successorHash: successor?.hash,
                successorSalt: successor?.salt
            )
        }
        #expect(use(replaced: nil) == .exchange && use(expires: 0, replaced: nil) == .expired)
        #expect(use(replaced: 59_999) == .again(salt: [2]) && use(replaced: 60_000) == .stolen)
        #expect(use(replaced: 1, nil) == .exchangeInstead)
        #expect(use(replaced: 1, ([1], nil)) == .exchangeInstead)
        // Its successor has been used already: there are two who have it.
        let used = token(replaced: 0, ([1], [2]))
        let void = token(replaced: 0, nil)
        let handed = token(replaced: 0, ([1], nil))
        let fresh = token(replaced: nil, nil)
        #expect([used, void, handed, fresh].map(\.isUsed) == [true, true, false, false])
        #expect(use(replaced: 1, next: used) == .stolen && use(replaced: 1, next: void) == .stolen)
        #expect(
            use(replaced: 1, next: handed) == .again(salt: [2]) && use(replaced: 1, next: fresh) == .again(salt: [2])
        )
    }

    @Test func `a token is issued no earlier than what it must not be older than`() {
        func issued(_ notBefore: Instant?) -> Instant {
            SignedIn(session: session, memberships: [], notBefore: notBefore).issuedAt(now)
        }
        #expect(
            issued(nil) == now && issued(now - .seconds(1)) == now && issued(now + .seconds(1)) == now + .seconds(1)
        )
    }

    @Test func `a browser's name is kept without control characters, up to 200`() {
        #expect(Session.shortened(userAgent: "a\u{7}b\n") == "ab")
        #expect(Session.shortened(userAgent: String(repeating: "ä", count: 201)).count == 200)
    }

    // MARK: - What has been paid

    private func paid(since: Int64, expires: Int64, until: Int64) -> PaidPeriod {
        PaidPeriod(since: now + .seconds(since), expiresAt: now + .seconds(expires), until: now + .seconds(until))
    }

    @Test func `a period is paid until its end, and in grace from its expiry`() {
        let period = paid(since: 0, expires: 10, until: 20)
        for (second, isActive, isInGrace) in [(9, true, false), (10, true, true), (19, true, true), (20, false, false)]
        {
            let time = now + .seconds(second)
            #expect(period.isActive(at: time) == isActive && period.isInGrace(at: time) == isInGrace, "\(second)")
        }
    }

    private func purchase(
        _ second: Int64,
        by customers: [String] = ["ada"],
        of key: String = "k",
        since: Int64? = nil,
        until: Int64?,
        grace: Int64? = nil,
        id: String = "a"
    ) -> BillingEvent {
        BillingEvent(
            id: id,
            at: now + .seconds(second),
            fact: .purchase(
                BillingEvent.Purchase(
                    key: key,
                    customers: customers,
                    purchasedAt: since.map { now + .seconds($0) },
                    expiresAt: until.map { now + .seconds($0) },
                    graceUntil: grace.map { now + .seconds($0) }
                )
            )
        )
    }

    private func ledger(_ events: BillingEvent...) -> PaidPeriod? {
        BillingLedger(events).paid(by: ["ada"])["ada"]
    }

    @Test func `a subscription that goes on keeps its beginning, one that had run out begins anew`() {
        #expect(ledger(purchase(0, until: 10)) == paid(since: 0, expires: 10, until: 10))
        #expect(ledger(purchase(0, until: 10), purchase(10, until: 20)) == paid(since: 0, expires: 20, until: 20))
        #expect(ledger(purchase(0, until: 10), purchase(11, until: 20)) == paid(since: 11, expires: 20, until: 20))
        #expect(ledger(purchase(5, since: 5, until: 9), purchase(6, since: 2, until: 9))?.since == now + .seconds(2))
        #expect(ledger(purchase(0, until: nil))?.until == PaidPeriod.forever)
    }

    @Test func `a grace is about the end that it was given for`() {
        #expect(ledger(purchase(0, until: 10, grace: 15)) == paid(since: 0, expires: 10, until: 15))
        #expect(ledger(purchase(0, until: 10, grace: 5)) == paid(since: 0, expires: 10, until: 10))
        let renewed = ledger(purchase(0, until: 10, grace: 15), purchase(12, until: 20))
        #expect(renewed == paid(since: 0, expires: 20, until: 20))
        let late = ledger(purchase(0, until: 10, grace: 15), purchase(15, until: 20), purchase(16, until: 10))
        #expect(late == paid(since: 0, expires: 10, until: 15))
    }

    @Test func `of two purchases the one that lasts longer counts, whatever the order of the events`() {
        let (short, long) = (purchase(0, of: "a", until: 10), purchase(1, of: "b", until: 20, id: "b"))
        #expect(ledger(short, long)?.until == now + .seconds(20) && ledger(long, short)?.until == now + .seconds(20))
        let equal = purchase(2, of: "c", until: 20, id: "c")
        #expect(ledger(long, equal)?.since == now + .seconds(1))
        let transfer = BillingEvent(id: "z", at: now + .seconds(5), fact: .transfer(from: ["eve"], to: ["ada"]))
        #expect(ledger(transfer, purchase(0, by: ["eve"], until: 10))?.until == now + .seconds(10))
        #expect(ledger(purchase(6, by: ["eve"], until: 10), transfer) == nil)
        #expect(ledger(purchase(0, by: ["bob"], until: 10), transfer) == nil)
        #expect(transfer.customers == ["eve", "ada"] && transfer.mentions == ["customer:eve", "customer:ada"])
        #expect(short.mentions == ["customer:ada", "purchase:a"])
    }
}
