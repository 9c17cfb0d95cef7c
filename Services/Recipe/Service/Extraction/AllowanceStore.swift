import Database
import Values

extension SQLRecipeStore {
    /// Counts an import in a month (`2027-01`), unless the quota's have been made.
    func beginImport(in month: String, of household: HouseholdID, quota: Quota) async throws {
        // The statement counts and refuses in one; with a limit of nothing there is nothing to count.
        let add = AllowanceSQL.addImport(in: month, of: household, limit: quota.limit)
        guard quota.limit > 0, try await db.of(household).execute(add) == 1 else {
            throw LimitReached(quota, used: quota.limit)
        }
    }

    /// How many recipes a household has, and how many imports it has made in a month, as far as they were counted.
    func usage(in month: String, of household: HouseholdID) async throws -> [Quota.Subject: Int] {
        let rows = try await db.of(household).read([
            AllowanceSQL.recipes(of: household), AllowanceSQL.imports(in: month, of: household),
        ])
        return [.recipes: try rows[0].first?.int(0) ?? 0, .imports: try rows[1].first?.int(0) ?? 0]
    }

    /// Takes back an import that came to nothing.
    func cancelImport(in month: String, of household: HouseholdID) async throws {
        try await db.of(household).execute(AllowanceSQL.removeImport(in: month, of: household))
    }
}

/// The statements that count what a household's plan limits, for both engines.
///
/// A household has one row. It holds the imports of the month, and whoever adds what has to be counted locks it first.
enum AllowanceSQL {
    static func lock(_ household: HouseholdID) -> SQL {
        """
        INSERT INTO recipe_allowance (household_id, month, imports) VALUES (\(household), '', 0)
        ON CONFLICT (household_id) DO UPDATE SET month = recipe_allowance.month
        """
    }

    static func recipes(of household: HouseholdID) -> SQL {
        """
        SELECT count(*) - (SELECT count(*) FROM recipe WHERE household_id = \(household) AND deleted_at IS NOT NULL)
        FROM recipe WHERE household_id = \(household)
        """
    }

    static func imports(in month: String, of household: HouseholdID) -> SQL {
        "SELECT imports FROM recipe_allowance WHERE household_id = \(household) AND month = \(month)"
    }

    /// Changes no row if the month's are used up; a month that is over is forgotten.
    static func addImport(in month: String, of household: HouseholdID, limit: Int) -> SQL {
        """
        INSERT INTO recipe_allowance (household_id, month, imports) VALUES (\(household), \(month), 1)
        ON CONFLICT (household_id) DO UPDATE SET
            imports = CASE WHEN excluded.month > recipe_allowance.month THEN 1 ELSE recipe_allowance.imports + 1 END,
            month = CASE WHEN excluded.month > recipe_allowance.month
                THEN excluded.month ELSE recipe_allowance.month END
        WHERE excluded.month > recipe_allowance.month OR recipe_allowance.imports < \(limit)
        """
    }

    static func removeImport(in month: String, of household: HouseholdID) -> SQL {
        """
        UPDATE recipe_allowance SET imports = imports - 1
        WHERE household_id = \(household) AND month = \(month) AND imports > 0
        """
    }
}
