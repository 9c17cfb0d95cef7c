import JSON

/// What a JSON value may be: the part of JSON Schema 2020-12 that Larder's documents need.
public indirect enum Schema: Sendable, Hashable {
    /// A schema registered with `Router.schema`.
    case ref(String)
    /// A string.
    case string(
        format: String? = nil,
        minLength: Int? = nil,
        maxLength: Int? = nil,
        pattern: String? = nil
    )
    /// A whole number.
    case integer(min: Int? = nil, max: Int? = nil)
    /// A number.
    case number(min: Double? = nil, max: Double? = nil)
    /// True or false.
    case boolean
    /// A list.
    case array(of: Schema, minItems: Int? = nil, maxItems: Int? = nil)
    /// An object with known members.
    case object([Property])
    /// An object whose members have any names and one kind of value.
    case map(of: Schema)
    /// One of some strings; with a name, it is a component of the document.
    case enumeration([String], name: String? = nil)
    /// The value or null.
    case nullable(Schema)
    /// Any of some.
    case oneOf([Schema])
    /// A schema with a description.
    case described(Schema, String)
    /// Any JSON value.
    case any

    /// An id.
    public static let uuid = Schema.string(format: "uuid")
    /// A calendar date.
    public static let date = Schema.string(format: "date")
    /// A point in time.
    public static let instant = Schema.string(format: "date-time")
    /// A web address.
    public static let uri = Schema.string(format: "uri")
    /// Any string.
    public static let text = Schema.string()

    /// The words of a type, under the type's name: `SearchReason.Field` is `SearchReasonField`.
    public static func words<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> Schema {
        let path = String(reflecting: type).split(separator: ".").dropFirst()
        return .enumeration(Word.allCases.map(\.rawValue), name: path.joined())
    }

    /// A page of a list: `{"items": […], "next": "…" | null}`.
    public static func page(of item: Schema) -> Schema {
        .object([Property("items", .array(of: item)), Property("next", .nullable(.string()))])
    }

    /// An object with one list: `{"items": […]}`.
    public static func items(of item: Schema) -> Schema {
        .object([Property("items", .array(of: item))])
    }
}

/// A member of an object's schema.
@MembersInit(unlabelled: 2)
public struct Property: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// What it may be.
    public var schema: Schema
    /// Whether it must be there.
    public var required: Bool = true
    /// What it means.
    public var description: String? = nil
}
