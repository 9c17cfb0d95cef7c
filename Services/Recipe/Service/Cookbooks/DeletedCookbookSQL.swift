import Database
import Values

/// The statements about deleted cookbooks, which are kept beside the others until they are swept.
enum DeletedCookbookSQL {
    /// Puts a cookbook aside, with what is in it; in place of one that had its id before.
    static func putAside(_ id: CookbookID, of household: HouseholdID, at now: Instant) -> [SQL] {
        [
            forget(id, of: household),
            """
            INSERT INTO deleted_cookbook
                (household_id, id, version, name, name_key, created_at, updated_at, deleted_at)
            SELECT household_id, id, version, name, name_key, created_at, updated_at, \(now)
            FROM cookbook WHERE household_id = \(household) AND id = \(id)
            """,
            """
            INSERT INTO deleted_cookbook_recipe (household_id, cookbook_id, recipe_id, added_at)
            SELECT household_id, cookbook_id, recipe_id, added_at
            FROM cookbook_recipe WHERE household_id = \(household) AND cookbook_id = \(id)
            """,
            CookbookSQL.delete(id, of: household),
            """
            DELETE FROM deleted_cookbook WHERE household_id = \(household) AND id IN (
                SELECT id FROM deleted_cookbook WHERE household_id = \(household)
                ORDER BY deleted_at DESC, id DESC LIMIT 1000 OFFSET \(CookbookRules.maxDeleted))
            """,
        ]
    }

    /// A cookbook that was deleted since, locked for the rest of the transaction.
    static func locked(_ id: CookbookID, of household: HouseholdID, since: Instant) -> SQL {
        """
        SELECT \(StoredCookbook.table.list) FROM deleted_cookbook
        WHERE household_id = \(household) AND id = \(id) AND deleted_at > \(since)\(SQL.forUpdate)
        """
    }

    /// Puts what was in a cookbook into it again, but for what is in as many others as it can be by now.
    static func refill(_ id: CookbookID, of household: HouseholdID) -> SQL {
        """
        INSERT INTO cookbook_recipe (household_id, cookbook_id, recipe_id, added_at)
        SELECT d.household_id, d.cookbook_id, d.recipe_id, d.added_at FROM deleted_cookbook_recipe d
        WHERE d.household_id = \(household) AND d.cookbook_id = \(id)
            AND (SELECT count(*) FROM cookbook_recipe m WHERE m.household_id = \(household)
                AND m.recipe_id = d.recipe_id) < \(CookbookRules.maxOfRecipe)
        """
    }

    /// Deletes for good.
    static func forget(_ id: CookbookID, of household: HouseholdID) -> SQL {
        "DELETE FROM deleted_cookbook WHERE household_id = \(household) AND id = \(id)"
    }

    /// Deletes for good what was deleted before.
    static func sweep(_ before: Instant, portion: Int) -> SQL {
        """
        DELETE FROM deleted_cookbook WHERE (household_id, id) IN (
            SELECT household_id, id FROM deleted_cookbook WHERE deleted_at <= \(before)
            ORDER BY deleted_at LIMIT \(portion))
        """
    }
}
