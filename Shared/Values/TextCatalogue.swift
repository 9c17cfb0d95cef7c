/// The same texts in every language.
public struct TextCatalogue: Sendable {
    private let english: Texts
    private let others: [String: Texts]

    /// The codes of the languages, English first.
    public let languages: [String]

    /// Reads one subject of the texts included with Larder: `calendars` reads `de/calendars.txt` and its like.
    public init(_ subject: String) throws(MissingResource) {
        let folder = ResourceFolder(target: "LanguageTexts", subfolder: "Texts")
        try self.init(folder, ending: "/\(subject).txt")
    }

    /// Reads a folder with a file for each language: `de.txt`.
    public init(folder: ResourceFolder) throws(MissingResource) {
        try self.init(folder, ending: ".txt")
    }

    /// The texts included with Larder, without which the process cannot run; `check` has found them at its start.
    public static func included(_ subject: String) -> TextCatalogue {
        do { return try TextCatalogue(subject) } catch { fatalError("\(error)") }
    }

    private init(_ folder: ResourceFolder, ending: String) throws(MissingResource) {
        english = Texts(language: "en", file: try folder.bytes(of: "en\(ending)"))
        var others: [String: Texts] = [:]
        for file in try folder.files() where file.hasSuffix(ending) && file != "en\(ending)" {
            let code = String(file.dropLast(ending.count))
            others[code] = Texts(language: code, file: try folder.bytes(of: file))
        }
        self.others = others
        languages = ["en"] + others.keys.sorted()
    }

    /// The texts in a language, `de` or `de-AT`; in English where there are none in it.
    public func texts(in language: String?) -> Texts {
        guard let language else { return english }
        return others[language.prefix { $0 != "-" }.lowercased()] ?? english
    }
}
