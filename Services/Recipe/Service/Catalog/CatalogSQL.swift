import Database
import Values

/// The statements that read the catalogue.
enum CatalogSQL {
    /// The edition that is read.
    static let current = StoredCatalogEdition.table.select + " WHERE state = 'current'"

    /// Rows of one edition in the form of recipes of a household, which nobody has cooked or changed.
    ///
    /// So all that reads rows of recipes reads these. Of a picture only its address elsewhere is there.
    private static func recipes(_ condition: SQL, picture: SQL = "NULL", parserVersion: Int = 0) -> SQL {
        """
        (SELECT id, CAST(1 AS bigint) AS version, 'active' AS status, title, '' AS title_key, source_type, source_url,
            source_name, servings, ingredients, CAST(\(parserVersion) AS bigint) AS parser_version,
            CAST(0 AS bigint) AS foods_version, steps, prep_minutes, cook_minutes, total_minutes, tags,
            \(picture) AS image_url, image_source, NULL AS image_problem, nutrition, notes, NULL AS rating,
            CAST(0 AS bigint) AS times_cooked, NULL AS last_cooked, search, dietary, position AS change_seq, created_at,
            created_at AS updated_at, NULL AS deleted_at, NULL AS guesses, NULL AS changed_by, '[]' AS changes,
            cookbooks, edition
        FROM catalog_recipe WHERE \(condition)) AS recipe
        """
    }

    private static let isCurrent: SQL = "edition = (SELECT edition FROM catalog_edition WHERE state = 'current')"

    /// A recipe, its cookbooks and its edition.
    static func one(_ id: RecipeID) -> SQL {
        "SELECT \(StoredRecipe.table.list), cookbooks, edition FROM \(recipes("\(isCurrent) AND id = \(id)"))"
    }

    /// Recipes as a list shows them, and some of their texts behind that.
    static func summaries(of ids: [RecipeID], in edition: Int, with texts: SearchSQL.Texts) -> SQL {
        let some = recipes("edition = \(edition) AND id IN \(list: ids)")
        return "SELECT \(RecipeSQL.summary)\(texts.columns) FROM \(some)"
    }

    /// What recipes are found by, in the order of the file; with the lines as they were written, and the cookbooks.
    static func documents(of edition: StoredCatalogEdition, after position: Int, limit: Int) -> SQL {
        // A picture that can be had counts as one.
        let some = recipes(
            "edition = \(edition.edition) AND position > \(position) ORDER BY position LIMIT \(limit)",
            picture: "image_source",
            parserVersion: edition.parserVersion
        )
        return "SELECT \(SearchRow.columns), ingredients, cookbooks FROM \(some) ORDER BY change_seq"
    }

    /// The texts of recipes without what was read of the lines, to look for phrases.
    static func phraseTexts(of ids: [RecipeID], in edition: Int, _ part: SearchedPart) -> SQL {
        """
        SELECT \(SearchSQL.phraseColumns(part)) FROM catalog_recipe
        WHERE edition = \(edition) AND id IN \(list: ids)
        """
    }

    /// What cookbooks are called.
    static func cookbookNames(of ids: [CookbookID], in edition: Int) -> SQL {
        "SELECT id, name FROM catalog_cookbook WHERE edition = \(edition) AND id IN \(list: ids)"
    }

    /// A page of the cookbooks, by name.
    static func cookbooks(after place: CookbookPlace?, limit: Int) -> SQL {
        var sql = StoredCatalogCookbook.table.select + " WHERE \(isCurrent)"
        if let place { sql += " AND (name_key, id) > (\(place.key), \(place.id))" }
        return sql + " ORDER BY name_key, id LIMIT \(limit)"
    }
}
