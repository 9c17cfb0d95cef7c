import Database
import Events
import FoundationEssentials
import Identity
import JSON
import Kitchen
import Values

extension SQLGroceryStore {
    func stapleDecisions(of household: HouseholdID) async throws -> [StapleBook.Decision] {
        try await db.query(StapleSQL.decisions(household)).map(StapleBook.Decision.init)
    }

    func decide(_ decision: StapleBook.Decision, in household: HouseholdID) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([StapleSQL.lock(household), StapleSQL.decisions(household)])
            try await Self.decide(decision, among: results[1].map(StapleBook.Decision.init), household, tx)
        }
    }

    private static func decide(
        _ decision: StapleBook.Decision,
        among decisions: [StapleBook.Decision],
        _ household: HouseholdID,
        _ tx: any SQLTransaction
    ) async throws {
        if !decisions.contains(where: { $0.key == decision.key }) {
            try StorageFull.check(.staples, adding: 1, to: decisions.count, limit: StapleSQL.most)
        }
        try await tx.execute(StapleSQL.decide(decision, household))
    }

    func add(
        _ decision: StapleBook.Decision,
        in household: HouseholdID,
        quota: Quota
    ) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([StapleSQL.lock(household), StapleSQL.decisions(household)])
            let decisions = results[1].map(StapleBook.Decision.init)
            let own = StapleBook.own(among: decisions)
            if !own.contains(decision.key) { try quota.check(own.count + 1, before: own.count) }
            try await Self.decide(decision, among: decisions, household, tx)
        }
    }

    func recentItems(
        in household: HouseholdID,
        after place: RecentPlace?,
        limit: Int,
        now: Instant
    ) async throws -> [RecentItem] {
        try await db.query(RecentSQL.page(household, after: place, limit: limit, now: now)).map { row in
            let name = row.string(1)
            return RecentItem(
                key: row.string(0),
                name: name,
                food: row.optionalString(2).map { FoodReference(id: $0, name: row.optionalString(3) ?? name) },
                category: Category(rawValue: row.string(4)) ?? .other,
                boughtAt: row.instant(5),
                times: row.int(6)
            )
        }
    }

    func save(_ share: ShareLink, tokenHash: [UInt8], by actor: UserID, now: Instant) async throws -> Bool {
        let payload = SharePayload(share: share.id, actor: actor, role: share.role)
        let event = EventDraft("share.created", subject: share.id.uuid, payload: payload, to: ["account"])
        let exists = ShareSQL.exists(share.id, share.household)
        let statements =
            [
                ShareSQL.insert(share, tokenHash: tokenHash),
                ShareSQL.forgetEnded(of: share.list, share.household, now: now),
            ]
            + Outbox.statements([event], household: share.household, at: now, onlyIf: exists)
        let isMade = try await db.transaction { tx in
            let reads = [
                ListSQL.hold(share.list, share.household), ShareSQL.count(of: share.list, share.household, now: now),
            ]
            let count = try await tx.run(reads)[1].first?.int(0) ?? 0
            try StorageFull.check(.shares, adding: 1, to: count, limit: ShareSQL.most)
            return try await tx.run(statements)[0].affected == 1
        }
        if isMade { changed(share.household) }
        return isMade
    }

    func shares(of list: GroceryListID, in household: HouseholdID) async throws -> [ShareLink] {
        try await db.query(ShareSQL.all(of: list, household)).map(ShareLink.init)
    }

    func revoke(_ share: ShareID, in household: HouseholdID, by actor: UserID, now: Instant) async throws -> Bool {
        let event = SharePayload.revoked(share, by: actor)
        let (isThere, isNew) = try await db.transaction { tx in
            guard try await tx.execute(ShareSQL.revoke(share, household, now: now)) == 1 else {
                // What has been taken back before is told of once.
                return (try await tx.query("SELECT 1 WHERE " + ShareSQL.exists(share, household)).count == 1, false)
            }
            _ = try await tx.run(Outbox.statements([event], household: household, at: now))
            return (true, true)
        }
        // Pages that are open on the link hear of it, and close.
        if isNew { changed(household) }
        return isThere
    }

    func sharedList(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> SharedList? {
        let rows = try await db.read([
            ListSQL.find(list, household), ItemSQL.visible(on: list, household, now: now),
            SettingSQL.measures(of: household),
        ])
        return try rows[0].first.map { row in
            SharedList(
                list: try StoredList(row).list(with: rows[1].map(StoredItem.init)),
                system: rows[2].first?.optionalString(0).flatMap(MeasurementSystem.init(rawValue:))
            )
        }
    }

    func knowsMeasures(of household: HouseholdID) async throws -> Bool {
        try await !db.query(SettingSQL.measures(of: household)).isEmpty
    }

    func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) async throws {
        try await db.execute(SettingSQL.learnMeasures(system, of: household))
    }

    func share(tokenHash: [UInt8], now: Instant) async throws -> ShareLink? {
        try await db.query(ShareSQL.find(tokenHash: tokenHash, now: now)).first.map(ShareLink.init)
    }
}

/// What others hear of a share: never its token.
struct SharePayload: JSONEncodable {
    var share: ShareID
    /// Nil where a share goes with its list.
    var actor: UserID?
    var role: ShareRole?

    /// That a share is good no more.
    static func revoked(_ share: ShareID, by actor: UserID?) -> EventDraft {
        EventDraft(
            "share.revoked",
            subject: share.uuid,
            payload: SharePayload(share: share, actor: actor),
            to: ["account"]
        )
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("share_id", share)
            if let actor { json.member("actor", actor) }
            if let role { json.member("role", role.rawValue) }
        }
    }
}

extension StapleBook.Decision {
    /// Reads the columns of `StapleSQL.decisions`.
    fileprivate init(_ row: Row) {
        self.init(key: row.string(0), name: row.string(1), kind: StapleDefault(rawValue: row.string(2)) ?? .no)
    }
}

extension ShareLink {
    /// Reads the columns of `ShareSQL`.
    init(_ row: Row) {
        id = row.id(0, as: ShareID.self)
        household = row.id(1, as: HouseholdID.self)
        list = row.id(2, as: GroceryListID.self)
        role = ShareRole(rawValue: row.string(3)) ?? .view
        expiresAt = row.optionalInstant(4)
        createdAt = row.instant(5)
        createdBy = row.optionalID(6)
    }
}
