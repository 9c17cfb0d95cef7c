/// Words of another table's description of a food, as they are compared with names of foods.
///
/// Case, accents, plural endings and elided articles make no difference, as everywhere in the kitchen.
public struct DescriptionWords: Sendable {
    /// One value for each word, equal for words that mean the same.
    public let keys: [UInt64]

    /// The words of a text, without signs.
    public init(_ text: String) {
        let tokens = Tokenizer.tokens(of: Array(text.utf8.prefix(400)), lexicon: .empty)
        keys = tokens.compactMap { FoodResolver.wordKey($0)?.hash }
    }
}
