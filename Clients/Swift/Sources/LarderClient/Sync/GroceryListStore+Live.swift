import Foundation

extension GroceryListStore {
    /// What there is to show, live: now and after each change, whoever makes it, for as long as somebody reads it.
    ///
    /// Ends with an error where `run` does.
    public nonisolated func live() -> AsyncThrowingStream<GroceryListState, any Error> {
        .pulling { emit in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await self.run() }
                group.addTask { for await state in await self.states() { emit(state) } }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }

    /// Keeps the list up to date, and sends what people do as soon as there is a network, until the task is cancelled.
    ///
    /// Throws only what time does not mend: nobody is signed in, or the list was deleted.
    public func run() async throws {
        // Several events at once are one reason to ask the server.
        let (reasons, reason) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let (lists, id) = (lists, id)
        let run = UUID()
        runs[run] = reason
        defer { runs[run] = nil }
        reason.yield()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for try await event in lists.events(of: id) where event.isReasonToRead { reason.yield() }
                reason.finish()
            }
            group.addTask { try await self.follow(reasons, reason) }
            defer { group.cancelAll() }
            try await group.next()
        }
        try Task.checkCancellation()
    }

    private func follow(_ reasons: AsyncStream<Void>, _ reason: AsyncStream<Void>.Continuation) async throws {
        let (expiry, retry) = (Wake(), Wake())
        var failures = 0
        for await _ in reasons {
            do {
                try await sync()
                failures = 0
                // What is ticked leaves the list without anybody doing anything.
                expiry.set(at: known.list?.nextExpiry) { reason.yield() }
            } catch let error as LarderError where error.isTransient {
                failures += 1
                // A server without time is left alone; a network may be back as soon as somebody does something.
                if let asked = error.retryAfter { try await Task.sleep(for: .seconds(asked)) }
                retry.set(after: retries.pause(after: failures)) { reason.yield() }
            }
        }
    }
}
