extension ThreadPool? {
    /// Runs work on the pool, for whom the current task works; where there is no pool, here.
    public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        guard let self else { return try work() }
        return try await self.run(for: WorkOwner.current, work)
    }
}
