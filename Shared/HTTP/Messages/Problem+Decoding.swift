import FoundationEssentials
import JSON

extension Problem {
    /// Reads a problem document that another service has answered; nil if the body is none.
    public init?(json body: [UInt8], status: Int) {
        guard let document = try? JSONDecoder().decode([String: JSONValue].self, from: Data(body)),
            case .string(let code)? = document["code"]
        else { return nil }
        var detail = ""
        if case .string(let text)? = document["detail"] { detail = text }
        self.init(status: status, code: code, detail: detail)
        if case .string(let text)? = document["title"] { title = text }
        if case .array(let list)? = document["errors"] { errors = list.compactMap(FieldError.init(member:)) }
        let known: Set = ["type", "title", "status", "detail", "code", "request_id", "errors"]
        for (name, value) in document.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
            self = with(name, value)
        }
    }
}

extension FieldError {
    fileprivate init?(member: JSONValue) {
        guard case .object(let object) = member, case .string(let pointer)? = object["pointer"],
            case .string(let code)? = object["code"], case .string(let detail)? = object["detail"]
        else { return nil }
        self.init(pointer: pointer, code: code, detail: detail)
    }
}

/// Any JSON value, to carry members through that are not known here.
private indirect enum JSONValue: Decodable, JSONEncodable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .bool(let value): json.bool(value)
        case .integer(let value): json.integer(value)
        case .number(let value): json.double(value)
        case .string(let value): json.string(value)
        case .array(let values): json.array { json in for value in values { value.encode(to: &json) } }
        case .object(let members):
            json.object { json in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) { json.member(named: name, value) }
            }
        }
    }
}
