public import FoundationEssentials
import Glibc

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
                guard let high = UInt8(hexadecimalDigit: characters[index]),
                    let low = UInt8(hexadecimalDigit: characters[index + 1])
                else {
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

    /// A UUID from exactly 16 bytes.
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

    /// A time-ordered UUID of now: 48 bits of milliseconds, 12 bits of their fraction, so that ids made by one process
    /// in one millisecond are also ordered, then random bits (RFC 9562, sections 5.7 and 6.2, method 3).
    public static func version7() -> UUID {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return version7(time)
    }

    /// The same of a reading of the system's clock.
    static func version7(_ time: timespec) -> UUID {
        let milliseconds = UInt64(clamping: Instant(time).milliseconds)
        return version7(milliseconds, fraction: UInt16(time.tv_nsec % 1_000_000 * 4096 / 1_000_000))
    }

    /// A time-ordered UUID: 48 bits of milliseconds, then 74 random bits (RFC 9562, section 5.7).
    public static func version7(at instant: Instant) -> UUID {
        version7(UInt64(clamping: instant.milliseconds), fraction: .random(in: 0..<4096))
    }

    private static func version7(_ milliseconds: UInt64, fraction: UInt16) -> UUID {
        var bytes = [UInt8](repeating: 0, count: 16)
        for index in 0..<6 { bytes[index] = UInt8(truncatingIfNeeded: milliseconds >> (40 - 8 * index)) }
        bytes[6] = UInt8(fraction >> 8) | 0x70
        bytes[7] = UInt8(truncatingIfNeeded: fraction)
        let random = UInt64.random(in: .min ... .max)
        for index in 0..<8 { bytes[8 + index] = UInt8(truncatingIfNeeded: random >> (8 * index)) }
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(bytes: bytes)
    }
}
