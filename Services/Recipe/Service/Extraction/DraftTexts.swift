import Values

/// What drafts of recipes say of themselves.
enum DraftTexts {
    /// The texts in all languages.
    static let catalogue = TextCatalogue.included("drafts")
}
