import CMHD
import Loop

extension Server {
    /// A request with a large body: it is answered beside the loop, when it is its turn.
    func beginHeavy(_ request: Request, on connection: Connection) -> MHD_Result {
        let stranger = WorkOwner(address: connection.client, account: Int?.none)
        let admission = connection.admission ?? Admission(owner: stranger)
        let waiting = HeavyLane.Waiting(
            connection: connection,
            serial: connection.serial,
            request: request,
            admission: admission
        )
        // What a neighbour asks for is part of a request that has had its turn; it must not wait for another's.
        if admission.isNeighbour {
            startBeside(waiting) {}
            return .YES
        }
        if let surplus = heavy.append(waiting), isWaiting(surplus) {
            _ = refuse(surplus.connection, .busy)
            resume(surplus.connection)
        }
        startNext()
        return .YES
    }

    /// Starts those whose turn it is.
    private func startNext() {
        while let waiting = heavy.next() {
            let bytes = waiting.request.body.count
            guard isWaiting(waiting) else {
                heavy.leave(bytes: bytes)
                continue
            }
            startBeside(waiting) { [self] in
                heavy.leave(bytes: bytes)
                startNext()
            }
        }
    }

    /// Whether the client is still there, and has not been answered.
    private func isWaiting(_ waiting: HeavyLane.Waiting) -> Bool {
        waiting.connection.serial == waiting.serial && waiting.connection.phase == .handling
    }

    private func startBeside(_ waiting: HeavyLane.Waiting, done: @escaping @Sendable () -> Void) {
        let (connection, serial) = (waiting.connection, waiting.serial)
        var request = waiting.request
        let executor = GrowingExecutor(beside: loop, workers.pool, for: waiting.admission.owner)
        request.context.executor = executor
        connection.task = Task.detached(executorPreference: executor) { [self, router, request] in
            let response = await router.respond(to: request)
            loop.execute { [self] in
                finish(connection, serial, request, response)
                done()
            }
        }
    }
}
