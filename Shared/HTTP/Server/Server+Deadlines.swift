import CLinux
import Glibc
import Loop

extension Server {
    /// The time on the clock of deadlines.
    func now() -> UInt64 { monotonicNanoseconds() }

    /// Enters a connection into the books.
    func connectionOpened(_ connection: Connection) {
        connection.index = connections.count
        connections.append(connection)
        if !connection.trusted { perAddress[connection.address, default: 0] += 1 }
    }

    /// Takes a connection out of the books.
    func connectionClosed(_ connection: Connection) {
        connection.handle = nil
        giveBack(connection)
        let last = connections.removeLast()
        if last !== connection {
            connections[connection.index] = last
            last.index = connection.index
        }
        guard !connection.trusted, let count = perAddress[connection.address] else { return }
        perAddress[connection.address] = count > 1 ? count - 1 : nil
    }

    /// A request is over; a stopping server does not wait for another one on the connection.
    func requestEnded(_ connection: Connection) {
        giveBack(connection)
        if stopping { needsRun = true }
    }

    /// Looks at all connections now and then, rather than keep a timer for each request.
    func scheduleSweep() {
        sweepTimer = loop.schedule(after: settings.sweepInterval) { [self] in
            sweep()
            if daemon != nil { scheduleSweep() }
        }
    }

    private func sweep() {
        let now = now()
        let idle = UInt64(clamping: settings.idleTimeout.wholeNanoseconds)
        let deadline = UInt64(clamping: settings.requestDeadline.wholeNanoseconds)
        let silence = UInt64(clamping: settings.heartbeat.wholeNanoseconds)
        for connection in connections {
            let age = now > connection.since ? now - connection.since : 0
            switch connection.phase {
            case .fresh:
                if age > min(deadline, idle) { cut(connection) }
            case .idle:
                if age > idle { cut(connection) }
            case .header, .body:
                // libmicrohttpd's own timeout is on idleness: a byte a second would satisfy it for ever.
                if age > deadline { cut(connection, .requestTimeout()) }
            case .handling:
                if age > max(deadline, connection.patience) { expire(connection) }
            case .sending:
                if age > max(deadline, connection.patience) + idle { cut(connection) }
            case .streaming:
                connection.stream?.beat(ifSilentSince: now > silence ? now - silence : 0, now: now)
            }
        }
    }

    /// Answers 503 for a handler that has not answered in time, and cancels it.
    func expire(_ connection: Connection) {
        let task = connection.task
        connection.task = nil
        let problem = Problem.unavailable(retryAfter: 1, code: "deadline", "This took too long. Please try again.")
        _ = refuse(connection, problem)
        resume(connection)
        task?.cancel()
    }

    /// Closes a connection: libmicrohttpd sees its end and clears up.
    func cut(_ connection: Connection, _ problem: Problem? = nil) {
        if let problem { sendRaw(problem, to: connection.descriptor, of: connection.address) }
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
        resume(connection)
        needsRun = true
    }
}
