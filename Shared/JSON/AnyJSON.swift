/// Any JSON value, to carry on what is not understood here.
public indirect enum AnyJSON: Hashable, Sendable, JSONReadable, JSONEncodable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction or an exponent, or too large for a whole one.
    case double(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([AnyJSON])
    /// An object.
    case object([String: AnyJSON])

    /// Reads whatever comes.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        switch json.peek() {
        case UInt8(ascii: "{"): self = .object(try json.value())
        case UInt8(ascii: "["): self = .array(try json.value())
        case UInt8(ascii: "\""): self = .string(try json.string())
        case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try json.bool())
        case UInt8(ascii: "n"):
            try json.literal("null")
            self = .null
        default:
            let start = json
            let text = try json.number()
            if let integer = Int(text) {
                self = .integer(integer)
            } else {
                json = start
                self = .double(try json.double())
            }
        }
    }

    /// Writes the value; members in the order of their names.
    public func encode(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .bool(let value): json.bool(value)
        case .integer(let value): json.integer(value)
        case .double(let value): json.double(value)
        case .string(let value): json.string(value)
        case .array(let values): values.encode(to: &json)
        case .object(let members): members.encode(to: &json)
        }
    }
}
