/// Why a service cannot start, in a sentence for the person who starts it.
public struct StartError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// A reason, in a sentence.
    public init(_ description: String) {
        self.description = description
    }
}
