public import JSON
public import Kitchen

/// What a household says about foods, as services tell each other.
public struct HouseholdFoodsBody: Decodable, Sendable {
    /// All of it.
    public var foods: HouseholdFoods

    /// A body.
    public init(_ foods: HouseholdFoods) {
        self.foods = foods
    }

    private struct Item: Decodable {
        let id: String
        let says: FoodInput

        private enum CodingKeys: String, CodingKey {
            case id
        }

        init(from decoder: any Decoder) throws {
            id = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
            says = try FoodInput(from: decoder)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case version, foods, corrections
    }

    /// Reads `{"version", "foods": […], "corrections": […]}`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        foods = HouseholdFoods(
            version: try values.decode(Int.self, forKey: .version),
            foods: try values.decode([Item].self, forKey: .foods).map { $0.says.food(id: $0.id) },
            corrections: try values.decode([CategoryCorrectionBody].self, forKey: .corrections).map(\.correction)
        )
    }
}

extension HouseholdFoodsBody: JSONEncodable {
    /// Writes `{"version", "foods": […], "corrections": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", foods.version)
            json.member(
                "foods",
                array: { json in
                    for food in foods.foods {
                        json.object { json in
                            json.member("id", food.id)
                            FoodInput(food).members(to: &json)
                        }
                    }
                }
            )
            json.member("corrections", foods.corrections.map(CategoryCorrectionBody.init))
        }
    }
}

/// The category that a household gave to a name, as the API shows it and as the grocery service's event tells it.
public struct CategoryCorrectionBody: Codable, Hashable, Sendable, JSONEncodable {
    /// The name.
    public var name: String
    /// The category.
    public var category: Kitchen.Category

    /// A correction.
    public init(name: String, category: Kitchen.Category) {
        self.name = name
        self.category = category
    }

    /// The wire's words for a correction.
    public init(_ correction: CategoryCorrection) {
        self.init(name: correction.name, category: correction.category)
    }

    /// What it means.
    public var correction: CategoryCorrection { CategoryCorrection(name: name, category: category) }

    /// Writes both members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("category", category.rawValue)
        }
    }
}
