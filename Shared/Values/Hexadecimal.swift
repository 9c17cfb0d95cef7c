extension UInt8 {
    /// Whether it is an ASCII letter or digit.
    @inlinable
    public var isASCIILetterOrDigit: Bool {
        self &- UInt8(ascii: "0") < 10 || (self | 0x20) &- UInt8(ascii: "a") < 26
    }

    /// The value of a hexadecimal digit in either case; nil for any other character.
    @inlinable
    public init?(hexadecimalDigit character: UInt8) {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self = character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self = character - UInt8(ascii: "A") + 10
        default: return nil
        }
    }
}

extension Sequence<UInt8> {
    /// These bytes in lower-case hexadecimal.
    public var hex: String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        var text: [UInt8] = []
        text.reserveCapacity(underestimatedCount * 2)
        for byte in self {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Reads hexadecimal in either case; nil for anything else.
    public init?(hex text: some StringProtocol) {
        self.init(hex: text.utf8)
    }

    /// Reads hexadecimal in either case; nil for anything else.
    public init?(hex text: some Sequence<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount / 2)
        var high: UInt8?
        for character in text {
            guard let digit = UInt8(hexadecimalDigit: character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        guard high == nil else { return nil }
        self = bytes
    }
}
