import Database
import Values

extension SQLRecipeStore {
    /// Takes a place for an import that begins, unless all are used or taken; it is kept with `endImport`.
    func beginImport(in month: String, of household: HouseholdID, quotas: ImportQuotas, at now: Instant) async throws {
        try await db.of(household).transaction { tx in
            try await Self.add(AllowanceSQL.hold, in: month, of: household, quotas, at: now, tx)
        }
    }

    /// Gives a place back: counts the import if it has come to something.
    func endImport(in month: String, of household: HouseholdID, hasSucceeded: Bool) async throws {
        try await db.of(household).execute(AllowanceSQL.end(in: month, of: household, hasSucceeded: hasSucceeded))
    }

    /// How many recipes a household has, and how many imports it has made in a month and in all, as far as they were
    /// counted.
    func usage(in month: String, of household: HouseholdID) async throws -> [Quota.Subject: Int] {
        let rows = try await db.of(household).read([
            AllowanceSQL.recipes(of: household), AllowanceSQL.imports(in: month, of: household),
        ])
        return [
            .recipes: try rows[0].first?.int(0) ?? 0, .imports: try rows[1].first?.int(0) ?? 0,
            .lifetimeImports: try rows[1].first?.int(1) ?? 0,
        ]
    }

    /// Counts an import, or takes a place for one; throws `LimitReached` where there is none left.
    static func add(
        _ statement: (String, HouseholdID, ImportQuotas, Instant) -> SQL,
        in month: String,
        of household: HouseholdID,
        _ quotas: ImportQuotas,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws {
        // With a limit of nothing there is nothing to count.
        for quota in quotas.all where quota.limit <= 0 { throw LimitReached(quota, used: 0) }
        if try await tx.execute(statement(month, household, quotas, now)) == 1 { return }
        let counts = try await tx.query(AllowanceSQL.imports(in: month, of: household)).first
        // What can never be had again is said first.
        if let quota = quotas.lifetime, let used = try counts?.int(1), used >= quota.limit {
            throw LimitReached(quota, used: used)
        }
        // A place that is taken counts as used until it is known what has come of it.
        guard let quota = quotas.monthly ?? quotas.lifetime else { return }
        throw LimitReached(quota, used: quota.limit)
    }
}

/// The statements that count what a household's plan limits, for both engines.
///
/// A household has one row. It holds the imports of the month and of all time, and whoever adds what has to be counted
/// locks it first. Imports that have begun hold places; these are free again some time after the last one has begun, as
/// a server that is killed cannot give any back.
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

    /// Those of the month, and all.
    static func imports(in month: String, of household: HouseholdID) -> SQL {
        """
        SELECT CASE WHEN month = \(month) THEN imports ELSE 0 END, all_imports
        FROM recipe_allowance WHERE household_id = \(household)
        """
    }

    /// Takes a place; changes no row if all are used or taken.
    static func hold(in month: String, of household: HouseholdID, _ quotas: ImportQuotas, at now: Instant) -> SQL {
        """
        INSERT INTO recipe_allowance (household_id, month, imports, held, held_until)
        VALUES (\(household), \(month), 0, 1, \(now + longestHold))
        ON CONFLICT (household_id) DO UPDATE SET
            held = \(held(at: now)) + 1, held_until = \(now + longestHold)
        WHERE \(hasRoom(in: month, quotas, at: now))
        """
    }

    /// Counts one; changes no row if all are used or taken.
    ///
    /// A month that is over is forgotten.
    static func addImport(in month: String, of household: HouseholdID, _ quotas: ImportQuotas, at now: Instant) -> SQL {
        """
        INSERT INTO recipe_allowance (household_id, month, imports, all_imports) VALUES (\(household), \(month), 1, 1)
        ON CONFLICT (household_id) DO UPDATE SET \(counting(month))
        WHERE \(hasRoom(in: month, quotas, at: now))
        """
    }

    /// Gives a place back, and counts what has come of it.
    static func end(in month: String, of household: HouseholdID, hasSucceeded: Bool) -> SQL {
        let count: SQL = hasSucceeded ? ", \(counting(month))" : ""
        return """
            UPDATE recipe_allowance SET held = CASE WHEN held > 0 THEN held - 1 ELSE 0 END\(count)
            WHERE household_id = \(household)
            """
    }

    /// Longer than any request may take.
    private static let longestHold = Duration.seconds(120)

    private static func held(at now: Instant) -> SQL {
        "(CASE WHEN recipe_allowance.held_until > \(now) THEN recipe_allowance.held ELSE 0 END)"
    }

    private static func counting(_ month: String) -> SQL {
        """
        imports = CASE WHEN \(month) > recipe_allowance.month THEN 1 ELSE recipe_allowance.imports + 1 END,
        month = CASE WHEN \(month) > recipe_allowance.month THEN \(month) ELSE recipe_allowance.month END,
        all_imports = recipe_allowance.all_imports + 1
        """
    }

    private static func hasRoom(in month: String, _ quotas: ImportQuotas, at now: Instant) -> SQL {
        var conditions: [SQL] = ["1 = 1"]
        if let limit = quotas.monthly?.limit {
            conditions.append(
                """
                CASE WHEN \(month) > recipe_allowance.month THEN 0 ELSE recipe_allowance.imports END
                    + \(held(at: now)) < \(limit)
                """
            )
        }
        if let limit = quotas.lifetime?.limit {
            conditions.append("recipe_allowance.all_imports + \(held(at: now)) < \(limit)")
        }
        return conditions.dropFirst().reduce(conditions[0]) { $0 + " AND " + $1 }
    }
}
