/// A language whose recipes and lists the kitchen reads: one that the vocabulary has a folder for.
public struct Language: Hashable, Sendable, CustomStringConvertible, CaseIterable {
    /// Its ISO 639-1 code, which is the name of its folder.
    public let rawValue: String

    /// English, British and American: the language of the canonical names.
    public static let en = Language(code: "en")
    /// French.
    public static let fr = Language(code: "fr")
    /// German.
    public static let de = Language(code: "de")
    /// Spanish.
    public static let es = Language(code: "es")

    /// The languages that come with Larder, English first.
    public static var allCases: [Language] { Vocabulary.standardLanguages }

    /// The language of a code, or nil if none that comes with Larder has it.
    public init?(rawValue: String) {
        self.init(code: rawValue)
        guard Self.allCases.contains(self) else { return nil }
    }

    init(code: String) {
        rawValue = code
    }

    /// The code.
    public var description: String { rawValue }

    /// Whether a folder of this name can be a language's.
    static func isCode(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
