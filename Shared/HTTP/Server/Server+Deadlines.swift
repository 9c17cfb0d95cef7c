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
        if let block = connection.block { book.open(connection, of: block) }
    }

    /// Takes a connection out of the books.
    func connectionClosed(_ connection: Connection) {
        connection.handle = nil
        giveBack(connection)
        forgetAnswer(connection)
        let last = connections.removeLast()
        if last !== connection {
            connections[connection.index] = last
            last.index = connection.index
        }
        book.close(connection)
    }

    /// A request is over; a stopping server does not wait for another one on the connection.
    func requestEnded(_ connection: Connection) {
        giveBack(connection)
        forgetAnswer(connection)
        book.end(connection)
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
        let idle = settings.idleTimeout.nanoseconds
        let deadline = settings.requestDeadline.nanoseconds
        // defence: header-time
        let header = min(deadline, settings.headerTimeout.nanoseconds)
        let silence = settings.heartbeat.nanoseconds
        for connection in connections {
            let age = now > connection.since ? now - connection.since : 0
            switch connection.phase {
            case .fresh:
                if age > min(header, idle) { cut(connection) }
            case .idle:
                // One look after a request is enough: libmicrohttpd is told of what comes later.
                if age > idle || connection.mayHaveLeft && hasLeft(connection) { cut(connection) }
                connection.mayHaveLeft = false
            case .header:
                // libmicrohttpd's own timeout is on idleness: a byte a second would satisfy it for ever.
                if age > header { cut(connection, .requestTimeout()) } else if hasLeft(connection) { cut(connection) }
            case .body:
                if age > deadline { cut(connection, .requestTimeout()) } else if hasLeft(connection) { cut(connection) }
            case .handling:
                if age > max(deadline, connection.patience) { expire(connection) }
            case .sending:
                if age > max(deadline, connection.patience) + idle { cut(connection) }
            case .streaming:
                connection.stream?.beat(ifSilentSince: now > silence ? now - silence : 0, now: now)
            }
        }
    }

    /// Whether nothing more can come, as the client has closed its side together with the last it has sent.
    ///
    /// libmicrohttpd, told once of what has come, has read that and does not look for an end behind it.
    private func hasLeft(_ connection: Connection) -> Bool {
        var byte: UInt8 = 0
        return recv(connection.descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
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
