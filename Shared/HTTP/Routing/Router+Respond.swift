extension Router {
    /// Answers a request; it never throws.
    ///
    /// An address that is not there is a 404, a method that is not answered a 405 with `Allow`, HEAD is answered as GET
    /// without the body, and what a handler throws becomes a problem.
    public func respond(to request: Request) async -> Response {
        var request = request
        var allowed: [Method] = []
        let match = find(request.method, request.path, &allowed)
        let route = match.map { routes[$0.route] }
        if let match, let route {
            request.context.route = route.text
            request.context.rate = route.operation.rateClass
            request.context.reads = route.operation.reads
            request.parameters = parameters(match, of: request) ?? request.parameters
        }
        if route == nil { request.context.reads = true }
        request.context.header = request.headers
        let found = request
        var response = await RequestContext.$current.withValue(found.context) {
            await run(middlewares[...], found, onError, route?.operation.errorForm) { [allowed] request in
                try check(request)
                guard let route else { return try unrouted(request, allowed) }
                try route.checkParameters(of: request)
                let form = route.operation.errorForm
                return await run(route.middlewares[...], request, route.onError ?? onError, form, route.answer)
            }
        }
        response.changesSomething = !found.context.reads && found.method != .get && response.status < 400
        if request.method == .head { response.omitBody() }
        response.headers.add("X-Request-ID", request.context.requestID)
        // defence: nosniff
        response.headers.add("X-Content-Type-Options", "nosniff")
        return response
    }

    /// Lets the middlewares answer, and behind them the last one; what any of them throws becomes a problem.
    private func run(
        _ middlewares: ArraySlice<any Middleware>,
        _ request: Request,
        _ hook: ErrorHook?,
        _ form: (@Sendable (Problem) -> Response)?,
        _ last: Handler
    ) async -> Response {
        do {
            guard let middleware = middlewares.first else { return try await last(request) }
            return try await middleware.respond(to: request) { request in
                await run(middlewares.dropFirst(), request, hook, form, last)
            }
        } catch {
            let problem = problem(for: error, request, hook).translated(for: request.headers)
            return form?(problem) ?? problem.response(requestID: request.context.requestID)
        }
    }

    private func check(_ request: Request) throws(Problem) {
        guard Percent.isValid(request.path) else {
            throw .badRequest(code: "bad_path", "The address is not valid percent-encoded UTF-8, or has a NUL.")
        }
        guard Percent.isValid(request.query.raw) else {
            throw .badRequest(code: "bad_query", "The query is not valid percent-encoded UTF-8, or has a NUL.")
        }
    }

    private func unrouted(_ request: Request, _ allowed: [Method]) throws(Problem) -> Response {
        guard !allowed.isEmpty else {
            if request.method == .options && request.path == "*" { return .noContent() }
            throw missing
        }
        let allowed = Router.answered(allowed)
        guard request.method == .options else { throw .methodNotAllowed(allowed) }
        return Response.noContent().with("Allow", allowed.map(\.rawValue).joined(separator: ", "))
    }

    private func problem(for error: any Error, _ request: Request, _ hook: ErrorHook?) -> Problem {
        if let error = error as? any ProblemConvertible {
            if error.isForOperator { hook?(error, request) }
            return error.problem
        }
        // The deadline has passed or the server stops; there is nothing to log.
        if error is CancellationError { return .unavailable() }
        hook?(error, request)
        // defence: silent-errors
        return .internalError()
    }
}

extension Response {
    /// Keeps the header that a GET would have had, without its body.
    fileprivate mutating func omitBody() {
        switch body {
        case .bytes(let bytes): body = .omitted(count: bytes.count)
        case .spooled(let spooled): body = .omitted(count: spooled.count)
        case .events(let stream):
            stream.close()
            body = .empty
        case .empty, .omitted: break
        }
    }
}
