extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
    /// A stream of what `body` gives, which is cancelled when nobody reads any more.
    ///
    /// Only the newest values wait for a slow reader. Where some had to be dropped, `overflow` says so.
    static func pulling(
        most: Int = 1,
        overflow: Element? = nil,
        _ body: @escaping @Sendable (_ emit: @escaping @Sendable (Element) -> Void) async throws -> Void
    ) -> AsyncThrowingStream {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(most)) { continuation in
            let task = Task {
                do {
                    try await body { value in
                        if case .dropped = continuation.yield(value), let overflow { continuation.yield(overflow) }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
