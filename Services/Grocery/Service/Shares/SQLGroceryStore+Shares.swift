import Database
import Events
import FoundationEssentials
import GroceryAPI
import Identity
import Kitchen
import Values

/// A list as it is shared.
struct SharedList: Sendable {
    var list: GroceryList
    /// In whose words the household sees amounts; nil for those that were used.
    var system: MeasurementSystem?
    /// The household's recipes that are known to be deleted.
    var deleted: Set<RecipeID> = []
    /// What the reader reads.
    var language = Language.en
}

extension SQLGroceryStore {
    /// Keeps a share; false if the household has no such list.
    func save(_ share: ShareLink, tokenHash: [UInt8], by actor: UserID, now: Instant) async throws -> Bool {
        let household = share.household
        let fact = ShareFact(shareID: share.id, actor: actor, role: share.role.rawValue, listID: share.list)
        let event = EventDraft(
            GroceryEvent.shareCreated(fact),
            subject: share.id.uuid,
            to: ["account"],
            adding: [.init("list_title", ListSQL.title(of: share.list, household))]
        )
        return try await db.of(household).transaction { tx in
            let found = try await tx.run([
                ListSQL.hold(share.list, household), ShareSQL.count(of: share.list, household, now: now),
            ])
            guard !found[0].isEmpty else { return false }
            let count = try found[1].first?.int(0) ?? 0
            // defence: links-of-a-list
            try StorageFull.check(.shares, adding: 1, to: count, limit: ShareSQL.most)
            _ = try await tx.run(
                [
                    ShareSQL.insert(share, tokenHash: tokenHash),
                    ShareSQL.forgetEnded(of: share.list, household, now: now),
                ] + Outbox.statements([event], household: household, at: now)
            )
            return true
        }
    }

    /// The shares of a list that have not been taken back, newest first.
    func shares(of list: GroceryListID, in household: HouseholdID) async throws -> [ShareLink] {
        try await db.of(household).query(ShareSQL.all(of: list, household)).all()
    }

    /// Takes a share back; false if there is none.
    func revoke(_ share: ShareID, in household: HouseholdID, by actor: UserID, now: Instant) async throws -> Bool {
        let event = ShareFact.revoked(share, by: actor)
        return try await db.of(household).transaction { tx in
            guard try await tx.execute(ShareSQL.revoke(share, household, now: now)) == 1 else {
                // What has been taken back before is told of once.
                return try await !tx.query(ShareSQL.find(share, household)).isEmpty
            }
            // Pages that are open on the link hear of it, and close.
            _ = try await tx.run(Outbox.statements([event], household: household, at: now))
            return true
        }
    }

    /// The list as whoever opens a link to it sees it, with the household's measurement system; nil if there is none.
    func sharedList(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> SharedList? {
        let rows = try await db.of(household).read(
            ListSQL.whole(list, household, now: now)
                + [SettingSQL.find(household), DeletedRecipeSQL.known.all(of: household)]
        )
        guard let list = try StoredList.list(of: rows, now: now) else { return nil }
        return SharedList(
            list: list,
            system: try rows[2].one(StoredSetting.self)?.measures,
            deleted: Set(try rows[3].values(as: RecipeID.self))
        )
    }

    /// The share behind a token, unless it has ended or was taken back.
    func share(tokenHash: [UInt8], now: Instant) async throws -> ShareLink? {
        try await db.showing(secretHash: tokenHash).query(ShareSQL.find(tokenHash: tokenHash, now: now)).one()
    }

    /// Whether the household's measurement system is known, be it that it has none.
    func knowsMeasures(of household: HouseholdID) async throws -> Bool {
        try await !db.of(household).query(SettingSQL.find(household)).isEmpty
    }

    /// Keeps a household's measurement system, unless it has been heard of meanwhile.
    func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) async throws {
        try await db.of(household).execute(SettingSQL.learnMeasures(system, of: household))
    }
}

extension ShareFact {
    /// That a share is good no more.
    static func revoked(_ share: ShareID, by actor: UserID?) -> EventDraft {
        let fact = ShareFact(shareID: share, actor: actor)
        return EventDraft(GroceryEvent.shareRevoked(fact), subject: share.uuid, to: ["account"])
    }
}
