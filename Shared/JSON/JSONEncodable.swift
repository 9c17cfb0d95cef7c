public import Values

/// A value that can write itself as one JSON value.
public protocol JSONEncodable {
    /// Writes this value.
    func encode(to json: inout JSONWriter)
}

extension JSONEncodable {
    /// This value as the bytes of a JSON document.
    public func jsonBytes(capacity: Int = 512) -> [UInt8] {
        var json = JSONWriter(capacity: capacity)
        encode(to: &json)
        return json.bytes
    }

    /// This value as the text of a JSON document.
    public func jsonText(capacity: Int = 512) -> String {
        String(decoding: jsonBytes(capacity: capacity), as: UTF8.self)
    }
}

extension String: JSONEncodable {
    /// Writes a JSON string.
    public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONEncodable {
    /// Writes a JSON number.
    public func encode(to json: inout JSONWriter) { json.integer(self) }
}

extension Int64: JSONEncodable {
    /// Writes a JSON number.
    public func encode(to json: inout JSONWriter) { json.integer(self) }
}

extension Double: JSONEncodable {
    /// Writes a JSON number.
    public func encode(to json: inout JSONWriter) { json.double(self) }
}

extension Bool: JSONEncodable {
    /// Writes `true` or `false`.
    public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension JSONEncodable where Self: RawRepresentable<String> {
    /// Writes the word.
    public func encode(to json: inout JSONWriter) { json.string(rawValue) }
}

extension Identifier: JSONEncodable {
    /// Writes the canonical UUID string.
    public func encode(to json: inout JSONWriter) { json.string(uuid) }
}

extension Instant: JSONEncodable {
    /// Writes an RFC 3339 string.
    public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension CalendarDate: JSONEncodable {
    /// Writes `YYYY-MM-DD`.
    public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension TimeOfDay: JSONEncodable {
    /// Writes `HH:MM`.
    public func encode(to json: inout JSONWriter) { json.string(description) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
    /// Writes an array.
    @inlinable
    public func encode(to json: inout JSONWriter) {
        json.array { json in for element in self { element.encode(to: &json) } }
    }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
    /// Writes an object whose members are in the order of their names.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            for (name, value) in sorted(by: { $0.key < $1.key }) { json.member(named: name, value) }
        }
    }
}

/// A page of a list: the items and where to go on, nil at the end.
@MembersInit
public struct Page<Item> {
    /// The items of this page, in order.
    public var items: [Item]
    /// The opaque cursor for `?after=`, or nil if nothing follows.
    public var next: String?
}

extension Page: Sendable where Item: Sendable {}

extension Page: JSONEncodable where Item: JSONEncodable {
    /// Writes `{"items": […], "next": "…" | null}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("items", items)
            json.member("next", next)
        }
    }
}

extension Page: JSONReadable where Item: JSONReadable {
    /// Reads `items` and `next`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        items = try members.required("items")
        next = try members.optional("next")
    }
}
