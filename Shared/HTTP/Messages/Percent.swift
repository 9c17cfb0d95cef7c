import Values

/// Percent-encoding (RFC 3986, section 2.1).
enum Percent {
    /// The text behind percent-encoded bytes; nil for broken escapes, invalid UTF-8 and NUL.
    static func decoded(_ text: some Collection<UInt8>, plusIsSpace: Bool = false) -> String? {
        // Most have no escapes: they are what they say.
        let plain = text.withContiguousStorageIfAvailable { bytes in
            let isPlain = bytes.allSatisfy {
                $0 != UInt8(ascii: "%") && $0 != 0 && !(plusIsSpace && $0 == UInt8(ascii: "+"))
            }
            return isPlain ? String(validating: bytes, as: UTF8.self) : nil
        }
        if let plain = plain ?? nil { return plain }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = text.startIndex
        while index != text.endIndex {
            var byte = text[index]
            index = text.index(after: index)
            if byte == UInt8(ascii: "%") {
                guard let high = digit(text, &index), let low = digit(text, &index) else { return nil }
                byte = high << 4 | low
            } else if plusIsSpace && byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            guard byte != 0 else { return nil }
            bytes.append(byte)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Whether `decoded` would succeed; quick for what has no escapes.
    static func isValid(_ text: String) -> Bool {
        var plain = text
        if plain.withUTF8({ $0.allSatisfy { $0 != UInt8(ascii: "%") && $0 != 0 } }) { return true }
        return decoded(text.utf8) != nil
    }

    private static func digit<Text: Collection<UInt8>>(_ text: Text, _ index: inout Text.Index) -> UInt8? {
        guard index != text.endIndex else { return nil }
        defer { index = text.index(after: index) }
        return UInt8(hexadecimalDigit: text[index])
    }
}
