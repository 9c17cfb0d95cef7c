import Database
import Events
import FoundationEssentials
import Identity
import JSON
import Values

/// Something that happened.
@TableRow("log_entry")
struct StoredEntry {
    @Column(.key) let sequence: Int
    let event: String
    /// Who did it, as the API writes it.
    let actor: String?
    let subjectKind: SubjectKind
    let subjectID: UUID
    let subjectTitle: String?
    let placeKind: SubjectKind?
    let placeID: UUID?
    let placeTitle: String?
    let happenedAt: Instant
    /// Whether the subject was made with it.
    @Column("created") let isNew: Bool
    /// When it was taken back, and by whom, as the API writes it.
    let undoneAt: Instant?
    let undoneBy: String?

    init(_ entry: News.Entry, _ item: ReceivedNews, sequence: Int) {
        self.sequence = sequence
        event = item.event.kind
        actor = item.actor.map { String(decoding: $0.jsonBytes(), as: UTF8.self) }
        subjectKind = entry.subject.kind
        subjectID = entry.subject.id
        subjectTitle = entry.subject.title
        placeKind = entry.place?.kind
        placeID = entry.place?.id
        placeTitle = entry.place?.title
        happenedAt = item.event.at
        isNew = entry.isNew
        (undoneAt, undoneBy) = (nil, nil)
    }
}

extension SubjectKind: SQLReadable {}
