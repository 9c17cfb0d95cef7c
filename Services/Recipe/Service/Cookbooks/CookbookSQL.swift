import Database
import Values

/// The statements about cookbooks and what is in them.
enum CookbookSQL {
    // MARK: - Cookbooks

    static func page(of household: HouseholdID, after place: CookbookPlace?, limit: Int) -> SQL {
        var sql = shown(of: household)
        if let place { sql += " AND (c.name_key, c.id) > (\(place.key), \(place.id))" }
        return sql + " ORDER BY c.name_key, c.id LIMIT \(limit)"
    }

    static func one(_ id: CookbookID, of household: HouseholdID) -> SQL {
        shown(of: household) + " AND c.id = \(id)"
    }

    /// Cookbooks with the number of their recipes and some of their pictures, those of what was put in last.
    ///
    /// What is deleted is counted once for all of them, as it is little.
    private static func shown(of household: HouseholdID) -> SQL {
        let list = StoredCookbook.table.list(of: "c")
        return """
            SELECT \(list),
                (SELECT count(*) FROM cookbook_recipe m WHERE m.household_id = \(household) AND m.cookbook_id = c.id)
                    - coalesce(gone.count, 0),
                (SELECT \(SQL.either(postgres: "json_agg(p.image_url)::text", sqlite: "json_group_array(p.image_url)"))
                    FROM (
                        SELECT recipe.image_url FROM (
                            SELECT m.recipe_id, m.added_at FROM cookbook_recipe m
                            WHERE m.household_id = \(household) AND m.cookbook_id = c.id
                            ORDER BY m.added_at DESC, m.recipe_id DESC LIMIT 40) AS newest
                        JOIN recipe ON recipe.household_id = \(household) AND recipe.id = newest.recipe_id
                        WHERE recipe.deleted_at IS NULL AND recipe.image_url IS NOT NULL
                        ORDER BY newest.added_at DESC, newest.recipe_id DESC LIMIT \(CookbookRules.pictures)) AS p)
            FROM cookbook c LEFT JOIN (
                SELECT m.cookbook_id, count(*) AS count FROM recipe
                JOIN cookbook_recipe m ON m.household_id = recipe.household_id AND m.recipe_id = recipe.id
                WHERE recipe.household_id = \(household) AND recipe.deleted_at IS NOT NULL
                GROUP BY m.cookbook_id) AS gone ON gone.cookbook_id = c.id
            WHERE c.household_id = \(household)
            """
    }

    static func exists(_ id: CookbookID, of household: HouseholdID) -> SQL {
        "SELECT 1 FROM cookbook WHERE household_id = \(household) AND id = \(id)"
    }

    /// The row, locked for the rest of the transaction.
    static func locked(_ id: CookbookID, of household: HouseholdID) -> SQL {
        StoredCookbook.table.select + " WHERE household_id = \(household) AND id = \(id)\(SQL.forUpdate)"
    }

    static func count(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM cookbook WHERE household_id = \(household)"
    }

    static func ids(named keys: [String], of household: HouseholdID) -> SQL {
        "SELECT id, name_key, name FROM cookbook WHERE household_id = \(household) AND name_key IN \(list: keys)"
    }

    static func insert(_ cookbooks: [StoredCookbook], of household: HouseholdID) -> SQL {
        StoredCookbook.table.insert(cookbooks, .key("household_id", household))
    }

    static func update(_ cookbook: StoredCookbook, of household: HouseholdID) -> SQL {
        StoredCookbook.table.update(cookbook, .key("household_id", household))
    }

    static func delete(_ id: CookbookID, of household: HouseholdID) -> SQL {
        "DELETE FROM cookbook WHERE household_id = \(household) AND id = \(id)"
    }

    // MARK: - What is in them

    /// Summaries of what is in a cookbook, what was put in last first, and when that was.
    static func recipes(
        in cookbook: CookbookID,
        of household: HouseholdID,
        after place: CookbookRecipePlace?,
        limit: Int
    ) -> SQL {
        var sql: SQL = """
            SELECT \(RecipeSQL.summary), m.added_at FROM cookbook_recipe m
            JOIN recipe ON recipe.household_id = m.household_id AND recipe.id = m.recipe_id
            WHERE m.household_id = \(household) AND m.cookbook_id = \(cookbook) AND \(RecipeSQL.isThere)
            """
        if let place { sql += " AND (m.added_at, m.recipe_id) < (\(place.addedAt), \(place.id))" }
        return sql + " ORDER BY m.added_at DESC, m.recipe_id DESC LIMIT \(limit)"
    }

    /// The cookbooks of recipes, by name.
    static func cookbooks(of recipes: [RecipeID], _ household: HouseholdID) -> SQL {
        """
        SELECT m.recipe_id, c.id, c.name FROM cookbook_recipe m
        JOIN cookbook c ON c.household_id = m.household_id AND c.id = m.cookbook_id
        WHERE m.household_id = \(household) AND m.recipe_id IN \(list: recipes)
        ORDER BY c.name_key, c.id
        """
    }

    /// Those of some recipes that are there, locked for the rest of the transaction.
    static func present(_ recipes: [RecipeID], of household: HouseholdID) -> SQL {
        """
        SELECT id FROM recipe WHERE household_id = \(household) AND id IN \(list: recipes) AND \(RecipeSQL.isThere)
        ORDER BY id
        """ + .forUpdate
    }

    /// Those of some recipes that are in as many other cookbooks as they can be.
    static func full(_ recipes: [RecipeID], besides cookbook: CookbookID, of household: HouseholdID) -> SQL {
        """
        SELECT recipe_id FROM cookbook_recipe
        WHERE household_id = \(household) AND recipe_id IN \(list: recipes) AND cookbook_id <> \(cookbook)
        GROUP BY recipe_id HAVING count(*) >= \(CookbookRules.maxOfRecipe)
        """
    }

    static func add(
        _ recipes: [RecipeID],
        to cookbooks: [CookbookID],
        of household: HouseholdID,
        at now: Instant
    ) -> SQL {
        let pairs = cookbooks.flatMap { cookbook in recipes.map { (cookbook, $0) } }
        let rows = SQLRows([.uuid, .uuid, .uuid, .instant], of: pairs) { [household, $0.0, $0.1, now] }
        return """
            INSERT INTO cookbook_recipe (household_id, cookbook_id, recipe_id, added_at) \(values: rows)
            ON CONFLICT (household_id, cookbook_id, recipe_id) DO NOTHING
            """
    }

    static func remove(_ recipes: [RecipeID], from cookbook: CookbookID, of household: HouseholdID) -> SQL {
        """
        DELETE FROM cookbook_recipe
        WHERE household_id = \(household) AND cookbook_id = \(cookbook) AND recipe_id IN \(list: recipes)
        """
    }
}
