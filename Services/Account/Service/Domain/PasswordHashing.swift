import Values

/// Turns passwords into hashes and compares them; slow on purpose.
protocol PasswordHashing: Sendable {
    /// A hash to keep; throws `AccountError.busy` when too many wait already.
    func hash(_ password: Secret) async throws -> Secret

    /// Whether a password is the one that was hashed; without a hash it is wrong, and takes as long to say so.
    func check(_ password: Secret, against hash: Secret?) async throws -> PasswordCheck
}

/// What became of comparing a password with a hash.
enum PasswordCheck: Sendable, Equatable {
    case wrong
    case right
    /// Right, but the hash was made with less or more work than is asked for now.
    case rightButOutdated
}
