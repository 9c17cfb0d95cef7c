import Database
import Events
import FoundationEssentials
import Identity
import RecipeAPI
import Values

/// Keeps imports in a database, PostgreSQL or SQLite.
struct ImportStore: Sendable {
    /// A household has no more waiting to be read.
    static let mostUnread = 2000
    /// A household sends no more files in parts at once.
    static let mostUploads = 3
    /// For how long a file may be sent.
    static let uploading = Duration.seconds(86_400)
    /// For how long a finished import can be looked at.
    static let lifetime = Duration.seconds(30 * 86_400)

    let recipes: SQLRecipeStore
    var db: any SQLDatabase { recipes.db }

    /// Something new to read: its row, and what was sent of it.
    struct NewItem: Sendable {
        var row: StoredImportItem
        var parts: [[UInt8]] = []
    }

    /// Keeps a new import; false if the household has one with its id.
    func add(_ row: StoredImport, _ items: [NewItem], of household: HouseholdID) async throws -> Bool {
        try await db.of(household).transaction { tx in
            let unread = try await tx.query(ImportSQL.unread(of: household)).first?.int(0) ?? 0
            try StorageFull.check(.imports, adding: items.count, to: unread, limit: Self.mostUnread)
            if items.contains(where: { $0.row.uploadSize != nil }) {
                let uploads = try await tx.query(ImportSQL.uploads(of: household)).first?.int(0) ?? 0
                try StorageFull.check(.uploads, adding: 1, to: uploads, limit: Self.mostUploads)
            }
            guard try await tx.execute(ImportSQL.insert(row, of: household)) == 1 else { return false }
            try await tx.execute(ImportSQL.insert(items.map(\.row), of: household))
            for item in items {
                for (part, bytes) in item.parts.enumerated() {
                    try await tx.execute(ImportSQL.addBody(part, bytes, of: item.row.id, household))
                }
            }
            return true
        }
    }

    /// Keeps a part of a file, once; with the last one the file is to be read.
    func addPart(
        _ part: Int,
        _ bytes: [UInt8],
        of item: StoredImportItem,
        _ household: HouseholdID,
        at now: Instant
    ) async throws -> StoredImport {
        try await db.of(household).transaction { tx in
            // Of the last two parts at once, one sees the other.
            guard try await tx.query(ImportSQL.lock(item.importID, of: household)).first != nil else {
                throw ImportError.missing
            }
            let isNew = try await tx.execute(ImportSQL.addBody(part, bytes, of: item.id, household)) == 1
            let count = try await tx.query(ImportSQL.partCount(of: item.id, household)).first?.int(0) ?? 0
            if isNew, count == ImportFile.parts(of: item.uploadSize ?? 0) {
                try await tx.execute(ImportSQL.start(item.id, of: household, at: now))
                try await tx.execute(ImportSQL.recount(item.importID, of: household, at: now))
            }
            guard let row = try await tx.query(ImportSQL.one(item.importID, of: household)).one(StoredImport.self)
            else {
                throw ImportError.missing
            }
            return row
        }
    }

    /// An import; nil if there is none.
    func `import`(_ id: ImportID, of household: HouseholdID) async throws -> StoredImport? {
        try await db.of(household).read([ImportSQL.one(id, of: household)])[0].one(StoredImport.self)
    }

    /// An import with so many of its items after a place, in their order; nil if there is none.
    func `import`(
        _ id: ImportID,
        of household: HouseholdID,
        after position: Int,
        limit: Int
    ) async throws -> (row: StoredImport, items: [StoredImportItem])? {
        let found = try await db.of(household).read([
            ImportSQL.one(id, of: household), ImportSQL.items(of: id, household, after: position, limit: limit),
        ])
        guard let row = try found[0].one(StoredImport.self) else { return nil }
        return (row, try found[1].all(StoredImportItem.self))
    }

    /// A household's imports after one of them, the newest first.
    func page(of household: HouseholdID, after place: ImportID?, limit: Int) async throws -> [StoredImport] {
        try await db.of(household).read([ImportSQL.page(of: household, after: place, limit: limit)])[0]
            .all(StoredImport.self)
    }

    /// Whether an import has an item.
    func has(_ item: ImportItemID, in id: ImportID, _ household: HouseholdID) async throws -> Bool {
        try await db.of(household).read([ImportSQL.item(item, of: id, household)])[0].first != nil
    }

    /// Queues once more what a command applies to; gives the import as it is then, or nil if there is none.
    func carryOut(
        _ command: ImportCommand,
        on id: ImportID,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> StoredImport? {
        try await db.of(household).transaction { tx in
            guard try await tx.query(ImportSQL.lock(id, of: household)).first != nil else { return nil }
            if command == .importAgain {
                try await tx.execute(ImportSQL.forgetDuplicates(of: id, household))
                try await tx.execute(ImportSQL.requeueFiles(of: id, household, at: now))
            }
            try await tx.execute(ImportSQL.requeue(ImportStatus.changed(by: command), of: id, household, at: now))
            return try await tx.query(ImportSQL.recount(id, of: household, at: now)).one(StoredImport.self)
        }
    }

    /// Queues once more so many of what waits for room, the oldest first.
    func resume(_ count: Int, of household: HouseholdID, at now: Instant) async throws {
        var left = count
        for id in try await db.of(household).query(ImportSQL.waiting(of: household)).values(as: ImportID.self) {
            guard left > 0 else { return }
            left -= try await db.of(household).transaction { [left] tx in
                guard try await tx.query(ImportSQL.lock(id, of: household)).first != nil else { return 0 }
                let requeue = ImportSQL.requeue(waiting: left, of: id, household, at: now)
                let queued = try await tx.execute(requeue)
                if queued > 0 { try await tx.execute(ImportSQL.recount(id, of: household, at: now)) }
                return queued
            }
        }
    }

    /// Households in which something waits for room, a portion after one of them.
    func waiting(after household: HouseholdID?) async throws -> [HouseholdID] {
        try await db.across(.jobs).read([ImportSQL.waiting(after: household, limit: 500)])[0].values()
    }

    /// Forgets an import with all that is still to be read of it; false if there is none.
    ///
    /// Its recipes stay.
    func delete(_ id: ImportID, of household: HouseholdID) async throws -> Bool {
        try await db.of(household).execute(ImportSQL.delete(id, of: household)) == 1
    }

    /// Forgets imports that were finished long ago.
    func sweep(now: Instant) async throws {
        _ = try await db.across(.sweep).executeInPortions {
            ImportSQL.sweep(now - Self.lifetime, unsent: now - Self.uploading, portion: $0)
        }
    }
}
