/// Where the values of a JSON text begin and end, so that they are read one by one.
///
/// It looks at brackets and strings only: a text that is no whole value, as one that was cut off, is found out, and each
/// value is then read leniently.
struct JSONPieces {
    typealias Member = (name: String, value: Range<Int>)

    let bytes: [UInt8]
    /// The outermost object or array.
    let root: Range<Int>
    private static let deepest = 200

    /// The pieces of a text; nil if it is not one whole object or array.
    init?(_ bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        self.bytes = bytes
        guard let first = bytes[start...].firstIndex(where: { !Self.isSpace($0) }),
            bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "["),
            let end = Self.end(of: first, in: bytes),
            bytes[end...].allSatisfy({ Self.isSpace($0) || $0 == 0 })
        else { return nil }
        root = first..<end
    }

    /// Whether a value is an array.
    func isArray(_ range: Range<Int>) -> Bool { bytes[range.lowerBound] == UInt8(ascii: "[") }

    /// The elements of an array.
    func elements(of range: Range<Int>) -> [Range<Int>] {
        guard bytes[range.lowerBound] == UInt8(ascii: "[") else { return [] }
        var found: [Range<Int>] = []
        var index = range.lowerBound + 1
        while let start = next(from: index, in: range), let end = Self.end(of: start, in: bytes), end < range.upperBound
        {
            found.append(start..<end)
            index = end
        }
        return found
    }

    /// The members of an object.
    func members(of range: Range<Int>) -> [Member] {
        guard bytes[range.lowerBound] == UInt8(ascii: "{") else { return [] }
        var found: [Member] = []
        var index = range.lowerBound + 1
        while let start = next(from: index, in: range), bytes[start] == UInt8(ascii: "\""),
            let nameEnd = Self.end(of: start, in: bytes), let colon = next(from: nameEnd, in: range),
            bytes[colon] == UInt8(ascii: ":"), let value = next(from: colon + 1, in: range),
            let end = Self.end(of: value, in: bytes), end < range.upperBound
        {
            found.append((String(decoding: bytes[start + 1..<nameEnd - 1], as: UTF8.self), value..<end))
            index = end
        }
        return found
    }

    /// An object without some members, as large ones are not read with the others.
    func object(_ range: Range<Int>, without names: Set<String>) -> [UInt8] {
        let kept = members(of: range).filter { !names.contains($0.name) }
        var result: [UInt8] = [UInt8(ascii: "{")]
        for (index, member) in kept.enumerated() {
            if index > 0 { result.append(UInt8(ascii: ",")) }
            result += [UInt8(ascii: "\"")] + Array(member.name.utf8) + [UInt8(ascii: "\""), UInt8(ascii: ":")]
            result += bytes[member.value]
        }
        return result + [UInt8(ascii: "}")]
    }

    /// What stands next that is no white space and no comma, before the last byte of a value.
    private func next(from start: Int, in range: Range<Int>) -> Int? {
        var index = start
        while index < range.upperBound - 1, Self.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
            index += 1
        }
        return index < range.upperBound - 1 ? index : nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The end of the value that begins at a place; nil if it has none.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var open: [UInt8] = []
            var index = start
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "\""):
                    guard let end = endOfString(index, bytes) else { return nil }
                    index = end
                    if open.isEmpty { return index }
                    continue
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    // The closing mark stands two places behind the opening one in ASCII.
                    open.append(byte + 2)
                    if open.count > deepest { return nil }
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    // It also ends a bare value before it, at the outermost.
                    guard let expected = open.popLast() else { return index > start ? index : nil }
                    guard expected == byte else { return nil }
                    if open.isEmpty { return index + 1 }
                case UInt8(ascii: ","):
                    if open.isEmpty { return index }
                default:
                    if open.isEmpty, isSpace(byte) { return index }
                }
                index += 1
            }
            return nil
        }
    }

    private static func endOfString(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == UInt8(ascii: "\"") {
                return index + 1
            } else {
                index += 1
            }
        }
        return nil
    }
}
