import Database
import Events
import GroceryAPI
import Values

extension SQLGroceryStore {
    /// The recipes of a household that are known to be deleted.
    func deletedRecipes(of household: HouseholdID) async throws -> Set<RecipeID> {
        Set(try await db.of(household).read([DeletedRecipeSQL.known.all(of: household)])[0].values(as: RecipeID.self))
    }

    /// The lists with something to buy for a recipe.
    func lists(buyingFor recipe: RecipeID, of household: HouseholdID) async throws -> RecipeLists {
        let sql = DeletedRecipeSQL.lists(buyingFor: recipe, household, limit: RecipeLists.most)
        let rows = try await db.of(household).read([sql])[0]
        return RecipeLists(
            count: try rows.first?.int(3) ?? 0,
            lists: try rows.map { row in
                RecipeList(
                    id: try row.id(0),
                    title: try row.string(1),
                    items: try row.int(2),
                    follows: try row.bool(4)
                )
            }
        )
    }

    /// Shows a recipe as deleted, or as there again, on the lists that name it; a second time changes nothing.
    static func mark(_ deletion: RecipeDeletion, in tx: ScopedTransaction) async throws {
        guard try await tx.execute(DeletedRecipeSQL.known.note(deletion)) > 0 else { return }
        let household = deletion.household
        let answers = try await tx.run([
            DeletedRecipeSQL.known.forgetOldest(of: household),
            DeletedRecipeSQL.lock(naming: deletion.recipe, household),
        ])
        let lists = try answers[1].values(as: GroceryListID.self)
        guard !lists.isEmpty else { return }
        let events = lists.map { ListNotice.list.event(of: $0) }
        _ = try await tx.run(
            [DeletedRecipeSQL.touch(lists, household, now: deletion.now)]
                + Outbox.statements(events, household: household, at: deletion.now)
        )
    }
}
