/// The members of an object that has been read, to be asked for by name in any order.
///
/// Unknown members are passed over; of equal names the last one counts. Whatever is wrong with a member carries the
/// pointer to it.
public struct JSONMembers {
    /// The most members that an object may have; whoever asks by name knows far fewer, and each is remembered.
    public static let most = 10_000

    private struct Member {
        let name: Range<Int>
        let value: Int
    }

    private let bytes: [UInt8]
    private let depth: Int
    private let ends: JSONEnds
    private let start: Int
    private var members: [Member] = []
    /// The names that are written with escapes, by the place of their member.
    private var escapedNames: [Int: String] = [:]

    /// Reads an object's names, and passes over its values, which are checked to be JSON.
    init(_ json: inout JSONReader) throws(JSONReaderError) {
        _ = json.peek()
        start = json.position
        bytes = json.bytes
        depth = json.depth + 1
        ends = json.ends
        // Most objects have no more.
        members.reserveCapacity(16)
        try json.eachMember { json, name, escaped throws(JSONReaderError) in
            guard members.count < JSONMembers.most else {
                throw JSONReaderError(.format, "must have at most \(JSONMembers.most) members", at: start)
            }
            _ = json.peek()
            if let escaped { escapedNames[members.count] = escaped }
            members.append(Member(name: name, value: json.position))
            try json.skip()
        }
    }

    /// Whether there is such a member, be it null.
    public func has(_ name: String) -> Bool { value(of: name) != nil }

    /// A member that has to be there.
    public func required<Value: JSONReadable>(
        _ name: String,
        as type: Value.Type = Value.self
    ) throws(JSONReaderError) -> Value {
        guard let value = value(of: name) else {
            throw JSONReaderError(.required, "is required", at: start).inMember(name)
        }
        return try read(Value.self, name, at: value)
    }

    /// A member; nil if it is missing or null.
    public func optional<Value: JSONReadable>(
        _ name: String,
        as type: Value.Type = Value.self
    ) throws(JSONReaderError) -> Value? {
        guard let value = value(of: name), bytes[value] != UInt8(ascii: "n") else { return nil }
        return try read(Value.self, name, at: value)
    }

    /// A member; nil if it is missing, while null is refused.
    public func ifPresent<Value: JSONReadable>(_ name: String) throws(JSONReaderError) -> Value? {
        guard let value = value(of: name) else { return nil }
        return try read(Value.self, name, at: value)
    }

    /// A member of a merge patch (RFC 7396): nil if it is missing, `.some(nil)` if it is null.
    public func patch<Value: JSONReadable>(_ name: String) throws(JSONReaderError) -> Value?? {
        guard has(name) else { return nil }
        return .some(try optional(name))
    }

    /// A member as it is written, whatever it is.
    public func raw(_ name: String) throws(JSONReaderError) -> [UInt8] { try required(name, as: RawJSON.self).bytes }

    /// The error of a member that is there and is not what it may be.
    public func error(_ name: String, _ words: String) -> JSONReaderError {
        JSONReaderError(.format, words, at: value(of: name) ?? start).inMember(name)
    }

    private func read<Value: JSONReadable>(
        _ type: Value.Type,
        _ name: String,
        at position: Int
    ) throws(JSONReaderError) -> Value {
        var json = JSONReader(bytes, at: position, depth: depth, ends: ends)
        do throws(JSONReaderError) {
            return try Value(from: &json)
        } catch {
            throw error.inMember(name)
        }
    }

    /// Where the member's value begins.
    private func value(of name: String) -> Int? {
        var wanted = name
        return wanted.withUTF8 { wanted in
            bytes.withUnsafeBufferPointer { bytes in
                var index = members.count - 1
                while index >= 0 {
                    let place = members[index].name
                    let isIt =
                        if !escapedNames.isEmpty, let escaped = escapedNames[index] {
                            escaped == name
                        } else {
                            place.count == wanted.count && bytes[place].elementsEqual(wanted)
                        }
                    if isIt { return members[index].value }
                    index -= 1
                }
                return nil
            }
        }
    }
}

/// A JSON value as it is written.
public struct RawJSON: JSONReadable, Sendable {
    /// The value's bytes, without white space around them.
    public let bytes: [UInt8]

    /// Reads whatever comes.
    public init(from json: inout JSONReader) throws(JSONReaderError) { bytes = try json.raw() }
}
