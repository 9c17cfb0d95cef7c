import HTTP
import Synchronization

/// Spans that wait to be sent, as many as there may be.
final class SpanQueue: Sendable {
    private let spans = Mutex<[Span]>([])
    private let room: Int

    init(room: Int) { self.room = room }

    /// How many wait.
    var count: Int { spans.withLock { $0.count } }

    /// Takes a span, and says how many wait now; nil if there is no room, as the older ones are likelier to be complete
    /// traces.
    func append(_ span: Span) -> Int? {
        spans.withLock { spans in
            // defence: span-queue
            guard spans.count < room else { return nil }
            spans.append(span)
            return spans.count
        }
    }

    /// The oldest spans, `most` at most.
    func take(_ most: Int) -> [Span] {
        spans.withLock { spans in
            let batch = Array(spans.prefix(most))
            spans.removeFirst(batch.count)
            return batch
        }
    }
}
