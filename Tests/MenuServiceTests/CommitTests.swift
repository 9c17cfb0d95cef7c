import Database
import FoundationEssentials
import GroceryAPI
import HTTP
import Synchronization
import TestSupport
import Testing
import Values

@testable import MenuService

/// Making a grocery list goes in steps over two services; each of these tests dies at one of them.
@Suite struct CommitTests {
    let household = HouseholdID.test(1)

    /// Where the process dies.
    enum Death: CaseIterable {
        case beforeTheFirstStep, afterTheFirstStep, beforeTheList, afterTheList, beforeTheLastStep, afterTheLastStep
        case beforeActivating, afterActivating
    }

    struct Killed: Error {}

    @Test(arguments: Engine.allCases, Death.allCases)
    func `dying at any step leaves the old state or the new one, and repeating finishes`(
        engine: Engine,
        death: Death
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let menu = try await plan(kitchen, recipes: 1...3)
            await #expect(throws: Killed.self) {
                try await kitchen.dying(death).commit(menu, CommitOrder(), of: household)
            }
            kitchen.fake.state.withLock { $0.interrupt = nil }

            let board = try await kitchen.store.board(of: household)
            let isCommitted = [.afterTheLastStep, .beforeActivating, .afterActivating].contains(death)
            #expect(board.planning?.id == (isCommitted ? nil : menu))
            #expect(board.toCook?.id == (isCommitted ? menu : nil))

            let result = try await kitchen.menus().commit(menu, CommitOrder(), of: household)
            #expect(result.made == !isCommitted)
            let after = try await kitchen.store.board(of: household)
            #expect(after.toCook?.id == menu)
            #expect(after.toCook?.listID == result.list.id)
            #expect(kitchen.fake.lists.count == 1)
            #expect(kitchen.fake.lists[result.list.id]?.isDraft == false)
            #expect(
                kitchen.fake.lists[result.list.id]?.request.recipes?.map(\.recipeID)
                    == [.test(1), .test(2), .test(3)]
            )
            #expect(try await kitchen.events(of: household).count { $0 == "menu.committed" } == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list that could not be shown at once is shown by the event`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let menu = try await plan(kitchen, recipes: 1...1)
            kitchen.fake.state.withLock { state in
                state.interrupt = { if $0 == .beforeActivate { throw Problem.unavailable() } }
            }
            let result = try await kitchen.menus().commit(menu, CommitOrder(), of: household)
            #expect(result.made)
            #expect(kitchen.fake.lists[result.list.id]?.isDraft == true, "until then nobody else sees it")
            let deliveries = try await kitchen.db.of(household).query(
                """
                SELECT o.kind, o.payload, d.destination FROM outbox_delivery d
                JOIN outbox o ON o.household_id = d.household_id AND o.sequence = d.sequence
                WHERE d.household_id = \(household) AND d.destination <> 'activity'
                """
            )
            #expect(deliveries.count == 1)
            #expect(try deliveries.first?.string(0) == "menu.committed")
            #expect(
                try deliveries.first?.string(1) == "{\"menu_id\":\"\(menu)\",\"list_id\":\"\(result.list.id)\"}"
            )
            #expect(try deliveries.first?.string(2) == "grocery")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe added while the list is being made is on the list`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let menu = try await plan(kitchen, recipes: 1...1)
            let once = Mutex(true)
            kitchen.fake.state.withLock { state in
                state.afterPut = {
                    let isFirst = once.withLock { first in
                        defer { first = false }
                        return first
                    }
                    if isFirst { _ = try await plan(kitchen, recipes: 2...2) }
                }
            }
            let result = try await kitchen.menus().commit(menu, CommitOrder(), of: household)
            #expect(
                kitchen.fake.lists[result.list.id]?.request.recipes?.map(\.recipeID) == [.test(1), .test(2)]
            )
            #expect(kitchen.fake.lists.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a menu whose recipes never rest is refused in the end and stays in planning`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let menu = try await plan(kitchen, recipes: 1...1)
            let next = Mutex(2)
            kitchen.fake.state.withLock { state in
                state.afterPut = {
                    let number = next.withLock { number in
                        number += 1
                        return number
                    }
                    _ = try await plan(kitchen, recipes: number...number)
                }
            }
            await #expect { try await kitchen.menus().commit(menu, CommitOrder(), of: household) } throws: { error in
                (error as? Problem)?.code == "menu_changing"
            }
            #expect(next.withLock { $0 } == 7, "five times, each with another recipe")
            #expect(try await kitchen.store.board(of: household).planning?.id == menu)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a client's list id is used, and one that another list has is refused`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let menu = try await plan(kitchen, recipes: 1...1)
            kitchen.fake.state.withLock { state in
                state.lists[.test(77)] = FakeNeighbours.List(request: GroceryListRequest(title: "Mine"), isDraft: false)
            }
            await #expect {
                try await kitchen.menus().commit(menu, CommitOrder(list: .test(77)), of: household)
            } throws: { error in (error as? Problem)?.code == "list_exists" }
            #expect(kitchen.fake.lists[.test(77)]?.request.title == "Mine")
            // A draft of another menu is as foreign as a list of this one that is in use.
            let strange = [
                FakeNeighbours.List(request: GroceryListRequest(), isDraft: true),
                FakeNeighbours.List(
                    request: GroceryListRequest(source: GroceryListSource(type: .menu, menuID: .test(9))),
                    isDraft: true
                ),
                FakeNeighbours.List(
                    request: GroceryListRequest(source: GroceryListSource(type: .menu, menuID: menu)),
                    isDraft: false
                ),
            ]
            for list in strange {
                kitchen.fake.state.withLock { $0.lists[.test(77)] = list }
                await #expect {
                    try await kitchen.menus().commit(menu, CommitOrder(list: .test(77)), of: household)
                } throws: { error in (error as? Problem)?.code == "list_exists" }
                #expect(kitchen.fake.lists[.test(77)] == list)
            }
            let result = try await kitchen.menus().commit(menu, CommitOrder(list: .test(78)), of: household)
            #expect(result.list.id == .test(78))
            // Whoever repeats the call is told of a list that has been deleted since.
            kitchen.fake.state.withLock { $0.lists = [:] }
            await #expect {
                try await kitchen.menus().commit(menu, CommitOrder(), of: household)
            } throws: { error in (error as? Problem)?.code == "list_deleted" }
            kitchen.fake.state.withLock { state in
                state.interrupt = { if $0 == .beforeActivate { throw Problem.unavailable() } }
            }
            await #expect {
                try await kitchen.menus().commit(menu, CommitOrder(), of: household)
            } throws: { error in (error as? Problem)?.status == 503 }
        }
    }

    @Test(arguments: Engine.allCases)
    func `many at once make one list`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let menu = try await plan(kitchen, recipes: 1...2)
            let results = try await withThrowingTaskGroup(of: CommittedList.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await kitchen.menus().commit(menu, CommitOrder(), of: household) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(results.map(\.list.id)).count == 1)
            #expect(results.count { $0.made } == 1)
            #expect(kitchen.fake.lists.count == 1)
        }
    }

    /// Adds recipes to the menu being planned.
    private func plan(_ kitchen: MenuKitchen, recipes: ClosedRange<Int>) async throws -> MenuID {
        var menu: MenuID?
        for recipe in recipes {
            menu = try await kitchen.menus().add(.test(recipe), servings: nil, as: nil, to: household)
                .board.planning?.id
        }
        return try #require(menu)
    }
}

extension MenuKitchen {
    /// The service in a process that dies at a step.
    fileprivate func dying(_ death: CommitTests.Death) -> Menus {
        let moment: FakeNeighbours.Moment? =
            switch death {
            case .beforeTheList: .beforePut
            case .afterTheList: .afterPut
            case .beforeActivating: .beforeActivate
            case .afterActivating: .afterActivate
            case .beforeTheFirstStep, .afterTheFirstStep, .beforeTheLastStep, .afterTheLastStep: nil
            }
        let dying: DyingDatabase? =
            switch death {
            case .beforeTheFirstStep: DyingDatabase(db, transaction: 1, before: true)
            case .afterTheFirstStep: DyingDatabase(db, transaction: 1, before: false)
            case .beforeTheLastStep: DyingDatabase(db, transaction: 2, before: true)
            case .afterTheLastStep: DyingDatabase(db, transaction: 2, before: false)
            case .beforeTheList, .afterTheList, .beforeActivating, .afterActivating: nil
            }
        if let moment {
            fake.state.withLock { state in state.interrupt = { if $0 == moment { throw CommitTests.Killed() } } }
        }
        return menus(over: dying)
    }
}

/// A database whose process dies before or after one of its transactions.
private final class DyingDatabase: SQLDatabase {
    private let db: any SQLDatabase
    private let last: Int
    private let before: Bool
    private let count = Mutex(0)

    init(_ db: any SQLDatabase, transaction last: Int, before: Bool) {
        self.db = db
        self.last = last
        self.before = before
    }

    var dialect: Dialect { db.dialect }

    func query(_ sql: SQL) async throws(DatabaseError) -> Rows { try await db.query(sql) }

    func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] { try await db.atomically(statements) }

    func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] { try await db.read(statements) }

    func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        let number = count.withLock { count in
            count += 1
            return count
        }
        if number == last, before { throw CommitTests.Killed() }
        let result = try await db.transaction(body)
        if number == last { throw CommitTests.Killed() }
        return result
    }

    func listen(channel: String, handler: @escaping @Sendable (String) -> Void) {}

    func notify(channel: String, payload: String) {}

    func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void) {}

    func close() async {}
}
