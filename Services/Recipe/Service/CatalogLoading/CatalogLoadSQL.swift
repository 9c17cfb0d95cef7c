import Database
import Values

/// The statements that write the catalogue, as the owner of its tables.
enum CatalogLoadSQL {
    private static let editions = StoredCatalogEdition.table

    /// All editions, the newest first.
    static let all = editions.select + " ORDER BY edition DESC"

    static func begin(_ edition: StoredCatalogEdition) -> SQL { editions.insert(edition) }

    /// Counts entries that have been dealt with; changes nothing if somebody else has.
    static func proceed(_ edition: Int, from entries: Int, by count: Int, skipped: Int) -> SQL {
        """
        UPDATE catalog_edition SET entries = entries + \(count), skipped = skipped + \(skipped)
        WHERE edition = \(edition) AND state = 'loading' AND entries = \(entries)
        """
    }

    /// Inserts those whose ids are not there, and gives these.
    static func insert(_ recipes: [StoredCatalogRecipe], into edition: Int) -> SQL {
        StoredCatalogRecipe.table.insert(recipes, .key("edition", edition))
            + " ON CONFLICT (edition, id) DO NOTHING RETURNING id"
    }

    static func count(_ recipes: Int, doubles: Int, in edition: Int) -> SQL {
        """
        UPDATE catalog_edition SET recipes = recipes + \(recipes), doubles = doubles + \(doubles)
        WHERE edition = \(edition)
        """
    }

    /// Counts recipes of cookbooks, which are made where they are not there.
    static func add(_ cookbooks: [StoredCatalogCookbook], to edition: Int) -> SQL {
        StoredCatalogCookbook.table.insert(cookbooks, .key("edition", edition)) + """
             ON CONFLICT (edition, id) DO UPDATE SET recipes = catalog_cookbook.recipes + excluded.recipes
            """
    }

    /// Has PostgreSQL look at what the tables hold now, without which it reads all of an edition for one page.
    static let collectStatistics: [SQL] = [
        "SET LOCAL statement_timeout = 0", "ANALYZE catalog_recipe", "ANALYZE catalog_cookbook",
    ]

    /// What is read now is not any more.
    static let retire: SQL = "UPDATE catalog_edition SET state = 'old' WHERE state = 'current'"

    /// An edition is what is read, if it is still the one that is loaded.
    static func publish(_ edition: Int, at now: Instant) -> SQL {
        """
        UPDATE catalog_edition SET state = 'current', completed_at = \(now)
        WHERE edition = \(edition) AND state = 'loading'
        """
    }

    /// An edition that was begun is given up.
    static func abandon(_ edition: Int) -> SQL {
        "UPDATE catalog_edition SET state = 'old' WHERE edition = \(edition) AND state = 'loading'"
    }

    static let old: SQL = "SELECT edition FROM catalog_edition WHERE state = 'old' ORDER BY edition"

    static func deleteRecipes(of edition: Int, limit: Int) -> SQL {
        """
        DELETE FROM catalog_recipe WHERE edition = \(edition) AND id IN (
            SELECT id FROM catalog_recipe WHERE edition = \(edition) ORDER BY position LIMIT \(limit))
        """
    }

    static func deleteCookbooks(of edition: Int, limit: Int) -> SQL {
        """
        DELETE FROM catalog_cookbook WHERE edition = \(edition) AND id IN (
            SELECT id FROM catalog_cookbook WHERE edition = \(edition) ORDER BY name_key, id LIMIT \(limit))
        """
    }

    static func delete(_ edition: Int) -> SQL {
        "DELETE FROM catalog_edition WHERE edition = \(edition) AND state = 'old'"
    }
}
