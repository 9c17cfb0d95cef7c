import Foundation

/// What a live stream says.
public enum LiveEvent: Hashable, Sendable {
    /// From now on nothing is missed: what was read after this is up to date.
    case ready
    /// Something was missed: everything must be read again.
    case reset
    /// Something has changed.
    case change(LiveChange)
    /// Somebody else looks at the list now, or no more; said at the beginning as well. Nothing has changed.
    case presence(ListPresence)
}

/// Something that has changed.
public struct LiveChange: Codable, Hashable, Sendable {
    /// What happened: `list.item_checked`.
    public var kind: String
    /// The id of what it happened to.
    public var subject: UUID
    /// When it happened.
    public var at: Date
    /// The list.
    public var listID: UUID?
    /// The item of the list or the menu.
    public var itemID: UUID?
    /// The menu.
    public var menuID: UUID?
    /// The entry of the calendar.
    public var entryID: UUID?
    /// The recipe.
    public var recipeID: UUID?
    /// What has changed, in the household's stream.
    public var thing: ChangedThing?
    /// The event's id: the household's stream and `activity.changes` go on from there.
    public var cursor: String?
    /// Who did it, if it is known.
    public var by: ActivityActor?
}

/// What has changed, as the household's stream says it.
public struct ChangedThing: Codable, Hashable, Sendable, Identifiable {
    /// What it is: `grocery_list`, `recipe`.
    public var kind: String
    /// Its id.
    public var id: UUID
    /// Whether it is gone.
    public var deleted: Bool
    /// Where to read it.
    public var url: String?
}

extension LiveEvent {
    /// Whether what was read before may be out of date.
    var isReasonToRead: Bool {
        switch self {
        case .ready, .reset, .change: true
        case .presence: false
        }
    }

    /// What an event of a stream says; nil if this version does not understand it.
    init?(_ event: ServerSentEvent) {
        switch event.event {
        case "ready": self = .ready
        case "reset": self = .reset
        case "presence":
            guard
                let presence = try? LarderJSON.decoder().decode(ListPresence.self, from: Data(event.data.utf8))
            else { return nil }
            self = .presence(presence)
        default:
            guard
                var change = try? LarderJSON.decoder().decode(LiveChange.self, from: Data(event.data.utf8))
            else { return nil }
            change.cursor = event.id.isEmpty ? nil : event.id
            self = .change(change)
        }
    }
}
