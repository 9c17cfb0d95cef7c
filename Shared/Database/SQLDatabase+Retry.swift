import Glibc

/// Runs a transaction again, a few times at most, while it meets other transactions.
func retryingConflicts<Value: Sendable>(_ attempt: () async throws -> Value) async throws -> Value {
    for round in 0..<5 {
        do {
            return try await attempt()
        } catch let error as DatabaseError where error.code == .serialization {
            // Spread out, or the same transactions would meet again.
            try await Task.sleep(for: .milliseconds(Int.random(in: 1...(10 << round))))
        }
    }
    return try await attempt()
}
