public import JSON
public import Kitchen

/// An ingredient line of a recipe with the heading it stands under.
///
/// On the wire the line's members and `section` are one object.
public struct RecipeIngredient: Hashable, Sendable {
    /// The heading.
    public var section: String?
    /// What the line says.
    public var line: IngredientLine

    /// A line under a heading.
    public init(section: String? = nil, line: IngredientLine) {
        self.section = section
        self.line = line
    }
}

extension RecipeIngredient: Decodable {
    private enum CodingKeys: String, CodingKey {
        case section
    }

    /// Reads the line and its heading from one object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        section = try container.decodeIfPresent(String.self, forKey: .section)
        line = try IngredientLine(from: decoder)
    }
}

extension RecipeIngredient: JSONEncodable {
    /// Writes the line's members and `section`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("text", line.text)
            json.member("section", section)
            json.key("amount")
            if let amount = line.amount { Self.encode(amount, to: &json) } else { json.null() }
            json.member("amounts", array: { json in for amount in line.amounts { Self.encode(amount, to: &json) } })
            json.key("food")
            if let food = line.food {
                json.object { json in
                    json.member("id", food.id)
                    json.member("name", food.name)
                }
            } else {
                json.null()
            }
            json.member("name", line.name)
            json.member("preparation", line.preparation)
            json.member("note", line.note)
            json.member("optional", line.optional)
            json.member("category", line.category.rawValue)
            json.member("allergens", line.allergens.map(\.rawValue))
            json.member("confidence", line.confidence)
        }
    }

    private static func encode(_ amount: Amount, to json: inout JSONWriter) {
        json.object { json in
            json.member("value", amount.value.description)
            json.member("max", amount.max?.description)
            json.member("text", amount.text)
            json.member("unit", amount.unit?.rawValue)
        }
    }
}
