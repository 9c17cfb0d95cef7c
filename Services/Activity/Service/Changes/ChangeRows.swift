import Database
import Events
import FoundationEssentials
import Identity
import JSON
import Values

/// The last change of a thing.
@TableRow("thing_change")
struct StoredChange {
    @Column(.key) let kind: ThingKind
    @Column(.key) let thingID: UUID
    let sequence: Int
    @Column("deleted") let isDeleted: Bool
    let version: Int?
    let path: String?
    /// Who did it, as the API writes it.
    let actor: String?
    let changedAt: Instant

    init(_ item: ReceivedNews, sequence: Int) {
        let thing = item.news.thing
        kind = thing.kind
        thingID = thing.id
        self.sequence = sequence
        isDeleted = thing.isDeleted
        version = thing.version
        path = thing.path
        actor = item.actor.map { String(decoding: $0.jsonBytes(), as: UTF8.self) }
        changedAt = item.event.at
    }
}

extension ThingKind: SQLReadable {}

extension News.Thing {
    /// What a thing has one row by.
    struct Key: Hashable {
        let kind: ThingKind
        let id: UUID
    }

    var key: Key { Key(kind: kind, id: id) }
}
