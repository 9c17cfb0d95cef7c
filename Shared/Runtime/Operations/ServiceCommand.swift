import JSON

/// A word that an operator gives a program in place of `run`, and what it does then.
@MembersInit(unlabelled: 1)
public struct ServiceCommand: Sendable {
    /// The word.
    public let word: String
    /// The names of its arguments, for the usage text.
    public var arguments: [String] = []
    /// Whether the last argument may be given several times.
    public var repeatsLast: Bool = false
    /// What it does, in a line.
    public let purpose: String
    /// Does it with the service's context and the arguments, and gives what to print; a `StartError` says why it cannot.
    public let run: @Sendable (ServiceContext, [String]) async throws -> String
}
