/// One thing that the doctor has looked at.
struct Finding: Equatable, Sendable {
    /// How it is.
    enum Mark: String, Sendable {
        /// As it should be.
        case good = "✓"
        /// To be mended.
        case bad = "✗"
        /// Not looked at, or as somebody may want it.
        case note = "–"
    }

    var mark: Mark
    /// What was found, in a sentence.
    var words: String
    /// What to do about it, in a sentence or two.
    var advice: String?

    static func good(_ words: String) -> Finding { Finding(mark: .good, words: words) }

    static func bad(_ words: String, _ advice: String) -> Finding { Finding(mark: .bad, words: words, advice: advice) }

    static func note(_ words: String, _ advice: String? = nil) -> Finding {
        Finding(mark: .note, words: words, advice: advice)
    }

    /// As it is printed: the mark, the sentence, and under it what to do.
    var lines: String { "\(mark.rawValue) \(words)" + (advice.map { "\n    \($0)" } ?? "") }
}
