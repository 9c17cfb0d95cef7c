import Foundation

/// Sends calls to a server, signed in, and again where that is safe.
struct API: Sendable {
    let origin: String
    let transport: any HTTPTransport
    let session: LarderSession
    var household: UUID?
    var language: String?
    var retries: RetryPolicy

    /// Sends a call and reads the answer.
    @concurrent
    func read<Answer: Decodable & Sendable>(_ call: Call, as _: Answer.Type = Answer.self) async throws -> Answer {
        try Self.decode(try await send(call))
    }

    /// Sends a call whose answer says nothing.
    @concurrent
    func run(_ call: Call) async throws { _ = try await send(call) }

    /// Sends a call and reads what else it has changed.
    @concurrent
    func effects(_ call: Call) async throws -> [Effect] {
        let answer = try await send(call)
        return answer.body.isEmpty ? [] : try Self.decode(answer, as: Effects.self).effects ?? []
    }

    /// All items of a list.
    func pages<Element>(_ path: Path, limit: Int? = nil, _ query: Query = Query()) -> Pages<Element> {
        Pages { after in
            var query = query
            query.add("limit", limit)
            query.add("after", after)
            return try await read(.get(path, query))
        }
    }

    /// Sends a call; gives an answer that is a success, and 304.
    @concurrent
    func send(_ call: Call) async throws -> HTTPResponse {
        var request = try request(call)
        if call.repetition == .keyed { request.headers["Idempotency-Key"] = UUID().wire }
        var failures = 0
        var token = call.isSignedIn ? try await session.accessToken() : nil
        var isRefreshed = false
        while true {
            request.headers["Authorization"] = token.map { "Bearer \($0)" }
            let failure: LarderError
            do {
                let answer = try await transport.send(request, upTo: call.most)
                if (200..<300).contains(answer.status) || answer.status == 304 { return answer }
                // It was refused before anything was done, so that any call may come again.
                if answer.status == 401, let used = token, !isRefreshed {
                    isRefreshed = true
                    token = try await session.refreshed(after: used)
                    continue
                }
                if answer.status == 404, failures > 0, call.repetition == .deletion { return HTTPResponse(status: 204) }
                failure = .refused(Problem(answer))
            } catch let error as LarderError {
                throw error
            } catch {
                if Task.isCancelled || error is CancellationError { throw CancellationError() }
                failure = .unreachable(error)
            }
            failures += 1
            guard mayRepeat(call, after: failure), failures < retries.attempts else { throw failure }
            try await Task.sleep(for: retries.pause(after: failures, asked: failure.retryAfter))
        }
    }

    /// Opens a stream of events.
    @concurrent
    func open(_ call: Call) async throws -> HTTPStream {
        var request = try request(call)
        request.headers["Accept"] = "text/event-stream"
        var token = call.isSignedIn ? try await session.accessToken() : nil
        for isLast in [false, true] {
            request.headers["Authorization"] = token.map { "Bearer \($0)" }
            let stream: HTTPStream
            do { stream = try await transport.open(request) } catch {
                if Task.isCancelled || error is CancellationError { throw CancellationError() }
                throw LarderError.unreachable(error)
            }
            if stream.status == 200 { return stream }
            if stream.status == 401, let used = token, !isLast {
                token = try await session.refreshed(after: used)
                continue
            }
            var body = Data()
            for try await piece in stream.bytes where body.count < 65536 { body.append(piece) }
            throw LarderError.refused(
                Problem(HTTPResponse(status: stream.status, headers: stream.headers, body: body))
            )
        }
        throw LarderError.signedOut
    }

    /// What an answer says.
    static func decode<Answer: Decodable>(_ answer: HTTPResponse, as _: Answer.Type = Answer.self) throws -> Answer {
        do { return try LarderJSON.decoder().decode(Answer.self, from: answer.body) } catch {
            throw LarderError.unreadable("\(Answer.self): \(error)")
        }
    }

    private func request(_ call: Call) throws -> HTTPRequest {
        guard let url = URL(string: origin + call.path.text + call.query.text) else {
            throw LarderError.unreadable("\(origin)\(call.path.text) is no URL")
        }
        var headers = call.headers
        headers["Accept"] = headers["Accept"] ?? "application/json"
        if let household { headers["Larder-Household"] = household.wire }
        if let language { headers["Accept-Language"] = language }
        return HTTPRequest(method: call.method, url: url, headers: headers, body: call.body, timeout: 60)
    }

    /// Pauses that are too long for a call are left to the app.
    private func mayRepeat(_ call: Call, after failure: LarderError) -> Bool {
        guard failure.isTransient, failure.retryAfter ?? 0 <= retries.longestPause else { return false }
        // What was refused for lack of time was not done; what became of a lost one nobody knows.
        switch call.repetition {
        case .safe, .keyed, .deletion: return true
        case .never: return [429, 503].contains(failure.status)
        }
    }
}
