import Database
import Events
import RecipeAPI
import Values

/// Keeps which picture shows whom of a household.
///
/// Its files are kept as those of recipes are.
struct MemberPictureStore: Sendable {
    let db: any SQLDatabase

    /// The pictures of all of a household's members who have one.
    func all(of household: HouseholdID) async throws -> [MemberPicture] {
        try await db.of(household).query(MemberPictureSQL.all(of: household)).all()
    }

    /// Gives a member a picture in place of the one before.
    func put(_ picture: MemberPicture, of household: HouseholdID) async throws {
        try await db.of(household).transaction { tx in
            let use = PictureSQL.use(picture.pictureID, of: household, at: picture.putAt)
            guard try await tx.execute(use) == 1 else { throw RecipeError.strangePicture }
            try await tx.runLater(
                [
                    MemberPictureSQL.release(picture.memberID, of: household, at: picture.putAt),
                    MemberPictureSQL.put(picture, of: household),
                ] + Self.told(picture.memberID, household, at: picture.putAt)
            )
        }
    }

    /// Takes a member's picture away; false if they have none.
    func remove(_ member: MemberID, of household: HouseholdID, at now: Instant) async throws -> Bool {
        try await db.of(household).transaction { tx in
            guard try await Self.remove(member, of: household, until: now, at: now, in: tx) else { return false }
            try await tx.runLater(Self.told(member, household, at: now))
            return true
        }
    }

    /// Tells that a member has another picture, or none any more.
    private static func told(_ member: MemberID, _ household: HouseholdID, at now: Instant) -> [SQL] {
        let event = EventDraft(
            RecipeEvent.memberPictureChanged(MemberPictureFact(memberID: member)),
            subject: member.uuid
        )
        return Outbox.statements([event], household: household, at: now)
    }

    /// Forgets the picture of a member who is gone, but not one of somebody who has come back with the same id.
    static func forget(
        _ member: MemberID,
        of household: HouseholdID,
        until: Instant,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        _ = try await remove(member, of: household, until: until, at: now, in: tx.of(household))
    }

    private static func remove(
        _ member: MemberID,
        of household: HouseholdID,
        until: Instant,
        at now: Instant,
        in tx: ScopedTransaction
    ) async throws -> Bool {
        // The picture's files go with the next sweep after an hour, if no recipe uses it either.
        try await tx.execute(MemberPictureSQL.release(member, of: household, at: now))
        return try await !tx.query(MemberPictureSQL.remove(member, of: household, until: until)).isEmpty
    }
}
