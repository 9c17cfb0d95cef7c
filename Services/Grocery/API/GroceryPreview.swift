public import JSON

/// What a list would have on it, with the staples set apart.
public struct GroceryPreview: Decodable, Hashable, Sendable, JSONEncodable {
    /// An item that is to be bought, or a staple to be checked first.
    public struct Entry: Decodable, Hashable, Sendable, JSONEncodable {
        /// The food it was recognised as.
        public var food: GroceryFood?
        /// What it is.
        public var name: String
        /// The category's key.
        public var category: String
        /// The summed quantities.
        public var quantities: [GroceryAmount]
        /// The quantities as a person writes them.
        public var text: String
        /// Whether a staple is normally at home, rather than asked about; nil for an item.
        public var assumed: Bool?
        /// Each line that it comes from.
        public var sources: [GroceryItemSource]

        /// An entry from its parts.
        public init(
            food: GroceryFood?,
            name: String,
            category: String,
            quantities: [GroceryAmount],
            text: String,
            assumed: Bool?,
            sources: [GroceryItemSource]
        ) {
            self.food = food
            self.name = name
            self.category = category
            self.quantities = quantities
            self.text = text
            self.assumed = assumed
            self.sources = sources
        }

        /// Writes all members; `assumed` only for a staple.
        public func encode(to json: inout JSONWriter) {
            json.object { json in
                json.member("food", food)
                json.member("name", name)
                json.member("category", category)
                json.member("quantities", quantities)
                json.member("text", text)
                if let assumed { json.member("assumed", assumed) }
                json.member("sources", sources)
            }
        }
    }

    /// What is to be bought.
    public var items: [Entry]
    /// The staples found, to be looked for at home first.
    public var checkYouHave: [Entry]

    /// A preview from its parts.
    public init(items: [Entry], checkYouHave: [Entry]) {
        self.items = items
        self.checkYouHave = checkYouHave
    }

    enum CodingKeys: String, CodingKey {
        case items
        case checkYouHave = "check_you_have"
    }

    /// Writes both parts.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("items", items)
            json.member("check_you_have", checkYouHave)
        }
    }
}
