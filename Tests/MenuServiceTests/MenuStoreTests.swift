import Database
import FoundationEssentials
import TestSupport
import Testing
import Values

@testable import MenuService

@Suite struct MenuStoreTests {
    let household = HouseholdID.test(1)
    let today = CalendarDate(daysSince1970: 20_000)

    @Test(arguments: Engine.allCases)
    func `a changed menu comes back as it was left`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let store = kitchen.store
            let left = try await store.change(household, menu: nil) { book in
                for number in 1...3 {
                    _ = try book.addRecipe(
                        .test(number),
                        servings: number,
                        writtenFor: 4,
                        as: .test(number),
                        inNew: .test(1)
                    )
                }
                try book.changeRecipe(.test(3), of: .test(1), servings: 9, position: 0)
            }
            #expect(try await store.board(of: household) == left.board)
            #expect(try await store.menu(.test(1), of: household) == left.board.planning)
            let date = today
            let cooked = try await store.change(household, menu: .test(1)) { book in
                guard let version = book.planning?.version else { throw TransitionError.noSuchMenu }
                _ = try book.endCommit(.test(1), list: .test(5), version: version, archivingCurrent: false)
                try book.markCooked(.test(2), of: .test(1), on: date)
                try book.removeRecipe(.test(1), from: .test(1))
            }
            #expect(try await store.board(of: household) == cooked.board)
            #expect(cooked.board.toCook?.items.map(\.id) == [.test(3), .test(2)])
            #expect(cooked.board.toCook?.items.last?.cooked?.on == today)
            #expect(cooked.version == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a refused change leaves nothing behind`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            await #expect(throws: TransitionError.noSuchItem) {
                try await kitchen.store.change(household, menu: nil) { book in
                    _ = try book.addRecipe(.test(1), servings: 1, writtenFor: 4, as: .test(1), inNew: .test(1))
                    try book.removeRecipe(.test(2), from: .test(1))
                }
            }
            let board = try await kitchen.store.board(of: household)
            #expect(board.planning == nil)
            let events = try await kitchen.events(of: household)
            #expect(events.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the database itself refuses a second menu in a place on the board`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            for state in [MenuState.planning, .toCook] {
                var menus = [1, 2].map { number in
                    Menu(
                        id: .test(number),
                        version: 1,
                        state: state,
                        items: [],
                        listID: nil,
                        pendingListID: nil,
                        createdAt: .test,
                        committedAt: nil,
                        archivedAt: nil
                    )
                }
                if state == .toCook { for index in menus.indices { menus[index].listID = .test(5) } }
                let other = HouseholdID(.version7())
                try await kitchen.db.of(other).execute(MenuSQL.save(menus[0], of: other))
                let error = await #expect(throws: DatabaseError.self) {
                    try await kitchen.db.of(other).execute(MenuSQL.save(menus[1], of: other))
                }
                #expect(error?.isUniqueViolation == true)
                // Another household has a board of its own.
                let third = HouseholdID(.version7())
                try await kitchen.db.of(third).execute(MenuSQL.save(menus[1], of: third))
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `an item's id that an archived menu has is refused and the archived menu keeps it`(
        engine: Engine
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            _ = try await archive(in: kitchen, number: 1)
            await #expect(throws: TransitionError.idTaken) {
                try await kitchen.store.change(household, menu: nil) { book in
                    try book.addRecipe(.test(7), servings: 1, writtenFor: 4, as: .test(1), inNew: .test(9))
                }
            }
            #expect(try await kitchen.store.menu(.test(1), of: household)?.items.map(\.recipe.id) == [.test(1)])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the history pages through all menus, the latest first`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            for number in 1...7 {
                _ = try await archive(in: kitchen, number: number)
                // Every second one is archived in the same millisecond as the one before.
                if number % 2 == 0 { kitchen.clock.advance(by: .seconds(3600)) }
            }
            var seen: [MenuID] = []
            var query = HistoryQuery(from: nil, to: nil, after: nil, limit: 3)
            while true {
                let (menus, more) = try await kitchen.store.history(query, of: household)
                seen += menus.map(\.id)
                guard more, let archivedAt = menus[2].archivedAt else { break }
                query.after = HistoryCursor(HistoryCursor(archivedAt: archivedAt, menu: menus[2].id).description)
            }
            #expect(seen == [7, 6, 5, 4, 3, 2, 1].map { MenuID.test($0) })
            #expect(try await kitchen.store.history(query, of: .test(2)).menus.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the history can be asked for a range of dates`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            var days: [CalendarDate] = []
            for number in 1...3 {
                days.append(kitchen.clock.now.dateInUTC)
                _ = try await archive(in: kitchen, number: number)
                kitchen.clock.advance(by: .seconds(86_400))
            }
            for (from, to, expected) in [(0, 2, [3, 2, 1]), (1, 1, [2]), (2, 2, [3]), (0, 1, [2, 1])] {
                let query = HistoryQuery(from: days[from], to: days[to], after: nil, limit: 50)
                let found = try await kitchen.store.history(query, of: household).menus.map(\.id)
                #expect(found == expected.map { MenuID.test($0) }, "\(from) to \(to)")
            }
        }
    }

    /// Plans, commits and archives a menu of one recipe, all with the same number.
    private func archive(in kitchen: MenuKitchen, number: Int) async throws -> Changed<Void> {
        try await kitchen.store.change(household, menu: nil) { book in
            _ = try book.addRecipe(
                .test(number),
                servings: nil,
                writtenFor: 4,
                as: .test(number),
                inNew: .test(number)
            )
            _ = try book.endCommit(.test(number), list: .test(5), version: 1, archivingCurrent: false)
            try book.archive(.test(number))
        }
    }
}
