import Database
import Values

/// The statements about pictures, for both engines.
enum PictureSQL {
    // MARK: - Pictures

    /// The picture made of the same file, if its files are there.
    static func same(_ hash: String, of household: HouseholdID) -> SQL {
        """
        SELECT id FROM picture
        WHERE household_id = \(household) AND hash = \(hash) AND is_stored AND NOT is_gone LIMIT 1
        """
    }

    static func insert(_ picture: StoredPicture, of household: HouseholdID) -> SQL {
        StoredPicture.table.insert(picture, .key("household_id", household))
    }

    /// Its files are there now.
    static func finish(_ id: PictureID, of household: HouseholdID) -> SQL {
        "UPDATE picture SET is_stored = TRUE WHERE household_id = \(household) AND id = \(id)"
    }

    /// How many bytes all pictures of a household have.
    static func bytes(of household: HouseholdID) -> SQL {
        "SELECT CAST(coalesce(sum(bytes), 0) AS bigint) FROM picture WHERE household_id = \(household)"
    }

    /// Changes no row if the picture is not there, or on its way out.
    static func use(_ id: PictureID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE picture SET used_at = \(now)
        WHERE household_id = \(household) AND id = \(id) AND is_stored AND NOT is_gone
        """
    }

    // MARK: - Recipes

    /// Notes when a recipe ceases to use its picture, if it has one.
    static func release(_ recipe: RecipeID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE picture SET used_at = \(now) WHERE household_id = \(household) AND id = (
            SELECT picture_id FROM recipe_picture WHERE household_id = \(household) AND recipe_id = \(recipe))
        """
    }

    static func link(_ id: PictureID, to recipe: RecipeID, of household: HouseholdID) -> SQL {
        """
        INSERT INTO recipe_picture (household_id, recipe_id, picture_id) VALUES (\(household), \(recipe), \(id))
        ON CONFLICT (household_id, recipe_id) DO UPDATE SET picture_id = excluded.picture_id
        """
    }

    static func unlink(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        "DELETE FROM recipe_picture WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    // MARK: - Fetching

    /// Has a picture fetched; another address begins anew.
    static func fetch(_ source: String, for recipe: RecipeID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        INSERT INTO picture_fetch (household_id, recipe_id, source, due_at, tries)
        VALUES (\(household), \(recipe), \(source), \(now), 0)
        ON CONFLICT (household_id, recipe_id) DO UPDATE SET
            source = excluded.source, due_at = excluded.due_at, tries = excluded.tries
        WHERE picture_fetch.source <> excluded.source
        """
    }

    static func forgetFetch(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        "DELETE FROM picture_fetch WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// The households with something to fetch, the one that has waited longest first.
    static func waiting(at now: Instant, limit: Int) -> SQL {
        """
        SELECT household_id FROM picture_fetch WHERE due_at <= \(now)
        GROUP BY household_id ORDER BY min(due_at) LIMIT \(limit)
        """
    }

    /// Takes one fetch of a household, which nobody else takes until then; gives it.
    static func claim(of household: HouseholdID, at now: Instant, until end: Instant) -> SQL {
        """
        UPDATE picture_fetch SET due_at = \(end), tries = tries + 1
        WHERE household_id = \(household) AND due_at <= \(now) AND recipe_id = (
            SELECT recipe_id FROM picture_fetch WHERE household_id = \(household) AND due_at <= \(now)
            ORDER BY due_at, recipe_id LIMIT 1)
        RETURNING recipe_id, source, due_at, tries
        """
    }

    /// Tries a fetch again later; `tries` is what has been counted so far.
    static func postpone(
        _ recipe: RecipeID,
        _ source: String,
        of household: HouseholdID,
        until due: Instant,
        tries: Int
    ) -> SQL {
        """
        UPDATE picture_fetch SET due_at = \(due), tries = \(tries)
        WHERE household_id = \(household) AND recipe_id = \(recipe) AND source = \(source)
        """
    }

    // MARK: - Sweeping

    /// Pictures that no recipe and no member uses, nor did a moment ago, and those whose files were being removed.
    static func unused(before end: Instant, limit: Int) -> SQL {
        """
        SELECT household_id, id FROM picture WHERE is_gone OR used_at <= \(end) AND \(isUnused) LIMIT \(limit)
        """
    }

    /// Has nobody use a picture any more, if nobody does; changes no row else.
    static func give(up id: PictureID, of household: HouseholdID, before end: Instant) -> SQL {
        """
        UPDATE picture SET is_gone = TRUE
        WHERE household_id = \(household) AND id = \(id) AND (is_gone OR used_at <= \(end) AND \(isUnused))
        """
    }

    static func delete(_ id: PictureID, of household: HouseholdID) -> SQL {
        "DELETE FROM picture WHERE household_id = \(household) AND id = \(id) AND is_gone"
    }

    private static let isUnused: SQL = """
        NOT EXISTS (SELECT 1 FROM recipe_picture
            WHERE recipe_picture.household_id = picture.household_id AND recipe_picture.picture_id = picture.id)
        AND NOT EXISTS (SELECT 1 FROM member_picture
            WHERE member_picture.household_id = picture.household_id AND member_picture.picture_id = picture.id)
        """
}
