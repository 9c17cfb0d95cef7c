import Glibc
import Synchronization

/// A body too large for memory, written in pieces to a file without a name and sent from there.
///
/// Nothing is sent before all of it has been written, so that a failure halfway is an error and not half a document.
public final class SpooledBody: Sendable {
    private struct State {
        var count = 0
        var hasFailed = false
    }

    /// Kept open as long as this lives; the file goes with it.
    let descriptor: Int32
    private let state = Mutex(State())

    /// An empty body; nil if the system gives no file.
    public init?() {
        guard let file = tmpfile() else { return nil }
        descriptor = dup(fileno(file))
        fclose(file)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// How many bytes it has.
    public var count: Int { state.withLock { $0.count } }

    /// Appends a piece; false if the disk takes no more.
    @discardableResult
    public func append(_ bytes: [UInt8]) -> Bool {
        state.withLock { state in
            var sent = 0
            while !state.hasFailed, sent < bytes.count {
                let written = bytes[sent...].withUnsafeBytes {
                    pwrite(descriptor, $0.baseAddress, $0.count, off_t(state.count))
                }
                if written <= 0 {
                    state.hasFailed = true
                } else {
                    sent += written
                    state.count += written
                }
            }
            return !state.hasFailed
        }
    }

    /// All of it, for tests and small files.
    public var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, bytes.count, 0)
        return Array(bytes.prefix(max(0, read)))
    }
}
