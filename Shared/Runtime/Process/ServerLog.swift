import HTTP
import Loop
import Synchronization
import Telemetry

/// Logs what a server has to tell of itself, each kind of thing once in a while.
///
/// What clients cause they can cause a thousand times a second.
final class ServerLog: Sendable {
    private enum Kind {
        case limit
        case addressLimit
        case descriptors
        case library
        case malformed
    }

    private struct State {
        /// When a line of this kind was last written, in nanoseconds of the monotonic clock.
        var written: UInt64
        /// How often it has happened since.
        var more = 0
    }

    private let logger: Logger
    private let now: @Sendable () -> UInt64
    private let states = Mutex<[Kind: State]>([:])
    /// How long a kind is silent after a line.
    private static let silence: UInt64 = 10_000_000_000

    init(_ logger: Logger, now: @escaping @Sendable () -> UInt64 = monotonicNanoseconds) {
        self.logger = logger
        self.now = now
    }

    func note(_ notice: ServerNotice) {
        switch notice {
        case .malformedRequest(let text):
            guard let more = admit(.malformed) else { return }
            logger.info("a malformed request was refused", ["reason": text, "unreported": more])
        case .clientFault(let text):
            logger.debug("a client's request could not be served", ["reason": text])
        case .library(let text):
            guard let more = admit(.library) else { return }
            logger.warning("the HTTP library reports", ["reason": text, "unreported": more])
        case .atLimit(let limit):
            guard let more = admit(.limit) else { return }
            logger.warning(
                "the connection limit is reached: idle connections are closed for new ones",
                ["limit": limit, "unreported": more]
            )
        case .addressAtLimit(let address, let limit):
            guard let more = admit(.addressLimit) else { return }
            logger.warning(
                "the connection limit of an address is reached: its idle connections are closed for new ones",
                ["address": address, "limit": limit, "unreported": more]
            )
        case .noDescriptors:
            guard let more = admit(.descriptors) else { return }
            logger.error("the process has no descriptors left to accept connections", ["unreported": more])
        }
    }

    /// How often it has happened unreported, if it is to be reported now.
    private func admit(_ kind: Kind) -> Int? {
        let now = now()
        return states.withLock { states in
            // defence: notices
            if let state = states[kind], now < state.written + ServerLog.silence {
                states[kind] = State(written: state.written, more: state.more + 1)
                return nil
            }
            defer { states[kind] = State(written: now) }
            return states[kind]?.more ?? 0
        }
    }
}
