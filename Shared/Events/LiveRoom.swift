import HTTP

/// One open stream and how far it has been sent.
struct LiveListener: Sendable {
    let id: Int
    let stream: EventStream
    var sent: Int64
    let matching: @Sendable (LiveEvent) -> Bool
    let closing: @Sendable (LiveEvent) -> Bool
}

/// The streams of one household.
struct LiveRoom: Sendable {
    var listeners: [LiveListener] = []
    /// Whether events are being read for these streams.
    var isReading = false
    private var isDirty = false

    /// Whether the caller is to read; if someone already does, that one is to read once more.
    mutating func beginReading() -> Bool {
        if isReading {
            isDirty = true
            return false
        }
        isReading = true
        isDirty = false
        return true
    }

    /// Whether something changed while events were being read.
    mutating func readAgain() -> Bool {
        defer { isDirty = false }
        return isDirty
    }

    /// Gives the streams that are to be sent the events between two numbers, and notes that they have been.
    ///
    /// A stream that joined during the reading and resumes further back is not among them: it needs what lies before,
    /// and gets it from the reading that its joining has asked for.
    mutating func advance(from start: Int64, to last: Int64) -> [LiveListener] {
        var ready: [LiveListener] = []
        for index in listeners.indices where listeners[index].sent >= start && listeners[index].sent < last {
            ready.append(listeners[index])
            listeners[index].sent = last
        }
        return ready
    }
}
