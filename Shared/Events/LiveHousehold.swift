import HTTP

/// One open stream and its position.
struct LiveListener: Sendable {
    let id: Int
    let stream: EventStream
    var sent: Int64
    /// Whether it is told who did what.
    let isMember: Bool
    let matching: @Sendable (LiveEvent) -> Bool
    let closing: @Sendable (LiveEvent) -> Bool
}

/// The streams of one household.
struct LiveHousehold: Sendable {
    var listeners: [LiveListener] = []
    /// Whether events are being read for these streams.
    private(set) var isReading = false
    private var isDirty = false

    /// Whether the caller is to read; if a read is in progress, that one reads once more.
    mutating func beginReading() -> Bool {
        isDirty = true
        if isReading { return false }
        isReading = true
        return true
    }

    /// The number after which the reader goes on, or nil if there is nothing left to read: then reading has ended.
    ///
    /// One step decides both: a change that arrives between "nothing left" and "ended" would wait for the poll.
    mutating func nextRead(hasMore: Bool) -> Int64? {
        if hasMore || isDirty, let start = listeners.map(\.sent).min() {
            isDirty = false
            return start
        }
        isReading = false
        return nil
    }

    /// The streams to be sent the events between two numbers; their positions are advanced.
    ///
    /// A stream that joined during the read and resumes further back is not among them: it needs earlier events, which
    /// it gets from the read that its joining has requested.
    mutating func advance(from start: Int64, to last: Int64) -> [LiveListener] {
        var ready: [LiveListener] = []
        for index in listeners.indices where listeners[index].sent >= start && listeners[index].sent < last {
            ready.append(listeners[index])
            listeners[index].sent = last
        }
        return ready
    }
}
