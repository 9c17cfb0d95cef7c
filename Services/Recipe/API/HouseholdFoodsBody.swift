public import JSON
public import Kitchen

/// What a household says about foods, as services tell each other.
public struct HouseholdFoodsBody: Sendable {
    /// All of it.
    public var foods: HouseholdFoods

    /// A body.
    public init(_ foods: HouseholdFoods) {
        self.foods = foods
    }

    private struct Item: JSONReadable {
        let food: HouseholdFood

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            food = try FoodInput(members).food(id: members.required("id"))
        }
    }
}

extension HouseholdFoodsBody: JSONReadable {
    /// Reads `{"version", "foods": […], "corrections": […]}`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        foods = HouseholdFoods(
            version: try members.required("version"),
            foods: try members.required("foods", as: [Item].self).map(\.food),
            corrections: try members.required("corrections")
        )
    }
}

extension HouseholdFoodsBody: JSONEncodable {
    /// Writes `{"version", "foods": […], "corrections": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", foods.version)
            json.array("foods") { json in
                for food in foods.foods {
                    json.object { json in
                        json.member("id", food.id)
                        FoodInput(food).members(to: &json)
                    }
                }
            }
            json.member("corrections", foods.corrections)
        }
    }
}
