import Foundation

extension Larder {
    /// Everything that happens in the household.
    public var activity: ActivityClient { ActivityClient(api: api) }
}

/// Everything that happens in the household: what has changed, live and since a cursor, and who did what.
public struct ActivityClient: Sendable {
    let api: API

    /// What has changed since a cursor; without one only a cursor, with which a client begins before it reads everything.
    ///
    /// A `LarderError.refused` with the code `changes_expired` says that the client has to begin again.
    public func changes(
        after cursor: String? = nil,
        kinds: [String] = [],
        limit: Int? = nil
    ) async throws -> ActivityPage {
        var query = Query(limit: limit, after: cursor)
        query.add("kind", each: kinds)
        return try await api.read(.get("/api/v1/changes", query))
    }

    /// Everything that happens, as it happens.
    ///
    /// It goes on after a lost connection where it was. After `reset` the client asks for the changes since its cursor.
    public func events() -> AsyncThrowingStream<LiveEvent, any Error> { api.events("/api/v1/events") }

    /// Everything that happens, beginning behind a cursor of `changes`.
    public func events(after cursor: String) -> AsyncThrowingStream<LiveEvent, any Error> {
        api.events("/api/v1/events?after=\(cursor)")
    }

    /// Who did what, newest first; of one list, recipe and so on if its id is given.
    public func log(about subject: UUID? = nil) -> Pages<ActivityEntry> {
        Pages { after in
            var query = Query(limit: nil, after: after)
            query.add("subject", subject)
            return try await api.read(.get("/api/v1/activity", query))
        }
    }

    /// Takes back what an entry of the log tells of, which `canUndo`.
    ///
    /// A `LarderError.refused` with the code `changed_since` says that it has been changed again since.
    public func undo(_ entry: ActivityEntry.ID) async throws -> UndoneActivity {
        try await api.read(.post("/api/v1/activity/\(entry)/undo"))
    }
}

/// What was taken back.
public struct UndoneActivity: Codable, Hashable, Sendable {
    /// The entry, which says so.
    public var entry: ActivityEntry
    /// What else that has changed.
    public var effects: [Effect]?
}

/// Things that have changed, each once.
public struct ActivityPage: Codable, Hashable, Sendable {
    /// The things, in the order of their last changes.
    public var items: [ThingChange]
    /// What to ask for if there is more; nil at the end.
    public var next: String?
    /// Where to go on, here or in the stream.
    public var cursor: String
}

/// The last change of a thing.
public struct ThingChange: Codable, Hashable, Sendable, Identifiable {
    /// What it is: `grocery_list`, `recipe`, `plan_entry`.
    public var kind: String
    /// Its id; the household's for what it has one of.
    public var id: UUID
    /// Whether it is gone.
    public var deleted: Bool
    /// Its version, where the change says so.
    public var version: Int?
    /// When it changed.
    public var at: Date
    /// Who did it, if it is known.
    public var by: ActivityActor?
    /// Where to read it.
    public var url: String?
}

/// Who did something.
public struct ActivityActor: Codable, Hashable, Sendable {
    /// A user of the household.
    public var userID: UUID?
    /// Whether with an API token or an app password.
    public var app: Bool?
    /// What a guest calls themselves; empty for one who has not said.
    public var guest: String?
    /// The link of the guest.
    public var shareID: UUID?
}

/// Something that happened.
public struct ActivityEntry: Codable, Hashable, Sendable, Identifiable {
    /// Something with the title that it had then.
    public struct Subject: Codable, Hashable, Sendable, Identifiable {
        /// What it is: `grocery_item`, `recipe`.
        public var kind: String
        /// Its id.
        public var id: UUID
        /// What it was called, if it is known.
        public var title: String?
    }

    /// Its number.
    public var id: String
    /// When it happened.
    public var at: Date
    /// What happened: `list.item_checked`.
    public var event: String
    /// Who did it, if it is known.
    public var by: ActivityActor?
    /// What it is about.
    public var subject: Subject
    /// Where it happened: the list of an item.
    public var place: Subject?
    /// Whether the subject was made with it; nil if not.
    public var created: Bool?
    /// Whether it can be taken back; nil if not.
    public var canUndo: Bool?
    /// That it was taken back.
    public var undone: Undone?

    /// That something was taken back.
    public struct Undone: Codable, Hashable, Sendable {
        /// Who did so.
        public var by: ActivityActor?
        /// When.
        public var at: Date
    }
}
