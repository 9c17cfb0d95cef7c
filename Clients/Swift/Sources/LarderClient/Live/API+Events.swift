import Foundation

extension API {
    /// The server sends something every 15 seconds; a connection that is silent for so long is lost.
    static let longestSilence: Duration = .seconds(45)

    /// The events of a stream, which goes on after a lost connection where it was.
    ///
    /// It ends with an error if the server refuses it for a reason that time does not mend, as for a list that was
    /// deleted.
    func events(_ path: Path) -> AsyncThrowingStream<LiveEvent, any Error> {
        .pulling(most: 1024, overflow: .reset) { emit in
            var lastID: String?
            var failures = 0
            while true {
                var pause: Duration?
                do {
                    let read = try await follow(path, after: lastID, emit: emit)
                    failures = read.hasEvents ? 0 : failures + 1
                    lastID = read.lastID ?? lastID
                    pause = read.retry
                } catch let error as LarderError {
                    guard error.isTransient else { throw error }
                    failures += 1
                    pause = error.retryAfter.map { .seconds($0) }
                }
                // What was missed is made up for by the last id; without one by what `ready` asks for.
                let backoff = retries.pause(after: max(failures, 1))
                try await Task.sleep(for: max(backoff, pause ?? .zero))
            }
        }
    }

    /// How far a connection came.
    private struct Read {
        var lastID: String?
        var retry: Duration?
        var hasEvents = false
    }

    /// Reads one connection until it ends, however that is.
    private func follow(
        _ path: Path,
        after lastID: String?,
        emit: @escaping @Sendable (LiveEvent) -> Void
    ) async throws -> Read {
        var call = Call.get(path)
        if let lastID { call.headers["Last-Event-ID"] = lastID }
        let stream = try await open(call)
        let heard = Locked(ContinuousClock.now)
        let read = Locked(Read())
        let reading = Task {
            var parser = EventParser()
            // A connection that breaks is what a stream is prepared for: it goes on with a new one.
            do {
                for try await bytes in stream.bytes {
                    heard.withLock { $0 = .now }
                    for event in try parser.append(bytes) {
                        if let event = LiveEvent(event) { emit(event) }
                        read.withLock {
                            if !event.id.isEmpty { $0.lastID = event.id }
                            $0.hasEvents = true
                        }
                    }
                    let retry = parser.retry
                    read.withLock { $0.retry = retry }
                }
            } catch {}
        }
        let watching = Task {
            while heard.withLock({ $0 }).duration(to: .now) < Self.longestSilence {
                try await Task.sleep(for: .seconds(5))
            }
            reading.cancel()
        }
        await withTaskCancellationHandler {
            await reading.value
        } onCancel: {
            reading.cancel()
        }
        watching.cancel()
        try Task.checkCancellation()
        return read.withLock { $0 }
    }
}
