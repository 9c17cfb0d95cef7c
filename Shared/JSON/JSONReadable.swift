import FoundationEssentials
public import Values

/// A value that can be read from one JSON value.
public protocol JSONReadable {
    /// Reads this value, and nothing after it.
    init(from json: inout JSONReader) throws(JSONReaderError)
}

extension String: JSONReadable {
    /// Reads a JSON string.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = try json.string() }
}

extension Bool: JSONReadable {
    /// Reads `true` or `false`.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = try json.bool() }
}

extension Int: JSONReadable {
    /// Reads a whole number.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = try json.integer() }
}

extension Int64: JSONReadable {
    /// Reads a whole number.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = Int64(try json.integer()) }
}

extension Double: JSONReadable {
    /// Reads a number.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = try json.double() }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads an array of values.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var elements: [Element] = []
        try json.array { json throws(JSONReaderError) in elements.append(try Element(from: &json)) }
        self = elements
    }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
    /// Reads a value or `null`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self = try json.null() ? nil : try Wrapped(from: &json)
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object whose members are all of one type; of equal names the last one counts.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var members: [String: Value] = [:]
        try json.object { json, key throws(JSONReaderError) in members[key] = try Value(from: &json) }
        self = members
    }
}

extension Identifier: JSONReadable {
    /// Reads a UUID string.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self.init(try json.text("is not a UUID", utf8: UUID.init(canonical:)))
    }
}

extension CalendarDate: JSONReadable {
    /// Reads `YYYY-MM-DD`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self = try json.text("is not a valid date, YYYY-MM-DD", Self.init)
    }
}

extension Instant: JSONReadable {
    /// Reads an RFC 3339 string.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self = try json.text("is not an RFC 3339 time such as 2026-11-20T09:30:00.000Z", Self.init)
    }
}

extension TimeOfDay: JSONReadable {
    /// Reads `HH:MM`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self = try json.text("is not a time of day, as HH:MM", Self.init)
    }
}

extension JSONReadable where Self: RawRepresentable<String> & CaseIterable {
    /// Reads one of the words.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self = try json.text(
            "must be one of " + Self.allCases.map(\.rawValue).joined(separator: ", "),
            Self.init(rawValue:)
        )
    }
}
