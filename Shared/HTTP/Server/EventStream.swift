import Synchronization

/// One browser's stream of server-sent events.
///
/// Anyone may send from any thread; the server that holds the connection takes the bytes out, adds a heartbeat when
/// there has been nothing to say, and closes it when the client has gone.
public final class EventStream: Sendable {
    private struct State {
        var buffer: [UInt8] = []
        var taken = 0
        var closed = false
        /// When something was last sent, to the precision of the server's looks at it: 0 is since the last look.
        var lastSent: UInt64 = 0
        var wake: (@Sendable () -> Void)?
        var closeHandlers: [@Sendable () -> Void] = []

        mutating func empty() {
            buffer = []
            taken = 0
        }
    }

    private let state = Mutex(State())
    private let limit: Int

    /// A stream.
    ///
    /// A client that lets more than `limit` bytes pile up is dropped; it comes back with `Last-Event-ID`.
    public init(limit: Int = 65_536) {
        self.limit = limit
    }

    deinit { close() }

    /// Whether the stream has ended, from either side.
    public var isClosed: Bool { state.withLock { $0.closed } }

    /// Sends an event.
    ///
    /// Line breaks in `data` are kept; in `id` and `event` they end the text.
    public func send(id: String? = nil, event: String? = nil, data: [UInt8]) {
        var frame: [UInt8] = []
        frame.reserveCapacity(data.count + 64)
        if let id { EventStream.append(field: "id: ", id, to: &frame) }
        if let event { EventStream.append(field: "event: ", event, to: &frame) }
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            frame.append(contentsOf: "data: ".utf8)
            frame.append(contentsOf: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
            frame.append(UInt8(ascii: "\n"))
        }
        frame.append(UInt8(ascii: "\n"))
        send(frame: frame)
    }

    /// Ends the stream, after what has been sent already.
    ///
    /// May be called again.
    public func close() {
        let (wake, handlers) = state.withLock { state -> ((@Sendable () -> Void)?, [@Sendable () -> Void]) in
            if state.closed { return (nil, []) }
            state.closed = true
            defer { state.closeHandlers = [] }
            return (state.wake, state.closeHandlers)
        }
        for handler in handlers { handler() }
        wake?()
    }

    /// Calls `handler` once when the stream ends: the client has gone, the server stops, or `close` was called.
    ///
    /// If it has ended already, at once.
    public func onClose(_ handler: @escaping @Sendable () -> Void) {
        let late = state.withLock { state in
            if !state.closed { state.closeHandlers.append(handler) }
            return state.closed
        }
        if late { handler() }
    }

    // MARK: - For the server

    /// From now on `wake` is called when there is something to take out, or the stream has ended.
    func attach(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    /// The connection has gone: nothing will be taken out any more.
    func detach() {
        state.withLock { state in
            state.wake = nil
            state.empty()
        }
        close()
    }

    /// What `take` has found.
    enum Taken: Equatable {
        case bytes(Int)
        case nothing
        case ended
    }

    /// Moves bytes into the server's buffer.
    func take(into destination: UnsafeMutableRawBufferPointer) -> Taken {
        state.withLock { state in
            let count = min(destination.count, state.buffer.count - state.taken)
            guard count > 0 else { return state.closed ? .ended : .nothing }
            state.buffer.withUnsafeBytes { source in
                destination.copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: source[state.taken..<(state.taken + count)])
                )
            }
            state.taken += count
            // Idle streams, of which there are thousands, hold no buffer.
            if state.taken == state.buffer.count { state.empty() }
            return .bytes(count)
        }
    }

    /// Everything that is waiting, for tests that have no server.
    public func drain() -> [UInt8] {
        state.withLock { state in
            defer { state.empty() }
            return Array(state.buffer[state.taken...])
        }
    }

    /// Sends a comment if nothing has been sent since `time`, in monotonic nanoseconds.
    func beat(ifSilentSince time: UInt64, now: UInt64) {
        let silent = state.withLock { state in
            if state.lastSent == 0 { state.lastSent = now }
            return state.lastSent <= time
        }
        if silent { send(frame: Array(": \n\n".utf8), now: now) }
    }

    private func send(frame: [UInt8], now: UInt64 = 0) {
        let (wake, overrun) = state.withLock { state -> ((@Sendable () -> Void)?, Bool) in
            if state.closed { return (nil, false) }
            if state.buffer.count - state.taken + frame.count > limit {
                state.empty()
                return (nil, true)
            }
            let first = state.buffer.isEmpty
            state.buffer.append(contentsOf: frame)
            state.lastSent = now
            return (first ? state.wake : nil, false)
        }
        if overrun { close() }
        wake?()
    }

    private static func append(field: String, _ text: String, to frame: inout [UInt8]) {
        frame.append(contentsOf: field.utf8)
        frame.append(contentsOf: text.utf8.prefix { $0 != 10 && $0 != 13 && $0 != 0 })
        frame.append(UInt8(ascii: "\n"))
    }
}
