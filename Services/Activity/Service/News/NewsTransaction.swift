import Database
import Events
import Identity
import JSON
import Values

/// Writes what has arrived: to the household's own stream, to what has changed, and to the log.
///
/// All three go by the numbers of the service's own events. They are given under the lock of the household's stream, so
/// that whoever sees a number sees everything before it.
struct NewsTransaction {
    let tx: ScopedTransaction
    let household: HouseholdID
    let now: Instant

    func write(_ news: [ReceivedNews]) async throws {
        guard !news.isEmpty else { return }
        let drafts = news.map { item in
            EventDraft(
                passingOn: item.event.kind,
                subject: item.event.subject,
                at: item.event.at,
                payload: String(decoding: Self.payload(of: item), as: UTF8.self),
                // Says when it was written here; webhooks go by that.
                id: .version7(at: now)
            )
        }
        let statements = Outbox.statements(drafts, household: household, at: now)
        let rows = try await tx.run(statements + [ChangeSQL.last(of: household)])
        let last = try rows[statements.count].first?.int(0) ?? 0
        let first = last - news.count + 1
        var changes: [News.Thing.Key: StoredChange] = [:]
        var entries: [StoredEntry] = []
        var undos: [StoredUndo] = []
        for (offset, item) in news.enumerated() {
            changes[item.news.thing.key] = StoredChange(item, sequence: first + offset)
            guard let entry = item.news.entry else { continue }
            entries.append(StoredEntry(entry, item, sequence: first + offset))
            if let undo = item.undo { undos.append(StoredUndo(undo, of: item, entry, sequence: first + offset)) }
        }
        var writes = [ChangeSQL.save(changes.values.sorted { $0.sequence < $1.sequence }, of: household)]
        if !entries.isEmpty { writes.append(LogSQL.add(entries, of: household)) }
        if !undos.isEmpty { writes.append(UndoSQL.add(undos, of: household)) }
        let kinds = Set(news.map(\.news.thing.kind))
        writes.append(WebhookSQL.note(kinds.sorted { $0.rawValue < $1.rawValue }, upTo: last, of: household, at: now))
        let push = PushNews(news)
        if !push.kinds.isEmpty {
            writes.append(PushSQL.note(push.kinds, by: push.by, upTo: last, of: household, at: now))
        }
        if kinds.contains(.household) { writes.append(ReminderSQL.planAnew(of: household, at: now)) }
        for item in news where item.news.thing.kind == .membership && item.news.thing.isDeleted {
            // Whoever left can have made one until their token ended. Not what they make later, when they have come back.
            let end = item.event.at + Revocation.longestToken
            // defence: webhooks-of-leavers
            writes.append(WebhookSQL.stop(addressedBy: item.news.thing.id, of: household, until: end))
            // defence: devices-of-leavers
            writes.append(PushSQL.deleteAll(of: item.news.thing.id, in: household))
        }
        // Not each time: to count what is kept takes longer than to add to it.
        if first / LogSQL.slack != last / LogSQL.slack || first == last && last.isMultiple(of: LogSQL.slack) {
            writes += [LogSQL.forgetOldest(of: household), UndoSQL.forgetOldest(of: household)]
        }
        try await tx.runLater(writes)
    }

    /// The details as they were, behind the thing that has changed.
    private static func payload(of item: ReceivedNews) -> [UInt8] {
        let thing = item.news.thing
        let details = EventUndo.removed(from: item.event.payload)
        var json = JSONWriter(capacity: details.count + 200)
        json.object { json in
            json.object("thing") { json in
                json.member("kind", thing.kind.rawValue)
                json.member("id", thing.id.canonical)
                json.member("deleted", thing.isDeleted)
                if let path = thing.path { json.member("url", path) }
            }
        }
        var bytes = json.bytes
        if details.count > 2 {
            bytes.removeLast()
            bytes.append(UInt8(ascii: ","))
            bytes += details.dropFirst()
        }
        return bytes
    }
}
