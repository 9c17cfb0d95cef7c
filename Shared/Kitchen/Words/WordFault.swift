/// A file of the kitchen's words that is missing or says something that is not understood.
public struct WordFault: Error, Hashable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from one; nil if it is about the whole file.
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
