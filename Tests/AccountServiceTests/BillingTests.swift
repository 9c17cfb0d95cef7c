import AccountAPI
import Database
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct BillingTests {
    private static let billing = Billing(webhookSecret: Secret("a-secret-of-the-shop"), entitlement: "pro")
    private static let day: Int64 = 86_400_000

    @Test(arguments: Engine.allCases)
    func `without billing everything is unlimited, and nobody is told of the webhook`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let entitlement = try await entitlement(account, tokens.accessToken)
            #expect(entitlement.plan == .unlimited)
            #expect(entitlement.limits.values.allSatisfy { $0.limit == nil })
            #expect(await account.send(.post, AccountPaths.revenueCat, "{}").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a purchase makes the payer's household pro until it ends`(_ engine: Engine) async throws {
        try await withAccount(engine, billing: BillingTests.billing) { account in
            let tokens = try await account.signIn()
            let free = try await entitlement(account, tokens.accessToken)
            #expect(free.plan == .free && free.limits["recipes"]?.limit == 15 && free.limits["members"]?.used == 0)
            let start = account.time.now.milliseconds
            let event = Event(id: "e1", at: start, user: tokens.user.id, until: start + 30 * BillingTests.day)
            #expect(try await send(event, account) == "applied")
            #expect(try await send(event, account) == "repeated")
            #expect(try await entitlement(account, tokens.accessToken).plan == .pro, "the session goes on")
            for number in 1...3 {
                let member = await account.send(
                    .post,
                    AccountPaths.members,
                    #"{"name":"M\#(number)"}"#,
                    as: tokens.accessToken
                )
                #expect(member.status == 201, "the token that was issued before may do what has been paid for")
            }
            account.time.advance(.seconds(10))
            let fresh: TokenBody = try await account.refresh(tokens.refreshToken).decoded()
            let pro = try await entitlement(account, fresh.accessToken)
            #expect(pro.plan == .pro && pro.until?.milliseconds == event.until && !pro.inGrace)
            #expect(pro.limits["recipes"]?.limit == nil)
            #expect(plan(in: fresh) == "pro")
            account.time.advance(.seconds(30 * 86_400 - 600))
            let last: TokenBody = try await account.refresh(fresh.refreshToken).decoded()
            #expect(plan(in: last) == "pro")
            account.time.advance(.seconds(700))
            #expect(try await account.store.endPaidPeriods(at: account.time.now) == 1)
            #expect(try await account.store.endPaidPeriods(at: account.time.now) == 0, "once")
            #expect(try await entitlement(account, last.accessToken).plan == .free)
            let fourth = await account.send(.post, AccountPaths.members, #"{"name":"M4"}"#, as: last.accessToken)
            #expect(
                fourth.status == 403 && fourth.code == "limit_reached",
                "a token that says pro has no more than free"
            )
            account.time.advance(.seconds(10))
            let later: TokenBody = try await account.refresh(last.refreshToken).decoded()
            #expect(plan(in: later) == "free")
            #expect(try await entitlement(account, later.accessToken).plan == .free)
        }
    }

    @Test(arguments: Engine.allCases)
    func `only who shows the secret is heard, and what means nothing here is answered kindly`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine, billing: BillingTests.billing) { account in
            let user = try await account.signIn().user.id
            let start = account.time.now.milliseconds
            let event = Event(id: "e1", at: start, user: user, until: start + BillingTests.day)
            for secret in ["", "wrong", "a-secret-of-the-sho", "Bearer wrong"] {
                let answer = await account.send(
                    .post,
                    AccountPaths.revenueCat,
                    event.json,
                    headers: ["Authorization": secret]
                )
                #expect(answer.status == 401)
            }
            var unknown = event
            unknown.user = UserID(.version7())
            unknown.id = "e2"
            #expect(try await send(unknown, account) == "unknown_user")
            var other = event
            other.entitlements = ["other"]
            #expect(try await send(other, account) == "ignored")
            var test = event
            test.type = "TEST"
            #expect(try await send(test, account) == "ignored")
            #expect(try await send(event, account, secret: "Bearer a-secret-of-the-shop") == "applied")
            let odd = await account.send(
                .post,
                AccountPaths.revenueCat,
                #"{"event":{"id":"x","type":"NEW_KIND","event_timestamp_ms":1,"entitlement_ids":null}}"#,
                headers: ["Authorization": "a-secret-of-the-shop"]
            )
            #expect(odd.status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `five events in every order, each twice, end in the same entitlement`(_ engine: Engine) async throws {
        try await withAccount(engine, billing: BillingTests.billing) { account in
            let day = BillingTests.day
            for (index, order) in permutations(of: Array(0..<5)).enumerated() {
                let (payer, heir) = (try await account.signIn(), try await account.signIn())
                let start = account.time.now.milliseconds
                let id = { (number: Int) in "\(index)-\(number)" }
                let paid = { (number: Int, at: Int64, user: UserID, until: Int64) in
                    Event(id: id(number), at: start + at, user: user, until: start + until, line: "t\(index)")
                }
                var trouble = paid(1, 29 * day, payer.user.id, 30 * day)
                (trouble.type, trouble.grace) = ("BILLING_ISSUE", start + 36 * day)
                var cancelled = paid(2, 29 * day + 1, payer.user.id, 30 * day)
                cancelled.type = "CANCELLATION"
                var moved = Event(id: id(3), at: start + 31 * day, user: payer.user.id, until: 0)
                (moved.from, moved.to) = ([payer.user.id], [heir.user.id])
                var renewed = paid(4, 35 * day, heir.user.id, 65 * day)
                renewed.type = "RENEWAL"
                let events = [paid(0, 0, payer.user.id, 30 * day), trouble, cancelled, moved, renewed]
                for position in order + order.reversed() { _ = try await send(events[position], account) }
                let (left, got) = (try #require(payer.household?.id), try #require(heir.household?.id))
                #expect(try await account.store.paidPeriod(of: left) == nil, "order \(order)")
                let period = try #require(try await account.store.paidPeriod(of: got), "order \(order)")
                #expect(period.until.milliseconds == start + 65 * day, "order \(order)")
                #expect(period.since.milliseconds == start, "order \(order)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household stays pro through the grace period, and not through a refund`(_ engine: Engine) async throws {
        try await withAccount(engine, billing: BillingTests.billing) { account in
            let tokens = try await account.signIn()
            let (start, day) = (account.time.now.milliseconds, BillingTests.day)
            let household = try #require(tokens.household?.id)
            _ = try await send(Event(id: "1", at: start, user: tokens.user.id, until: start + 2 * day), account)
            var trouble = Event(id: "2", at: start + day, user: tokens.user.id, until: start + 2 * day)
            trouble.grace = start + 5 * day
            _ = try await send(trouble, account)
            account.time.advance(.seconds(3 * 86_400))
            #expect(try await account.store.endPaidPeriods(at: account.time.now) == 0)
            let period = try #require(try await account.store.paidPeriod(of: household))
            #expect(period.isActive(at: account.time.now) && period.isInGrace(at: account.time.now))
            var refund = Event(id: "3", at: start + 3 * day, user: tokens.user.id, until: start + 3 * day - 1)
            refund.type = "CANCELLATION"
            _ = try await send(refund, account)
            let over = try #require(try await account.store.paidPeriod(of: household))
            #expect(!over.isActive(at: account.time.now))
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was paid goes with its payer, from household to household`(_ engine: Engine) async throws {
        try await withAccount(engine, billing: BillingTests.billing) { account in
            let owner = try await account.signIn()
            let family = try #require(owner.household?.id)
            let code = try await account.invite(to: family, as: owner.accessToken)
            let guest = try await account.signIn()
            let own = try #require(guest.household?.id)
            account.time.advance(.seconds(1))
            let payer: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            let start = account.time.now.milliseconds
            _ = try await send(Event(id: "1", at: start, user: payer.user.id, until: start + BillingTests.day), account)
            #expect(try await account.store.paidPeriod(of: family) != nil, "the one that the payer joined last")
            #expect(try await account.store.paidPeriod(of: own) == nil)
            account.time.advance(.seconds(10))
            var tokens: TokenBody = try await account.refresh(payer.refreshToken).decoded()
            tokens = try await account.send(
                .put,
                AccountPaths.defaultHousehold,
                #"{"household_id":"\#(own)"}"#,
                as: tokens.accessToken
            ).decoded()
            #expect(try await account.store.paidPeriod(of: family) == nil)
            #expect(try await account.store.paidPeriod(of: own) != nil, "the one that the payer has chosen")
            account.time.advance(.seconds(10))
            tokens = try await account.refresh(tokens.refreshToken).decoded()
            let deleted = await account.send(.delete, "/api/v1/households/\(own)", as: tokens.accessToken)
            #expect(deleted.status == 204)
            #expect(try await account.store.paidPeriod(of: family) != nil, "the one that is left")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a change of the plan is noted once for each household that has another one`(_ engine: Engine) async throws {
        try await withAccount(engine, billing: BillingTests.billing) { account in
            let owner = try await account.signIn()
            let family = try #require(owner.household?.id)
            let code = try await account.invite(to: family, as: owner.accessToken)
            let guest = try await account.signIn()
            let own = try #require(guest.household?.id)
            account.time.advance(.seconds(1))
            let payer: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            func noted(_ household: HouseholdID) async throws -> [String] {
                try await account.store.entries(of: .household(household), limit: 50, before: nil)
                    .filter { $0.kind == .entitlementChanged }.sorted { $0.at < $1.at }.map { $0.detail ?? "" }
            }
            let start = account.time.now.milliseconds
            let day = BillingTests.day
            let first = Event(id: "1", at: start, user: payer.user.id, until: start + day, line: "a")
            for _ in 1...2 { _ = try await send(first, account) }
            #expect(try await noted(family) == ["pro"])
            account.time.advance(.seconds(10))
            let second = Event(id: "2", at: start, user: owner.user.id, until: start + 3 * day, line: "b")
            _ = try await send(second, account)
            #expect(try await noted(family) == ["pro"], "it was already")
            account.time.advance(.seconds(86_400))
            #expect(try await account.store.endPaidPeriods(at: account.time.now) == 0, "somebody else pays")
            #expect(try await noted(family) == ["pro"])
            let renewed = Event(id: "3", at: start + day, user: payer.user.id, until: start + 9 * day, line: "a")
            _ = try await send(renewed, account)
            account.time.advance(.seconds(3 * 86_400))
            #expect(try await account.store.endPaidPeriods(at: account.time.now) == 0)
            account.time.advance(.seconds(10))
            let fresh: TokenBody = try await account.refresh(payer.refreshToken).decoded()
            let leave = "/api/v1/households/\(family)/memberships/\(payer.user.id)"
            #expect(await account.send(.delete, leave, as: fresh.accessToken).status == 200)
            #expect(try await noted(family) == ["pro", "free"], "what was paid for goes with its payer")
            #expect(try await noted(own) == ["pro"])
            account.time.advance(.seconds(9 * 86_400))
            #expect(try await account.store.endPaidPeriods(at: account.time.now) == 1)
            #expect(try await noted(own) == ["pro", "free"])
            #expect(try await noted(family) == ["pro", "free"])
        }
    }

    private func entitlement(_ account: Account, _ token: String) async throws -> EntitlementBody {
        try await account.send(.get, AccountPaths.entitlement, as: token).decoded()
    }

    private func send(
        _ event: Event,
        _ account: Account,
        secret: String = "a-secret-of-the-shop"
    ) async throws -> String? {
        struct Answer: JSONReadable {
            let outcome: String

            init(from json: inout JSONReader) throws(JSONReaderError) {
                let members = try json.members()
                outcome = try members.required("outcome")
            }
        }
        let answer = await account.send(
            .post,
            AccountPaths.revenueCat,
            event.json,
            headers: ["Authorization": secret]
        )
        return try answer.decoded(Answer.self).outcome
    }

    /// The plan that an access token says of its only household.
    private func plan(in tokens: TokenBody) -> String? {
        let part = tokens.accessToken.split(separator: ".")[1]
        var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while text.count % 4 != 0 { text += "=" }
        guard let data = Data(base64Encoded: text),
            let claims = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let households = claims["households"] as? [String: [String: String]]
        else { return nil }
        return households.values.first?["plan"]
    }

    private func permutations(of items: [Int]) -> [[Int]] {
        guard let first = items.first else { return [[]] }
        return permutations(of: Array(items.dropFirst())).flatMap { rest in
            (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
        }
    }
}

/// An event as RevenueCat sends it.
private struct Event {
    var id: String
    var at: Int64
    var user: UserID
    var until: Int64
    var type = "INITIAL_PURCHASE"
    var line = "transaction"
    var entitlements = ["pro"]
    var grace: Int64?
    var from: [UserID]?
    var to: [UserID]?

    var json: String {
        var event: [String: Any] = ["id": id, "type": type, "event_timestamp_ms": at, "price": 4.99, "aliases": ["x"]]
        if let from, let to {
            event["type"] = "TRANSFER"
            event["transferred_from"] = from.map(\.description)
            event["transferred_to"] = to.map(\.description)
            event["aliases"] = nil
        } else {
            event["app_user_id"] = user.description
            event["aliases"] = [user.description.uppercased(), "$RCAnonymousID:\(line)\(user)"]
            event["entitlement_ids"] = entitlements
            event["original_transaction_id"] = line
            event["store"] = "APP_STORE"
            event["expiration_at_ms"] = until
            event["grace_period_expiration_at_ms"] = grace ?? NSNull()
        }
        let body = ["api_version": "1.0", "event": event] as [String: Any]
        return (try? JSONSerialization.data(withJSONObject: body)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
