import Glibc

/// Repeats a transaction a few times at most if it conflicts with others.
func retryingConflicts<Value: Sendable>(_ attempt: () async throws -> Value) async throws -> Value {
    for round in 0..<5 {
        do {
            return try await attempt()
        } catch let error as DatabaseError where error.code == .serialization {
            // With jitter, as the same transactions would otherwise conflict again.
            try await Task.sleep(for: .milliseconds(Int.random(in: 1...(10 << round))))
        }
    }
    return try await attempt()
}
