public import JSON

// How the grocery service reads its own JSON columns back: fast, as a list has a hundred of them.

extension GroceryItemSource: JSONDecodable {
    /// Reads all members.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var read = GroceryItemSource(text: "", amount: nil)
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "line_id": read.lineID = try json.optional()
            case "recipe_id": read.recipeID = try json.optional()
            case "recipe_title": read.recipeTitle = try json.optional()
            case "menu_id": read.menuID = try json.optional()
            case "menu_item_id": read.menuItemID = try json.optional()
            case "entry_id": read.entryID = try json.optional()
            case "servings": read.servings = try json.optional()
            case "text": read.text = try json.value()
            case "amount": read.amount = try json.optional()
            default: try json.skip()
            }
        }
        self = read
    }
}

extension GroceryAmount: JSONDecodable {
    /// Reads all members.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var read = GroceryAmount(value: "", text: "")
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "value": read.value = try json.value()
            case "max": read.max = try json.optional()
            case "text": read.text = try json.value()
            case "unit": read.unit = try json.optional()
            default: try json.skip()
            }
        }
        self = read
    }
}

extension GroceryKeptStaple: JSONDecodable {
    /// Reads all members.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var read = GroceryKeptStaple(food: nil, name: "", text: "", sources: [])
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "food": read.food = try json.optional()
            case "name": read.name = try json.value()
            case "text": read.text = try json.value()
            case "sources": read.sources = try json.value()
            default: try json.skip()
            }
        }
        self = read
    }
}
