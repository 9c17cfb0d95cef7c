public import JSON
public import Kitchen

/// What a list would have on it, with the staples set apart.
@JSONObject
public struct GroceryPreview: Hashable, Sendable {
    /// An item that is to be bought, or a staple to be checked first.
    @JSONObject
    public struct Entry: Hashable, Sendable {
        /// The food it was recognised as.
        public var food: FoodReference?
        /// What it is.
        public var name: String
        /// The category's key.
        public var category: String
        /// The summed quantities.
        public var quantities: [GroceryAmount]
        /// The quantities as a person writes them.
        public var text: String
        /// What would do as well, and whether it may be left out.
        @LeftOutIfNil public var note: String?
        /// Whether a staple is normally at home, rather than asked about; nil for an item.
        @LeftOutIfNil public var assumed: Bool?
        /// Each line that it comes from.
        public var sources: [GroceryItemSource]
    }

    /// What is to be bought.
    public var items: [Entry]
    /// The staples found, to be looked for at home first.
    public var checkYouHave: [Entry]
    /// The recipes' lines that name nothing to buy.
    public var leftOut: [GroceryLeftOut] = []
    /// The meals of menus that other lists buy for.
    public var elsewhere: [GroceryElsewhere] = []
}
