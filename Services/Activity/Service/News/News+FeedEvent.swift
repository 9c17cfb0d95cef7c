import ExportAPI
import FoundationEssentials

extension News {
    /// What an event of the export service means; `feed` is its subject.
    init(_ event: FeedEvent, of feed: UUID) {
        let isDeleted =
            switch event {
            case .feedCreated: false
            case .feedRevoked: true
            }
        thing = Thing(kind: .feed, id: feed, isDeleted: isDeleted, path: ExportPaths.feeds)
        entry = Entry(subject: Subject(.feed, feed))
    }
}
