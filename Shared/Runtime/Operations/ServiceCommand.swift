/// A word that an operator gives a program in place of `run`, and what it does then.
public struct ServiceCommand: Sendable {
    /// The word.
    public let word: String
    /// The names of its arguments, for the usage text.
    public let arguments: [String]
    /// What it does, in a line.
    public let purpose: String
    /// Does it with the service's context and the arguments, and gives what to print; a `StartError` says why it cannot.
    public let run: @Sendable (ServiceContext, [String]) async throws -> String

    /// A command of a service.
    public init(
        _ word: String,
        arguments: [String] = [],
        purpose: String,
        run: @escaping @Sendable (ServiceContext, [String]) async throws -> String
    ) {
        self.word = word
        self.arguments = arguments
        self.purpose = purpose
        self.run = run
    }
}
