import AccountAPI
import Database
import Events
import ExportAPI
import FoundationEssentials
import JSON
import Values

/// Feeds in the service's database.
struct SQLFeedStore: FeedStore {
    let database: any SQLDatabase
    /// Told of a household whose events have been committed.
    var changed: @Sendable (HouseholdID) -> Void = { _ in }

    func replace(_ feed: Feed, tokenHash: String, by actor: UserID) async throws {
        let event = FeedPayload(actor: actor, purpose: feed.purpose).event("feed.created", feed.id)
        _ = try await database.atomically(
            [FeedSQL.insert(feed, tokenHash: tokenHash)]
                + Outbox.statements([event], household: feed.household, at: feed.createdAt)
        )
        changed(feed.household)
    }

    func feeds(of household: HouseholdID) async throws -> [Feed] {
        try await database.query(FeedSQL.select(household: household)).compactMap(Feed.init(stored:))
    }

    func remove(_ id: FeedID, of household: HouseholdID, by actor: UserID, at now: Instant) async throws -> Bool {
        let event = FeedPayload(actor: actor).event("feed.revoked", id)
        let isGone = try await database.transaction { tx in
            guard try await tx.execute(FeedSQL.delete(id, household: household)) > 0 else { return false }
            _ = try await tx.run(Outbox.statements([event], household: household, at: now))
            return true
        }
        if isGone { changed(household) }
        return isGone
    }

    func feed(tokenHash: String) async throws -> Feed? {
        try await database.query(FeedSQL.select(tokenHash: tokenHash)).first.flatMap(Feed.init(stored:))
    }
}

extension SQLFeedStore {
    /// Does what a neighbour's event asks for, in the transaction that remembers it.
    static func handle(_ event: ReceivedEvent, at now: Instant, in tx: any SQLTransaction) async throws {
        guard event.kind == MembershipEnded.kind else { return }
        let ended = try event.decode(MembershipEnded.self)
        guard ended.endsFeeds else { return }
        // Not what they make when they have come back before this arrives.
        let gone = try await tx.query(FeedSQL.deleteAll(by: ended.user, of: event.household, until: event.at))
        let events = gone.map { FeedPayload(actor: ended.actor).event("feed.revoked", $0.id(0, as: FeedID.self)) }
        _ = try await tx.run(Outbox.statements(events, household: event.household, at: now))
    }
}

/// What the account service is told for the household's log.
private struct FeedPayload: JSONEncodable {
    var actor: UserID
    var purpose: FeedPurpose?

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("actor", actor)
            if let purpose { json.member("purpose", purpose.rawValue) }
        }
    }

    func event(_ kind: String, _ feed: FeedID) -> EventDraft {
        EventDraft(kind, subject: feed.uuid, payload: self, to: ["account"])
    }
}

extension Feed {
    /// Reads a row; nil for a purpose that only a later version knows.
    fileprivate init?(stored row: Row) {
        guard let purpose = FeedPurpose(rawValue: row.string(2)) else { return nil }
        self.init(
            id: row.id(1, as: FeedID.self),
            household: row.id(0, as: HouseholdID.self),
            purpose: purpose,
            createdAt: row.instant(3),
            createdBy: row.optionalID(4)
        )
    }
}
