import CPQ
import Loop

/// One connection in pipeline mode: requests are sent at once and answered in order.
///
/// Each request ends with its own synchronisation point, so that a failed one does not affect others.
// Unchecked because everything happens on the loop's thread.
final class PostgresConnection: @unchecked Sendable {
    let handle: OpaquePointer
    private let descriptor: Int32
    private let loop: EventLoop
    private var requests = FIFO<PostgresRequest>()
    private var wantsToWrite = false
    private var statements: [PostgresPreparedStatement.Key: PostgresPreparedStatement] = [:]
    private var uses: UInt64 = 0
    /// More statements than any service has, so that in practice nothing is prepared twice.
    private let statementLimit = 500

    /// Whether the connection has ended.
    private(set) var isClosed = false
    /// When the oldest unanswered request became the oldest, in monotonic nanoseconds.
    private(set) var waitingSince: UInt64 = 0
    /// Called once, when the connection breaks or the server ends it.
    var onClose: ((DatabaseError) -> Void)?
    /// Called with a notification's channel and payload.
    var onNotification: ((String, String) -> Void)?
    /// Called when no request is unanswered any more.
    var onIdle: (() -> Void)?

    /// What the server is.
    let dialect: Dialect

    /// How many requests are unanswered.
    var load: Int { requests.count }

    /// Takes over an open connection that is non-blocking and in pipeline mode.
    init(_ handle: OpaquePointer, _ dialect: Dialect, loop: EventLoop) {
        self.handle = handle
        self.dialect = dialect
        self.loop = loop
        descriptor = PQsocket(handle)
        loop.watch(descriptor, .read) { [unowned self] readiness in becameReady(readiness) }
    }

    // MARK: - Sending

    /// Sends a request; its completion gets the result.
    func submit(_ request: PostgresRequest) {
        loop.assertOnLoop()
        guard !isClosed else { return request.fail(.unavailable(message: "the connection is closed")) }
        // Written before the first connection was open.
        guard request.dialect == nil || request.dialect == dialect else {
            return request.fail(.unavailable(message: "not connected yet"))
        }
        if load == 0 { waitingSince = monotonicNanoseconds() }
        for statement in request.statements where statement.isPreparable { makeRoom(for: statement) }
        requests.append(request)
        for statement in request.statements {
            guard send(statement, of: request) else { return close(lastError()) }
        }
        guard PQpipelineSync(handle) == 1 else { return close(lastError()) }
        if request.isBlock {
            // Behind the synchronisation point, so that it ends the transaction after an error as well.
            guard send(.commit, of: request), PQpipelineSync(handle) == 1 else { return close(lastError()) }
        }
        flush()
    }

    private func send(_ statement: PostgresRequest.Statement, of request: PostgresRequest) -> Bool {
        let count = Int32(statement.parameters.types.count)
        guard statement.isPreparable else {
            request.steps.append(statement.isCommit ? .commit : statement.isSilent ? .ignore : .execute)
            return statement.parameters.withArrays { values, lengths, formats in
                PQsendQueryParams(
                    handle,
                    statement.text,
                    count,
                    statement.parameters.types,
                    values,
                    lengths,
                    formats,
                    0
                )
            } == 1
        }
        uses += 1
        let key = PostgresPreparedStatement.Key(text: statement.text, types: statement.parameters.types)
        let prepared: PostgresPreparedStatement
        if let known = statements[key] {
            known.lastUse = uses
            prepared = known
        } else {
            prepared = PostgresPreparedStatement(key: key, name: "s\(uses)", lastUse: uses)
            statements[key] = prepared
            request.steps.append(.prepare(prepared))
            guard PQsendPrepare(handle, prepared.name, statement.text, count, statement.parameters.types) == 1 else {
                return false
            }
        }
        request.steps.append(statement.isSilent ? .ignore : .execute)
        return statement.parameters.withArrays { values, lengths, formats in
            PQsendQueryPrepared(handle, prepared.name, count, values, lengths, formats, 0)
        } == 1
    }

    /// Deallocates the least recently used statement on the server, if a new one would exceed the limit.
    private func makeRoom(for statement: PostgresRequest.Statement) {
        let key = PostgresPreparedStatement.Key(text: statement.text, types: statement.parameters.types)
        guard statements.count >= statementLimit, statements[key] == nil,
            let oldest = statements.values.min(by: { $0.lastUse < $1.lastUse })
        else { return }
        statements[oldest.key] = nil
        // The result does not matter: names are never reused.
        submit(PostgresRequest([RenderedSQL(text: "DEALLOCATE \(oldest.name)")], isRepeatable: false) { _ in })
    }

    private func flush() {
        let status = PQflush(handle)
        guard status >= 0 else { return close(lastError()) }
        guard wantsToWrite != (status == 1) else { return }
        wantsToWrite = status == 1
        loop.watch(descriptor, wantsToWrite ? [.read, .write] : .read) { [unowned self] readiness in
            becameReady(readiness)
        }
    }

    // MARK: - Receiving

    private func becameReady(_ readiness: EventLoop.Readiness) {
        // The callbacks may release the last other reference.
        withExtendedLifetime(self) {
            let isIntact = PQconsumeInput(handle) == 1
            receive()
            receiveNotifications()
            guard !isClosed else { return }
            guard isIntact && PQstatus(handle) == CONNECTION_OK else { return close(lastError()) }
            if wantsToWrite { flush() }
        }
    }

    /// Processes all results that have arrived.
    private func receive() {
        var wasEnd = false
        while !isClosed, let request = requests.first, PQisBusy(handle) == 0 {
            guard let result = PQgetResult(handle) else {
                // The end of one statement's results; a second one in a row means that no more have arrived.
                if wasEnd { return }
                wasEnd = true
                continue
            }
            wasEnd = false
            receive(result, for: request)
        }
    }

    private func receive(_ result: OpaquePointer, for request: PostgresRequest) {
        switch PQresultStatus(result) {
        case PGRES_PIPELINE_SYNC:
            PQclear(result)
            request.awaitedSyncs -= 1
            guard request.awaitedSyncs == 0 else { return }
            _ = requests.popFirst()
            waitingSince = monotonicNanoseconds()
            finish(request)
            if load == 0 { onIdle?() }
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
            switch step(of: request) {
            case .execute:
                request.results.append(Rows(PostgresRows(result)))
            case .commit:
                let isCommitted = PostgresRows(result).commandTag == "COMMIT"
                if !isCommitted, request.error == nil { request.error = .abortedTransaction }
            case .prepare, .ignore, nil:
                PQclear(result)
            }
        case PGRES_PIPELINE_ABORTED:
            PQclear(result)
            if case .prepare(let statement) = step(of: request) { forget(statement) }
        case PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE, PGRES_NONFATAL_ERROR:
            let error = postgresError(of: result, dialect)
            PQclear(result)
            if case .prepare(let statement) = step(of: request) { forget(statement) }
            if request.error == nil { request.error = error }
            if PQstatus(handle) != CONNECTION_OK { close(error) }
        default:
            // COPY and row-by-row modes are never requested.
            PQclear(result)
            close(DatabaseError(.other, diagnostic: "PostgreSQL answered in an unexpected mode"))
        }
    }

    /// The step to which the next result belongs.
    private func step(of request: PostgresRequest) -> PostgresRequest.Step? {
        guard request.nextStep < request.steps.count else { return nil }
        defer { request.nextStep += 1 }
        return request.steps[request.nextStep]
    }

    private func finish(_ request: PostgresRequest) {
        guard let error = request.error else { return request.complete() }
        // The server has lost the statement, its preparation was rolled back with an earlier request, or a migration
        // has changed its columns. The request has had no effect, so it can be sent again.
        let isStale = error.sqlState == "26000" || error.sqlState == "0A000" && error.diagnostic.contains("cached plan")
        if isStale {
            for statement in request.statements {
                statements[.init(text: statement.text, types: statement.parameters.types)] = nil
            }
            if request.isRepeatable && !request.hasBeenRepeated {
                request.rewind()
                return submit(request)
            }
            // The whole transaction can be repeated.
            request.error = DatabaseError(.serialization, diagnostic: error.diagnostic)
        }
        request.complete()
    }

    private func forget(_ statement: PostgresPreparedStatement) {
        if statements[statement.key] === statement { statements[statement.key] = nil }
    }

    // MARK: - The end

    /// Ends the connection: unanswered requests fail and are not sent again.
    func close(_ reason: DatabaseError) {
        guard !isClosed else { return }
        isClosed = true
        loop.unwatch(descriptor)
        let unanswered = requests.elements
        requests = FIFO()
        PQfinish(handle)
        let lost = DatabaseError(.unavailable, diagnostic: reason.diagnostic)
        for request in unanswered { request.fail(lost) }
        onClose?(lost)
        onClose = nil
    }

    private func lastError() -> DatabaseError {
        .unavailable(message: String(cString: PQerrorMessage(handle)))
    }

    deinit {
        if !isClosed {
            loop.unwatch(descriptor)
            PQfinish(handle)
        }
    }
}
