import Database
import Values

/// The statements about deleted recipes, which stay in their table until they are swept or make room.
enum DeletedRecipeSQL {
    /// The version of a recipe that is there.
    static func version(of id: RecipeID, _ household: HouseholdID) -> SQL {
        "SELECT version FROM recipe WHERE household_id = \(household) AND id = \(id) AND \(RecipeSQL.isThere)"
    }

    static func delete(_ id: RecipeID, _ seq: Int, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE recipe SET deleted_at = \(now), change_seq = \(seq) WHERE household_id = \(household) AND id = \(id)
        """
    }

    /// Brings back what was deleted since; gives its title, tags and version.
    static func restore(_ id: RecipeID, _ seq: Int, of household: HouseholdID, since: Instant) -> SQL {
        """
        UPDATE recipe SET deleted_at = NULL, change_seq = \(seq)
        WHERE household_id = \(household) AND id = \(id) AND deleted_at > \(since) RETURNING title, tags, version
        """
    }

    /// A recipe that is there, or was deleted since.
    static func one(_ id: RecipeID, of household: HouseholdID, since: Instant) -> SQL {
        StoredRecipe.table.select
            + " WHERE household_id = \(household) AND id = \(id) AND (\(RecipeSQL.isThere) OR deleted_at > \(since))"
    }

    /// Summaries of what was deleted since, the last deleted first.
    static func page(of household: HouseholdID, since: Instant, after place: DeletedPlace?, limit: Int) -> SQL {
        var sql: SQL = """
            SELECT \(RecipeSQL.summary) FROM recipe WHERE household_id = \(household) AND deleted_at > \(since)
            """
        if let place { sql += " AND (deleted_at, id) < (\(place.deletedAt), \(place.id))" }
        // One more than asked for tells whether anything follows.
        return sql + " ORDER BY deleted_at DESC, id DESC LIMIT \(limit + 1)"
    }

    /// Deletes for good, the first deleted first, until the others take so many bytes at most; gives their changes.
    static func makeRoom(leaving room: Int, of household: HouseholdID) -> SQL {
        """
        DELETE FROM recipe WHERE household_id = \(household) AND id IN (
            SELECT id FROM (
                SELECT id, sum(size + history_size) OVER (ORDER BY deleted_at DESC, id DESC) AS taken FROM recipe
                WHERE household_id = \(household) AND deleted_at IS NOT NULL) AS kept
            WHERE taken > \(room))
        RETURNING change_seq
        """
    }

    /// Deletes for good what was deleted before.
    static func sweep(_ before: Instant, portion: Int) -> SQL {
        """
        DELETE FROM recipe WHERE (household_id, id) IN (
            SELECT household_id, id FROM recipe WHERE deleted_at <= \(before) LIMIT \(portion))
        """
    }
}
