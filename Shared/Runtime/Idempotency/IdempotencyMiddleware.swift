import Crypto
public import HTTP
public import Identity
public import Values

/// Answers a POST that carries an `Idempotency-Key` at most once: sent again, it gets the first answer again.
///
/// The same key with another request is a 422. While the first is still being answered a second one is a 409 with
/// `Retry-After`. An answer of 500 and above is not kept, so that the request can be tried again. Of an answer that is
/// too large to be kept it is remembered that it was given, so that the request is still carried out once; sent again, it
/// is a 409 that says so.
///
/// A POST that changes nothing takes no part: carried out twice it does no harm.
public struct IdempotencyMiddleware: Middleware {
    private let store: IdempotencyStore
    private let authenticator: Authenticator
    private let now: @Sendable () -> Instant

    /// A middleware over a service's store.
    public init(store: IdempotencyStore, authenticator: Authenticator, now: @escaping @Sendable () -> Instant) {
        self.store = store
        self.authenticator = authenticator
        self.now = now
    }

    /// Answers from memory, or lets `next` answer and remembers.
    public func respond(to request: Request, next: Handler) async throws -> Response {
        guard request.method == .post,
            // defence: reads-keep-no-answer
            !request.context.reads, let key = request.headers["Idempotency-Key"]
        else {
            return try await next(request)
        }
        try IdempotencyMiddleware.check(key)
        // Without a caller there is no one to remember it for; the route says 401 itself, or needs no one.
        guard let caller = try? await authenticator.caller(of: request) else { return try await next(request) }
        let hash = IdempotencyMiddleware.hash(of: request)
        switch try await store.claim(key, caller, hash: hash, at: now()) {
        case .mine: return try await answer(request, key, caller, next)
        case .running:
            throw Problem(
                status: 409,
                code: "request_in_progress",
                detail: "The first request with this Idempotency-Key is still in progress; try again in a second.",
                headers: ["Retry-After": "1"]
            )
        case .otherRequest:
            throw Problem(
                status: 422,
                code: "idempotency_key_reused",
                detail: "This Idempotency-Key was used for another request; a new request needs a new key."
            )
        case .answered(let answer): return try answer.response
        }
    }

    /// The key, of what changes something for somebody who has signed in.
    public func parameters(of method: HTTP.Method, _ operation: HTTP.Operation) -> [Parameter] {
        method == .post && !operation.reads && operation.security == .bearer ? [.idempotencyKey] : []
    }

    private func answer(_ request: Request, _ key: String, _ caller: Caller, _ next: Handler) async throws -> Response {
        let response: Response
        do {
            response = try await next(request)
        } catch {
            try await store.release(key, caller)
            throw error
        }
        // 401 and 429 say nothing of the request itself, and neither does a failure of ours.
        // What no cache may keep holds a token or a secret URL, which is shown once and must not lie here for a day.
        let isSecret = response.status < 400 && response.headers["Cache-Control"]?.contains("no-store") == true
        guard response.status < 500, response.status != 401, response.status != 429, !isSecret else {
            try await store.release(key, caller)
            return response
        }
        let kept = IdempotencyStore.Answer(
            status: response.status,
            contentType: response.headers["Content-Type"],
            etag: response.headers["ETag"],
            location: response.headers["Location"],
            body: IdempotencyMiddleware.body(of: response)
        )
        try await store.keep(kept, for: key, caller, at: now())
        return response
    }

    /// What can be kept of a body; nil for what is not there as bytes.
    private static func body(of response: Response) -> [UInt8]? {
        switch response.body {
        case .empty: []
        case .bytes(let bytes): bytes
        case .omitted, .spooled, .events: nil
        }
    }

    private static func check(_ key: String) throws(Problem) {
        guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .badRequest(
                code: "bad_idempotency_key",
                "An Idempotency-Key has 1 to 255 visible ASCII characters, for example a UUID."
            )
        }
    }

    private static func hash(of request: Request) -> String {
        var bytes = Array("\(request.path)?\(request.query.raw)\n".utf8)
        bytes += request.body
        return SHA256.hash(bytes).base64URL
    }
}

extension IdempotencyStore.Answer {
    /// The answer again, marked as one that was given before.
    fileprivate var response: Response {
        get throws(Problem) {
            guard let body else { throw gone }
            return again(body)
        }
    }

    private func again(_ body: [UInt8]) -> Response {
        var response = Response(status: status, body: body.isEmpty ? .empty : .bytes(body))
        if let contentType { response.headers.add("Content-Type", contentType) }
        if let etag { response.headers.add("ETag", etag) }
        if let location { response.headers.add("Location", location) }
        response.headers.add("Idempotency-Replayed", "true")
        return response
    }
    /// What is said when the answer itself is no longer there.
    private var gone: Problem {
        var headers: Headers = ["Idempotency-Replayed": "true"]
        if let location { headers.add("Location", location) }
        return Problem(
            status: 409,
            code: "answer_not_kept",
            detail: "This request has been executed with status \(status). The response was too large to store.",
            headers: headers
        )
        .with("answered", status)
    }
}
