import Foundation

/// Places in a JSON value, as RFC 6901 writes them.
enum ReplayJSON {
    /// Where a value has strings that are UUIDs.
    static func ids(in value: Any, at pointer: String = "") -> [String] {
        switch value {
        case let text as String: return UUID(uuidString: text) == nil ? [] : [pointer]
        case let object as [String: Any]:
            return object.keys.sorted().flatMap { ids(in: object[$0] ?? NSNull(), at: "\(pointer)/\($0)") }
        case let array as [Any]:
            return array.enumerated().flatMap { ids(in: $0.element, at: "\(pointer)/\($0.offset)") }
        default: return []
        }
    }

    /// The UUIDs that stand anywhere in a text, in lower case.
    ///
    /// Found by their hyphens: every answer is looked through, and a regular expression takes most of the replay's time.
    static func uuids(in text: String) -> Set<String> {
        var found: Set<String> = []
        let bytes = Array(text.utf8)
        var start = 0
        while let hyphen = bytes[start...].firstIndex(of: UInt8(ascii: "-")) {
            start = hyphen + 1
            guard hyphen >= 8, hyphen + 28 <= bytes.count, bytes[hyphen + 5] == UInt8(ascii: "-") else { continue }
            let uuid = String(decoding: bytes[(hyphen - 8)..<(hyphen + 28)], as: UTF8.self)
            if UUID(uuidString: uuid) != nil { found.insert(uuid.lowercased()) }
        }
        return found
    }

    /// The value with another at a place.
    static func replacing(_ value: Any, at pointer: String, with new: Any) -> Any {
        let parts = pointer.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return new }
        let rest = parts.count > 1 ? "/\(parts[1])" : ""
        if var object = value as? [String: Any] {
            object[first] = replacing(object[first] ?? NSNull(), at: rest, with: new)
            return object
        }
        if var array = value as? [Any], let index = Int(first), array.indices.contains(index) {
            array[index] = replacing(array[index], at: rest, with: new)
            return array
        }
        return value
    }

    /// The value with another beside the one at a place, like it but for the id; nil if no array is on the way there.
    static func adding(_ value: Any, at pointer: String, _ new: Any) -> Any? {
        let parts = pointer.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        let rest = parts.count > 1 ? "/\(parts[1])" : ""
        if var object = value as? [String: Any] {
            guard let inner = object[first].flatMap({ adding($0, at: rest, new) }) else { return nil }
            object[first] = inner
            return object
        }
        if var array = value as? [Any], let index = Int(first), array.indices.contains(index) {
            if let inner = adding(array[index], at: rest, new) {
                array[index] = inner
                return array
            }
            return array + [replacing(array[index], at: rest, with: new)]
        }
        return nil
    }
}
