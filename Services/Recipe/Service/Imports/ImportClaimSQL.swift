import Database
import FoundationEssentials
import RecipeAPI
import Values

/// The statements with which replicas share the work of imports.
///
/// An import is leased as a whole, for some seconds, by whoever reads its items; only the holder of the lease changes
/// them. A replica that is gone loses its leases.
enum ImportClaimSQL {
    /// One import of each household that has some to do and none that is being read: household and id.
    static func due(at now: Instant, limit: Int) -> SQL {
        """
        SELECT household_id, id FROM (
            SELECT household_id, id, due_at, row_number() OVER (PARTITION BY household_id ORDER BY due_at, id) AS turn
            FROM recipe_import WHERE due_at <= \(now) AND (leased_until IS NULL OR leased_until <= \(now))
                AND NOT EXISTS (SELECT 1 FROM recipe_import other WHERE other.household_id = recipe_import.household_id
                    AND other.due_at IS NOT NULL AND other.leased_until > \(now))
        ) AS due WHERE turn = 1 ORDER BY due_at LIMIT \(limit)
        """
    }

    /// Takes an import; nothing if another replica has it or it is done.
    static func claim(_ id: ImportID, of household: HouseholdID, _ lease: ImportLease, at now: Instant) -> SQL {
        """
        UPDATE recipe_import SET lease = \(lease.id), leased_until = \(lease.until)
        WHERE household_id = \(household) AND id = \(id) AND due_at <= \(now)
            AND (leased_until IS NULL OR leased_until <= \(now))
        RETURNING \(StoredImport.table.list)
        """
    }

    static func renew(_ id: ImportID, of household: HouseholdID, _ lease: ImportLease) -> SQL {
        """
        UPDATE recipe_import SET leased_until = \(lease.until)
        WHERE household_id = \(household) AND id = \(id) AND lease = \(lease.id)
        """
    }

    /// The items that are to be read now, in their order.
    static func items(of id: ImportID, _ household: HouseholdID, at now: Instant, limit: Int) -> SQL {
        StoredImportItem.table.select + """
             WHERE household_id = \(household) AND import_id = \(id) AND status = \(ImportStatus.queued)
                AND due_at <= \(now)
            ORDER BY position LIMIT \(limit)
            """
    }

    /// The version of an import, and when the next of its items is to be read.
    static func rest(of id: ImportID, _ household: HouseholdID) -> SQL {
        """
        SELECT version, (SELECT min(due_at) FROM recipe_import_item WHERE household_id = \(household)
            AND import_id = \(id) AND status = \(ImportStatus.queued))
        FROM recipe_import WHERE household_id = \(household) AND id = \(id)
        """
    }

    /// Gives an import back, if it is in the version in which its rest was looked up.
    static func release(
        _ id: ImportID,
        of household: HouseholdID,
        _ lease: ImportLease,
        version: Int,
        due: Instant?
    ) -> SQL {
        """
        UPDATE recipe_import SET lease = NULL, leased_until = NULL, due_at = \(due)
        WHERE household_id = \(household) AND id = \(id) AND lease = \(lease.id) AND version = \(version)
        """
    }

    /// Counts an item that has left the queue for a status, while the lease holds.
    static func count(
        _ status: ImportStatus,
        in id: ImportID,
        of household: HouseholdID,
        _ lease: ImportLease,
        at now: Instant
    ) -> SQL {
        let more: SQL =
            switch status {
            case .queued: ""
            // A file is no recipe: it is not counted once its recipes are.
            case .read: ", queued = queued - 1, total = total - 1"
            default: ", queued = queued - 1" + plusOne(status)
            }
        return change(more, in: id, of: household, lease, at: now)
    }

    /// Counts a recipe of a file in its status, while the lease holds.
    static func countPart(
        _ status: ImportStatus,
        in id: ImportID,
        of household: HouseholdID,
        _ lease: ImportLease,
        at now: Instant
    ) -> SQL {
        change(", total = total + 1" + plusOne(status), in: id, of: household, lease, at: now)
    }

    private static func plusOne(_ status: ImportStatus) -> SQL {
        switch status {
        case .queued, .read: ""
        case .waiting: ", waiting = waiting + 1"
        case .active: ", active = active + 1"
        case .pendingReview: ", pending_review = pending_review + 1"
        case .failed: ", failed = failed + 1"
        case .duplicate: ", duplicate = duplicate + 1"
        }
    }

    private static func change(
        _ counts: SQL,
        in id: ImportID,
        of household: HouseholdID,
        _ lease: ImportLease,
        at now: Instant
    ) -> SQL {
        """
        UPDATE recipe_import SET version = version + 1, updated_at = \(now), leased_until = \(lease.until)\(counts)
        WHERE household_id = \(household) AND id = \(id) AND /* defence: import-leases */ lease = \(lease.id)
        RETURNING \(StoredImport.table.list)
        """
    }

    /// Whether a lease holds; the import's row is locked for the rest of the transaction.
    static func held(_ id: ImportID, of household: HouseholdID, _ lease: UUID) -> SQL {
        "SELECT id FROM recipe_import WHERE household_id = \(household) AND id = \(id) AND lease = \(lease)"
            + .forUpdate
    }

    /// Notes that one more recipe of a file has been dealt with.
    static func proceed(_ file: StoredImportItem, of household: HouseholdID) -> SQL {
        """
        UPDATE recipe_import_item SET progress = \(file.progress + 1)
        WHERE household_id = \(household) AND id = \(file.id) AND progress = \(file.progress)
            AND status = \(ImportStatus.queued)
        """
    }

    /// Writes what has become of an item, if nobody else has.
    static func settle(_ item: StoredImportItem, of household: HouseholdID) -> SQL {
        StoredImportItem.table.update(item, .key("household_id", household)) + " AND status = \(ImportStatus.queued)"
    }

    // MARK: - What is there already

    /// A recipe that was read from one of these sources, or saved with one of these addresses.
    static func existing(keys: [String], urls: [String], of household: HouseholdID) -> SQL {
        """
        SELECT recipe.id, recipe.title FROM recipe WHERE household_id = \(household) AND deleted_at IS NULL
            AND (source_url IN \(list: urls) OR id IN (SELECT recipe_id FROM recipe_import_key
                WHERE household_id = \(household) AND key IN \(list: keys)))
        ORDER BY created_at, id LIMIT 1
        """
    }

    /// Notes what a recipe was read from; changes no row of what another one was read from.
    static func addKeys(_ keys: [String], _ recipe: RecipeID, of household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .text, .uuid], of: keys) { [household, $0, recipe] }
        return "INSERT INTO recipe_import_key (household_id, key, recipe_id) \(values: rows)"
            + " ON CONFLICT (household_id, key) DO NOTHING"
    }

    /// A recipe that is there and was read from one of these sources.
    static func other(keys: [String], than recipe: RecipeID, of household: HouseholdID) -> SQL {
        """
        SELECT recipe.id, recipe.title FROM recipe_import_key
            JOIN recipe ON recipe.household_id = recipe_import_key.household_id
                AND recipe.id = recipe_import_key.recipe_id
        WHERE recipe_import_key.household_id = \(household) AND recipe_import_key.key IN \(list: keys)
            AND recipe.id <> \(recipe) AND recipe.deleted_at IS NULL
        LIMIT 1
        """
    }

    static func takeKeys(_ keys: [String], _ recipe: RecipeID, of household: HouseholdID) -> SQL {
        """
        UPDATE recipe_import_key SET recipe_id = \(recipe) WHERE household_id = \(household) AND key IN \(list: keys)
        """
    }
}

/// A claim on an import: whose it is, and until when it holds.
struct ImportLease: Sendable {
    let id: UUID
    var until: Instant
}
