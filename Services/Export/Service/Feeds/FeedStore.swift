import AccountAPI
import Database
import Events
import ExportAPI
import FoundationEssentials
import Values

/// Feeds in the service's database.
struct SQLFeedStore: Sendable {
    let db: any SQLDatabase

    /// Makes a feed in place of the household's earlier one for the purpose.
    func replace(_ feed: Feed, by actor: UserID) async throws {
        let event = EventDraft(
            FeedEvent.feedCreated(FeedFact(actor: actor, purpose: feed.purpose.rawValue)),
            subject: feed.id.uuid,
            to: ["account"]
        )
        try await db.of(feed.household).atomically(
            [Feed.table.upsert(feed)] + Outbox.statements([event], household: feed.household, at: feed.createdAt)
        )
    }

    /// The household's feeds by purpose.
    func feeds(of household: HouseholdID) async throws -> [Feed] {
        try await db.of(household).query(FeedSQL.select(household: household)).all()
    }

    /// Removes a feed; false if the household has none of that id.
    func remove(_ id: FeedID, of household: HouseholdID, by actor: UserID, at now: Instant) async throws -> Bool {
        let event = Self.revoked(id, by: actor)
        return try await db.of(household).transaction { tx in
            guard try await tx.execute(FeedSQL.delete(id, household: household)) > 0 else { return false }
            _ = try await tx.run(Outbox.statements([event], household: household, at: now))
            return true
        }
    }

    /// The feed whose secret has this hash.
    func feed(tokenHash: String) async throws -> Feed? {
        try await db.showing(secretHash: tokenHash).query(FeedSQL.select(tokenHash: tokenHash)).one()
    }
}

extension SQLFeedStore {
    /// Does what an event of the account service asks for, in the transaction that remembers it.
    static func handle(
        _ event: AccountEvent,
        _ received: ReceivedEvent,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .householdMembershipEnded(let ended):
            // defence: feeds-of-leavers
            guard ended.endsFeeds else { return }
            let tx = tx.of(received.household)
            // Not what they make when they have come back before this arrives.
            let feeds = FeedSQL.deleteAll(by: ended.user, of: received.household, until: received.at)
            let events = try await tx.query(feeds).values().map { revoked($0, by: ended.actor) }
            _ = try await tx.run(Outbox.statements(events, household: received.household, at: now))
        case .householdChanged, .householdSettingsChanged, .householdMemberChanged, .householdMemberRemoved,
            .householdMembershipChanged:
            break
        }
    }

    private static func revoked(_ feed: FeedID, by actor: UserID) -> EventDraft {
        EventDraft(FeedEvent.feedRevoked(FeedFact(actor: actor)), subject: feed.uuid, to: ["account"])
    }
}
