public import JSON

/// A parsed line of a recipe.
@MembersInit
public struct IngredientLine: Hashable, Sendable {
    /// The line as written.
    public var text: String
    /// The main amount, or nil ("salt").
    public var amount: Amount? = nil
    /// All amounts of the line ("10g/½oz"), the main one first.
    public var amounts: [Amount] = []
    /// The food, if the table knows it.
    public var food: FoodReference? = nil
    /// The ingredient's name in the line, without amount and preparation.
    public var name: String
    /// The preparation ("finely chopped").
    public var preparation: String = ""
    /// Notes ("to taste", "see note").
    public var note: String = ""
    /// Whether it is optional.
    public var optional: Bool = false
    /// Its category.
    public var category: Category = .other
    /// Its known allergens.
    public var allergens: [Allergen] = []
    /// Between 0 (not understood, kept whole) and 1.
    public var confidence: Double = 0
}

extension IngredientLine: JSONReadable {
    /// Reads the members and ignores others.
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
    public func restOfMembers(to json: inout JSONWriter, in system: MeasurementSystem?, isDisplayed: Bool = false) {
        json.key("amount")
        if let amount { amount.encode(to: &json, in: system, isDisplayed: isDisplayed) } else { json.null() }
        json.array("amounts") { json in
            for amount in amounts { amount.encode(to: &json, in: system, isDisplayed: isDisplayed) }
        }
        json.member("food", food)
        json.member("name", name)
        json.member("preparation", preparation)
        json.member("note", note)
        json.member("optional", optional)
        json.member("category", category)
        json.array("allergens") { json in for allergen in allergens { json.string(allergen.rawValue) } }
        json.member("confidence", confidence)
    }
}
