public import Values

/// A value that can be read from one JSON value of a known shape.
public protocol JSONDecodable {
    /// Reads this value, and nothing after it.
    init(from json: inout JSONReader) throws(JSONReaderError)
}

/// What a document has in place of what was agreed.
public struct JSONReaderError: Error, Hashable, Sendable {
    /// What should have come.
    public let expected: String
    /// Where, in bytes from the beginning.
    public let offset: Int
}

extension String: JSONDecodable {
    /// Reads a JSON string.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = try json.string() }
}

extension Int: JSONDecodable {
    /// Reads a whole number.
    public init(from json: inout JSONReader) throws(JSONReaderError) { self = try json.integer() }
}

extension Array: JSONDecodable where Element: JSONDecodable {
    /// Reads an array of values.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        var elements: [Element] = []
        try json.array { json throws(JSONReaderError) in elements.append(try Element(from: &json)) }
        self = elements
    }
}

extension Identifier: JSONDecodable {
    /// Reads a UUID string.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        guard let id = Identifier(try json.string()) else { throw json.error("an id") }
        self = id
    }
}
