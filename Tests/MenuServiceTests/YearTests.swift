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
    func `after a year of menus nothing but menus has grown`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let year = ServiceYear(kitchen.db)
            var counts: [Int: [String: Int]] = [:]
            for day in ServiceYear.days {
                kitchen.clock.advance(by: ServiceYear.pause)
                let menu = try await client.commit(1 + day % 30)
                #expect(await client.post("\(MenuPaths.menu(menu.id))/archive").status == 200)
                try await year.end(of: client.household, at: kitchen.clock.now)
                if day == ServiceYear.looks.middle || day == ServiceYear.looks.end {
                    counts[day] = try await year.rows()
                }
            }
            let (then, now) = (
                try #require(counts[ServiceYear.looks.middle]), try #require(counts[ServiceYear.looks.end])
            )
            #expect(
                ServiceYear.growing(
                    from: then,
                    to: now,
                    limited: ["menu": ServiceYear.days.count + 1, "menu_item": ServiceYear.days.count]
                ) == []
            )
            #expect(
                now["menu_item"] == ServiceYear.days.count && MenuBook.capacity > 365,
                "archived menus are kept, up to their limit"
            )
            #expect(now["outbox", default: 0] > 0 && now["idempotency_key", default: 0] > 0, "there was more to sweep")
        }
    }
}
