/// Pictures that files have as text.
enum Base64Picture {
    /// The bytes of base64, also as a `data:` address and broken into lines; nil if it is none.
    static func bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var (bits, count, padding) = (UInt32(0), 0, 0)
        var rest = Array(text)[...]
        if rest.starts(with: Array("data:".utf8)) {
            guard let comma = rest.prefix(200).firstIndex(of: UInt8(ascii: ",")) else { return nil }
            rest = rest[(comma + 1)...]
        }
        result.reserveCapacity(rest.count / 4 * 3)
        var isEscaped = false
        for byte in rest {
            // `\/`, `\n` and `\r` within a JSON string.
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            defer { isEscaped = false }
            if isEscaped, byte != UInt8(ascii: "/") { continue }
            if byte == UInt8(ascii: "=") { padding += 1 }
            guard byte != UInt8(ascii: "="), byte > 0x20 else { continue }
            guard padding == 0, let value = value(of: byte) else { return nil }
            bits = bits << 6 | value
            count += 1
            if count == 4 {
                result += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8)]
                result.append(UInt8(truncatingIfNeeded: bits))
                (bits, count) = (0, 0)
            }
        }
        switch count {
        case 0: break
        case 2: result.append(UInt8(truncatingIfNeeded: bits >> 4))
        case 3: result += [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
        default: return nil
        }
        return padding <= 2 && !result.isEmpty ? result : nil
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 65)
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 71)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte + 4)
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
