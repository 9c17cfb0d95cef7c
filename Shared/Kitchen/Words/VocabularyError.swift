/// An error in a vocabulary file, or a missing one.
public struct VocabularyError: Error, Hashable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from one; nil if it concerns the whole file.
    public let line: Int?
    /// What is wrong.
    public let reason: String

    init(file: String, line: Int? = nil, _ reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// `fr/units.txt:12: there is no unit “gramm”`.
    public var description: String { line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)" }
}
