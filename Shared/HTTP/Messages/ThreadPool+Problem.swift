public import Loop

extension ThreadPool {
    /// Runs `body` for a request; 503 with `Retry-After` if too much waits already or the request's time is over.
    public func answering<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await run(orThrow: Problem.busy as any Error, body)
    }
}

extension Problem {
    /// 503: there is too much to do at the moment.
    public static let busy = Problem.unavailable(
        retryAfter: 2,
        code: "busy",
        "There is too much to do at the moment. Please try again in a few seconds."
    )
}
