import CLinux
import CMHD
import Glibc
import Loop

extension Server {
    /// Begins a graceful stop, or joins one; `done` is called at its end.
    func beginStop(_ done: @escaping () -> Void) {
        guard daemon != nil else { return done() }
        stopWaiters.append(done)
        guard !stopping else { return }
        // Whoever has connected already is still served.
        acceptAll()
        run()
        stopping = true
        stopDeadline = now() + UInt64(clamping: settings.stopTimeout.wholeNanoseconds)
        loop.unwatch(listener)
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        listener = -1
        for connection in connections { connection.stream?.close() }
        awaitQuiet()
    }

    /// Closes connections as they become idle, and everything when none is busy or the time is up.
    private func awaitQuiet() {
        var busy = 0
        for connection in connections {
            if connection.isBusy { busy += 1 } else { cut(connection) }
        }
        run()
        let late = now() >= stopDeadline
        if busy > 0 && !late || lingering > 0 && !late {
            loop.schedule(after: .milliseconds(10)) { [self] in awaitQuiet() }
            return
        }
        if late { giveUp() }
        finishStop()
    }

    /// Answers for the handlers that are still at it.
    ///
    /// No connection may be suspended when the daemon stops.
    private func giveUp() {
        for connection in connections where connection.phase == .handling { expire(connection) }
        for connection in connections {
            connection.stream?.close()
            resume(connection)
        }
        run()
    }

    private func finishStop() {
        guard let daemon else { return }
        loop.unwatch(larder_mhd_epoll_fd(daemon))
        if let sweepTimer { loop.cancel(sweepTimer) }
        MHD_stop_daemon(daemon)
        heavyThreads?.stop()
        self.daemon = nil
        let waiters = stopWaiters
        stopWaiters = []
        for waiter in waiters { waiter() }
    }
}
