import Database
import FoundationEssentials
import HTTP
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

/// Many people of one household at once.
@Suite struct RaceTests {
    @Test(arguments: Engine.allCases)
    func `32 clients racing never break the board and never lose a recipe`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let household = HouseholdID(.version7())
            let client = kitchen.client(household: household)
            // Each client adds a recipe of its own; some commit, cook and archive whatever they find.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...32 {
                    group.addTask { try await self.play(number, client, kitchen.db) }
                }
                try await group.waitForAll()
            }
            let rows = try await kitchen.db.of(household).query(
                "SELECT recipe_id FROM menu_item WHERE household_id = \(household) ORDER BY recipe_id"
            )
            let found = try rows.values(as: RecipeID.self)
            #expect(found == (1...32).map { RecipeID.test($0) })
            // What happened was written down, once each and without gaps.
            let events = try await kitchen.events(of: household)
            #expect(events.count { $0 == "menu.recipe_added" } == 32)
            let last = try await kitchen.db.across(.sweep).query("SELECT max(sequence), count(*) FROM outbox")
            #expect(try last.first?.int(0) == last.first?.int(1))
        }
    }

    private func play(_ number: Int, _ client: TestClient, _ db: any SQLDatabase) async throws {
        let added = await client.post(MenuPaths.boardRecipes, "{\"recipe_id\": \"\(RecipeID.test(number))\"}")
        #expect(added.status == 201, "\(added)")
        for step in 0..<6 {
            let board: BoardBody = try await client.board()
            try await checkInvariants(client.household, db)
            switch (number + step) % 4 {
            case 0:
                guard let menu = board.planning else { continue }
                let answer = await client.post(
                    "\(MenuPaths.menu(menu.id))/grocery-list",
                    "{\"archive_current\": \(step % 2 == 0)}"
                )
                #expect([200, 201, 409].contains(answer.status), "\(answer)")
            case 1:
                guard let menu = board.toCook, let item = menu.recipes.first(where: { $0.cookedAt == nil }) else {
                    continue
                }
                let answer = await client.post("\(MenuPaths.menu(menu.id))/recipes/\(item.id)/cooked")
                #expect([200, 409].contains(answer.status), "\(answer)")
            case 2:
                guard let menu = board.toCook else { continue }
                let answer = await client.post("\(MenuPaths.menu(menu.id))/archive")
                // It may have gone back to planning meanwhile.
                #expect([200, 409].contains(answer.status), "\(answer)")
            default:
                guard let menu = board.toCook else { continue }
                let answer = await client.post("\(MenuPaths.menu(menu.id))/plan-again")
                #expect([200, 409].contains(answer.status), "\(answer)")
            }
        }
    }

    private func checkInvariants(_ household: HouseholdID, _ db: any SQLDatabase) async throws {
        let rows = try await db.of(household).query(
            "SELECT state, count(*) FROM menu WHERE household_id = \(household) AND state <> 'archived' GROUP BY state"
        )
        for row in rows { #expect(try row.int(1) == 1, "one of each state") }
    }
}
