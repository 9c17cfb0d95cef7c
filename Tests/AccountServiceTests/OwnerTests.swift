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

@Suite struct OwnerTests {
    @Test(arguments: Engine.allCases)
    func `settings come back as they were set, and each fault is named`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let path = "/api/v1/households/\(try #require(tokens.household?.id))"
            #expect(tokens.household?.language == "en" && tokens.household?.weekStart == "monday")
            let body = """
                {"measurement_system":"imperial","language":"DE-AT","week_start":"sunday","slot_times":{"dinner":"18:15"}}
                """
            let changed: HouseholdBody = try await account.send(.patch, path, body, as: tokens.accessToken).decoded()
            #expect(changed.measurementSystem == "imperial" && changed.language == "de-AT")
            #expect(changed.weekStart == "sunday")
            #expect(changed.slotTimes == SlotTimesBody(dinner: TimeOfDay(18, 15)))
            let read: HouseholdBody = try await account.send(.get, path, as: tokens.accessToken).decoded()
            #expect(read == changed)
            let wrong = """
                {"measurement_system":"stone","language":"deutsch!","week_start":"friday",
                "slot_times":{"lunch":"25:00","snacks":"4pm"}}
                """
            let refused = await account.send(.patch, path, wrong, as: tokens.accessToken)
            #expect(
                Set(refused.pointers)
                    == ["/measurement_system", "/language", "/week_start", "/slot_times/lunch", "/slot_times/snacks"]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `an invitation that is taken back lets nobody in`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let path = "/api/v1/households/\(try #require(owner.household?.id))/invitations"
            let code = try await account.invite(to: try #require(owner.household?.id), as: owner.accessToken)
            let open: Page<OpenInvitationBody> = try await account.send(.get, path, as: owner.accessToken).decoded()
            let invitation = try #require(open.items.first)
            #expect(open.items.count == 1 && invitation.createdBy == owner.user.id)
            let stranger = try await account.signIn()
            let theirs = "\(path)/\(invitation.id)"
            #expect(await account.send(.get, path, as: stranger.accessToken).status == 404)
            #expect(await account.send(.delete, theirs, as: stranger.accessToken).status == 404)
            #expect(await account.send(.delete, theirs, as: owner.accessToken).status == 204)
            #expect(await account.send(.delete, theirs, as: owner.accessToken).status == 404)
            #expect(await account.join(code, as: stranger.accessToken).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household is handed over in one step`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let (owner, heir, household) = try await two(.viewer, account)
            let path = "/api/v1/households/\(household)/transfer"
            let toSelf = await account.send(.post, path, #"{"user_id":"\#(owner.user.id)"}"#, as: owner.accessToken)
            #expect(toSelf.status == 422)
            let nobody = UserID(.version7())
            #expect(await account.send(.post, path, #"{"user_id":"\#(nobody)"}"#, as: owner.accessToken).status == 404)
            let body = #"{"user_id":"\#(heir.user.id)"}"#
            #expect(await account.send(.post, path, body, as: heir.accessToken).status == 403)
            let done: MembershipBody = try await account.send(.post, path, body, as: owner.accessToken).decoded()
            #expect(done.user.id == heir.user.id && done.role == .owner)
            let roles = try await account.store.members(of: household, limit: 10, after: nil)
            #expect(
                Dictionary(uniqueKeysWithValues: roles.map { ($0.user, $0.role) }) == [
                    heir.user.id: .owner, owner.user.id: .editor,
                ]
            )
            #expect(await account.send(.get, AccountPaths.me, as: owner.accessToken).status == 401, "old tokens end")
        }
    }

    @Test(arguments: Engine.allCases)
    func `whatever owners do at the same moment, one remains`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            for _ in 0..<5 {
                let (first, second, household) = try await two(.owner, account)
                let path = "/api/v1/households/\(household)"
                await withTaskGroup(of: Void.self) { group in
                    for (own, other) in [(first, second), (second, first)] {
                        let mine = "\(path)/memberships/\(own.user.id)"
                        let transfer = #"{"user_id":"\#(other.user.id)","role":"viewer"}"#
                        group.addTask { _ = await account.send(.delete, mine, as: own.accessToken) }
                        group.addTask {
                            _ = await account.send(.patch, mine, #"{"role":"editor"}"#, as: own.accessToken)
                        }
                        group.addTask {
                            _ = await account.send(.post, "\(path)/transfer", transfer, as: own.accessToken)
                        }
                    }
                }
                let roles = try await account.store.members(of: household, limit: 10, after: nil).map(\.role)
                #expect(roles.contains(.owner), "\(roles)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household that is deleted is gone at once, and all services are told`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let (owner, editor, household) = try await two(.editor, account)
            let path = "/api/v1/households/\(household)"
            #expect(await account.send(.delete, path, as: editor.accessToken).status == 403)
            #expect(await account.send(.delete, path, as: owner.accessToken).status == 204)
            account.time.advance(.seconds(10))
            let left: TokenBody = try await account.refresh(editor.refreshToken).decoded()
            #expect(await account.send(.get, path, as: left.accessToken).status == 404)
            #expect(left.household?.id != household && left.household != nil, "their own is still there")
            let told = try await account.store.db.of(household).query(
                "SELECT kind FROM outbox WHERE household_id = \(household) ORDER BY sequence"
            )
            #expect(try told.values(as: String.self) == ["household.membership_changed", "household.deleted"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the household that a user chooses is meant in all their sessions`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let home = try #require(first.household?.id)
            account.time.advance(.seconds(1))
            let founded: TokenBody = try await account.send(
                .post,
                AccountPaths.households,
                #"{"name":"Cabin"}"#,
                as: first.accessToken
            ).decoded(status: 201)
            #expect(founded.household?.id != home)
            let body = #"{"household_id":"\#(home)"}"#
            let chosen: TokenBody = try await account.send(
                .put,
                AccountPaths.defaultHousehold,
                body,
                as: founded.accessToken
            ).decoded()
            #expect(chosen.household?.id == home)
            let again: TokenBody = try await account.refresh(chosen.refreshToken).decoded()
            #expect(again.household?.id == home)
            let read: DefaultHouseholdBody = try await account.send(
                .get,
                AccountPaths.defaultHousehold,
                as: again.accessToken
            ).decoded()
            #expect(read.householdID == home)
            let other = try await account.signIn()
            let theirs = await account.send(.put, AccountPaths.defaultHousehold, body, as: other.accessToken)
            #expect(theirs.status == 404)
        }
    }

    /// An owner, somebody else in the same household, and the household.
    private func two(_ role: Role, _ account: Account) async throws -> (TokenBody, TokenBody, HouseholdID) {
        let owner = try await account.signIn()
        let household = try #require(owner.household?.id)
        let code = try await account.invite(to: household, role, as: owner.accessToken)
        let guest = try await account.signIn()
        return (owner, try await account.join(code, as: guest.accessToken).decoded(), household)
    }
}
