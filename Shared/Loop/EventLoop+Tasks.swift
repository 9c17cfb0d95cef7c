extension EventLoop {
    /// Starts a task that runs on the loop.
    ///
    /// From any thread.
    public func spawn(_ work: @escaping @Sendable () async -> Void) {
        Task.detached(executorPreference: self) { await work() }
    }

    /// Waits without blocking a thread.
    public func pause(for duration: Duration) async {
        await withUnsafeContinuation { continuation in
            execute { [self] in
                schedule(after: duration) { continuation.resume() }
            }
        }
    }
}
