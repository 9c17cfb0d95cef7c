import Database
import FoundationEssentials
import Values

/// The statements of the search, which all read rows by their place in an index.
enum SearchSQL {
    /// The number of the household's next change; others that change its recipes wait until the transaction ends.
    ///
    /// It comes before whatever else the transaction locks of recipes. So who has read up to a number has missed none
    /// below it.
    static func advance(_ household: HouseholdID) -> SQL {
        """
        INSERT INTO recipe_clock (household_id, seq) VALUES (\(household), 1)
        ON CONFLICT (household_id) DO UPDATE SET seq = recipe_clock.seq + 1 RETURNING seq
        """
    }

    /// The number of the household's last change; no row if nothing has changed yet.
    ///
    /// Each search asks for it. A row by its key is one plan for all households; what comes after a place would be planned
    /// each time anew, as how much that is depends on the place.
    static func lastChange(of household: HouseholdID) -> SQL {
        "SELECT seq FROM recipe_clock WHERE household_id = \(household)"
    }

    /// What changed after a place, in the order of the changes.
    static func changes(after place: ChangePlace, of household: HouseholdID, limit: Int) -> SQL {
        """
        SELECT \(SearchRow.columns) FROM recipe
        WHERE household_id = \(household) AND (change_seq, id) > (\(place.seq), \(place.id))
        ORDER BY change_seq, id LIMIT \(limit)
        """
    }

    /// What a recipe is found by.
    static func one(_ id: RecipeID, _ household: HouseholdID) -> SQL {
        """
        SELECT \(SearchRow.columns) FROM recipe
        WHERE household_id = \(household) AND id = \(id) AND \(RecipeSQL.isThere)
        """
    }

    /// The texts of recipes, to say where they have what was looked for.
    enum Texts {
        case none
        /// Without those that are long, where nothing can be in them.
        case short
        case all

        /// The columns behind those of a summary, which has the title and the tags: `SearchedTexts.Columns`.
        var columns: SQL {
            switch self {
            case .none: ""
            case .short: ", search, ingredients"
            case .all: ", search, ingredients, steps, notes"
            }
        }
    }

    static func phraseColumns(_ part: SearchedPart) -> SQL {
        "id, title, tags, search" + (part == .all ? ", steps, notes" : "")
    }

    /// The texts of recipes without what was read of the lines, to look for phrases.
    static func phraseTexts(of ids: [RecipeID], _ household: HouseholdID, _ part: SearchedPart) -> SQL {
        """
        SELECT \(phraseColumns(part)) FROM recipe
        WHERE household_id = \(household) AND id IN \(list: ids)
        """
    }

    /// What is in the household's cookbooks.
    static func memberships(of household: HouseholdID, limit: Int) -> SQL {
        "SELECT cookbook_id, recipe_id FROM cookbook_recipe WHERE household_id = \(household) LIMIT \(limit)"
    }

    /// The names of the household's cookbooks, which are few.
    static func cookbookNames(of household: HouseholdID) -> SQL {
        "SELECT id, name FROM cookbook WHERE household_id = \(household) LIMIT \(CookbookRules.maxCookbooks)"
    }

    /// The recipes of a cookbook.
    static func members(of cookbook: CookbookID, _ household: HouseholdID) -> SQL {
        "SELECT recipe_id FROM cookbook_recipe WHERE household_id = \(household) AND cookbook_id = \(cookbook)"
    }

    /// A user's favourites.
    static func favourites(of user: UserID, _ household: HouseholdID) -> SQL {
        """
        SELECT recipe_id FROM recipe_opinion
        WHERE household_id = \(household) AND user_id = \(user) AND favourite
        """
    }

    /// Recipes as a list shows them, and some of their texts behind that.
    static func summaries(of ids: [RecipeID], _ household: HouseholdID, with texts: Texts = .none) -> SQL {
        """
        SELECT \(RecipeSQL.summary)\(texts.columns) FROM recipe
        WHERE household_id = \(household) AND id IN \(list: ids) AND \(RecipeSQL.isThere)
        """
    }
}

/// A place among a household's changes: the last one that was read, and the last recipe of it.
struct ChangePlace: Equatable, Sendable {
    var seq = -1
    var id = RecipeID(UUID(uuid: UUID.nilBytes))

    /// Before all changes.
    static let start = ChangePlace()
}

extension UUID {
    fileprivate static let nilBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}
