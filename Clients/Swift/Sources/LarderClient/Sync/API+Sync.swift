extension API {
    /// Sends operations, each of which has its id, so that they need no key and can be sent again.
    func sync<Operation: Encodable & Sendable, Answer: Decodable & Sendable>(
        _ path: Path,
        _ operations: [Operation]
    ) async throws -> Answer {
        try await read(try .post(path, SyncInput(operations: operations)).repeated(.safe))
    }
}

private struct SyncInput<Operation: Encodable & Sendable>: Encodable, Sendable {
    var operations: [Operation]
}
