import JSON

/// Any JSON value: what a decoder needs to hand on a part of a document that it does not understand.
enum AnyJSON: Decodable, JSONEncodable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case array([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
        if let object = try? [String: AnyJSON](from: decoder) {
            self = .object(object)
            return
        }
        if let array = try? [AnyJSON](from: decoder) {
            self = .array(array)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            self = .integer(integer)
        } else if let double = try? value.decode(Double.self) {
            self = .double(double)
        } else {
            self = .string(try value.decode(String.self))
        }
    }

    func encode(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .bool(let value): json.bool(value)
        case .integer(let value): json.integer(value)
        case .double(let value): json.double(value)
        case .string(let value): json.string(value)
        case .array(let values): json.array { json in for value in values { value.encode(to: &json) } }
        case .object(let members):
            json.object { json in
                for (key, value) in members.sorted(by: { $0.key < $1.key }) { json.member(named: key, value) }
            }
        }
    }
}
