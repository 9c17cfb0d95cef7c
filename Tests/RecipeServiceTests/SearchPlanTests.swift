import Foundation
import HTTP
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import Database
@testable import RecipeService

/// How the databases run what finding recipes asks of them: by keys and indexes, whatever there is beside it.
@Suite struct SearchPlanTests {
    /// What households and the catalogue are asked for, by operation.
    ///
    /// It is all of the filters, orders and pages that make a statement of their own. `{…}` is a recipe, a cookbook, or a
    /// recipe of the catalogue.
    private static let reads: [String: [String]] = [
        "listRecipes": [
            "", "?limit=2&after={next}", "?sort=cooked", "?status=pending_review", "?tag=quick",
            "?q=soup", "?q=salt&limit=200", "?q=soup%20lemon&facets=true", "?q=%22soup%20with%22", "?q=soup&sort=title",
            "?include=salt&exclude=butter", "?cookbook={cookbook}", "?favourite=true",
            "?q=soup&favourite=true&cookbook={cookbook}",
            "?sort=rating", "?sort=last_cooked", "?have=salt&have=leek", "?sort=random&limit=1", "?diet=vegan&may=true",
        ],
        "listSuggestions": ["?q=sou"],
        "listDuplicates": ["", "?limit=2"],
        "listSimilarRecipes": [""],
        "listRecipeChanges": ["", "?view=summary", "?limit=2&after={next}"],
        "listTags": [""],
        "listDeletedRecipes": [""],
        "getRecipe": ["", "?servings=8"],
        "getRecipeAllergens": [""],
        "listCookbooks": ["", "?limit=2&after={next}"],
        "getCookbook": [""],
        "listCookbookRecipes": ["", "?limit=2&after={next}"],
        "listCatalogRecipes": [
            "", "?q=soup", "?q=salt&facets=true", "?q=%22soup%20with%22", "?include=salt", "?cookbook={cookbook}",
            "?sort=title",
        ],
        "getCatalogRecipe": [""],
        "listCatalogCookbooks": ["", "?limit=2&after={next}"],
        "getOpinion": [""],
        "listOpinions": [""],
        "listRecipeVersions": [""],
        "getRecipeVersion": [""],
        "getRecipeVersionChanges": [""],
    ]

    /// What finds nothing: a file of all recipes, and what a recipe was imported from.
    private static let others: Set<String> = ["exportRecipes", "getRecipeSource"]

    /// Statements that go through more than they give, and why that is right.
    private static let known: [(text: String, why: String)] = [
        (
            "SELECT recipe_id FROM cookbook_recipe",
            "what is found is compared with all of a cookbook, from an index alone"
        ),
        (
            "SELECT recipe_id FROM recipe_opinion\nWHERE household_id = $1 AND user_id",
            "the same with a user's favourites"
        ),
        (
            "SELECT cookbook_id, recipe_id FROM cookbook_recipe",
            "what is found is counted in all cookbooks, of 20,000 recipes at most, from an index alone"
        ),
        ("SELECT min(tag) AS tag", "tags of all recipes are counted, from an index alone"),
        ("FROM cookbook c LEFT JOIN", "cookbooks' recipes are counted, from an index alone, and those deleted are few"),
        (
            "FROM recipe_opinion WHERE household_id = ?1 AND recipe_id = ?2 ORDER BY",
            "a household has a hundred users at most"
        ),
    ]

    @Test(arguments: Engine.allCases)
    func `what finding recipes asks is answered from indexes, whatever there is beside it`(engine: Engine) async throws
    {
        let record = StatementRecord()
        try await withService(engine, recording: record) { service in
            let place = try await service.fillForPlans()
            _ = record.take()
            let found = service.router.operations.filter { method, pattern, operation in
                method == .get && !Self.others.contains(operation.id)
                    && ["recipes", "cookbooks", "catalog"].contains { pattern.hasPrefix("/api/v1/\($0)") }
            }
            #expect(
                Set(found.map(\.operation.id)) == Set(Self.reads.keys),
                "what is asked for here must be all that there is"
            )
            for (_, pattern, operation) in found {
                var next = ""
                for query in Self.reads[operation.id] ?? [] {
                    var path = pattern + query.replacing("{next}", with: next)
                    for (name, value) in place { path = path.replacing("{\(name)}", with: value) }
                    let answer = await service.client.get(path)
                    #expect(answer.status == 200, "\(path): \(answer)")
                    if query.contains("{next}") { continue }
                    let first = await service.client.get(path + (query.isEmpty ? "?" : "&") + "limit=2")
                    let json = try? JSONSerialization.jsonObject(with: Data(first.text.utf8)) as? [String: Any]
                    if let place = json?["next"] as? String { next = place }
                }
            }
            let household = service.client.household
            let statements =
                record.take() + [
                    RereadingSQL.behind(of: household, foodsVersion: 0, limit: Rereading.portion),
                    RereadingSQL.behind(of: household, foodsVersion: 1, limit: Rereading.portion),
                ]
            #expect(statements.count > 100)
            try await expectIndexes(statements, service)
        }
    }

    /// PostgreSQL plans anew each time what comes after a place, as that may be all there is.
    @Test(arguments: Engine.allCases)
    func `what has changed is only read when something has`(engine: Engine) async throws {
        let record = StatementRecord()
        try await withService(engine, recording: record) { service in
            func add() async throws { _ = try await service.recipe("Soup", #","steps":["Stir the soup with care."]"#) }
            func reads(_ path: String) async -> Int {
                _ = record.take()
                let answer = await service.client.get(path)
                #expect(answer.status == 200, "\(path): \(answer)")
                return record.take().count { $0.rendered(for: service.db.dialect).text.contains("(change_seq, id) >") }
            }
            try await add()
            let paths = ["?q=soup", "?q=%22soup%20with%22", "?exclude=salt", "/suggest?q=sou"].map {
                RecipePaths.recipes + $0
            }
            #expect(await reads(paths[0]) == 1)
            for path in paths {
                #expect(await reads(path) == 0, "\(path)")
                try await add()
                #expect(await reads(path) == 1, "\(path)")
                #expect(await reads(path) == 0, "\(path)")
            }
        }
    }

    private func expectIndexes(_ statements: [SQL], _ service: TestService) async throws {
        let plans = try await StatementPlan.all(of: statements, on: service.db)
        for plan in plans where !plan.faults.isEmpty {
            #expect(Self.known.contains { plan.text.contains($0.text) }, "\(plan.text)\n\(plan.faults)")
        }
        let other = service.db.dialect == .postgres ? "?" : "$"
        for statement in Self.known where !statement.text.contains(other) {
            #expect(plans.contains { $0.text.contains(statement.text) }, "no such statement is asked: \(statement)")
        }
    }
}
