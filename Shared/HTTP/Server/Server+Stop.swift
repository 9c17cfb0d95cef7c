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
        acceptAll(on: listener)
        if let own { acceptAll(on: own.descriptor) }
        run()
        stopping = true
        stopDeadline = now() + settings.stopTimeout.nanoseconds
        graceEnd = min(stopDeadline, now() + settings.stopGrace.nanoseconds)
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
        // defence: stop-grace
        let isGraceOver = now() >= graceEnd
        for connection in connections {
            switch connection.phase {
            case .fresh, .idle:
                // Requests under way may still have calls to make to this very process.
                if connection.block != nil { cut(connection) }
            case .handling, .sending: busy += 1
            case .header, .body:
                // How fast the rest comes is for the client to say, who could hold up the stop.
                if isGraceOver { cut(connection, .stopping) } else { busy += 1 }
            case .streaming:
                if isGraceOver { cut(connection) } else { busy += 1 }
            }
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
        if let own { loop.unwatch(own.descriptor) }
        if let sweepTimer { loop.cancel(sweepTimer) }
        if spare >= 0 { close(spare) }
        spare = -1
        MHD_stop_daemon(daemon)
        workers.pool.stop()
        self.daemon = nil
        log?.deallocate()
        log = nil
        let waiters = stopWaiters
        stopWaiters = []
        for waiter in waiters { waiter() }
    }
}

extension Problem {
    fileprivate static var stopping: Problem {
        .unavailable(retryAfter: 1, code: "stopping", "The server is stopping.")
    }
}
