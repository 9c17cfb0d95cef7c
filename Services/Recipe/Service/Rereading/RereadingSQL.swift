import Database
import Kitchen
import Values

/// The statements of reading stored lines again.
enum RereadingSQL {
    /// Households with recipes that an older engine has read, or that have said something about foods since.
    ///
    /// No more than a portion: the rest is found when these are done.
    static let households: SQL =
        """
        SELECT household_id FROM (
            SELECT household_id FROM recipe WHERE parser_version < \(IngredientParser.version)
            ORDER BY parser_version LIMIT 2000) AS unread
        UNION
        SELECT household_id FROM (
            SELECT household_id FROM household_kitchen WHERE read_version < version LIMIT 200) AS behind
        """

    /// Recipes of a household whose lines are to be read again, and how long their lines are.
    ///
    /// Each older version is looked for by itself, by the index of them and no other, which the sign takes care of: so a
    /// portion costs the same however many recipes there are.
    static func behind(of household: HouseholdID, foodsVersion: Int, limit: Int) -> SQL {
        """
        SELECT id, length(ingredients) FROM recipe
        WHERE household_id = \(household) AND id IN (
            SELECT id FROM (
                SELECT id FROM recipe
                WHERE household_id = \(household) AND parser_version IN \(list: Array(0..<IngredientParser.version))
                    AND +foods_version <= \(foodsVersion)
                LIMIT \(limit)) AS unread
            UNION
            SELECT id FROM (
                SELECT id FROM recipe WHERE household_id = \(household) AND foods_version < \(foodsVersion)
                LIMIT \(limit)) AS behind)
        ORDER BY id LIMIT \(limit)
        """
    }

    /// What is read again of recipes.
    static func lines(of recipes: [RecipeID], _ household: HouseholdID) -> SQL {
        StoredLines.table.select + " WHERE household_id = \(household) AND id IN \(list: recipes) ORDER BY id"
    }

    /// Writes what has been read, and gives the ids of the recipes that were still as they were read.
    ///
    /// Only lines that say something else now make a new version. Whoever changes a recipe in between has read its
    /// lines with today's engine.
    static func save(_ recipes: [RereadRecipe], _ seq: Int, foodsVersion: Int, of household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .integer, .text, .text, .text, .integer, .integer], of: recipes) { recipe in
            [
                recipe.stored.id, recipe.stored.version, recipe.ingredients, recipe.search, recipe.dietary,
                recipe.isChanged ? 1 : 0, recipe.growth,
            ]
        }
        return """
            WITH given(id, version, ingredients, search, dietary, changes, growth) AS (\(rows: rows))
            UPDATE recipe SET ingredients = given.ingredients, search = given.search, dietary = given.dietary,
                change_seq = \(seq),
                version = recipe.version + given.changes, parser_version = \(IngredientParser.version),
                foods_version = \(foodsVersion), size = recipe.size + given.growth
            FROM given WHERE recipe.household_id = \(household) AND recipe.id = given.id
                AND /* defence: rereading-compares */ recipe.version = given.version
                AND (recipe.parser_version < \(IngredientParser.version)
                    AND recipe.foods_version <= \(foodsVersion) OR recipe.foods_version < \(foodsVersion))
            RETURNING recipe.id
            """
    }

    /// Notes that all of a household's recipes have been read with a version of its foods, if that is so.
    ///
    /// What another replica has not yet committed counts as not read.
    static func finish(_ household: HouseholdID, foodsVersion: Int) -> SQL {
        """
        UPDATE household_kitchen SET read_version = \(foodsVersion)
        WHERE household_id = \(household) AND read_version < \(foodsVersion)
            AND NOT EXISTS (SELECT 1 FROM recipe
                WHERE household_id = \(household) AND foods_version < \(foodsVersion))
        """
    }

    /// Has a household's recipes looked at again, for one that was read with older foods.
    static func reopen(_ household: HouseholdID, at foodsVersion: Int) -> SQL {
        """
        UPDATE household_kitchen SET read_version = \(foodsVersion)
        WHERE household_id = \(household) AND read_version > \(foodsVersion)
        """
    }
}
