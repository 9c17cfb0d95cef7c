import Glibc
import Loop
import Synchronization

/// Where log lines go: collected in memory, written by a thread of their own at most 50 ms later.
///
/// A request only appends bytes. Writing happens elsewhere, so that a slow reader of standard output (a full pipe)
/// cannot stop the loop; what does not fit into a megabyte by then is dropped, and the number of lost lines is logged.
public final class LogSink: Sendable {
    /// The process's standard output, flushed when it exits.
    public static let standardOutput: LogSink = {
        let sink = LogSink { bytes in writeAll(bytes, to: STDOUT_FILENO) }
        atexit(flushStandardOutput)
        return sink
    }()

    private struct State {
        var buffer: [UInt8] = []
        var dropped = 0
        var hasWriter = false
    }

    private static let limit = 1 << 20
    private static let delay: UInt32 = 50_000

    private let output: @Sendable ([UInt8]) -> Void
    private let debugging = Atomic(false)
    private let state = Mutex(State())
    /// Held while bytes are being written, so that two flushes cannot exchange their lines.
    private let writing = Mutex(())

    /// A sink that hands whole lines to `output`, many at a time.
    public init(output: @escaping @Sendable ([UInt8]) -> Void) {
        self.output = output
    }

    /// Whether all levels are written, whatever the loggers' own.
    var isDebugging: Bool { debugging.load(ordering: .relaxed) }

    /// Begins to write all levels, or ends it; returns whether it does now.
    func toggleDebugging() -> Bool { !debugging.logicalXor(true, ordering: .relaxed).oldValue }

    /// Appends one line, without its line feed.
    func append(_ line: [UInt8]) {
        let startsWriter = state.withLock { state in
            guard state.buffer.count + line.count < LogSink.limit else {
                state.dropped += 1
                return false
            }
            state.buffer.append(contentsOf: line)
            state.buffer.append(UInt8(ascii: "\n"))
            defer { state.hasWriter = true }
            return !state.hasWriter
        }
        if startsWriter { startThread(named: "log") { [self] in writeUntilIdle() } }
    }

    /// Writes what has been collected, now, on the caller's thread.
    public func flush() {
        writing.withLock { _ in
            let (bytes, dropped) = state.withLock { state in
                defer {
                    state.buffer = []
                    state.dropped = 0
                }
                return (state.buffer, state.dropped)
            }
            if !bytes.isEmpty { output(bytes) }
            if dropped > 0 { output(LogSink.dropNotice(dropped)) }
        }
    }

    /// Runs on a thread that lives as long as there is something to write; an idle service has none.
    private func writeUntilIdle() {
        var isIdle = false
        while !isIdle {
            usleep(LogSink.delay)
            flush()
            isIdle = state.withLock { state in
                state.hasWriter = !state.buffer.isEmpty
                return !state.hasWriter
            }
        }
    }

    private static func dropNotice(_ count: Int) -> [UInt8] {
        Array("{\"level\":\"warning\",\"message\":\"log lines were dropped\",\"count\":\(count)}\n".utf8)
    }
}

/// What `atexit` calls; a C callback, so at file scope.
private nonisolated func flushStandardOutput() {
    LogSink.standardOutput.flush()
}

/// Writes all bytes; gives up on an error that waiting does not mend.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                usleep(1000)
            } else if errno != EINTR {
                return
            }
        }
    }
}
