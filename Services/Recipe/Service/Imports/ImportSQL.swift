import Database
import FoundationEssentials
import RecipeAPI
import Values

/// The statements about imports, for both engines.
enum ImportSQL {
    private static let imports = StoredImport.table
    private static let items = StoredImportItem.table

    // MARK: - Asking

    static func one(_ id: ImportID, of household: HouseholdID) -> SQL {
        imports.select + " WHERE household_id = \(household) AND id = \(id)"
    }

    /// The newest first.
    static func page(of household: HouseholdID, after place: ImportID?, limit: Int) -> SQL {
        var sql = imports.select + " WHERE household_id = \(household)"
        // Ids of version 7 sort by time; those that clients choose have their place among them.
        if let place { sql += " AND id < \(place)" }
        return sql + " ORDER BY id DESC LIMIT \(limit)"
    }

    static func items(of id: ImportID, _ household: HouseholdID, after position: Int, limit: Int) -> SQL {
        items.select + """
             WHERE household_id = \(household) AND import_id = \(id) AND position > \(position)
            ORDER BY position LIMIT \(limit)
            """
    }

    static func item(_ id: ImportItemID, of importID: ImportID, _ household: HouseholdID) -> SQL {
        items.select + " WHERE household_id = \(household) AND import_id = \(importID) AND id = \(id)"
    }

    /// How many things of a household wait to be read.
    static func unread(of household: HouseholdID) -> SQL {
        "SELECT CAST(coalesce(sum(queued + waiting), 0) AS bigint) FROM recipe_import WHERE household_id = \(household)"
    }

    static func insert(_ row: StoredImport, of household: HouseholdID) -> SQL {
        imports.insert(row, .key("household_id", household)) + " ON CONFLICT (household_id, id) DO NOTHING"
    }

    static func insert(_ rows: [StoredImportItem], of household: HouseholdID) -> SQL {
        items.insert(rows, .key("household_id", household))
    }

    static func addBody(_ part: Int, _ bytes: [UInt8], of item: ImportItemID, _ household: HouseholdID) -> SQL {
        """
        INSERT INTO recipe_import_body (household_id, item_id, part, body)
        VALUES (\(household), \(item), \(part), \(bytes)) ON CONFLICT (household_id, item_id, part) DO NOTHING
        """
    }

    static func body(_ part: Int, of item: ImportItemID, _ household: HouseholdID) -> SQL {
        """
        SELECT body FROM recipe_import_body WHERE household_id = \(household) AND item_id = \(item) AND part = \(part)
        """
    }

    static func removeBodies(of item: ImportItemID, _ household: HouseholdID) -> SQL {
        "DELETE FROM recipe_import_body WHERE household_id = \(household) AND item_id = \(item)"
    }

    static func delete(_ id: ImportID, of household: HouseholdID) -> SQL {
        "DELETE FROM recipe_import WHERE household_id = \(household) AND id = \(id)"
    }

    /// What was read to its end before, or was never sent in whole.
    static func sweep(_ before: Instant, unsent: Instant, portion: Int) -> SQL {
        let over: SQL = """
            updated_at < \(before) AND queued + waiting = 0 OR updated_at < \(unsent) AND queued > 0 AND due_at IS NULL
            """
        return Sweep("recipe_import", key: "household_id, id", where: over).statement(portion)
    }

    /// How many parts of an item have come.
    static func partCount(of item: ImportItemID, _ household: HouseholdID) -> SQL {
        "SELECT count(*) FROM recipe_import_body WHERE household_id = \(household) AND item_id = \(item)"
    }

    /// Has an item read whose last part has come.
    static func start(_ item: ImportItemID, of household: HouseholdID, at now: Instant) -> SQL {
        "UPDATE recipe_import_item SET due_at = \(now) WHERE household_id = \(household) AND id = \(item)"
    }

    /// How many files of a household are being sent.
    static func uploads(of household: HouseholdID) -> SQL {
        """
        SELECT count(*) FROM recipe_import_item JOIN recipe_import
            ON recipe_import.household_id = recipe_import_item.household_id
            AND recipe_import.id = recipe_import_item.import_id
        WHERE recipe_import_item.household_id = \(household) AND recipe_import_item.status = \(ImportStatus.queued)
            AND upload_size IS NOT NULL AND recipe_import.due_at IS NULL
        """
    }

    // MARK: - Trying again

    /// Queues so many of what waits for room, the first ones.
    static func requeue(waiting count: Int, of id: ImportID, _ household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE recipe_import_item SET status = \(ImportStatus.queued), problem = NULL, due_at = \(now)
        WHERE household_id = \(household) AND id IN (SELECT id FROM recipe_import_item
            WHERE household_id = \(household) AND import_id = \(id) AND status = \(ImportStatus.waiting)
            ORDER BY position LIMIT \(count))
        """
    }

    /// Forgets the duplicates among the recipes of files that are still there, to read these files once more for them.
    static func forgetDuplicates(of id: ImportID, _ household: HouseholdID) -> SQL {
        """
        DELETE FROM recipe_import_item WHERE household_id = \(household) AND import_id = \(id)
            AND kind = \(ImportKind.recipe) AND status = \(ImportStatus.duplicate)
            AND position / \(StoredImportItem.mostParts) IN (SELECT position + 1 FROM recipe_import_item file
                WHERE household_id = \(household) AND import_id = \(id) AND \(isReadFile))
        """
    }

    /// Queues the files that are still there, which have lacked some of their recipes.
    static func requeueFiles(of id: ImportID, _ household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE recipe_import_item AS file SET status = \(ImportStatus.queued), attempts = 0, progress = 0, again = 1,
            due_at = \(now)
        WHERE household_id = \(household) AND import_id = \(id) AND \(isReadFile)
        """
    }

    /// What was sent of a file is kept only as long as it has duplicates.
    private static let isReadFile: SQL = """
        kind = 'file' AND status = 'read' AND EXISTS (SELECT 1 FROM recipe_import_body
            WHERE recipe_import_body.household_id = file.household_id AND item_id = file.id)
        """

    /// Forgets what was sent of a file, unless some of its recipes were there already: they may be wanted once more.
    static func removeBodies(ofFile file: StoredImportItem, _ household: HouseholdID) -> SQL {
        removeBodies(of: file.id, household) + """
             AND NOT EXISTS (SELECT 1 FROM recipe_import_item WHERE household_id = \(household)
                AND import_id = \(file.importID) AND \(isPart(of: file))
                AND kind = \(ImportKind.recipe) AND status = \(ImportStatus.duplicate))
            """
    }

    /// The recipes of a file that have been dealt with.
    static func parts(of file: StoredImportItem, _ household: HouseholdID) -> SQL {
        """
        SELECT id FROM recipe_import_item WHERE household_id = \(household) AND import_id = \(file.importID)
            AND \(isPart(of: file)) AND kind = \(ImportKind.recipe)
        """
    }

    private static func isPart(of file: StoredImportItem) -> SQL {
        "position >= \(file.parts.lowerBound) AND position < \(file.parts.upperBound)"
    }

    /// Queues what is in one of these statuses; recipes of a file are read with it.
    static func requeue(
        _ statuses: [ImportStatus],
        of id: ImportID,
        _ household: HouseholdID,
        at now: Instant
    ) -> SQL {
        """
        UPDATE recipe_import_item SET status = \(ImportStatus.queued), problem = NULL, attempts = 0, due_at = \(now),
            again = CASE WHEN status = \(ImportStatus.duplicate) THEN 1 ELSE again END
        WHERE household_id = \(household) AND import_id = \(id) AND status IN \(list: statuses)
            AND kind <> \(ImportKind.recipe)
        """
    }

    /// Counts anew what is in which status, and has the import looked at.
    static func recount(_ id: ImportID, of household: HouseholdID, at now: Instant) -> SQL {
        func count(_ status: ImportStatus, isNot: Bool = false) -> SQL {
            let not: SQL = isNot ? "NOT" : ""
            return """
                (SELECT count(*) FROM recipe_import_item WHERE household_id = \(household) AND import_id = \(id)
                    AND \(not) status = \(status))
                """
        }
        return """
            UPDATE recipe_import SET version = version + 1, updated_at = \(now), due_at = \(now),
                total = \(count(.read, isNot: true)), queued = \(count(.queued)), waiting = \(count(.waiting)), failed = \(count(.failed)),
                duplicate = \(count(.duplicate))
            WHERE household_id = \(household) AND id = \(id) RETURNING \(imports.list)
            """
    }

    /// The import's row, locked for the rest of the transaction.
    static func lock(_ id: ImportID, of household: HouseholdID) -> SQL {
        "SELECT id FROM recipe_import WHERE household_id = \(household) AND id = \(id)" + .forUpdate
    }

    /// Households with imports in which something waits for room, a portion after one of them.
    static func waiting(after household: HouseholdID?, limit: Int) -> SQL {
        var sql: SQL = "SELECT DISTINCT household_id FROM recipe_import WHERE waiting > 0"
        if let household { sql += " AND household_id > \(household)" }
        return sql + " ORDER BY household_id LIMIT \(limit)"
    }

    /// The imports in which something waits for room.
    static func waiting(of household: HouseholdID) -> SQL {
        "SELECT id FROM recipe_import WHERE household_id = \(household) AND waiting > 0 ORDER BY id LIMIT 100"
    }
}
