/// A language that the kitchen understands: one with a folder in the vocabulary.
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

    /// The languages included with Larder, English first.
    public static var allCases: [Language] { Vocabulary.standardLanguages }

    /// The language with a code, or nil if it is not included.
    public init?(rawValue: String) {
        self.init(code: rawValue)
        guard Self.allCases.contains(self) else { return nil }
    }

    /// The language of a tag such as `de-AT`; English if the kitchen does not know it.
    public init(tag: String) {
        let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        self = Language(rawValue: code) ?? .en
    }

    init(code: String) {
        rawValue = code
    }

    /// The code.
    public var description: String { rawValue }

    /// Whether a folder with this name can be a language's.
    static func isCode(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
