import CLinux
import Glibc
import Loop

/// The signals that end a service or change what it logs, read on the loop like any other input.
struct Signals {
    private let descriptor: Int32

    /// Blocks the signals; before any thread is started, as threads inherit it.
    init() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // A neighbour that hangs up is an error of one call, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK) | Int32(SFD_CLOEXEC))
        precondition(descriptor >= 0, "the system gave no signal descriptor")
    }

    /// Calls `handler` with the number of every signal that comes.
    ///
    /// On the loop.
    func watch(on loop: EventLoop, _ handler: @escaping @Sendable (Int32) -> Void) {
        let descriptor = descriptor
        loop.execute {
            loop.watch(descriptor, .read) { _ in
                var info = signalfd_siginfo()
                while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
                    handler(Int32(info.ssi_signo))
                }
            }
        }
    }
}
