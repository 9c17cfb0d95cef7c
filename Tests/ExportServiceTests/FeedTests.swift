import AccountAPI
import Crypto
import Database
import Events
import ExportAPI
import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import MealPlanAPI
import MenuAPI
import Runtime
import TestSupport
import Testing
import Values

@testable import ExportService

/// Feeds from making to revoking, over the routes, on both databases.
@Suite struct FeedTests {
    private let identity = TestIdentity()
    private static let noon = Instant(milliseconds: 1_795_176_000_000)

    /// Runs `body` with a household's client of an export service whose neighbours have one list with one item.
    private func withService(
        _ engine: Engine,
        _ body: (TestClient, TestClient) async throws -> Void
    ) async throws {
        try await withDatabase(
            engine,
            migrations: ExportService.schemaHistory,
            schema: "export"
        ) { db async throws in
            let router = ExportService.build(
                Dependencies(
                    feeds: SQLFeedStore(db: db),
                    exports: CalendarExports(neighbours: FeedTests.neighbours, origin: "https://larder.example"),
                    authenticator: identity.authenticator,
                    internalSecret: InternalSecret(Secret("what only the services of this test know")),
                    now: { FeedTests.noon },
                    newID: { UUID.version7(at: FeedTests.noon) }
                )
            )
            try await body(identity.client(of: router), identity.client(of: router))
        }
    }

    private static let list = GroceryListBody(
        id: GroceryListID(UUID()),
        version: 1,
        title: "Groceries",
        draft: false,
        source: GroceryListSource(type: .manual),
        createdAt: noon,
        updatedAt: noon,
        categories: [GroceryCategoryCount(key: "dairy", name: "Dairy", count: 1)],
        items: [
            GroceryItemBody(
                id: GroceryItemID(UUID()),
                version: 1,
                name: "milk",
                food: nil,
                category: "dairy",
                quantities: [],
                text: "2 l",
                details: GroceryItemDetails(),
                checked: false,
                checkedAt: nil,
                expiresAt: nil,
                createdAt: noon,
                updatedAt: noon,
                position: 0,
                manual: true,
                sources: []
            )
        ],
        staples: []
    )

    private static let neighbours = Neighbours(
        list: { _, _ in list },
        lists: { _, _ in ([list.id], nil) },
        board: { _ in BoardBody(planning: nil, toCook: nil, version: 1) },
        plan: { days, _ in
            let today = CalendarDate(daysSince1970: 20_777)
            return PlanWindowBody(
                today: today,
                from: days.from ?? today,
                to: days.to ?? today,
                entries: []
            )
        },
        household: { id in HouseholdFacts(id: id, name: "Test", timeZone: "Europe/Berlin") }
    )

    private func path(_ feed: FeedBody) throws -> String {
        let url = try #require(feed.url)
        #expect(url.hasPrefix("https://larder.example/feeds/"))
        return String(url.dropFirst("https://larder.example".count))
    }

    @Test(arguments: Engine.allCases)
    func `a feed is read without an account, and is the same until something changes`(engine: Engine) async throws {
        try await withService(engine) { mine, _ async throws in
            let made = await mine.post(ExportPaths.feeds, #"{"purpose": "groceries"}"#)
            #expect(made.status == 201, "\(made)")
            let feed = try made.decode(FeedBody.self)
            #expect(feed.webcalURL == feed.url?.replacing("https:", with: "webcal:"))
            var stranger = mine
            stranger.token = nil
            let first = await stranger.get(try path(feed))
            #expect(first.status == 200)
            #expect(first.text.contains("SUMMARY:Milk – 2 l\r\n"))
            #expect(first.headers["Content-Type"] == "text/calendar; charset=utf-8")
            #expect(first.headers["Cache-Control"] == "private, max-age=300")
            #expect(first.headers["Last-Modified"] == "Fri, 20 Nov 2026 12:00:00 GMT")
            let again = await stranger.get(try path(feed))
            #expect(again.body == first.body)
            let known = await stranger.get(try path(feed), headers: ["If-None-Match": first.headers["ETag"] ?? ""])
            #expect(known.status == 304)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the address is told once, kept only as a hash, and dead when revoked or replaced`(engine: Engine) async throws
    {
        try await withService(engine) { mine, _ async throws in
            let first = try (await mine.post(ExportPaths.feeds, #"{"purpose": "menu"}"#)).decode(FeedBody.self)
            let listed = await mine.get(ExportPaths.feeds)
            #expect(!listed.text.contains("url"))
            let second = try (await mine.post(ExportPaths.feeds, #"{"purpose": "menu"}"#)).decode(FeedBody.self)
            #expect(try (await mine.get(ExportPaths.feeds)).decode(Page<FeedBody>.self).items.map(\.id) == [second.id])
            #expect((await mine.get(try path(first))).status == 404)
            #expect((await mine.get(try path(second))).status == 200)
            #expect((await mine.send(.delete, "\(ExportPaths.feeds)/\(second.id)")).status == 204)
            #expect((await mine.get(try path(second))).status == 404)
            #expect((await mine.send(.delete, "\(ExportPaths.feeds)/\(second.id)")).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a feed's secret opens that one file, and another household cannot touch it`(engine: Engine) async throws {
        try await withService(engine) { mine, theirs async throws in
            let feed = try (await mine.post(ExportPaths.feeds, #"{"purpose": "meal-plan"}"#)).decode(FeedBody.self)
            let path = try path(feed)
            #expect((await mine.get(path)).text.contains("TZID:Europe/Berlin"))
            #expect((await mine.get(path.replacing("meal-plan.ics", with: "groceries.ics"))).status == 404)
            #expect((await mine.get(path.replacing("meal-plan.ics", with: "nothing.ics"))).status == 404)
            for wrong in [feed.id.description, String(repeating: "A", count: 43)] {
                #expect((await mine.get("/feeds/\(wrong)/meal-plan.ics")).status == 404, "\(wrong)")
            }
            #expect((await mine.send(.put, path)).status == 405)
            #expect((await theirs.send(.delete, "\(ExportPaths.feeds)/\(feed.id)")).status == 404)
            #expect(try (await theirs.get(ExportPaths.feeds)).decode(Page<FeedBody>.self).items.isEmpty)
            #expect((await mine.get(path)).status == 200)
        }
    }

    @Test func `every route is documented`() async throws {
        try await withService(.sqlite) { client, _ async throws in
            #expect(client.router.operations.count == 7)
            #expect(client.router.operationIDFaults == [])
            #expect(client.router.readingFaults == [])
        }
    }

    @Test func `what a feed or a range of days cannot be is named`() async throws {
        try await withService(.sqlite) { mine, _ async throws in
            let unknown = await mine.post(ExportPaths.feeds, #"{"purpose": "everything"}"#)
            #expect(unknown.status == 422)
            #expect(unknown.pointers == ["/purpose"])
            for query in ["?from=2026-11-20", "?to=2026-11-20", "?from=2026-11-20&to=2026-11-20"] {
                #expect(await mine.get(ExportPaths.mealPlan + query).status == 200, "\(query)")
            }
            for (query, pointer) in [
                ("?from=2026-02-30&to=2026-03-01", "?from"), ("?from=2026-11-21&to=2026-11-20", "?to"),
                ("?since=2026-11-20", "?since"),
            ] {
                let answer = await mine.get(ExportPaths.mealPlan + query)
                #expect(answer.status == 422, "\(query)")
                #expect(answer.pointers == [pointer], "\(query)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `calendar addresses end with their maker's membership, unless that is not wished`(
        engine: Engine
    ) async throws {
        try await withDatabase(
            engine,
            migrations: ExportService.schemaHistory,
            schema: "export"
        ) { db async throws in
            let store = SQLFeedStore(db: db)
            let (household, leaver, other) = (HouseholdID(UUID()), UserID(UUID()), UserID(UUID()))
            func make(_ purpose: FeedPurpose, by user: UserID, at time: Instant) async throws {
                let feed = Feed(
                    household: household,
                    id: FeedID(UUID()),
                    purpose: purpose,
                    createdAt: time,
                    createdBy: user,
                    tokenHash: UUID().uuidString
                )
                try await store.replace(feed, by: user)
            }
            func end(_ user: UserID, feeds: Bool) async throws {
                let fact = MembershipEnded(user: user, actor: other, endsFeeds: feeds, endsLinks: true)
                let event = ReceivedEvent(
                    id: UUID(),
                    household: household,
                    sequence: 1,
                    source: "account",
                    kind: "household.membership_ended",
                    subject: user.uuid,
                    at: FeedTests.noon,
                    payload: fact.jsonBytes()
                )
                try await db.transaction { tx in
                    let told = AccountEvent.householdMembershipEnded(fact)
                    try await SQLFeedStore.handle(told, event, at: FeedTests.noon, in: tx)
                }
            }
            func left() async throws -> [FeedPurpose] { try await store.feeds(of: household).map(\.purpose) }
            try await make(.groceries, by: leaver, at: FeedTests.noon)
            try await make(.menu, by: other, at: FeedTests.noon)
            // Made after they have come back, before the event has arrived.
            try await make(.mealPlan, by: leaver, at: FeedTests.noon + .seconds(1))
            try await end(leaver, feeds: false)
            #expect(try await left().count == 3)
            try await end(leaver, feeds: true)
            #expect(Set(try await left()) == [.menu, .mealPlan])
            let told = try await db.of(household).query(
                "SELECT count(*) FROM outbox WHERE household_id = \(household) AND kind = 'feed.revoked'"
            )
            #expect(try told[0].int(0) == 1)
        }
    }
}
