import Crypto
import Database
import Events
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Runtime
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@testable import GroceryService

/// The grocery service over a fresh database, with a clock that tests set and neighbours that say what tests want.
struct Grocery: Sendable {
    let db: any SQLDatabase
    let store: SQLGroceryStore
    let router: Router
    let identity: TestIdentity
    let client: TestClient
    let clock: Clock
    let cookbook: Cookbook
    let secret: InternalSecret

    /// The household whose lists are tested.
    var household: HouseholdID { client.household }

    /// Runs `body` with the service on a fresh database.
    static func with(_ engine: Engine, storage: Int? = nil, _ body: (Grocery) async throws -> Void) async throws {
        try await withDatabase(
            engine,
            migrations: IdempotencyStore.migrations + GroceryService.migrations,
            schema: "grocery"
        ) { db in
            try await body(try Grocery(db, storage))
        }
    }

    private init(_ db: any SQLDatabase, _ storage: Int?) throws {
        let clock = Clock()
        let cookbook = Cookbook()
        let identity = TestIdentity()
        let secret = InternalSecret(.random())
        let logger = Logger(service: "grocery", level: .error)
        let feed = LiveFeed(name: "grocery", db: db, loop: TestLoop.shared, logger: logger)
        let store = SQLGroceryStore(db: db, newID: { UUID() }, changed: { feed.changed($0) }, storage: storage)
        let router = GroceryService.build(
            Dependencies(
                store: store,
                neighbours: cookbook.neighbours,
                authenticator: identity.authenticator,
                feed: feed,
                events: EventReceiver(secret: secret, db: db, feed: feed),
                kitchens: HouseholdKitchens(now: { clock.now }) { household, known in
                    if let work = cookbook.meanwhile.withLock({ $0 }) { await work() }
                    return try cookbook.foods(of: household, unless: known)
                },
                origin: "https://larder.example",
                assets: try StaticFiles(folder: ResourceFolder(target: "GroceryService", subfolder: "Assets")),
                now: { clock.now },
                newID: { .version7() }
            )
        )
        self.db = db
        self.store = store
        self.router = router
        self.identity = identity
        self.client = identity.client(of: router)
        self.clock = clock
        self.cookbook = cookbook
        self.secret = secret
    }

    /// Somebody of another household.
    var stranger: TestClient { identity.client(of: router) }

    /// Somebody of this household with a role.
    func member(_ role: Role) -> TestClient { identity.client(of: router, household: household, role: role) }

    /// Somebody who has not signed in, in a browser that asks for pages.
    var guest: TestClient { TestClient(router: router, household: household, token: nil) }

    /// Makes a list of things typed by hand.
    func makeList(_ items: [String], title: String = "Saturday") async throws -> GroceryListBody {
        let request = GroceryListRequest(title: title, items: items)
        let answer = await client.send(.put, GroceryPaths.list(.random), request.text)
        #expect(answer.status == 201, "\(answer)")
        return try answer.decode()
    }

    /// Reads a list.
    func list(_ id: GroceryListID) async throws -> GroceryListBody {
        let answer = await client.get(GroceryPaths.list(id))
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }

    /// Delivers a neighbour's event.
    func deliver(_ kind: String, from source: String, sequence: Int64, _ payload: String) async -> TestAnswer {
        let event = ReceivedEvent(
            id: UUID(),
            household: household,
            sequence: sequence,
            source: source,
            kind: kind,
            subject: UUID(),
            at: clock.now,
            payload: Array(payload.utf8)
        )
        return await guest.send(
            .post,
            "/internal/v1/events/grocery",
            event.text,
            headers: [InternalSecret.header: secret.secret.exposed]
        )
    }
}

/// A clock that stands still until it is moved.
final class Clock: Sendable {
    private let instant = Mutex(Instant(milliseconds: 1_800_000_000_000))
    var now: Instant { instant.withLock { $0 } }
    func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
}

/// What the neighbours say: recipes, menus and plans that a test has written down.
final class Cookbook: Sendable {
    private struct Contents {
        var recipes: [RecipeID: Neighbours.Recipe] = [:]
        var menus: [MenuID: [RecipeWish]] = [:]
        var plan: [RecipeWish] = []
        var calls = 0
        var foods: [HouseholdID: HouseholdFoods] = [:]
        var foodCalls = 0
        var isAway = false
        var corrections: [CategoryCorrection] = []
        var asked: [String] = []
        var measures: MeasurementSystem?
        var measureCalls = 0
    }

    private struct Away: Error {}

    /// How often it was asked what a household says about foods.
    var foodCalls: Int { contents.withLock { $0.foodCalls } }
    /// What it was told of categories.
    var corrections: [CategoryCorrection] { contents.withLock { $0.corrections } }
    /// The lines it was last asked about.
    var asked: [String] { contents.withLock { $0.asked } }

    /// How often it was asked for a household's measurement system.
    var measureCalls: Int { contents.withLock { $0.measureCalls } }
    /// Sets every household's measurement system.
    func measure(in system: MeasurementSystem?) { contents.withLock { $0.measures = system } }

    /// Makes the neighbours unreachable, or reachable again.
    func leave(_ isAway: Bool = true) { contents.withLock { $0.isAway = isAway } }

    /// Lets a household say something about foods.
    func say(_ household: HouseholdID, _ change: (inout HouseholdFoods) -> Void) {
        contents.withLock { contents in
            var foods = contents.foods[household] ?? HouseholdFoods()
            change(&foods)
            foods.version += 1
            contents.foods[household] = foods
        }
    }

    /// What the recipe service says of a household's foods.
    func foods(of household: HouseholdID, unless known: Int) throws -> HouseholdFoods? {
        try contents.withLock { contents in
            contents.foodCalls += 1
            if contents.isAway { throw Away() }
            let foods = contents.foods[household] ?? HouseholdFoods()
            return foods.version == known ? nil : foods
        }
    }

    private let contents = Mutex(Contents())
    /// What happens elsewhere while somebody waits for a household's foods.
    let meanwhile = Mutex<(@Sendable () async -> Void)?>(nil)

    /// How often a neighbour has been asked.
    var calls: Int { contents.withLock { $0.calls } }

    /// Writes a recipe down.
    func add(_ title: String, servings: Int = 4, _ lines: [String]) -> RecipeID {
        let parser = IngredientParser(foods: .standard)
        let recipe = Neighbours.Recipe(
            id: .random,
            title: title,
            servings: servings,
            lines: lines.map { parser.parse($0) }
        )
        contents.withLock { $0.recipes[recipe.id] = recipe }
        return recipe.id
    }

    /// Says what a menu holds.
    func setMenu(_ menu: MenuID, _ wishes: [RecipeWish]) { contents.withLock { $0.menus[menu] = wishes } }

    /// Says what the plan holds.
    func setPlan(_ wishes: [RecipeWish]) { contents.withLock { $0.plan = wishes } }

    var neighbours: Neighbours {
        Neighbours(
            recipes: { ids in
                self.contents.withLock { contents in
                    contents.calls += 1
                    return ids.compactMap { contents.recipes[$0] }
                }
            },
            menu: { menu in
                guard let wishes = self.contents.withLock({ $0.menus[menu] }) else {
                    throw Problem.notFound("There is no such menu.")
                }
                return wishes
            },
            plan: { _, _ in self.contents.withLock { $0.plan } },
            correct: { correction in
                try self.contents.withLock { contents in
                    if contents.isAway { throw Away() }
                    contents.corrections.append(correction)
                }
            },
            allergens: { lines in
                self.contents.withLock { $0.asked = lines }
                return Array(#"{"allergens":["milk"]}"#.utf8)
            },
            measurementSystem: { _ in
                try self.contents.withLock { contents in
                    contents.measureCalls += 1
                    if contents.isAway { throw Away() }
                    return contents.measures
                }
            }
        )
    }
}

extension Identifier {
    /// A new id.
    static var random: Identifier { Identifier(UUID()) }
}

extension JSONEncodable {
    /// The JSON document as text.
    var text: String { String(decoding: jsonBytes(), as: UTF8.self) }
}

extension GroceryListBody {
    /// The item of this name.
    func item(_ name: String) throws -> GroceryItemBody {
        try #require(items.first { $0.name == name }, "there is no \(name) among \(items.map(\.name))")
    }

    /// Each item's amounts as exact text, such as `milk: 2 liter`, in order.
    var summary: [String] {
        items.map { item in
            let amounts = item.quantities.map { [$0.value, $0.unit].compactMap { $0 }.joined(separator: " ") }
            return ([item.name + ":"] + amounts).joined(separator: " ")
        }
    }
}
