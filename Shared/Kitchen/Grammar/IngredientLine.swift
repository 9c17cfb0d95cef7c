public import JSON

/// What one line of a recipe says.
public struct IngredientLine: Hashable, Sendable {
    /// The line as it was written.
    public var text: String
    /// The amount that counts, or nil ("salt").
    public var amount: Amount?
    /// All amounts of the line ("10g/½oz"), the one that counts first.
    public var amounts: [Amount]
    /// The food, if the table knows it.
    public var food: FoodReference?
    /// The name of the ingredient as the line gives it, without amount and preparation.
    public var name: String
    /// What is done to it ("finely chopped").
    public var preparation: String
    /// Remarks ("to taste", "see note").
    public var note: String
    /// Whether the recipe can do without it.
    public var optional: Bool
    /// Where in the shop it is found.
    public var category: Category
    /// The allergens it is known to contain.
    public var allergens: [Allergen]
    /// Between 0 (kept whole, not understood) and 1.
    public var confidence: Double

    /// A line.
    public init(
        text: String,
        amount: Amount? = nil,
        amounts: [Amount] = [],
        food: FoodReference? = nil,
        name: String,
        preparation: String = "",
        note: String = "",
        optional: Bool = false,
        category: Category = .other,
        allergens: [Allergen] = [],
        confidence: Double = 0
    ) {
        self.text = text
        self.amount = amount
        self.amounts = amounts
        self.food = food
        self.name = name
        self.preparation = preparation
        self.note = note
        self.optional = optional
        self.category = category
        self.allergens = allergens
        self.confidence = confidence
    }
}

extension IngredientLine: JSONReadable {
    /// Reads the members and passes over others.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        try self.init(json.members())
    }

    /// Reads the members of an object that may have more.
    public init(_ members: JSONMembers) throws(JSONReaderError) {
        text = try members.required("text")
        amount = try members.optional("amount")
        amounts = try members.required("amounts")
        food = try members.optional("food")
        name = try members.required("name")
        preparation = try members.required("preparation")
        note = try members.required("note")
        optional = try members.required("optional")
        category = try members.required("category")
        allergens = try members.required("allergens")
        confidence = try members.required("confidence")
    }
}

extension IngredientLine: JSONEncodable {
    /// Writes the line's members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("text", text)
            restOfMembers(to: &json, in: nil)
        }
    }

    /// Writes all members but the text into the open object.
    public func restOfMembers(to json: inout JSONWriter, in system: MeasurementSystem?) {
        json.key("amount")
        if let amount { amount.encode(to: &json, in: system) } else { json.null() }
        json.array("amounts") { json in for amount in amounts { amount.encode(to: &json, in: system) } }
        json.key("food")
        if let food {
            json.object { json in
                json.member("id", food.id)
                json.member("name", food.name)
            }
        } else {
            json.null()
        }
        json.member("name", name)
        json.member("preparation", preparation)
        json.member("note", note)
        json.member("optional", optional)
        json.member("category", category.rawValue)
        json.array("allergens") { json in for allergen in allergens { json.string(allergen.rawValue) } }
        json.member("confidence", confidence)
    }
}
