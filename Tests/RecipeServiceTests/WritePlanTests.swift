import Foundation
import HTTP
import Identity
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import Database
@testable import RecipeService

/// How the databases run what changing recipes and cookbooks asks of them: by keys and indexes, whatever there is beside it.
@Suite struct WritePlanTests {
    /// A change, by its operation.
    private typealias Write = (operation: String, method: HTTP.Method, path: String, body: String)

    /// What changes no recipe or cookbook in the tables: questions, pictures' files, and what is read from elsewhere.
    private static let others: Set<String> = [
        "batchGetRecipes", "findAllergens", "extractRecipe", "putRecipePicture", "deleteRecipePicture",
    ]

    /// Statements that sort, or go through more than they change, and why that is right.
    private static let known: [(text: String, why: String)] = [
        ("FROM cookbook c LEFT JOIN", "cookbooks' recipes are counted, from an index alone, and those deleted are few"),
        ("SELECT household_id, ?1, occasion_id, max(cooked_on)", "what is sorted is of the recipes that become one"),
        ("SELECT household_id, cookbook_id, ?1, max(added_at)", "what is sorted is of the recipes that become one"),
        ("SELECT household_id FROM household_kitchen WHERE read_version < version", "the index has only those behind"),
    ]

    @Test(arguments: Engine.allCases)
    func `what changes recipes finds them by indexes, whatever there is beside them`(engine: Engine) async throws {
        let record = StatementRecord()
        try await withService(engine, recording: record) { service in
            let client = service.client
            let place = try await service.fillForPlans()
            let (one, other) = (try await service.recipe("Own", Self.content), try await service.recipe("Other"))
            let cookbook = try #require(place["cookbook"])
            let writes = Self.writes("\(one)", "\(other)", cookbook, try #require(place["catalog_recipe_id"]))
            let found = service.router.operations.filter { method, pattern, operation in
                method != .get && !Self.others.contains(operation.id)
                    && ["recipes", "cookbooks", "catalog"].contains { pattern.hasPrefix("/api/v1/\($0)") }
            }
            #expect(Set(found.map(\.operation.id)) == Set(writes.map(\.operation)), "all that changes something")
            // The fixture's own.
            _ = record.take()
            for write in writes {
                let answer = await client.send(write.method, write.path, write.body)
                #expect((200..<300).contains(answer.status), "\(write): \(answer)")
                #expect(!"\(answer)".contains(#":"refused""#), "\(write): \(answer)")
            }
            #expect(await service.deliver("menu.recipe_cooked", Self.cooked(one), sequence: 1).status < 300)
            try await service.rows.execute(
                "UPDATE recipe SET parser_version = 0 WHERE household_id = \(client.household) AND id = \(one)"
            )
            let rereading = Rereading(
                db: service.db,
                kitchens: service.kitchens,
                pool: service.pool,
                now: { service.clock.now },
                failed: { id, _, error in Issue.record("\(id): \(error)") }
            )
            #expect(try await rereading.run() == 1)
            _ = try await service.store.sweepDeleted(now: service.clock.now)
            try await SQLCookbookStore(db: service.db).sweepDeleted(now: service.clock.now)
            let statements = record.take()
            let words = statements.map { $0.rendered(for: service.db.dialect).text }
            let starts = ["INSERT INTO recipe ", "UPDATE recipe ", "DELETE FROM recipe ", "INSERT INTO recipe_cooking"]
            for start in starts { #expect(words.contains { $0.hasPrefix(start) }, "\(start)… is looked at") }
            let plans = try await StatementPlan.all(of: statements, on: service.db, areWrites: true)
            for plan in plans {
                let isKnown = Self.known.contains { plan.text.contains($0.text) }
                #expect(plan.faults.isEmpty || isKnown, "\(plan.text)\n\(plan.faults)")
            }
            let sign = service.db.dialect == .postgres ? "?" : "$"
            for statement in Self.known where !statement.text.contains(sign) {
                #expect(plans.contains { $0.text.contains(statement.text) }, "no such statement is run: \(statement)")
            }
        }
    }

    private static let content =
        #","ingredients":["1 leek","salt"],"tags":["Own"],"steps":["Simmer."],"source":{"type":"url","url":"https://example.org/own"}"#

    private static func writes(_ one: String, _ other: String, _ cookbook: String, _ catalogued: String) -> [Write] {
        let (recipes, recipe, book) = (RecipePaths.recipes, "/api/v1/recipes/\(one)", "/api/v1/cookbooks/\(cookbook)")
        func bulk(_ action: String, _ more: String = "") -> Write {
            ("changeRecipes", .post, RecipePaths.bulk, #"{"ids":["\#(one)"],"action":"\#(action)"\#(more)}"#)
        }
        return [
            ("createRecipe", .post, recipes, #"{"title":"New","ingredients":["1 leek"],"tags":["Own"]}"#),
            ("putRecipe", .put, recipe, #"{"title":"Put"\#(content)}"#),
            ("patchRecipe", .patch, recipe, #"{"title":"Patched","tags":["Own","More"]}"#),
            ("restoreRecipeVersion", .post, recipe + "/versions/1/restore", "{}"),
            ("putOpinion", .put, recipe + "/opinion", #"{"favourite":true,"rating":4,"note":"Good"}"#),
            ("deleteOpinion", .delete, recipe + "/opinion", ""),
            bulk("add_tags", #","tags":["Even more"]"#), bulk("remove_tags", #","tags":["Even more"]"#),
            bulk("add_to_cookbook", #","cookbook_id":"\#(cookbook)""#),
            bulk("remove_from_cookbook", #","cookbook_id":"\#(cookbook)""#),
            bulk("favourite"), bulk("unfavourite"), bulk("delete"), bulk("restore"),
            ("renameTag", .patch, "/api/v1/recipes/tags/own", #"{"name":"Mine"}"#),
            ("deleteTag", .delete, "/api/v1/recipes/tags/mine", ""),
            ("syncRecipes", .post, RecipePaths.sync, synced(one, cookbook)),
            ("createCookbook", .post, RecipePaths.cookbooks, #"{"name":"Made"}"#),
            ("putCookbook", .put, book, #"{"name":"Put"}"#),
            ("patchCookbook", .patch, book, #"{"name":"Patched"}"#),
            ("addCookbookRecipe", .put, book + "/recipes/\(one)", ""),
            ("addCookbookRecipes", .post, book + "/recipes", #"{"ids":["\#(one)","\#(other)"]}"#),
            ("removeCookbookRecipe", .delete, book + "/recipes/\(one)", ""),
            ("deleteCookbook", .delete, book, ""),
            ("restoreCookbook", .post, book + "/restore", ""),
            ("copyCatalogRecipe", .post, "/api/v1/catalog/recipes/\(catalogued)/copy", ""),
            ("deleteRecipe", .delete, recipe, ""),
            ("restoreRecipe", .post, recipe + "/restore", ""),
            ("mergeRecipes", .post, recipe + "/merge", #"{"ids":["\#(other)"]}"#),
        ]
    }

    /// One operation of each kind.
    private static func synced(_ one: String, _ cookbook: String) -> String {
        let new = UUID()
        let operations = [
            #""op":"add","recipe_id":"\#(new)","recipe":{"title":"Synced"\#(content)}"#,
            #""op":"change","recipe_id":"\#(one)","seen":1,"change":{"title":"Changed","tags":["Own"]}"#,
            #""op":"opine","recipe_id":"\#(one)","opinion":{"favourite":true}"#,
            #""op":"add_to_cookbook","recipe_id":"\#(new)","cookbook_id":"\#(cookbook)""#,
            #""op":"remove_from_cookbook","recipe_id":"\#(new)","cookbook_id":"\#(cookbook)""#,
            #""op":"delete","recipe_id":"\#(new)","confirm":true"#, #""op":"restore","recipe_id":"\#(new)""#,
        ]
        return #"{"operations":[\#(operations.map { #"{"id":"\#(UUID())",\#($0)}"# }.joined(separator: ","))]}"#
    }

    private static func cooked(_ recipe: RecipeID) -> String {
        #"{"menu_id":"\#(UUID())","item_id":"\#(UUID())","recipe_id":"\#(recipe)","date":"2026-11-20"}"#
    }
}
