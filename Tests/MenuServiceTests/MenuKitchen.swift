import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import MenuAPI
import Runtime
import Synchronization
import TestSupport
import Testing
import Values

@testable import MenuService

/// The service on a fresh database, with neighbours of the test's own.
struct MenuKitchen: Sendable {
    let db: any SQLDatabase
    let store: SQLMenuStore
    let fake: FakeNeighbours
    let clock: Clock
    let identity = TestIdentity()
    let router: Router

    /// Runs `body` with the service on a fresh database.
    static func with(_ engine: Engine, _ body: (MenuKitchen) async throws -> Void) async throws {
        try await withDatabase(engine, migrations: MenuService.schemaHistory) { db in
            try await body(MenuKitchen(db))
        }
    }

    init(_ db: any SQLDatabase) {
        let clock = Clock()
        let fake = FakeNeighbours()
        let store = SQLMenuStore(db: db, now: { clock.now })
        self.db = db
        self.clock = clock
        self.fake = fake
        self.store = store
        router = MenuService.build(
            Dependencies(
                menus: MenuKitchen.menus(store, fake, clock),
                authenticator: identity.authenticator,
                stream: { _, _ in .events(EventStream()) },
                events: nil
            )
        )
    }

    /// What can be done with menus, over this database or another.
    func menus(over other: (any SQLDatabase)? = nil) -> Menus {
        let store = other.map { [clock] db in SQLMenuStore(db: db, now: { clock.now }) } ?? self.store
        return MenuKitchen.menus(store, fake, clock)
    }

    /// Somebody of a household, a new one unless it is named.
    func client(household: HouseholdID = HouseholdID(.version7()), plan: Plan = .unlimited) -> TestClient {
        identity.client(of: router, household: household, plan: plan)
    }

    /// The kinds of the events that were written, in order.
    func events(of household: HouseholdID) async throws -> [String] {
        try await db.of(household).query("SELECT kind FROM outbox WHERE household_id = \(household) ORDER BY sequence")
            .values(as: String.self)
    }

    private static func menus(_ store: SQLMenuStore, _ fake: FakeNeighbours, _ clock: Clock) -> Menus {
        Menus(
            store: store,
            neighbours: fake.neighbours,
            now: { clock.now },
            newID: { .version7() }
        )
    }
}

/// A clock that stands still until it is set.
final class Clock: Sendable {
    private let time = Mutex(Instant.test)

    var now: Instant { time.withLock { $0 } }

    func advance(by duration: Duration) {
        time.withLock { $0 = $0 + duration }
    }
}

extension TestClient {
    /// The board.
    func board() async throws -> BoardBody { try await get(MenuPaths.board).decode() }

    /// Adds a recipe and gives the menu being planned.
    @discardableResult
    func add(_ recipe: Int, servings: Int? = nil) async throws -> MenuBody {
        let servings = servings.map { ", \"servings\": \($0)" } ?? ""
        let answer = await post(MenuPaths.boardRecipes, "{\"recipe_id\": \"\(RecipeID.test(recipe))\"\(servings)}")
        #expect(answer.status == 201 || answer.status == 200, "\(answer)")
        return try #require(try answer.decode(BoardBody.self).planning)
    }

    /// Adds recipes and commits the menu.
    @discardableResult
    func commit(_ recipes: Int...) async throws -> MenuBody {
        for recipe in recipes { try await add(recipe) }
        let menu = try #require(try await board().planning)
        let answer = await post("\(MenuPaths.menu(menu.id))/grocery-list", "{}")
        #expect(answer.status == 201, "\(answer)")
        return try #require(try await board().toCook)
    }
}
