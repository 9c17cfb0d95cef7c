import Loop
import Synchronization

/// Notifications within the process: handlers by channel, called on the loop; equal notifications are combined.
final class LocalNotifications: Sendable {
    private struct Notification: Hashable {
        var channel: String
        var payload: String
    }

    private struct State {
        var handlers: [String: [@Sendable (String) -> Void]] = [:]
        var pending: [Notification] = []
        var known: Set<Notification> = []
    }

    private let state = Mutex(State())
    private let loop: EventLoop

    init(loop: EventLoop) {
        self.loop = loop
    }

    /// Adds a handler; returns whether it is the channel's first.
    @discardableResult
    func add(channel: String, handler: @escaping @Sendable (String) -> Void) -> Bool {
        state.withLock { state in
            state.handlers[channel, default: []].append(handler)
            return state.handlers[channel]?.count == 1
        }
    }

    /// The channels that have handlers.
    var channels: [String] { state.withLock { $0.handlers.keys.sorted() } }

    /// Removes all handlers.
    func removeAll() {
        state.withLock { $0 = State() }
    }

    /// Delivers a notification in the loop's next iteration.
    func post(channel: String, payload: String) {
        let first = state.withLock { state in
            guard state.handlers[channel] != nil else { return false }
            let notification = Notification(channel: channel, payload: payload)
            guard state.known.insert(notification).inserted else { return false }
            state.pending.append(notification)
            return state.pending.count == 1
        }
        if first { loop.execute { [self] in deliver() } }
    }

    private func deliver() {
        let due = state.withLock { state in
            defer {
                state.pending = []
                state.known = []
            }
            return state.pending.map { ($0.payload, state.handlers[$0.channel] ?? []) }
        }
        for (payload, handlers) in due {
            for handler in handlers { handler(payload) }
        }
    }
}
