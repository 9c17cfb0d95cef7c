public import Database
public import Values

/// The statements about the recipes that a service has heard to be deleted, in a table of its own, so that what it has
/// of them is shown as such, whenever it came there.
///
/// The table has `household_id`, `recipe_id` and `deleted_at`, and the first two as its key.
public struct DeletedRecipesSQL: Sendable {
    /// How many are remembered of a household.
    public static let most = 1000

    private let table: SQL

    /// The statements about a table of this name.
    public init(table: StaticString) {
        self.table = .unescaped(table.description)
    }

    /// Whether a recipe is known to be deleted, or known to be there, as it is said to be.
    public func isKnown(_ deletion: RecipeDeletion, in tx: ScopedTransaction) async throws -> Bool {
        let rows = try await tx.query(
            "SELECT 1 FROM \(table) WHERE household_id = \(deletion.household) AND recipe_id = \(deletion.recipe)"
        )
        return rows.isEmpty != deletion.isDeleted
    }

    /// The recipe that a column of a statement's rows names if it is known to be deleted, else NULL.
    ///
    /// A household that has deleted none costs one look-up a statement, and not one a row.
    public func deleted(_ column: SQL, of household: HouseholdID) -> SQL {
        """
        CASE WHEN EXISTS (SELECT 1 FROM \(table) d WHERE d.household_id = \(household)) THEN (
            SELECT d.recipe_id FROM \(table) d WHERE d.household_id = \(household) AND d.recipe_id = \(column)) END
        """
    }

    /// A row if any are remembered.
    public func any(of household: HouseholdID) -> SQL {
        "SELECT 1 FROM \(table) WHERE household_id = \(household) LIMIT 1"
    }

    /// Those that are remembered.
    public func all(of household: HouseholdID) -> SQL {
        "SELECT recipe_id FROM \(table) WHERE household_id = \(household) LIMIT \(Self.most)"
    }

    /// Remembers a deleted recipe, or forgets one that is back; changes no row where that is known.
    public func note(_ deletion: RecipeDeletion) -> SQL {
        let (recipe, household) = (deletion.recipe, deletion.household)
        guard deletion.isDeleted else {
            return "DELETE FROM \(table) WHERE household_id = \(household) AND recipe_id = \(recipe)"
        }
        return """
            INSERT INTO \(table) (household_id, recipe_id, deleted_at)
            VALUES (\(household), \(recipe), \(deletion.now)) ON CONFLICT (household_id, recipe_id) DO NOTHING
            """
    }

    /// Forgets those that were deleted longest ago beyond what is remembered.
    public func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM \(table) WHERE household_id = \(household) AND recipe_id IN (
            SELECT recipe_id FROM \(table) WHERE household_id = \(household)
            ORDER BY deleted_at DESC, recipe_id DESC LIMIT 1000 OFFSET \(Self.most))
        """
    }
}
