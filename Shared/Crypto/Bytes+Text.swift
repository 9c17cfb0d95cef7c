extension Sequence<UInt8> {
    /// These bytes in base64url without padding (RFC 4648, section 5).
    public var base64URL: String {
        var text: [UInt8] = []
        text.reserveCapacity((underestimatedCount * 4 + 2) / 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in self {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(base64Digit(UInt8(truncatingIfNeeded: bits >> UInt32(count)) & 63))
            }
        }
        if count > 0 { text.append(base64Digit(UInt8(truncatingIfNeeded: bits << UInt32(6 - count)) & 63)) }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Collection<UInt8> {
    /// These bytes in base64 with padding (RFC 4648, section 4).
    public var base64: String {
        let digits = base64URL.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        return String(digits) + String(repeating: "=", count: (3 - count % 3) % 3)
    }
}

extension [UInt8] {
    /// Reads base64url without padding; nil for anything else, also for bits set beyond the last byte.
    public init?(base64URL text: some Sequence<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for character in text {
            guard let digit = base64Value(character) else { return nil }
            bits = bits << 6 | UInt32(digit)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        // One text for one value: a second spelling of a token must not pass.
        guard count < 6, bits & (1 << UInt32(count) - 1) == 0 else { return nil }
        self = bytes
    }

    /// Reads base64url without padding; nil for anything else.
    public init?(base64URL text: some StringProtocol) {
        self.init(base64URL: text.utf8)
    }
}

private func base64Digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
}

private func base64Value(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
}
