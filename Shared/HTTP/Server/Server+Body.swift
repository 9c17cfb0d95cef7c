import CMHD
import Loop

// What happens between a request's header and the end of its body.

extension Server {
    /// A body is to come: the route says how large it may be, and a large one is taken only from whom the gate lets in.
    func bodyAnnounced(_ connection: Connection, length: Int?) -> MHD_Result {
        if connection.gate == .open { return takeBody(connection, length) }
        let path = String(connection.target.prefix { $0 != "?" })
        switch router.operation(connection.method, path) {
        case .failure(let problem):
            // A small body is read, so that the connection can go on after the answer.
            guard let length, length <= settings.openBody else { return refuseBody(connection, problem) }
            return takeBody(connection, length)
        case .success(let operation):
            connection.bodyLimit = operation.bodyLimit(within: settings.bodyLimit)
            if let length, length > connection.bodyLimit {
                return refuseBody(connection, .contentTooLarge(limit: connection.bodyLimit))
            }
            if let length, length <= settings.openBody { return takeBody(connection, length) }
            return ask(connection, operation, length)
        }
    }

    private func takeBody(_ connection: Connection, _ length: Int?) -> MHD_Result {
        // What is promised is not believed until it comes: a reservation for each connection could be abused.
        if let length { connection.received.reserveCapacity(min(length, BodyBudget.block)) }
        connection.phase = .body
        return .YES
    }

    /// Asks the gate, which as a rule has its answer at once.
    private func ask(_ connection: Connection, _ operation: Operation, _ length: Int?) -> MHD_Result {
        switch connection.gate {
        case .refused(let problem): return refuseBody(connection, problem)
        // The server cuts a connection whose question has taken too long, which brings us here.
        case .asked: return .NO
        case .open, .unasked: break
        }
        // defence: body-credentials
        guard let gate = settings.gate else { return takeBody(connection, length) }
        let head = router.withParameters(head(of: connection))
        let serial = connection.serial
        connection.gate = .asked
        connection.starting = true
        connection.task = Task.immediateDetached(executorPreference: loop) { [self] in
            do throws(Problem) {
                answered(connection, serial, .success(try await gate.admit(head, to: operation, length: length)))
            } catch {
                answered(connection, serial, .failure(error))
            }
        }
        connection.starting = false
        guard connection.gate == .asked else {
            connection.task = nil
            return bodyAnnounced(connection, length: length)
        }
        // Resumed, libmicrohttpd calls for the header once more.
        MHD_suspend_connection(connection.handle)
        connection.suspended = true
        return .YES
    }

    private func answered(_ connection: Connection, _ serial: UInt64, _ answer: Result<Admission, Problem>) {
        loop.assertOnLoop()
        guard connection.serial == serial, connection.phase == .header else { return }
        switch answer {
        case .success(let admission):
            connection.admission = admission
            connection.gate = .open
        case .failure(let problem):
            connection.gate = .refused(problem)
        }
        if connection.starting { return }
        connection.task = nil
        resume(connection)
    }

    /// A part of the body has come.
    func bodyArrived(_ connection: Connection, _ bytes: UnsafeRawBufferPointer) -> MHD_Result {
        if connection.refusal == nil, let problem = problem(with: connection, connection.received.count + bytes.count) {
            connection.refusal = problem
            connection.excess = connection.received.count
            connection.received = []
            giveBack(connection)
        }
        guard let refusal = connection.refusal else {
            connection.received.append(contentsOf: bytes)
            return .YES
        }
        // A little too much is read to its end, so that the client sees the answer; much too much is cut off.
        connection.excess += bytes.count
        guard connection.excess > connection.bodyLimit * 2 else { return .YES }
        linger(connection.descriptor)
        sendRaw(refusal, to: connection.descriptor, of: connection.client)
        return .NO
    }

    /// Answers before the body has come, and reads on for a moment, so that the client gets to see the answer.
    private func refuseBody(_ connection: Connection, _ problem: Problem) -> MHD_Result {
        linger(connection.descriptor)
        return refuse(connection, problem)
    }

    // MARK: - The budget

    private func problem(with connection: Connection, _ size: Int) -> Problem? {
        // defence: body-limit
        if size > connection.bodyLimit { return .contentTooLarge(limit: connection.bodyLimit) }
        // Small bodies are bounded by the number of connections.
        guard size > settings.openBody, connection.admission?.isNeighbour != true else { return nil }
        while connection.reserved < size {
            switch bodies.take(for: connection.holder) {
            case .granted:
                bodiesByAddress.insist(on: BodyBudget.block, for: connection.origin)
                connection.reserved += BodyBudget.block
            case .shareUsed: return .busy
            case .allUsed:
                // defence: body-room
                guard makeRoom(for: connection) else { return .busy }
            }
        }
        return nil
    }

    /// Gives up an unfinished body: of the address whose bodies hold most, of the client there that holds most, the
    /// largest and oldest.
    ///
    /// Only if they hold more than this one's address or client does, or if it has been coming for a while: with many
    /// addresses, or many accounts at one, nobody holds much.
    private func makeRoom(for connection: Connection) -> Bool {
        let now = now()
        func weight(of other: Connection) -> (Int, Int, Int, UInt64) {
            // defence: body-addresses
            let address = bodiesByAddress.held(by: other.origin)
            return (address, bodies.held(by: other.holder), other.reserved, now &- min(other.since, now))
        }
        let unfinished = connections.filter { $0.phase == .body && $0.reserved > 0 && $0 !== connection }
        guard let other = unfinished.max(by: { weight(of: $0) < weight(of: $1) }) else { return false }
        let (heaviest, own) = (weight(of: other), weight(of: connection))
        guard
            heaviest.0 > own.0 + BodyBudget.block || heaviest.1 > own.1 + BodyBudget.block
                || heaviest.3 > Server.longBody
        else { return false }
        giveBack(other)
        other.received = []
        other.refusal = .busy
        cut(other, .busy)
        return true
    }

    /// The time after which a body that is still coming may be given up for another, in nanoseconds.
    private static let longBody: UInt64 = 2_000_000_000

    /// The body is no longer in memory, or is about to leave it.
    func giveBack(_ connection: Connection) {
        guard connection.reserved > 0 else { return }
        bodies.give(connection.reserved, of: connection.holder)
        bodiesByAddress.give(connection.reserved, of: connection.origin)
        connection.reserved = 0
    }
}
