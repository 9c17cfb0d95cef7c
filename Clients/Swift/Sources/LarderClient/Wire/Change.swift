/// What a change does to a field that may be empty.
public enum Change<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// It stays as it is.
    case keep
    /// It becomes empty.
    case clear
    /// It becomes this.
    case set(Value)

    /// A new value, or no value.
    public init(_ value: Value?) { self = value.map { .set($0) } ?? .clear }

    /// The field after the change.
    func applied(to value: Value?) -> Value? {
        switch self {
        case .keep: value
        case .clear: nil
        case .set(let new): new
        }
    }
}

// Synthesized conformances call these: a field that is kept has no member, and one that is cleared is null.
extension KeyedEncodingContainer {
    mutating func encode<Value>(_ change: Change<Value>, forKey key: Key) throws {
        switch change {
        case .keep: break
        case .clear: try encodeNil(forKey: key)
        case .set(let value): try encode(value, forKey: key)
        }
    }
}

extension KeyedDecodingContainer {
    func decode<Value>(_: Change<Value>.Type, forKey key: Key) throws -> Change<Value> {
        guard contains(key) else { return .keep }
        return try decodeNil(forKey: key) ? .clear : .set(try decode(Value.self, forKey: key))
    }
}

extension Change: Codable {
    /// Reads a value, or null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .clear : .set(try container.decode(Value.self))
    }

    /// Writes a value, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .set(let value) = self { try container.encode(value) } else { try container.encodeNil() }
    }
}
