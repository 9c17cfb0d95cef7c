import FoundationEssentials

/// A page of some service's list: its items as they were written, and where the next page begins.
struct RawPage {
    private(set) var items: [ArraySlice<UInt8>] = []
    private(set) var next: String?
    /// The ids for which a batch had no room.
    private(set) var left: [String] = []

    private struct Cursor: Decodable {
        let next: String?
        let left: [String]?
    }

    private struct Identified: Decodable {
        let id: String
    }

    /// Reads `{"items": […], "next": …}`; nil if that is not what it is.
    init?(_ json: [UInt8]) {
        guard let cursor = try? JSONDecoder().decode(Cursor.self, from: Data(json)),
            let list = RawPage.value(of: "items", in: json)
        else { return nil }
        next = cursor.next
        left = cursor.left ?? []
        items = RawPage.elements(of: list)
    }

    /// The ids of the items.
    var ids: [String] {
        items.compactMap { try? JSONDecoder().decode(Identified.self, from: Data($0)).id }
    }

    /// The value of a member of the outermost object, as it was written.
    private static func value(of name: String, in json: [UInt8]) -> ArraySlice<UInt8>? {
        let key = Array("\"\(name)\"".utf8)
        var scan = Scan(json[...])
        while let index = scan.next() {
            guard scan.depth == 1, scan.wordStart == index, json[index...].starts(with: key) else { continue }
            let rest = json[(index + key.count)...]
            guard let colon = rest.firstIndex(where: { $0 > 0x20 }), json[colon] == UInt8(ascii: ":") else { continue }
            let value = json[(colon + 1)...].drop { $0 <= 0x20 }
            return elements(of: value, isBare: true).first
        }
        return nil
    }

    /// The elements of a list; or, `isBare`, the value that a text begins with.
    private static func elements(of list: ArraySlice<UInt8>, isBare: Bool = false) -> [ArraySlice<UInt8>] {
        guard isBare || list.first == UInt8(ascii: "[") else { return [] }
        var elements: [ArraySlice<UInt8>] = []
        var scan = Scan(isBare ? list : list.dropFirst())
        var start: Int?
        while let index = scan.next() {
            let byte = list[index]
            let ends = scan.depth == 0 && byte == UInt8(ascii: ",") || scan.depth < 0
            if ends {
                if let start { elements.append(trimmed(list[start..<index])) }
                start = nil
                if scan.depth < 0 || isBare { break }
            } else if start == nil, byte > 0x20 {
                start = index
            }
        }
        return elements
    }

    private static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        value[..<((value.lastIndex { $0 > 0x20 } ?? value.startIndex - 1) + 1)]
    }

    /// Goes through JSON byte by byte, minding strings and how deep it is.
    private struct Scan {
        private let bytes: ArraySlice<UInt8>
        private var index: Int
        private var isInString = false
        private var isEscaped = false
        /// How deep the byte that was given last is.
        private(set) var depth = 0
        /// Where the string begins whose first byte was given last.
        private(set) var wordStart: Int?

        init(_ bytes: ArraySlice<UInt8>) {
            self.bytes = bytes
            index = bytes.startIndex
        }

        mutating func next() -> Int? {
            guard index < bytes.endIndex else { return nil }
            defer { index += 1 }
            let byte = bytes[index]
            wordStart = nil
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                return index
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                wordStart = index
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            return index
        }
    }
}
