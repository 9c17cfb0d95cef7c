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
        let hyphen = UInt8(ascii: "-")
        guard text.count == 36, text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen
        else { return nil }
        func four(_ offset: Int) -> UInt64 {
            UInt64(text.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
        }
        func eight(_ offset: Int) -> UInt64 {
            text.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        }
        guard let first = UUID.number(eight(0)), let second = UUID.number(four(9) | four(14) << 32),
            let third = UUID.number(four(19) | four(24) << 32), let fourth = UUID.number(eight(28))
        else { return nil }
        self.init(first << 32 | second, third << 32 | fourth)
    }

    /// The number that eight hexadecimal digits stand for, the first in the lowest byte; nil if one is none.
    ///
    /// A response may have hundreds of ids, so all eight are read at once.
    private static func number(_ text: UInt64) -> UInt64? {
        let each: UInt64 = 0x0101_0101_0101_0101
        guard text & (each &* 0x80) == 0 else { return nil }
        // 1 for each letter: "A" is 0x41 and "a" 0x61, the digits are below 0x40.
        let letters = text >> 6 & each
        let values = (text & (each &* 0x0F)) &+ letters &* 9
        // A digit's value is at most 9, a letter's 10 to 15: six more reach 16 for letters only.
        guard (values &+ each &* 6) & (each &* 0x10) == letters << 4, values & (each &* 0x10) == 0,
            text | letters << 5 == values &+ each &* 0x30 &+ letters &* 0x27
        else { return nil }
        var number = values.byteSwapped
        number = (number | number >> 4) & 0x00FF_00FF_00FF_00FF
        number = (number | number >> 8) & 0x0000_FFFF_0000_FFFF
        return (number | number >> 16) & 0xFFFF_FFFF
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

    /// When a time-ordered UUID was made, in whole milliseconds; without meaning for others.
    public var version7Instant: Instant {
        let bytes = uuid
        let milliseconds = [bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5].reduce(Int64(0)) {
            $0 << 8 | Int64($1)
        }
        return Instant(milliseconds: milliseconds)
    }

    private static func version7(_ milliseconds: UInt64, fraction: UInt16) -> UUID {
        let time = milliseconds << 16 | 0x7000 | UInt64(fraction & 0xFFF)
        // The variant is 10.
        return UUID(time, UInt64.random(in: .min ... .max) & ~(3 << 62) | 2 << 62)
    }
}
