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
    public func encode(to json: inout JSONWriter) { encode(to: &json, in: nil) }

    /// The same, with amounts also in the words of a measurement system, as `display`.
    public func encode(to json: inout JSONWriter, in system: MeasurementSystem?) {
        json.object { json in
            json.member("text", line.text)
            json.member("section", section)
            line.restOfMembers(to: &json, in: system)
        }
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
    fileprivate func restOfMembers(to json: inout JSONWriter, in system: MeasurementSystem?) {
        json.key("amount")
        if let amount { Self.encode(amount, to: &json, in: system) } else { json.null() }
        json.member("amounts", array: { json in for amount in amounts { Self.encode(amount, to: &json, in: system) } })
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
        json.member("allergens", array: { json in for allergen in allergens { json.string(allergen.rawValue) } })
        json.member("confidence", confidence)
    }

    private static func encode(_ amount: Amount, to json: inout JSONWriter, in system: MeasurementSystem?) {
        json.object { json in
            json.member("value", amount.value.description)
            json.member("max", amount.max?.description)
            json.member("text", amount.text)
            json.member("unit", amount.unit?.rawValue)
            if let system { json.member("display", amount.display(in: system)) }
        }
    }
}
