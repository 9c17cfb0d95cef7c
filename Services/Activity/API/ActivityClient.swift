public import HTTP

/// The activity service as other services call it.
public struct ActivityClient: Sendable {
    private let neighbour: Neighbour

    /// A client of the activity service at an address.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// Everything that the service keeps of the household, as it is written.
    public func exported(as credentials: Neighbour.Credentials) -> [ExportedList] {
        [
            ExportedList("activity") { write in
                try await neighbour.items(ActivityPaths.log, as: credentials, write)
            },
            ExportedList("push_subscriptions") { write in
                try await neighbour.items(ActivityPaths.pushSubscriptions, as: credentials, write)
            },
            ExportedList("webhooks") { write in
                try await neighbour.items(ActivityPaths.webhooks, as: credentials, write)
            },
        ]
    }
}
