public import JSON
public import Kitchen

/// An ingredient line of a recipe with the heading it stands under.
///
/// On the wire the line's members and `section` are one object.
@MembersInit
public struct RecipeIngredient: Hashable, Sendable {
    /// The heading.
    public var section: String? = nil
    /// What the line says.
    public var line: IngredientLine
}

extension RecipeIngredient: JSONReadable {
    /// Reads the line and its heading from one object.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        section = try members.optional("section")
        line = try IngredientLine(members)
    }
}

extension RecipeIngredient: JSONEncodable {
    /// Writes the line's members and `section`.
    public func encode(to json: inout JSONWriter) { encode(to: &json, in: nil) }

    /// The same with amounts for other servings; the text stays as it is written.
    public func scaled(by factor: Rational) throws(QuantityError) -> RecipeIngredient {
        var scaled = self
        scaled.line.amount = try line.amount?.scaled(by: factor)
        for index in line.amounts.indices { scaled.line.amounts[index] = try line.amounts[index].scaled(by: factor) }
        return scaled
    }

    /// The same, with amounts also in the words of a measurement system, as `display`, or in their own if that is wanted.
    public func encode(to json: inout JSONWriter, in system: MeasurementSystem?, isDisplayed: Bool = false) {
        json.object { json in
            json.member("text", line.text)
            json.member("section", section)
            line.restOfMembers(to: &json, in: system, isDisplayed: isDisplayed)
        }
    }
}
