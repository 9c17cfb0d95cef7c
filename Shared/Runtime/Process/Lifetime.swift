import Glibc
import JSON
import Loop
import Synchronization
import Telemetry

/// The life of a program from its start to the signal that ends it.
///
/// A signal that comes while it starts is obeyed as soon as it has started; a second one ends it at once.
@MembersInit
final class Lifetime: Sendable {
    private let loop: EventLoop
    private let logger: Logger
    private let state = Mutex(State.starting)

    private enum State {
        case starting
        case running(Host)
        case ending
    }

    /// How long a graceful end may take after draining; container engines kill after ten seconds.
    private static let patience = Duration.seconds(9)

    /// The program runs.
    func begin(_ host: Host) {
        let isWanted = state.withLock { state in
            guard case .starting = state else { return false }
            state = .running(host)
            return true
        }
        if !isWanted { stop(host) }
    }

    /// A signal came.
    ///
    /// On the loop.
    func end() {
        let (host, isFirst) = state.withLock { state -> (Host?, Bool) in
            defer { state = .ending }
            return switch state {
            case .starting: (nil, true)
            case .running(let host): (host, true)
            case .ending: (nil, false)
            }
        }
        guard isFirst else { finish(EXIT_FAILURE) }
        logger.info("stopping")
        loop.schedule(after: Lifetime.patience + (host?.drain ?? .zero)) { [self] in
            logger.error("stopped with unfinished requests, as they took too long")
            finish(EXIT_FAILURE)
        }
        if let host { stop(host) }
    }

    private func stop(_ host: Host) {
        loop.spawn { [self] in
            await host.stop()
            logger.info("stopped")
            finish(EXIT_SUCCESS)
        }
    }

    private func finish(_ status: Int32) -> Never {
        logger.flush()
        leave(status)
    }
}
