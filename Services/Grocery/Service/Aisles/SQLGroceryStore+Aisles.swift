import Database
import Events
import FoundationEssentials
import GroceryAPI
import Values

extension SQLGroceryStore {
    /// A household's aisles.
    func aisles(of household: HouseholdID, now: Instant) async throws -> HouseholdAisles {
        try Self.aisles(of: try await db.of(household).read(AisleSQL.all(of: household)), now: now)
    }

    /// Lets `change` change a household's aisles, unless they are not in the version asked for; gives what they were.
    @discardableResult
    func changeAisles(
        of household: HouseholdID,
        version: Int? = nil,
        now: Instant,
        _ change: @escaping @Sendable (inout AisleBook) throws -> Void
    ) async throws -> AisleBook {
        try await db.of(household).transaction { tx in
            let rows = try await tx.run([.lock("aisle_book", of: household), AisleSQL.book(household)])
            let before = try Self.aisles(rows[1])
            if let version, version != before.version {
                throw GroceryError.changedMeanwhile(current: before.version)
            }
            var book = before.book
            try change(&book)
            guard book != before.book else { return book }
            let next = StoredAisleBook(household: household, version: before.version + 1, body: book.stored)
            var statements = [AisleSQL.save(next)]
            if book.shops.map(\.id) != before.book.shops.map(\.id) || next.body == nil {
                let places = next.body == nil ? [] : [household.uuid] + book.shops.map(\.id.uuid)
                statements.append(AisleSQL.forgetWalks(except: places, household))
                statements.append(AisleSQL.leaveShops(except: book.shops.map(\.id), household))
            }
            _ = try await tx.run(statements + news(next.version, household, now))
            return before.book
        }
    }

    /// Forgets what was learned in a shop, or where a list was for none.
    func forgetWalks(in shop: ShopID?, of household: HouseholdID, now: Instant) async throws {
        let version = try await aisles(of: household, now: now).version
        let forget = AisleSQL.forgetWalks(in: shop?.uuid ?? household.uuid, household)
        _ = try await db.of(household).atomically([forget] + news(version, household, now))
    }

    /// Learns from an item that was ticked in which order the aisles of the list's shop are walked.
    func learn(
        from item: GroceryItemID,
        of list: GroceryListID,
        in household: HouseholdID,
        now: Instant
    ) async throws {
        try await db.of(household).transaction { tx in
            let rows = try await tx.run([
                .lock("aisle_walk", of: household), ListSQL.find(list, household),
                ItemSQL.visible(item, on: list, household, now: now), AisleSQL.walks(household),
            ])
            guard let row = rows[1].first, let stored = try rows[2].one(StoredItem.self),
                let arrangement = try Arrangement(row, shop: try StoredList(row).shop, now: now)
            else { return }
            let aisle = arrangement.aisle(of: try stored.item())
            try await learn(from: [aisle], in: arrangement, of: household, now: now, knowing: rows[3], tx)
        }
    }

    /// Learns the same from several ticks, by the aisles that they were in.
    func learn(
        from aisles: [String],
        in arrangement: Arrangement,
        of household: HouseholdID,
        now: Instant
    ) async throws {
        try await db.of(household).transaction { tx in
            let rows = try await tx.run([.lock("aisle_walk", of: household), AisleSQL.walks(household)])
            try await learn(from: aisles, in: arrangement, of: household, now: now, knowing: rows[1], tx)
        }
    }

    private func learn(
        from aisles: [String],
        in arrangement: Arrangement,
        of household: HouseholdID,
        now: Instant,
        knowing rows: Rows,
        _ tx: ScopedTransaction
    ) async throws {
        let place = arrangement.shop?.uuid ?? household.uuid
        let known = try rows.all(StoredWalks.self).first { $0.place == place }
        var walks = try known.map { try AisleWalks(stored: $0.facts) } ?? AisleWalks()
        var isNew = false
        for aisle in aisles where walks.tick(aisle, at: now) { isNew = true }
        guard isNew else { return }
        try await tx.execute(AisleSQL.save(StoredWalks(walks.only(arrangement.keys), in: place), household))
    }

    /// What the answers to `AisleSQL.all` say.
    static func aisles(of rows: [Rows], now: Instant) throws -> HouseholdAisles {
        var aisles = try aisles(rows[0])
        for stored in try rows[1].all(StoredWalks.self) {
            aisles.walks[stored.place] = try AisleWalks(stored: stored.facts).settled(at: now)
        }
        return aisles
    }

    private static func aisles(_ rows: Rows) throws -> HouseholdAisles {
        guard let stored = try rows.one(StoredAisleBook.self) else { return HouseholdAisles() }
        let book = try stored.body.map { try AisleBook(stored: $0) }
        return HouseholdAisles(version: stored.version, book: book ?? AisleBook(.simple))
    }

    /// Tells the readers of all lists, guests too: so the subject is not the household, whose id is nobody's business.
    private func news(_ version: Int, _ household: HouseholdID, _ now: Instant) -> [SQL] {
        let event = EventDraft(GroceryEvent.aislesChanged(AislesFact(version: version)), subject: newID())
        return Outbox.statements([event], household: household, at: now)
    }
}
