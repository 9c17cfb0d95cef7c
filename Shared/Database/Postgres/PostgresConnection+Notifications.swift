import CPQ

extension PostgresConnection {
    /// Reports the notifications that have arrived.
    func receiveNotifications() {
        guard let onNotification, !isClosed else { return }
        while let notification = PQnotifies(handle) {
            onNotification(String(cString: notification.pointee.relname), String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
    }
}
