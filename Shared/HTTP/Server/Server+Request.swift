import CMHD
import Loop

extension Server {
    /// The header has come: refuses what cannot be trusted, and what is too large by its own word.
    func headerArrived(
        _ connection: Connection,
        method: String,
        version: String,
        lines: FieldLines?
    ) -> MHD_Result {
        var reader = HeaderReader(lines)
        _ = withUnsafeMutablePointer(to: &reader) { pointer in
            MHD_get_connection_values_n(connection.handle, .HEADER_KIND, headerField, pointer)
        }
        connection.method = Method(rawValue: method)
        connection.context = context(connection, reader)
        connection.permission = settings.crossOrigin?.permission(connection.method, connection.target, reader.headers)
        if let problem = reader.problem(
            version: version,
            limit: settings.headerLimit,
            targetSize: connection.target.utf8.count
        )
            ?? normalizeTarget(of: connection)
        {
            return refuse(connection, problem)
        }
        if isBehind(connection) { return refuse(connection, .busy) }
        connection.headers = reader.headers
        connection.isChunked = reader.isChunked
        // Called once more after a gate that took a while; the limit it was asked with stays.
        if connection.gate == .unasked { connection.bodyLimit = settings.openBody }
        guard reader.hasBody else {
            book.begin(connection)
            connection.phase = .body
            return .YES
        }
        book.awaitBody(connection)
        return bodyAnnounced(connection, length: reader.contentLength)
    }

    /// Everything has come: the handler is started, and answered for at once if it did not have to wait.
    func bodyComplete(_ connection: Connection) -> MHD_Result {
        book.begin(connection)
        if let problem = connection.refusal { return refuse(connection, problem) }
        var request = head(of: connection)
        request.body = connection.received
        request.context.turns = workers.turns
        if request.method != .get { request.context.afterAnswer = AfterAnswer() }
        let patience = max(settings.requestDeadline, router.patience[request.path] ?? .zero)
        connection.patience = patience.nanoseconds
        request.context.deadline = connection.since + connection.patience
        // The request has its own hold on them; an event stream stays for hours.
        connection.received = []
        connection.headers = Headers()
        connection.target = ""
        connection.phase = .handling
        // defence: beside-the-loop
        guard request.body.count <= HeavyLane.threshold else { return beginHeavy(request, on: connection) }
        connection.starting = true
        start(request, on: connection, serial: connection.serial)
        connection.starting = false
        if let response = connection.response {
            connection.response = nil
            connection.task = nil
            return queue(response, on: connection)
        }
        // It is suspended when the library asks again, which it does at once.
        return .YES
    }

    /// The request without its body.
    func head(of connection: Connection) -> Request {
        Request(
            connection.method,
            connection.target,
            headers: connection.headers,
            remoteAddress: connection.client,
            context: connection.context
        )
    }

    private func start(_ request: Request, on connection: Connection, serial: UInt64) {
        let executor = GrowingExecutor(loop, workers.pool)
        var request = request
        request.context.executor = executor
        connection.task = Task.immediateDetached(executorPreference: executor) { [self, router, request] in
            let response = await router.respond(to: request)
            finish(connection, serial, request, response)
        }
    }

    /// The answer, and what is to be done behind it.
    func finish(_ connection: Connection, _ serial: UInt64, _ request: Request, _ response: Response) {
        answer(connection, serial, response)
        request.context.afterAnswer?.run()
    }

    /// A handler has answered, now or after a while.
    func answer(_ connection: Connection, _ serial: UInt64, _ response: Response) {
        loop.assertOnLoop()
        guard connection.serial == serial, connection.phase == .handling else {
            // The deadline has passed, or the client has gone.
            if case .events(let stream) = response.body { stream.close() }
            return
        }
        if connection.starting {
            connection.response = response
            return
        }
        connection.task = nil
        giveBack(connection)
        _ = queue(response, on: connection)
        resume(connection)
        needsRun = true
    }

    /// Answers with a problem and closes the connection, as the rest of the request is not to be relied on.
    func refuse(_ connection: Connection, _ problem: Problem) -> MHD_Result {
        book.begin(connection)
        settings.onRefusal?(problem, connection.client)
        giveBack(connection)
        var response = problem.response(requestID: connection.context.requestID)
        response.headers.add("X-Request-ID", connection.context.requestID)
        response.headers.add("X-Content-Type-Options", "nosniff")
        response.headers.add("Connection", "close")
        return queue(response, on: connection)
    }

    private func context(_ connection: Connection, _ reader: HeaderReader) -> RequestContext {
        let id = reader.hasRequestID ? reader.headers["X-Request-ID"] : nil
        connection.client = connection.address
        if connection.trusted, reader.hasForwarded {
            connection.client = settings.trustedProxies.client(of: reader.headers)?.text ?? connection.address
        }
        let trace = trace(connection, reader)
        return RequestContext(
            requestID: id.flatMap { RequestContext.isSound($0) ? $0 : nil } ?? RequestContext.newID(),
            trace: trace.place,
            recording: trace.recording
        )
    }

    /// Checks the request's target, and takes scheme and host off an absolute one.
    private func normalizeTarget(of connection: Connection) -> Problem? {
        var target = connection.target
        let isPlain = target.withUTF8 { $0.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        let hasControls = !isPlain && !target.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        if hasControls || !isPlain && target.unicodeScalars.contains("\u{FFFD}") {
            return .badRequest(code: "bad_path", "The address contains characters that it may not.")
        }
        if target.hasPrefix("/") || target == "*" && connection.method == .options { return nil }
        for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
            let rest = target.dropFirst(scheme.count)
            let path = rest.firstIndex { $0 == "/" || $0 == "?" }.map { rest[$0...] } ?? ""
            connection.target = settings.prefix.inside(path.hasPrefix("/") ? String(path) : "/" + path)
            return nil
        }
        return .badRequest(code: "bad_path", "The address must begin with a slash.")
    }
}
