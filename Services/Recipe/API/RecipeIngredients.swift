public import JSON
import Kitchen
public import Values

/// What shopping needs of a recipe, read from the recipe's own JSON.
public struct RecipeIngredients: Hashable, Sendable {
    /// The recipe.
    public var id: RecipeID
    /// What it is called.
    public var title: String
    /// How many it feeds.
    public var servings: Int
    /// What it takes, in order.
    public var ingredients: [RecipeIngredient]
}

extension RecipeIngredients: JSONDecodable {
    /// Reads the four members and passes over the rest.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var id: RecipeID?
        var title: String?
        var servings: Int?
        var ingredients: [RecipeIngredient]?
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "id": id = try json.value()
            case "title": title = try json.value()
            case "servings": servings = try json.value()
            case "ingredients": ingredients = try json.value()
            default: try json.skip()
            }
        }
        guard let id, let title, let servings, let ingredients else { throw json.error("a recipe") }
        self.init(id: id, title: title, servings: servings, ingredients: ingredients)
    }
}

extension RecipeIngredient: JSONDecodable {
    /// Reads the line's members and `section`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var section: String?
        var line = IngredientLine(text: "", name: "")
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "text": line.text = try json.value()
            case "section": section = try json.optional()
            case "amount": line.amount = try json.null() ? nil : Self.amount(&json)
            case "amounts":
                try json.array { json throws(JSONReaderError) in line.amounts.append(try Self.amount(&json)) }
            case "food": line.food = try json.null() ? nil : Self.food(&json)
            case "name": line.name = try json.value()
            case "preparation": line.preparation = try json.value()
            case "note": line.note = try json.value()
            case "optional": line.optional = try json.bool()
            case "category": line.category = try Self.word(&json)
            case "allergens":
                try json.array { json throws(JSONReaderError) in line.allergens.append(try Self.word(&json)) }
            case "confidence": line.confidence = try json.double()
            default: try json.skip()
            }
        }
        self.init(section: section, line: line)
    }

    private static func amount(_ json: inout JSONReader) throws(JSONReaderError) -> Amount {
        var value: Rational?
        var max: Rational?
        var unit: MeasureUnit?
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "value": value = try exact(&json)
            case "max": max = try json.null() ? nil : exact(&json)
            case "unit": unit = try json.null() ? nil : word(&json)
            default: try json.skip()
            }
        }
        guard let value else { throw json.error("an amount") }
        return Amount(value, max: max, unit: unit)
    }

    private static func exact(_ json: inout JSONReader) throws(JSONReaderError) -> Rational {
        guard let value = Rational(try json.string()) else { throw json.error("an exact number") }
        return value
    }

    private static func food(_ json: inout JSONReader) throws(JSONReaderError) -> FoodReference {
        var id: String?
        var name: String?
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "id": id = try json.value()
            case "name": name = try json.value()
            default: try json.skip()
            }
        }
        guard let id, let name else { throw json.error("a food") }
        return FoodReference(id: id, name: name)
    }

    private static func word<Word: RawRepresentable<String>>(
        _ json: inout JSONReader
    ) throws(JSONReaderError) -> Word {
        guard let word = Word(rawValue: try json.string()) else { throw json.error("one of the known words") }
        return word
    }
}

/// The answer to `batch-get`, of which only the recipes matter here.
struct RecipeIngredientsBatch: JSONDecodable {
    var items: [RecipeIngredients]
    /// The ids for which there was no room.
    var left: [RecipeID]

    init(from json: inout JSONReader) throws(JSONReaderError) {
        var items: [RecipeIngredients] = []
        var left: [String] = []
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "items": items = try json.value()
            case "left": left = try json.value()
            default: try json.skip()
            }
        }
        self.items = items
        self.left = left.compactMap { RecipeID($0) }
    }
}
