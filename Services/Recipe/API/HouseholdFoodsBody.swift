public import JSON
public import Kitchen

/// What a household says about foods, as services tell each other.
@JSONObject
public struct HouseholdFoodsBody: Sendable {
    /// Rises with every change.
    public var version: Int
    /// The foods it added or overruled.
    public var foods: [HouseholdFood]
    /// The categories it gave to names, the oldest first.
    public var corrections: [CategoryCorrection]

    /// A body.
    public init(_ said: HouseholdFoods) {
        self.init(version: said.version, foods: said.foods, corrections: said.corrections)
    }

    /// All of it.
    public var said: HouseholdFoods { HouseholdFoods(version: version, foods: foods, corrections: corrections) }
}

extension HouseholdFood: JSONReadable, JSONEncodable {
    /// Reads the food's id and what a `FoodInput` says.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var again = json
        let id: String = try again.members().required("id")
        self = try FoodInput(from: &json).food(id: id)
    }

    /// Writes the food's id and what is said.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.members(of: FoodInput(self))
        }
    }
}
