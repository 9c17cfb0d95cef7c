import Database
import Identity
import Values

/// What the database knows of pictures.
struct SQLPictureStore: Sendable {
    let db: any SQLDatabase
    /// How many bytes the pictures of a household may have; nil for any number.
    var quota: Int?

    /// The picture that was made of the same file before.
    func same(_ hash: String, of household: HouseholdID) async throws -> PictureID? {
        try await db.of(household).query(PictureSQL.same(hash, of: household)).first?.id(0)
    }

    /// Notes a picture before its files are written, so that they are found and removed if they remain unused.
    func begin(_ picture: StoredPicture, of household: HouseholdID) async throws {
        try await db.of(household).transaction { tx in
            if let quota {
                _ = try await tx.run([.lock("pictures", of: household)])
                let used = try await tx.query(PictureSQL.bytes(of: household)).first?.int(0) ?? 0
                // defence: bytes-of-pictures
                try StorageFull.check(.pictures, adding: picture.bytes, to: used, limit: quota)
            }
            try await tx.execute(PictureSQL.insert(picture, of: household))
        }
    }

    /// Its files are there.
    func finish(_ id: PictureID, of household: HouseholdID) async throws {
        try await db.of(household).execute(PictureSQL.finish(id, of: household))
    }

    // MARK: - Fetching

    /// Takes one fetch of each of some households, for so long.
    func claim(_ count: Int, at now: Instant, for lease: Duration) async throws -> [(HouseholdID, DueFetch)] {
        var claimed: [(HouseholdID, DueFetch)] = []
        for row in try await db.across(.jobs).query(PictureSQL.waiting(at: now, limit: count)) {
            let household: HouseholdID = try row.id(0)
            let sql = PictureSQL.claim(of: household, at: now, until: now + lease)
            guard let fetch = try await db.of(household).query(sql).one(DueFetch.self) else { continue }
            claimed.append((household, fetch))
        }
        return claimed
    }

    /// Tries a fetch again later.
    func postpone(_ fetch: DueFetch, of household: HouseholdID, until due: Instant, tries: Int) async throws {
        try await db.of(household).execute(
            PictureSQL.postpone(fetch.recipeID, fetch.source, of: household, until: due, tries: tries)
        )
    }

    /// Forgets a fetch whose recipe has another picture by now, or is deleted.
    func forget(_ fetch: DueFetch, of household: HouseholdID) async throws {
        try await db.of(household).execute(PictureSQL.forgetFetch(fetch.recipeID, of: household))
    }

    // MARK: - Sweeping

    /// Pictures of any household that no recipe and no member has used for a while; from now on none can.
    func giveUp(_ count: Int, before end: Instant) async throws -> [(household: HouseholdID, picture: PictureID)] {
        var given: [(household: HouseholdID, picture: PictureID)] = []
        for row in try await db.across(.sweep).query(PictureSQL.unused(before: end, limit: count)) {
            let (household, picture): (HouseholdID, PictureID) = (try row.id(0), try row.id(1))
            let sql = PictureSQL.give(up: picture, of: household, before: end)
            if try await db.of(household).execute(sql) == 1 { given.append((household, picture)) }
        }
        return given
    }

    /// Forgets a picture whose files have been removed.
    func delete(_ picture: PictureID, of household: HouseholdID) async throws {
        try await db.of(household).execute(PictureSQL.delete(picture, of: household))
    }
}
