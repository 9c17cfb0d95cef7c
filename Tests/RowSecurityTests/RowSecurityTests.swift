import Database
import Foundation
import TestSupport
import Testing

/// Row security of PostgreSQL, tried with raw SQL in each service's role on every table that there is.
@Suite struct RowSecurityTests {
    @Test func `no role reaches another service's tables, and no household another's rows`() async throws {
        try await FilledDatabase.with { database in
            let tries = TryCounter()
            let names = FilledDatabase.schemas.map(\.name)
            #expect(Set(database.tables.map(\.schema)) == Set(names))
            #expect(database.tables.filter { $0.name == "schema_migrations" }.count == names.count)
            var holes = 0
            for name in names {
                let probe = try await database.probe(name, tries)
                var breaches = await probe.breachesOfTheRole(others: names)
                for table in database.tables {
                    guard table.schema == name else {
                        breaches += await probe.breaches(into: table)
                        continue
                    }
                    breaches += await probe.breachesOfPolicies(of: table)
                    if !table.isOpen { breaches += await probe.breachesBetweenHouseholds(in: table) }
                }
                #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
                holes += breaches.count
                await probe.db.close()
            }
            print(
                "\(holes) of \(tries.count) tries came through, on \(database.tables.count) tables in \(names.count) roles."
            )
            #expect(tries.count > 2000)
            await database.owner.close()
        }
    }

    @Test func `what belongs to no household is named here, and nothing else stands open`() async throws {
        try await FilledDatabase.with { database in
            let open = database.tables.filter { $0.isOpen && $0.name != "schema_migrations" }
            // How often clients ask is counted before it is known who they are; the keys are addresses and hashes.
            let keepers = ["account", "activity", "export", "grocery", "meal_plan", "menu", "recipe"]
            let limits = keepers.map { "\($0).rate_bucket" }
            let names = Set(open.map { "\($0.schema).\($0.name)" })
            // All households read the catalogue, and no service writes it.
            let catalog = ["recipe.catalog_cookbook", "recipe.catalog_edition", "recipe.catalog_recipe"]
            // So are nutrients.
            let nutrients = ["recipe.nutrient_edition", "recipe.nutrient_food"]
            #expect(
                names
                    == Set(
                        ["account.revocation", "account.signing_key", "activity.push_key"] + limits + catalog
                            + nutrients
                    )
            )
            await database.owner.close()
        }
    }

    @Test func `a hole in a table's row security is noticed`() async throws {
        let holes = [
            "ALTER TABLE grocery.grocery_item DISABLE ROW LEVEL SECURITY",
            "CREATE POLICY hole ON grocery.grocery_item USING (true)",
            "CREATE POLICY hole ON grocery.grocery_item FOR INSERT WITH CHECK (true)",
            "GRANT TRUNCATE ON grocery.grocery_item TO larder_grocery",
            "ALTER TABLE grocery.grocery_item OWNER TO larder_grocery",
            "ALTER POLICY POLICY_NAME ON grocery.grocery_item USING (list_id IS NOT NULL)",
            "DROP POLICY POLICY_NAME ON grocery.grocery_item",
        ]
        try await FilledDatabase.with(each: holes) { hole, database in
            let policy = try await database.owner.query(
                "SELECT polname FROM pg_policy WHERE polrelid = 'grocery.grocery_item'::regclass"
            )[0].string(0)
            try await database.owner.execute(
                .unescaped(hole.replacingOccurrences(of: "POLICY_NAME", with: "\"\(policy)\""))
            )
            let table = try #require(database.tables.first { $0.schema == "grocery" && $0.name == "grocery_item" })
            let probe = try await database.probe("grocery", TryCounter())
            let breaches =
                await probe.breachesBetweenHouseholds(in: table)
                + probe.breachesOfPolicies(of: table)
            #expect(!breaches.isEmpty, "\(hole)")
            await probe.db.close()
            await database.owner.close()
        }
    }

    @Test func `a way into another service's schema is noticed`() async throws {
        let ways = [
            "GRANT USAGE ON SCHEMA recipe TO larder_menu; GRANT SELECT ON recipe.recipe TO larder_menu",
            "GRANT USAGE ON SCHEMA recipe TO larder_menu; GRANT DELETE ON recipe.recipe TO PUBLIC",
            "GRANT larder_recipe TO larder_menu",
        ]
        try await FilledDatabase.with(each: ways) { way, database in
            for statement in way.split(separator: ";") {
                try await database.owner.execute(.unescaped(String(statement)))
            }
            let table = try #require(database.tables.first { $0.schema == "recipe" && $0.name == "recipe" })
            let probe = try await database.probe("menu", TryCounter())
            let breaches = await probe.breaches(into: table) + probe.breachesOfTheRole(others: ["recipe", "menu"])
            #expect(!breaches.isEmpty, "\(way)")
            await probe.db.close()
            if way.hasPrefix("GRANT larder_") {
                try await database.owner.execute("REVOKE larder_recipe FROM larder_menu")
            }
            await database.owner.close()
        }
    }
}
