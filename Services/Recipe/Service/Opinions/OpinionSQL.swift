import Database
import Values

/// The statements about what users think of recipes.
enum OpinionSQL {
    /// What everybody thinks of a recipe.
    static func all(of recipe: RecipeID, _ household: HouseholdID) -> SQL {
        StoredOpinion.table.select
            + " WHERE household_id = \(household) AND recipe_id = \(recipe) ORDER BY updated_at DESC, user_id"
    }

    /// What one user thinks of recipes.
    static func by(_ user: UserID, of recipes: [RecipeID], _ household: HouseholdID) -> SQL {
        StoredOpinion.table.select
            + " WHERE household_id = \(household) AND recipe_id IN \(list: recipes) AND user_id = \(user)"
    }

    /// Which of some recipes a user likes best.
    static func favourites(of user: UserID, among recipes: [RecipeID], _ household: HouseholdID) -> SQL {
        """
        SELECT recipe_id FROM recipe_opinion
        WHERE household_id = \(household) AND recipe_id IN \(list: recipes) AND user_id = \(user) AND favourite
        """
    }

    static func put(_ opinion: StoredOpinion, of household: HouseholdID) -> SQL {
        StoredOpinion.table.upsert(opinion, .key("household_id", household))
    }

    /// Notes of some recipes that a user likes them best, whatever else they think of them.
    static func favour(_ recipes: [RecipeID], by user: UserID, of household: HouseholdID, at now: Instant) -> SQL {
        let rows = SQLRows([.uuid, .uuid, .uuid, .boolean, .instant], of: recipes) { [household, $0, user, true, now] }
        return """
            INSERT INTO recipe_opinion (household_id, recipe_id, user_id, favourite, updated_at) \(values: rows)
            ON CONFLICT (household_id, recipe_id, user_id)
            DO UPDATE SET favourite = excluded.favourite, updated_at = excluded.updated_at
            """
    }

    /// The opposite.
    static func disfavour(_ recipes: [RecipeID], by user: UserID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE recipe_opinion SET favourite = \(false), updated_at = \(now)
        WHERE household_id = \(household) AND recipe_id IN \(list: recipes) AND user_id = \(user) AND favourite
        """
    }

    static func delete(_ recipe: RecipeID, by user: UserID, of household: HouseholdID) -> SQL {
        "DELETE FROM recipe_opinion WHERE household_id = \(household) AND recipe_id = \(recipe) AND user_id = \(user)"
    }

    /// All that a user who is gone has thought until then.
    static func forget(_ user: UserID, of household: HouseholdID, until: Instant) -> SQL {
        "DELETE FROM recipe_opinion WHERE household_id = \(household) AND user_id = \(user) AND updated_at <= \(until)"
    }

    /// How many notes there are besides one.
    static func notes(of household: HouseholdID, besides recipe: RecipeID, by user: UserID) -> SQL {
        """
        SELECT count(*) FROM recipe_opinion
        WHERE household_id = \(household) AND note IS NOT NULL AND NOT (recipe_id = \(recipe) AND user_id = \(user))
        """
    }
}
