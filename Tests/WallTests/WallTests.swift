import Database
import Foundation
import TestSupport
import Testing

/// PostgreSQL's second wall, tried with raw SQL in each service's role on every table that there is.
@Suite struct WallTests {
    @Test func `no role reaches another service's tables, and no household another's rows`() async throws {
        try await Quarter.with { quarter in
            let tries = TryCounter()
            let names = Quarter.schemas.map(\.name)
            #expect(Set(quarter.tables.map(\.schema)) == Set(names))
            #expect(quarter.tables.filter { $0.name == "schema_migrations" }.count == names.count)
            var holes = 0
            for name in names {
                let burglar = try await quarter.burglar(name, tries)
                var breaches = await burglar.breachesOfTheWalls(others: names)
                for table in quarter.tables {
                    guard table.schema == name else {
                        breaches += await burglar.breaches(into: table)
                        continue
                    }
                    breaches += await burglar.breachesOfPolicies(of: table)
                    if !table.isOpen { breaches += await burglar.breachesBetweenHouseholds(in: table) }
                }
                #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
                holes += breaches.count
                await burglar.db.close()
            }
            print(
                "\(holes) of \(tries.count) tries came through the walls, on \(quarter.tables.count) tables in \(names.count) roles."
            )
            #expect(tries.count > 2000)
            await quarter.owner.close()
        }
    }

    @Test func `what belongs to no household is named here, and nothing else stands open`() async throws {
        try await Quarter.with { quarter in
            let open = quarter.tables.filter { $0.isOpen && $0.name != "schema_migrations" }
            // How often clients ask is counted before it is known who they are; the keys are addresses and hashes.
            let limits = ["account", "export", "grocery", "meal_plan", "menu", "recipe"].map { "\($0).rate_bucket" }
            let names = Set(open.map { "\($0.schema).\($0.name)" })
            #expect(names == Set(["account.revocation", "account.signing_key"] + limits))
            await quarter.owner.close()
        }
    }

    @Test(arguments: [
        "ALTER TABLE grocery.grocery_item DISABLE ROW LEVEL SECURITY",
        "CREATE POLICY hole ON grocery.grocery_item USING (true)",
        "CREATE POLICY hole ON grocery.grocery_item FOR INSERT WITH CHECK (true)",
        "GRANT TRUNCATE ON grocery.grocery_item TO larder_grocery",
        "ALTER TABLE grocery.grocery_item OWNER TO larder_grocery",
        "ALTER POLICY POLICY_NAME ON grocery.grocery_item USING (list_id IS NOT NULL)",
        "DROP POLICY POLICY_NAME ON grocery.grocery_item",
    ])
    func `a hole in a table's wall is noticed`(damage: String) async throws {
        try await Quarter.with { quarter in
            let policy = try await quarter.owner.query(
                "SELECT polname FROM pg_policy WHERE polrelid = 'grocery.grocery_item'::regclass"
            )[0].string(0)
            try await quarter.owner.execute(
                .unescaped(damage.replacingOccurrences(of: "POLICY_NAME", with: "\"\(policy)\""))
            )
            let table = try #require(quarter.tables.first { $0.schema == "grocery" && $0.name == "grocery_item" })
            let burglar = try await quarter.burglar("grocery", TryCounter())
            let breaches =
                await burglar.breachesBetweenHouseholds(in: table)
                + burglar.breachesOfPolicies(of: table)
            #expect(!breaches.isEmpty)
            await burglar.db.close()
            await quarter.owner.close()
        }
    }

    @Test(arguments: [
        "GRANT USAGE ON SCHEMA recipe TO larder_menu; GRANT SELECT ON recipe.recipe TO larder_menu",
        "GRANT USAGE ON SCHEMA recipe TO larder_menu; GRANT DELETE ON recipe.recipe TO PUBLIC",
        "GRANT larder_recipe TO larder_menu",
    ])
    func `a way into another service's schema is noticed`(damage: String) async throws {
        try await Quarter.with { quarter in
            for statement in damage.split(separator: ";") {
                try await quarter.owner.execute(.unescaped(String(statement)))
            }
            let table = try #require(quarter.tables.first { $0.schema == "recipe" && $0.name == "recipe" })
            let burglar = try await quarter.burglar("menu", TryCounter())
            let breaches = await burglar.breaches(into: table) + burglar.breachesOfTheWalls(others: ["recipe", "menu"])
            #expect(!breaches.isEmpty)
            await burglar.db.close()
            if damage.hasPrefix("GRANT larder_") {
                try await quarter.owner.execute("REVOKE larder_recipe FROM larder_menu")
            }
            await quarter.owner.close()
        }
    }
}
