import Loop

/// LISTEN and NOTIFY on a connection of their own.
///
/// NOTIFY takes a lock that all notifying transactions of the server share until they commit. So it is sent in a
/// transaction of its own, one at a time: notifications that arrive meanwhile are sent together in the next one.
// Unchecked because everything but `listeners` happens on the loop's thread.
final class PostgresNotifier: @unchecked Sendable {
    private let lane: PostgresLane
    private let listeners: LocalNotifications
    private let prefix: String
    private var pending: [[String]] = []
    private var known: Set<[String]> = []
    private var isSending = false
    private var hasBeenConnected = false

    init(schema: String, connector: PostgresConnector) {
        lane = PostgresLane(.notifier, connector)
        listeners = LocalNotifications(loop: connector.loop)
        // Channels belong to the whole database, so a service's have its schema as a prefix.
        prefix = schema + "."
        lane.onReady = { [unowned self] connection in connected(connection) }
    }

    /// Listens to a channel.
    func listen(_ channel: String, _ handler: @escaping @Sendable (String) -> Void) {
        let isFirst = listeners.add(channel: channel, handler: handler)
        lane.connectIfUnused()
        if isFirst, let connection = lane.connection { submit(listenStatement(channel), on: connection) }
    }

    /// Notifies a channel soon.
    func notify(_ channel: String, _ payload: String) {
        // The server accepts up to 8,000 bytes. A longer payload is sent empty, like a lost one: the receiver has to
        // check for itself.
        let notification = [prefix + channel, payload.utf8.count < 8000 ? payload : ""]
        // While the server is unavailable they accumulate; listeners check for themselves when it is back.
        guard pending.count < 10_000, known.insert(notification).inserted else { return }
        pending.append(notification)
        lane.connectIfUnused()
        send()
    }

    private func send() {
        guard !isSending, !pending.isEmpty, let connection = lane.connection else { return }
        isSending = true
        let rows = SQLRows([.text, .text], of: pending) { $0 }
        pending = []
        known = []
        let sql: SQL = "WITH given(channel, payload) AS (\(rows: rows)) SELECT pg_notify(channel, payload) FROM given"
        // A failure loses them, as a crash would; the listeners' slow poll covers both.
        connection.submit(
            PostgresRequest([sql.rendered(for: .postgres)]) { [self] _ in
                isSending = false
                send()
            }
        )
    }

    private func connected(_ connection: PostgresConnection) {
        connection.onNotification = { [unowned self] channel, payload in
            guard channel.hasPrefix(prefix) else { return }
            listeners.post(channel: String(channel.dropFirst(prefix.count)), payload: payload)
        }
        for channel in listeners.channels {
            submit(listenStatement(channel), on: connection)
            if hasBeenConnected { listeners.post(channel: channel, payload: "") }
        }
        hasBeenConnected = true
        send()
    }

    private func listenStatement(_ channel: String) -> String {
        let name = prefix + channel
        precondition(name.utf8.count < 64 && !name.contains("\""), "PostgreSQL does not allow such a channel name")
        return "LISTEN \"\(name)\""
    }

    private func submit(_ text: String, on connection: PostgresConnection) {
        connection.submit(
            PostgresRequest([RenderedSQL(text: text)]) { [unowned connection] result in
                // Without LISTEN the connection is useless; a new one is tried.
                if case .failure(let error) = result { connection.close(error) }
            }
        )
    }

    /// Closes the connection and removes the listeners.
    func close() {
        listeners.removeAll()
        lane.close()
    }
}
