import AccountAPI
import Database
import Events
import FoundationEssentials
import HTTP
import JSON
import MealPlanAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// For whom an entry is planned.
@Suite struct MemberTests {
    private static func body(_ member: MemberID) -> String {
        """
        {"date": "\(CalendarDate.november(20))", "slot": "dinner", "recipe_id": "\(RecipeID.test(1))", \
        "member_id": "\(member)"}
        """
    }

    @Test(arguments: Engine.allCases)
    func `an entry is for somebody of the household or for nobody`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let stranger = await client.post(MealPlanPaths.entries, Self.body(.test(10)))
            #expect(stranger.status == 422 && stranger.pointers == ["/member_id"])
            #expect(try await client.window(20, 20).lines.isEmpty)
            let entry: PlanEntryBody = try await client.post(MealPlanPaths.entries, Self.body(.test(1))).decode()
            #expect(entry.memberID == .test(1))
            let changed = await client.change(entry.id, "{\"member_id\": \"\(MemberID.test(10))\", \"servings\": 9}")
            #expect(changed.status == 422 && changed.pointers == ["/member_id"])
            let same: PlanEntryBody = try await client.get(MealPlanPaths.entry(entry.id)).decode()
            #expect(same.memberID == .test(1) && same.servings == 4 && same.version == entry.version)
        }
    }

    @Test func `only what names a member waits for the account service, and says so if it is away`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let entry: PlanEntryBody = try await client.post(MealPlanPaths.entries, Self.body(.test(1))).decode()
            kitchen.fake.state.withLock { $0.members = nil }
            let refused = await client.post(MealPlanPaths.entries, Self.body(.test(1)))
            #expect(refused.status == 503 && refused.code == "members_unavailable")
            #expect(refused.headers["Retry-After"] == "5")
            let change = await client.change(entry.id, "{\"member_id\": \"\(MemberID.test(2))\"}")
            #expect(change.status == 503 && change.problem?.detail.contains("plan it for everyone") == true)
            try await client.plan(2, on: 20)
            #expect(await client.change(entry.id, "{\"servings\": 3}").status == 200)
            #expect(await client.change(entry.id, "{\"member_id\": null}").status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was planned for a member who has gone is for everyone`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let other = kitchen.client()
            for member in [1, 1, 2] { _ = await client.post(MealPlanPaths.entries, Self.body(.test(member))) }
            _ = await other.post(MealPlanPaths.entries, Self.body(.test(1)))
            let before = try await client.window(20, 20)
            let event = AccountEvent.householdMemberRemoved(MemberRemoved(memberID: .test(1)))
            for _ in 1...2 {
                try await kitchen.db.transaction { tx in
                    try await EventRoutes.handle(event, of: client.household, at: .test, in: tx)
                }
            }
            let entries = try await client.window(20, 20).days.flatMap { $0.slots[.dinner] }
            #expect(entries.map(\.memberID) == [nil, nil, .test(2)])
            #expect(entries.map(\.version) == [2, 2, 1])
            #expect(before.days.flatMap { $0.slots[.dinner] }.map(\.version) == [1, 1, 1])
            #expect(try await other.window(20, 20).days.flatMap { $0.slots[.dinner] }.map(\.memberID) == [.test(1)])
            let told = try await kitchen.events(of: client.household).filter { $0.hasPrefix("plan.member") }
            #expect(told == ["plan.member_removed"], "once")
        }
    }

    @Test(arguments: Engine.allCases)
    func `no event of the plan says who it is for`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let entry: PlanEntryBody = try await client.post(MealPlanPaths.entries, Self.body(.test(7))).decode()
            _ = await client.change(entry.id, "{\"member_id\": \"\(MemberID.test(8))\"}")
            _ = await client.post("\(MealPlanPaths.entry(entry.id))/cooked")
            _ = await client.send(.delete, MealPlanPaths.entry(entry.id))
            let household = client.household
            let payloads = try await kitchen.db.of(household)
                .query("SELECT payload FROM outbox WHERE household_id = \(household)")
            #expect(payloads.count == 4)
            for row in payloads {
                #expect(try !row.string(0).contains("member"))
                #expect(try !row.string(0).contains(MemberID.test(7).description))
                #expect(try !row.string(0).contains(MemberID.test(8).description))
            }
        }
    }
}
