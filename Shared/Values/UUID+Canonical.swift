public import FoundationEssentials
import Glibc

extension UUID {
    /// Reads exactly the 8-4-4-4-12 form, in either case; anything else is nil.
    public init?(canonical text: some StringProtocol) {
        var text = String(text)
        guard let uuid = text.withUTF8({ UUID(canonical: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = uuid
    }

    /// Reads the same form from its characters in ASCII.
    public init?(canonical text: UnsafeRawBufferPointer) {
        guard text.count == 36 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        // Not a digit has bits above the lowest four; they are looked at once, at the end.
        var all: UInt8 = 0
        for index in 0..<36 {
            let character = text[index]
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            let decimal = character &- UInt8(ascii: "0")
            let letter = (character | 0x20) &- UInt8(ascii: "a")
            let digit = decimal < 10 ? decimal : letter < 6 ? letter + 10 : .max
            all |= digit
            if index < 18 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
        }
        guard all < 16 else { return nil }
        self.init(high, low)
    }

    /// A UUID from its first and its last 64 bits.
    private init(_ high: UInt64, _ low: UInt64) {
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { buffer in
            buffer.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
            buffer.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
        }
        self.init(uuid: bytes)
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
        let time = milliseconds << 16 | 0x7000 | UInt64(fraction & 0xFFF)
        // The variant is 10.
        return UUID(time, UInt64.random(in: .min ... .max) & ~(3 << 62) | 2 << 62)
    }
}
