import Database
import Foundation
import HTTP
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

/// A year of menus, with the sweeps that run beside it.
@Suite struct MenuYearTests {
    @Test(.timeLimit(.minutes(10)), arguments: Engine.allCases)
    func `after a year of a menu a day nothing but menus has grown`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let year = ServiceYear(kitchen.db)
            var counts: [Int: [String: Int]] = [:]
            for day in 1...365 {
                kitchen.clock.advance(by: .seconds(86_400))
                let menu = try await client.commit(1 + day % 30)
                #expect(await client.post("\(MenuPaths.menu(menu.id))/archive").status == 200)
                try await year.end(of: client.household, at: kitchen.clock.now)
                if day == 200 || day == 365 { counts[day] = try await year.rows() }
            }
            let (then, now) = (try #require(counts[200]), try #require(counts[365]))
            #expect(ServiceYear.growing(from: then, to: now, limited: ["menu": 366, "menu_item": 366]) == [])
            #expect(now["menu_item"] == 365 && MenuBook.capacity > 365, "archived menus are kept, up to their limit")
            #expect(now["outbox", default: 0] > 0 && now["idempotency_key", default: 0] > 0, "there was more to sweep")
        }
    }
}
