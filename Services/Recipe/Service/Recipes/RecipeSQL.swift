import Crypto
import Database
import FoundationEssentials
import Kitchen
import Values

/// The statements of the recipe service, for both engines.
enum RecipeSQL {
    private static let table = StoredRecipe.table
    private static let texts = RecipeRemarks.fields.filter(\.isText).map(\.name.description)
    /// Without what only a whole recipe shows: a list is not to read megabytes to show titles.
    static let summary = table.list(without: Set(["ingredients", "steps", "nutrition"] + texts))

    /// What is deleted and can be restored is in the table, and nowhere else.
    static let isThere: SQL = "deleted_at IS NULL"

    static func one(_ id: RecipeID, of household: HouseholdID) -> SQL {
        // defence: household-in-queries
        table.select + " WHERE household_id = \(household) AND id = \(id) AND \(isThere)"
    }

    static func many(_ ids: [RecipeID], of household: HouseholdID) -> SQL {
        // defence: nested-ids
        table.select + " WHERE household_id = \(household) AND id IN \(list: ids) AND \(isThere)"
    }

    /// The same, but none of them if they have more bytes together.
    static func many(_ ids: [RecipeID], _ household: HouseholdID, within room: Int) -> SQL {
        many(ids, of: household) + """
             AND (SELECT coalesce(sum(size), 0) FROM recipe
                WHERE household_id = \(household) AND id IN \(list: ids) AND \(isThere)) <= \(room)
            """
    }

    /// About how many bytes recipes have.
    static func sizes(of ids: [RecipeID], _ household: HouseholdID) -> SQL {
        "SELECT id, size FROM recipe WHERE household_id = \(household) AND id IN \(list: ids) AND \(isThere)"
    }

    /// What is written in recipes.
    static func lines(of ids: [RecipeID], _ household: HouseholdID) -> SQL {
        "SELECT id, ingredients FROM recipe WHERE household_id = \(household) AND id IN \(list: ids) AND \(isThere)"
    }

    /// Inserts nothing if there is one with its id.
    static func insert(_ recipe: StoredRecipe, of household: HouseholdID) -> SQL {
        table.insert(recipe, .key("household_id", household)) + " ON CONFLICT (household_id, id) DO NOTHING"
    }

    /// Changes the row only while it is in the version before this one.
    static func update(_ recipe: StoredRecipe, of household: HouseholdID) -> SQL {
        table.update(recipe, .key("household_id", household)) + " AND version = \(recipe.version - 1) AND \(isThere)"
    }

    /// The version and title, locked for the rest of the transaction.
    static func head(_ id: RecipeID, of household: HouseholdID) -> SQL {
        """
        SELECT version, title FROM recipe
        WHERE household_id = \(household) AND id = \(id) AND \(isThere)\(SQL.forUpdate)
        """
    }

    /// How much a household's recipes take with what they were, from an index alone, how much some of them are, how much
    /// those deleted take, and what the others were.
    static func size(of household: HouseholdID, and ids: [RecipeID]) -> SQL {
        """
        SELECT CAST(coalesce(sum(size + history_size), 0) AS bigint),
            (SELECT CAST(coalesce(sum(size), 0) AS bigint) FROM recipe
                WHERE household_id = \(household) AND id IN \(list: ids) AND \(isThere)),
            (SELECT CAST(coalesce(sum(size + history_size), 0) AS bigint) FROM recipe
                WHERE household_id = \(household) AND deleted_at IS NOT NULL),
            (SELECT CAST(coalesce(sum(history_size), 0) AS bigint) FROM recipe
                WHERE household_id = \(household) AND history_size > 0 AND \(isThere))
        FROM recipe WHERE household_id = \(household) AND size > 0
        """
    }

    // MARK: - Tags

    static func removeTags(_ id: RecipeID, of household: HouseholdID) -> SQL {
        "DELETE FROM recipe_tag WHERE household_id = \(household) AND recipe_id = \(id)"
    }

    static func addTags(_ tags: [String], _ id: RecipeID, of household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .uuid, .text, .text], of: tags) { [household, id, $0.lowercased(), $0] }
        return "INSERT INTO recipe_tag (household_id, recipe_id, key, tag) \(values: rows)"
    }

    static func tags(of household: HouseholdID) -> SQL {
        """
        SELECT tag, count FROM (
            SELECT min(tag) AS tag, count(*) AS count, key FROM recipe_tag WHERE household_id = \(household)
            GROUP BY key ORDER BY count(*) DESC, key LIMIT 1000) AS most
        ORDER BY key
        """
    }

    // MARK: - Lists

    static func page(_ query: RecipeQuery, of household: HouseholdID) -> SQL {
        var sql: SQL = "SELECT \(summary) FROM recipe WHERE household_id = \(household) AND \(isThere)"
        switch query.after?.key {
        case .created(let instant): sql += " AND (created_at, id) < (\(instant), \(query.after?.id))"
        case .cooked(let count): sql += " AND (times_cooked, id) < (\(count), \(query.after?.id))"
        case nil: break
        }
        switch query.sort {
        case .created: sql += " ORDER BY created_at DESC, id DESC"
        case .cooked: sql += " ORDER BY times_cooked DESC, id DESC"
        }
        // One more than asked for tells whether anything follows.
        return sql + " LIMIT \(query.limit + 1)"
    }

    // MARK: - Cooking

    static func addCooking(_ cooking: Cooking, of household: HouseholdID) -> SQL {
        """
        INSERT INTO recipe_cooking (household_id, recipe_id, occasion_id, cooked_on)
        SELECT household_id, id, \(cooking.occasion), \(cooking.date) FROM recipe
        WHERE household_id = \(household) AND id = \(cooking.recipe)
            AND (SELECT count(*) FROM recipe_cooking WHERE household_id = \(household)
                AND recipe_id = \(cooking.recipe)) < \(RecipeRules.maxCookings)
        ON CONFLICT (household_id, recipe_id, occasion_id) DO UPDATE SET cooked_on = excluded.cooked_on
        """
    }

    /// Occasions of another app, of which only the last day is known.
    static func addCookings(_ times: Int, on day: CalendarDate, _ recipe: RecipeID, of household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .uuid, .uuid, .date], of: 0..<min(times, RecipeRules.maxCookings)) { number in
            [household, recipe, MenuItemID(UUID.version5(namespace: recipe.uuid, name: "cooked \(number)")), day]
        }
        return "INSERT INTO recipe_cooking (household_id, recipe_id, occasion_id, cooked_on) \(values: rows)"
    }

    static func removeCooking(_ cooking: Cooking, of household: HouseholdID) -> SQL {
        """
        DELETE FROM recipe_cooking
        WHERE household_id = \(household) AND recipe_id = \(cooking.recipe) AND occasion_id = \(cooking.occasion)
        """
    }

    /// Counts anew, so that the numbers follow from the occasions whatever came twice.
    static func recount(_ id: RecipeID, _ seq: Int, of household: HouseholdID) -> SQL {
        """
        UPDATE recipe SET
            version = version + 1, change_seq = \(seq),
            times_cooked = (SELECT count(*) FROM recipe_cooking
                WHERE household_id = \(household) AND recipe_id = \(id)),
            last_cooked = (SELECT max(cooked_on) FROM recipe_cooking
                WHERE household_id = \(household) AND recipe_id = \(id))
        WHERE household_id = \(household) AND id = \(id)
        RETURNING version, title
        """
    }
}
