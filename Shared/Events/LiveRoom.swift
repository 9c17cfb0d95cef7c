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

    /// Notes that every stream has been sent the events up to this one.
    mutating func advance(to sequence: Int64) {
        for index in listeners.indices where listeners[index].sent < sequence { listeners[index].sent = sequence }
    }
}
