import AccountAPI
import Crypto
import Foundation
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct HouseholdTests {
    @Test(arguments: Engine.allCases)
    func `a household that a payer founds, having none, has the use of what they pay for`(_ engine: Engine) async throws
    {
        let billing = Billing(webhookSecret: Secret("a-secret-of-the-shop"), entitlement: "pro")
        try await withAccount(engine, billing: billing) { account in
            let tokens = try await account.signIn()
            let now = account.time.now
            let purchase = BillingEvent.Purchase(
                key: "one",
                customers: [tokens.user.id.description],
                purchasedAt: now,
                expiresAt: now + .seconds(86_400),
                graceUntil: nil
            )
            let event = BillingEvent(id: "1", at: now, fact: .purchase(purchase))
            #expect(try await account.store.take(event, at: now) == .applied)
            account.time.advance(.seconds(10))
            let fresh: TokenBody = try await account.refresh(tokens.refreshToken).decoded()
            let first = try #require(fresh.household?.id)
            #expect(await account.send(.delete, "/api/v1/households/\(first)", as: fresh.accessToken).status == 204)
            account.time.advance(.seconds(10))
            let homeless: TokenBody = try await account.refresh(fresh.refreshToken).decoded()
            #expect(homeless.household == nil)
            let founded: TokenBody = try await account.send(
                .post,
                AccountPaths.households,
                #"{"name":"Elm Street"}"#,
                as: homeless.accessToken
            ).decoded(status: 201)
            let second = try #require(founded.household?.id)
            #expect(try await account.store.paidPeriod(of: second) != nil)
            let noted = try await account.store.entries(of: .household(second), limit: 9, before: nil)
            #expect(noted.map(\.kind) == [.entitlementChanged] && noted.first?.detail == "pro")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household that is founded is in the tokens that answer`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            account.time.advance(.seconds(1))
            let body = #"{"name":"Cabin","time_zone":"Europe/Oslo","measurement_system":"metric"}"#
            let response = await account.send(.post, AccountPaths.households, body, as: first.accessToken)
            let tokens: TokenBody = try response.decoded(status: 201)
            let cabin = try #require(tokens.household)
            #expect(response.headers["Location"] == "/api/v1/households/\(cabin.id)")
            #expect(cabin.measurementSystem == "metric")
            let list: Page<HouseholdBody> = try await account.send(
                .get,
                AccountPaths.households,
                as: tokens.accessToken
            ).decoded()
            #expect(list.items.map(\.name) == ["My household", "Cabin"])
            let refreshed: TokenBody = try await account.refresh(tokens.refreshToken).decoded()
            #expect(refreshed.household == cabin, "the session stays with the new household")
            account.time.advance(.seconds(61))
            #expect(await account.refresh(first.refreshToken).status == 401, "one session has one good refresh token")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a change moves the version, and a stale one is refused`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let path = "/api/v1/households/\(try #require(tokens.household?.id))"
            let token = tokens.accessToken
            let read = await account.send(.get, path, as: token)
            #expect(read.headers["ETag"] == "\"1\"")
            #expect(await account.send(.get, path, as: token, headers: ["If-None-Match": "\"1\""]).status == 304)
            account.time.advance(.seconds(5))
            let body = #"{"name":"Elm","measurement_system":"us"}"#
            let changed: HouseholdBody = try await account.send(
                .patch,
                path,
                body,
                as: token,
                headers: ["If-Match": "\"1\""]
            ).decoded()
            #expect(changed.version == 2)
            #expect(changed.name == "Elm")
            #expect(changed.timeZone == "Etc/UTC")
            #expect(changed.updatedAt == account.time.now)
            let same: HouseholdBody = try await account.send(.patch, path, body, as: token).decoded()
            #expect(same == changed, "what changes nothing moves nothing")
            let stale = await account.send(.patch, path, #"{"name":"X"}"#, as: token, headers: ["If-Match": "\"1\""])
            #expect(stale.status == 412)
            let cleared: HouseholdBody = try await account.send(
                .patch,
                path,
                #"{"measurement_system":null}"#,
                as: token
            ).decoded()
            #expect(cleared.measurementSystem == nil)
            #expect(cleared.name == "Elm")
        }
    }

    @Test(arguments: Engine.allCases)
    func `another's household is a 404 on every address and stays as it is`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let stranger = try await account.signIn()
            let id = try #require(owner.household?.id)
            let token = stranger.accessToken
            let path = "/api/v1/households/\(id)"
            let member = "\(path)/memberships/\(owner.user.id)"
            let tries: [(HTTP.Method, String, String?)] = [
                (.get, path, nil), (.patch, path, #"{"name":"mine"}"#), (.post, "\(path)/invitations", "{}"),
                (.get, "\(path)/memberships", nil), (.patch, member, #"{"role":"viewer"}"#), (.delete, member, nil),
                (.delete, "\(path)/memberships/\(stranger.user.id)", nil),
            ]
            for (method, path, body) in tries {
                #expect(await account.send(method, path, body, as: token).status == 404, "\(method) \(path)")
                #expect(await account.send(method, path, body).status == 401, "\(method) \(path)")
            }
            let household: HouseholdBody = try await account.send(.get, path, as: owner.accessToken).decoded()
            #expect(household == owner.household)
        }
    }

    @Test(arguments: Engine.allCases)
    func `other services read a household's facts with the secret only`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn(#"{"time_zone":"America/New_York"}"#)
            let id = try #require(tokens.household?.id)
            let path = "/internal/v1/households/\(id)"
            let headers: Headers = [InternalSecret.header: account.secret.secret.exposed]
            let facts: HouseholdFacts = try await account.send(.get, path, headers: headers).decoded()
            #expect(facts == HouseholdFacts(id: id, name: "My household", timeZone: "America/New_York"))
            #expect(await account.send(.get, path, as: tokens.accessToken).status == 404)
            let unknown = "/internal/v1/households/\(UUID().uuidString)"
            #expect(await account.send(.get, unknown, headers: headers).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `other services are told a household's people while somebody who belongs to it is signed in`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let (owner, stranger) = (try await account.signIn(), try await account.signIn())
            let id = try #require(owner.household?.id)
            let headers: Headers = [InternalSecret.header: account.secret.secret.exposed]
            let session: KnownSession = try await account.send(.get, AccountPaths.session, as: owner.accessToken)
                .decoded()
            let own = "/internal/v1/households/\(id)/memberships/\(owner.user.id)/sessions/\(session.id)"
            let elsewhere = "/internal/v1/households/\(stranger.household?.id ?? id)"
            let tries = [
                own.replacing("/internal/v1/households/\(id)", with: elsewhere),
                own.replacing("\(owner.user.id)", with: "\(stranger.user.id)"),
            ]
            let named = await account.send(.patch, AccountPaths.me, #"{"name":"Anna"}"#, as: owner.accessToken)
            #expect(named.status == 200)
            let people: HouseholdPeople = try await account.send(.get, own, headers: headers).decoded()
            #expect(people == HouseholdPeople(language: "en", people: [.init(id: owner.user.id, name: "Anna")]))
            #expect(await account.send(.get, own).status == 404, "with the secret only")
            for other in tries { #expect(await account.send(.get, other, headers: headers).status == 404) }
            #expect(await account.send(.post, AccountPaths.signOut, as: owner.accessToken).status == 204)
            #expect(await account.send(.get, own, headers: headers).status == 404, "not when the session has ended")
        }
    }
}

/// The session of a token.
private struct KnownSession: JSONReadable {
    let id: String

    init(from json: inout JSONReader) throws(JSONReaderError) { id = try json.members().required("id") }
}
