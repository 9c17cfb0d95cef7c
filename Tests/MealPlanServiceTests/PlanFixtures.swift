import Database
import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import MealPlanAPI
import Runtime
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

extension Identifier {
    /// A fixed id, so that a failure reads the same every time.
    static func test(_ number: Int) -> Identifier {
        let digits = String(number)
        let text = "00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        guard let id = Identifier(text) else { preconditionFailure("\(text) is a UUID") }
        return id
    }
}

extension Instant {
    /// The time at which tests take place: 2026-11-20, half past eleven in the evening in UTC.
    static let test = Instant(milliseconds: 1_795_217_400_000)
}

extension CalendarDate {
    /// A day of November 2026.
    static func november(_ day: Int) -> CalendarDate {
        CalendarDate(daysSince1970: 20_757 + day)
    }
}

extension PlannedRecipe {
    /// A recipe for four.
    static func test(_ number: Int) -> PlannedRecipe {
        PlannedRecipe(id: .test(number), title: "Recipe \(number)", imageURL: nil, servings: 4)
    }
}

/// What the plan's neighbours know in a test.
final class FakeNeighbours: Sendable {
    struct State {
        var recipes: Set<Int> = Set(1...60)
        var menus: [MenuID: FoundMenu] = [:]
        /// What was asked of menus, in order.
        var asked: [MealChange] = []
        /// Whether the menu service answers.
        var isMenuAway = false
        /// Nil where they cannot be asked for.
        var members: Set<Int>? = Set(1...9)
        var timeZone: String? = "Europe/Berlin"
        /// The grocery lists that follow the plan; nil where they cannot be asked for.
        var lists: [FollowingList]? = []
    }

    let state = Mutex(State())

    /// Says what a menu has of recipes, none of them cooked.
    func setMenu(_ menu: Int, _ recipes: [Int], isOver: Bool = false) {
        let meals = recipes.map { number in
            var recipe = PlannedRecipe.test(number)
            recipe.place = MenuPlace(menu: .test(menu), item: .test(number), version: 1)
            return FoundMenu.Meal(recipe: recipe, cooked: nil)
        }
        state.withLock { $0.menus[.test(menu)] = FoundMenu(isOver: isOver, meals: meals) }
    }

    var neighbours: Neighbours {
        Neighbours(
            recipe: { [self] id in
                state.withLock { state in state.recipes.first { RecipeID.test($0) == id }.map(PlannedRecipe.test) }
            },
            menu: { [self] id in state.withLock { $0.menus[id] } },
            changeMeal: { [self] place, change, _ in
                try state.withLock { state in
                    if state.isMenuAway { throw Problem.unavailable() }
                    return state.change(place, change)
                }
            },
            hasMember: { [self] id, _ in
                guard let members = state.withLock({ $0.members }) else { throw Problem.unavailable() }
                return members.contains { MemberID.test($0) == id }
            },
            timeZone: { [self] _ in
                guard let zone = state.withLock({ $0.timeZone }) else { throw Problem.unavailable() }
                return zone
            },
            lists: { [self] question, _ in
                try state.withLock { state in
                    guard let lists = state.lists else { throw Problem.unavailable() }
                    return lists.filter { list in
                        guard let days = list.days else { return true }
                        return question.days.contains { days.contains($0) }
                    }
                }
            }
        )
    }
}

/// The service on a fresh database, with neighbours of the test's own.
struct PlanKitchen: Sendable {
    let db: any SQLDatabase
    let store: SQLPlanStore
    let fake = FakeNeighbours()
    let identity = TestIdentity()
    let router: Router

    /// Runs `body` with the service on a fresh database.
    static func with(
        _ engine: Engine,
        now: @escaping @Sendable () -> Instant = { .test },
        _ body: (PlanKitchen) async throws -> Void
    ) async throws {
        try await withDatabase(engine, migrations: MealPlanService.schemaHistory) { db in
            try await body(PlanKitchen(db, now: now))
        }
    }

    init(_ db: any SQLDatabase, now: @escaping @Sendable () -> Instant = { .test }) {
        let store = SQLPlanStore(db: db, now: now)
        let plan = MealPlan(
            store: store,
            neighbours: fake.neighbours,
            now: now,
            newID: { .version7() }
        )
        self.db = db
        self.store = store
        router = MealPlanService.build(
            Dependencies(
                plan: plan,
                authenticator: identity.authenticator,
                stream: { _, _ in .events(EventStream()) },
                events: nil
            )
        )
    }

    /// Somebody of a household, a new one unless it is named.
    func client(household: HouseholdID = HouseholdID(.version7()), role: Role = .owner) -> TestClient {
        identity.client(of: router, household: household, role: role)
    }

    /// The kinds of the events that were written, in order, with the services that must receive them, besides that which
    /// tells the household.
    func events(of household: HouseholdID) async throws -> [String] {
        try await db.of(household).query(
            """
            SELECT o.kind, d.destination FROM outbox o LEFT JOIN outbox_delivery d
            ON d.household_id = o.household_id AND d.sequence = o.sequence AND d.destination <> 'activity'
            WHERE o.household_id = \(household) ORDER BY o.sequence, d.destination
            """
        ).map { row in try row.string(0) + (row.optionalString(1).map { " → \($0)" } ?? "") }
    }
}

extension TestClient {
    /// The plan of some days of November.
    func window(_ from: Int, _ to: Int) async throws -> PlanWindowBody {
        let path = "\(MealPlanPaths.window)?from=\(CalendarDate.november(from))&to=\(CalendarDate.november(to))"
        return try await get(path).decode()
    }

    /// Plans a recipe.
    @discardableResult
    func plan(
        _ recipe: Int,
        on day: Int,
        _ slot: String = "dinner",
        leftoverOf: PlanEntryID? = nil
    ) async throws -> PlanEntryBody {
        let leftovers = leftoverOf.map { ", \"leftover_of\": \"\($0)\"" } ?? ""
        let answer = await post(
            MealPlanPaths.entries,
            """
            {"date": "\(CalendarDate.november(day))", "slot": "\(slot)", "recipe_id": "\(RecipeID.test(recipe))"\
            \(leftovers)}
            """
        )
        #expect(answer.status == 201, "\(answer)")
        return try answer.decode()
    }

    /// Changes an entry.
    func change(_ entry: PlanEntryID, _ json: String) async -> TestAnswer {
        await send(.patch, MealPlanPaths.entry(entry), json)
    }
}

extension PlanWindowBody {
    /// The window as lines such as `11-20 dinner: Recipe 1, a note`.
    var lines: [String] {
        days.flatMap { day in
            MealSlot.allCases.compactMap { slot -> String? in
                let entries = day.slots[slot]
                guard !entries.isEmpty else { return nil }
                let names = entries.map { ($0.title ?? $0.note ?? "") + ($0.leftoverOf == nil ? "" : " (leftovers)") }
                return "\(day.date.description.suffix(5)) \(slot.rawValue): \(names.joined(separator: ", "))"
            }
        }
    }
}
