import CLinux
import Glibc
import Loop

extension Server {
    /// Reads on, and throws away, what a client still sends after it has been refused.
    ///
    /// A socket that is closed with unread bytes is reset, and the client's system drops the answer with it. For two
    /// seconds and some megabytes at most, and for a bounded number of clients.
    func linger(_ descriptor: Int32) {
        guard lingering < 128, case let copy = dup(descriptor), copy >= 0 else { return }
        lingering += 1
        let drain = Drain(copy)
        let timer = loop.schedule(after: .seconds(2)) { [self] in endLingering(drain) }
        loop.watch(copy, .read) { [self] _ in
            guard drain.read() else { return }
            loop.cancel(timer)
            endLingering(drain)
        }
    }

    private func endLingering(_ drain: Drain) {
        loop.unwatch(drain.descriptor)
        close(drain.descriptor)
        lingering -= 1
    }
}

/// A descriptor whose bytes nobody wants.
///
/// On the loop's thread only.
private final class Drain {
    let descriptor: Int32
    private var left = 4 << 20

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads what is there; true at the end of it, or when it has been enough.
    func read() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0 { return errno != EAGAIN && errno != EINTR }
            left -= count
            return count == 0 || left <= 0
        }
    }
}
