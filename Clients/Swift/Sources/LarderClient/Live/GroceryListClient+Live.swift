import Foundation

extension GroceryListClient {
    /// The list, live: as it is now, and again each time that it has changed.
    ///
    /// It needs a network. An app that is used without one has a `GroceryListStore`.
    public func live(_ id: UUID) -> AsyncThrowingStream<GroceryList, any Error> {
        .pulling { emit in
            // Several changes at once are one reason to read the list.
            let (reasons, reason) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let wake = Wake()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for try await event in events(of: id) where event.isReasonToRead { reason.yield() }
                    reason.finish()
                }
                group.addTask {
                    var shown: GroceryList?
                    for await _ in reasons {
                        let list = try await get(id)
                        if list != shown { emit(list) }
                        shown = list
                        // What is ticked leaves the list without anybody doing anything.
                        wake.set(at: list.nextExpiry) { reason.yield() }
                    }
                }
                try await group.next()
                group.cancelAll()
            }
        }
    }
}

extension GroceryList {
    /// When the next ticked item leaves the list.
    var nextExpiry: Date? { items.compactMap(\.expiresAt).min() }
}
