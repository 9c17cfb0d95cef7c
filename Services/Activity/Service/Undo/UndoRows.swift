import Database
import Events
import FoundationEssentials
import Identity
import JSON
import Values

/// How an entry of the log is taken back.
@TableRow("log_undo")
struct StoredUndo {
    @Column(.key) let sequence: Int
    /// The service whose change it was.
    let source: String
    /// The call, as the service has written it.
    let undo: String
    let subjectID: UUID
    let placeID: UUID?
    let happenedAt: Instant
    /// How many have tried.
    let attempts: Int
    /// Until when somebody tries.
    let leasedUntil: Instant?

    init(_ undo: Undo, of item: ReceivedNews, _ entry: News.Entry, sequence: Int) {
        self.sequence = sequence
        source = item.event.source
        self.undo = String(decoding: undo.jsonBytes(), as: UTF8.self)
        subjectID = entry.subject.id
        placeID = entry.place?.id
        happenedAt = item.event.at
        attempts = 0
        leasedUntil = nil
    }

    /// The call.
    func call() throws -> Undo { try JSONReader.read(Undo.self, from: Array(undo.utf8)) }
}
