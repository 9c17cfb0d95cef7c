import Database
import Events
import FoundationEssentials
import GroceryAPI
import Identity
import Kitchen
import Values

extension SQLGroceryStore {
    /// Keeps a share; false if the household has no such list.
    func save(_ share: ShareLink, tokenHash: [UInt8], by actor: UserID, now: Instant) async throws -> Bool {
        let fact = ShareFact(shareID: share.id, actor: actor, role: share.role.rawValue)
        let event = EventDraft(GroceryEvent.shareCreated(fact), subject: share.id.uuid, to: ["account"])
        let exists = ShareSQL.exists(share.id, share.household)
        let statements =
            [
                ShareSQL.insert(share, tokenHash: tokenHash),
                ShareSQL.forgetEnded(of: share.list, share.household, now: now),
            ]
            + Outbox.statements([event], household: share.household, at: now, onlyIf: exists)
        return try await db.transaction { tx in
            let reads = [
                ListSQL.hold(share.list, share.household), ShareSQL.count(of: share.list, share.household, now: now),
            ]
            let count = try await tx.run(reads)[1].first?.int(0) ?? 0
            // defence: links-of-a-list
            try StorageFull.check(.shares, adding: 1, to: count, limit: ShareSQL.most)
            return try await tx.run(statements)[0].affected == 1
        }
    }

    /// The shares of a list that have not been taken back, newest first.
    func shares(of list: GroceryListID, in household: HouseholdID) async throws -> [ShareLink] {
        try await db.query(ShareSQL.all(of: list, household)).map(ShareLink.init)
    }

    /// Takes a share back; false if there is none.
    func revoke(_ share: ShareID, in household: HouseholdID, by actor: UserID, now: Instant) async throws -> Bool {
        let event = ShareFact.revoked(share, by: actor)
        return try await db.transaction { tx in
            guard try await tx.execute(ShareSQL.revoke(share, household, now: now)) == 1 else {
                // What has been taken back before is told of once.
                return try await tx.query("SELECT 1 WHERE " + ShareSQL.exists(share, household)).count == 1
            }
            // Pages that are open on the link hear of it, and close.
            _ = try await tx.run(Outbox.statements([event], household: household, at: now))
            return true
        }
    }

    /// The list as whoever opens a link to it sees it, with the household's measurement system; nil if there is none.
    func sharedList(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> SharedList? {
        let rows = try await db.read([
            ListSQL.find(list, household), ItemSQL.visible(on: list, household, now: now),
            SettingSQL.measures(of: household),
        ])
        return try rows[0].first.map { row in
            SharedList(
                list: try StoredList(row).list(with: try rows[1].all()),
                system: try rows[2].first?.optionalString(0).flatMap(MeasurementSystem.init(rawValue:))
            )
        }
    }

    /// The share behind a token, unless it has ended or was taken back.
    func share(tokenHash: [UInt8], now: Instant) async throws -> ShareLink? {
        try await db.query(ShareSQL.find(tokenHash: tokenHash, now: now)).first.map(ShareLink.init)
    }
}

extension ShareFact {
    /// That a share is good no more.
    static func revoked(_ share: ShareID, by actor: UserID?) -> EventDraft {
        let fact = ShareFact(shareID: share, actor: actor)
        return EventDraft(GroceryEvent.shareRevoked(fact), subject: share.uuid, to: ["account"])
    }
}

extension ShareLink {
    /// Reads the columns of `ShareSQL`.
    init(_ row: Row) throws(DatabaseError) {
        id = try row.id(0, as: ShareID.self)
        household = try row.id(1, as: HouseholdID.self)
        list = try row.id(2, as: GroceryListID.self)
        role = ShareRole(rawValue: try row.string(3)) ?? .view
        expiresAt = try row.optionalInstant(4)
        createdAt = try row.instant(5)
        createdBy = try row.optionalID(6)
    }
}
