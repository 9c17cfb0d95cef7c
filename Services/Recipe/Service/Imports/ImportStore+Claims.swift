import Database
import Events
import FoundationEssentials
import Identity
import RecipeAPI
import Values

/// An import that this replica reads, for a household.
struct ClaimedImport: Sendable {
    let household: HouseholdID
    let row: StoredImport
    /// What the claim is known by.
    let lease: UUID
}

/// Another replica has the import now, or it is gone: what was read of it is thrown away.
struct ImportLeaseLost: Error {}

/// The household has the recipe already.
struct ImportIsDuplicate: Error {
    let id: RecipeID
    let title: String
}

/// What was read breaks a rule of recipes.
struct ImportIsRefused: Error {}

/// A recipe that was read from an item, to be kept.
struct ImportedRecipe: Sendable {
    var recipe: Recipe
    /// What it is known by.
    var keys: [String]
    /// How many recipes the household may have.
    var recipes: Quota?
    /// How many imports it may make, and in which month this is one; nil if it does not count.
    var imports: (quotas: ImportQuotas, month: String)?
    /// How often it has been cooked, and when for the last time, if another app has said so.
    var cooked: (times: Int, last: CalendarDate)?
    /// The cookbooks that it was in elsewhere.
    var cookbooks: [String] = []
}

/// How replicas share the work of imports.
extension ImportStore {
    /// For how long a claim holds unless it is renewed.
    static let lease = Duration.seconds(6)

    private func lease(_ id: UUID, at now: Instant) -> ImportLease { ImportLease(id: id, until: now + Self.lease) }

    /// Some imports that may be claimed, one of each household.
    func due(at now: Instant) async throws -> [(household: HouseholdID, id: ImportID)] {
        try await db.across(.jobs).read([ImportClaimSQL.due(at: now, limit: 100)])[0]
            .map { (try $0.id(0), try $0.id(1)) }
    }

    /// Claims an import; nil if somebody else was faster.
    func claim(_ id: ImportID, of household: HouseholdID, at now: Instant) async throws -> ClaimedImport? {
        let lease = lease(UUID(), at: now)
        return try await db.of(household).query(ImportClaimSQL.claim(id, of: household, lease, at: now))
            .one(StoredImport.self).map { ClaimedImport(household: household, row: $0, lease: lease.id) }
    }

    /// Has the claim hold for longer.
    func renew(_ claim: ClaimedImport, at now: Instant) async throws {
        let renewal = ImportClaimSQL.renew(claim.row.id, of: claim.household, lease(claim.lease, at: now))
        guard try await db.of(claim.household).execute(renewal) == 1 else { throw ImportLeaseLost() }
    }

    /// The items that are to be read now.
    func items(of claim: ClaimedImport, at now: Instant, limit: Int) async throws -> [StoredImportItem] {
        try await db.of(claim.household).query(
            ImportClaimSQL.items(of: claim.row.id, claim.household, at: now, limit: limit)
        ).all(StoredImportItem.self)
    }

    /// A part of what was sent of an item; nil behind the last one.
    func body(_ part: Int, of item: ImportItemID, _ household: HouseholdID) async throws -> [UInt8]? {
        try await db.of(household).read([ImportSQL.body(part, of: item, household)])[0].first?.optional(0, "body")
    }

    /// The recipes of a file that have been dealt with.
    func parts(of file: StoredImportItem, _ household: HouseholdID) async throws -> Set<ImportItemID> {
        Set(try await db.of(household).query(ImportSQL.parts(of: file, household)).values(as: ImportItemID.self))
    }

    /// Gives an import back, to be claimed when the next of its items is due.
    func release(_ claim: ClaimedImport, at now: Instant) async throws {
        // Whoever queues something in between changes the version: then what is due is looked up once more.
        for _ in 0..<10 {
            let rest = ImportClaimSQL.rest(of: claim.row.id, claim.household)
            guard let row = try await db.of(claim.household).query(rest).first else { return }
            let due = try row.optionalInstant(1).map { max($0, now) }
            let release = ImportClaimSQL.release(
                claim.row.id,
                of: claim.household,
                lease(claim.lease, at: now),
                version: try row.int(0),
                due: due
            )
            if try await db.of(claim.household).execute(release) == 1 { return }
        }
    }

    /// A recipe that the household has from one of these sources.
    func existing(keys: [String], urls: [String], of household: HouseholdID) async throws -> ImportIsDuplicate? {
        let sql = ImportClaimSQL.existing(keys: keys, urls: urls, of: household)
        return try await db.of(household).read([sql])[0].first
            .map { ImportIsDuplicate(id: try $0.id(0), title: try $0.string(1)) }
    }
}
