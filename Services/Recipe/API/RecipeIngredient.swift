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

    /// The same, with amounts also in the words of a measurement system, as `display`.
    public func encode(to json: inout JSONWriter, in system: MeasurementSystem?) {
        json.object { json in
            json.member("text", line.text)
            json.member("section", section)
            line.restOfMembers(to: &json, in: system)
        }
    }
}
