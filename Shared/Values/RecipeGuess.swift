/// Something in a recipe that was guessed when it was read.
public struct RecipeGuess: Hashable, Sendable {
    /// What can be guessed; the raw values are the names on the wire.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        /// The title.
        case title
        /// The number of servings.
        case servings
        /// The ingredient lines.
        case ingredients
        /// The steps.
        case steps
    }

    /// Why it is not certain; the raw values are the names on the wire.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// It was not there, and something is assumed.
        case missing
        /// Nothing says where it is; it was found by how it reads.
        case wording
        /// It was read from a picture.
        case picture
        /// There was more than a recipe holds.
        case shortened
        /// A language model has found it.
        case model
        /// It was read from what is said of a video, or in it.
        case video
    }

    /// What it is.
    public var field: Field
    /// How sure it is, from 0 to 1.
    public var confidence: Double
    /// Why it is not certain.
    public var reason: Reason

    /// A guess.
    public init(_ field: Field, confidence: Double, _ reason: Reason) {
        self.field = field
        self.confidence = confidence
        self.reason = reason
    }
}
