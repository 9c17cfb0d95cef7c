extension Language {
    /// The language in which the current task writes amounts and headings for people; English unless it says otherwise.
    ///
    /// What is stored is written in no language: a service states this one around what makes its answer.
    @TaskLocal public static var shown = Language.en

    /// The language of a tag such as `de-AT`; English if the kitchen does not have it.
    public init(tag: String) {
        self = Language(rawValue: tag.prefix { $0 != "-" }.lowercased()) ?? .en
    }

    /// Its words for people; nil for English units.
    var words: ShownWords? { Vocabulary.standard.shown(in: self) }
}

extension Category {
    /// The heading in a language.
    public func title(in language: Language) -> String { language.words?.title(of: self) ?? rawValue }
}

extension StandardAisle {
    /// The heading in a language.
    public func title(in language: Language) -> String { language.words?.title(of: self) ?? rawValue }
}
