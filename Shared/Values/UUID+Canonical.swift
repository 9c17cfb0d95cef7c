public import FoundationEssentials

extension UUID {
    /// Reads exactly the 8-4-4-4-12 form, in either case; anything else is nil.
    public init?(canonical text: some StringProtocol) {
        var text = String(text)
        let bytes: [UInt8]? = text.withUTF8 { characters in
            guard characters.count == 36 else { return nil }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(16)
            var index = 0
            while index < 36 {
                if index == 8 || index == 13 || index == 18 || index == 23 {
                    guard characters[index] == UInt8(ascii: "-") else { return nil }
                    index += 1
                    continue
                }
                guard let high = hexDigit(characters[index]), let low = hexDigit(characters[index + 1]) else {
                    return nil
                }
                bytes.append(high << 4 | low)
                index += 2
            }
            return bytes
        }
        guard let bytes else { return nil }
        self.init(bytes: bytes)
    }

    /// Makes a UUID of exactly 16 bytes.
    init(bytes b: [UInt8]) {
        precondition(b.count == 16, "a UUID has 16 bytes")
        self.init(
            uuid: (
                b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
            )
        )
    }

    /// The lower-case, hyphenated form (RFC 9562, section 4).
    public var canonical: String {
        String(unsafeUninitializedCapacity: 36) { buffer in
            let digits: StaticString = "0123456789abcdef"
            let table = digits.utf8Start
            var position = 0
            withUnsafeBytes(of: uuid) { bytes in
                for index in 0..<16 {
                    if index == 4 || index == 6 || index == 8 || index == 10 {
                        buffer[position] = UInt8(ascii: "-")
                        position += 1
                    }
                    buffer[position] = table[Int(bytes[index] >> 4)]
                    buffer[position + 1] = table[Int(bytes[index] & 15)]
                    position += 2
                }
            }
            return 36
        }
    }

    /// A time-ordered UUID: 48 bits of milliseconds, then 74 random bits (RFC 9562, section 5.7).
    public static func version7(at instant: Instant) -> UUID {
        var bytes = [UInt8](repeating: 0, count: 16)
        let time = UInt64(clamping: instant.milliseconds)
        for index in 0..<6 { bytes[index] = UInt8(truncatingIfNeeded: time >> (40 - 8 * index)) }
        var generator = SystemRandomNumberGenerator()
        let random = (generator.next(), generator.next())
        for index in 0..<2 { bytes[6 + index] = UInt8(truncatingIfNeeded: random.0 >> (8 * index)) }
        for index in 0..<8 { bytes[8 + index] = UInt8(truncatingIfNeeded: random.1 >> (8 * index)) }
        bytes[6] = bytes[6] & 0x0F | 0x70
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(bytes: bytes)
    }
}

/// The value of a hexadecimal digit.
private func hexDigit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
}
