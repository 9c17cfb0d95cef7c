import Events
import FoundationEssentials
import GroceryAPI
import Identity
import JSON
import Values

/// An event as the service keeps it.
struct PushEvent: Sendable {
    let sequence: Int
    let kind: String
    let payload: [UInt8]
    let at: Instant
}

extension PushDeed {
    /// What devices may be told of it; nil for anything else.
    init?(_ event: PushEvent) {
        var json = JSONReader(event.payload)
        guard let kind = GroceryEvent.Kind(rawValue: event.kind), PushKind(kind) != nil,
            let fact = try? GroceryEvent(kind, from: &json)
        else { return nil }
        switch fact {
        case .listChanged(let list) where list.created == true: self.init(event, list.listID, .made)
        case .listItemChanged(let item) where item.created == true:
            self.init(event, item.listID, .added(item.itemID, item.title))
        case .listItemRemoved(let item): self.init(event, item.listID, .removed(item.itemID))
        case .listItemChecked(let item): self.init(event, item.listID, .ticked(item.itemID))
        case .listItemUnchecked(let item): self.init(event, item.listID, .unticked(item.itemID))
        default: return nil
        }
    }

    private init(_ event: PushEvent, _ list: GroceryListID, _ kind: Kind) {
        self.init(
            sequence: event.sequence,
            list: list,
            kind: kind,
            by: EventActor.of(event.payload).map(PushPerson.init)
        )
    }
}

extension PushPerson {
    init(_ actor: Actor) {
        switch actor {
        case .user(let user, _): self = .user(user)
        case .guest(let name, _): self = .guest(name)
        }
    }
}

extension PushKind {
    /// What somebody may be told by an event of a kind.
    init?(_ kind: GroceryEvent.Kind) {
        switch kind {
        case .listChanged, .listItemChanged, .listItemRemoved: self = .lists
        case .listItemChecked, .listItemUnchecked: self = .shopping
        default: return nil
        }
    }
}

/// What news devices may be told of, and by whom they are, if all are by one.
struct PushNews {
    var kinds: [PushKind] = []
    var by: UserID?

    init(_ news: [ReceivedNews]) {
        var people: Set<UserID?> = []
        for item in news {
            guard let actor = item.actor, let kind = GroceryEvent.Kind(rawValue: item.event.kind),
                let push = PushKind(kind), kind != .listItemRemoved, kind != .listItemUnchecked
            else { continue }
            // Of what has changed only what is new.
            if push == .lists, item.news.entry?.isNew != true { continue }
            if !kinds.contains(push) { kinds.append(push) }
            if case .user(let user, _) = actor { people.insert(user) } else { people.insert(nil) }
        }
        by = people.count == 1 ? people.first ?? nil : nil
    }
}
