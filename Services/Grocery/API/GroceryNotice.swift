public import JSON
public import Kitchen
public import Values

/// Something that people should know about a list.
@JSONObject
public struct GroceryNotice: Hashable, Sendable {
    /// What can be told.
    public enum Kind: String, Hashable, Sendable, CaseIterable, JSONEncodable, JSONReadable {
        /// More was bought than is needed now.
        case surplus
    }

    /// Something of which too much was bought.
    @JSONObject
    public struct Item: Hashable, Sendable {
        /// What it is.
        public var name: String
        /// How much of it is too much: `2`, `250 g`; empty where the recipe does not say.
        public var text: String
        /// The same as exact amounts.
        public var quantities: [GroceryAmount] = []
        /// The food that it is, if known.
        @LeftOutIfNil public var food: FoodReference? = nil
    }

    /// The notice's id, by which it is dismissed.
    public var id: String
    /// What is told.
    public var kind: Kind
    /// It in the household's words: `onion (2) bought for a meal that is gone`.
    public var text: String
    /// The recipe for which it was bought.
    public var recipeID: RecipeID
    /// The recipe's title.
    public var recipeTitle: String
    /// Whether that meal is gone, rather than in need of less.
    public var gone: Bool
    /// What was bought.
    public var items: [Item]
}
