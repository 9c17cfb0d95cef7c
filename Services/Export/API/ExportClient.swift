public import HTTP

/// The export service as other services call it.
public struct ExportClient: Sendable {
    private let neighbour: Neighbour

    /// A client of the export service at an address.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// Everything that the service keeps of the household, as it is written.
    public func exported(as credentials: Neighbour.Credentials) -> [ExportedList] {
        [
            ExportedList("feeds") { write in
                try await neighbour.items(ExportPaths.feeds, as: credentials, write)
            }
        ]
    }
}
