import FoundationEssentials
import Values

/// What a device is told of one list.
struct PushTopic: Hashable, Sendable {
    let kind: PushKind
    let list: GroceryListID
    /// Who did it, each once, in the order of their last deed.
    var who: [PushPerson] = []
    /// What was put on the list, in order; for `lists`.
    var titles: [String] = []
    /// Whether the list is new.
    var isNew = false
    /// The number of the last event that it tells of.
    var last = 0
}

/// Somebody who did something.
enum PushPerson: Hashable, Sendable {
    case user(UserID)
    case guest(String?)
}

/// What has happened on a list.
struct PushDeed: Hashable, Sendable {
    /// What it was.
    enum Kind: Hashable, Sendable {
        case made
        case added(GroceryItemID, String?)
        case removed(GroceryItemID)
        case ticked(GroceryItemID)
        case unticked(GroceryItemID)

        /// Whether it takes back what is told, whoever does that.
        var takesBack: Bool {
            switch self {
            case .removed, .unticked: true
            case .made, .added, .ticked: false
            }
        }
    }

    let sequence: Int
    let list: GroceryListID
    let kind: Kind
    /// Nil if nobody asked for it, as when a list follows its menu.
    let by: PushPerson?
}

/// Sums up what others have done on lists, so that many ticks are one message.
enum PushDigest {
    /// What a user's device is told after an event's number; the newest first, and no more than a few.
    static func topics(
        of deeds: [PushDeed],
        for user: UserID,
        _ kinds: [PushKind],
        after cursor: Int
    ) -> [PushTopic] {
        // defence: deeds-of-others
        let others = deeds.filter { $0.kind.takesBack || ($0.by != nil && $0.by != .user(user)) }
        let lists = Dictionary(grouping: others) { $0.list }
        return lists.flatMap { list, deeds in
            kinds.compactMap { kind in
                switch kind {
                case .lists: added(to: list, deeds)
                case .shopping: shopping(from: list, deeds)
                }
            }
        }
        .filter { $0.last > cursor }
        .sorted { $0.last > $1.last }
        .prefix(PushRules.mostTopics)
        .map(\.self)
    }

    private static func added(to list: GroceryListID, _ deeds: [PushDeed]) -> PushTopic? {
        var topic = PushTopic(kind: .lists, list: list)
        var items: [(id: GroceryItemID, title: String?)] = []
        for deed in deeds {
            switch deed.kind {
            case .made: topic.isNew = true
            case .added(let id, let title): items.append((id, title))
            case .removed(let id):
                items.removeAll { $0.id == id }
                continue
            case .ticked, .unticked: continue
            }
            topic.note(deed)
        }
        topic.titles = items.compactMap(\.title)
        return topic.isNew || !items.isEmpty ? topic : nil
    }

    private static func shopping(from list: GroceryListID, _ deeds: [PushDeed]) -> PushTopic? {
        var topic = PushTopic(kind: .shopping, list: list)
        var ticked: Set<GroceryItemID> = []
        for deed in deeds {
            switch deed.kind {
            case .ticked(let id):
                ticked.insert(id)
                topic.note(deed)
            case .unticked(let id): ticked.remove(id)
            case .made, .added, .removed: continue
            }
        }
        return ticked.count >= PushRules.ticks ? topic : nil
    }
}

extension PushTopic {
    fileprivate mutating func note(_ deed: PushDeed) {
        last = max(last, deed.sequence)
        guard let person = deed.by else { return }
        who.removeAll { $0 == person }
        who.append(person)
    }
}
