import Foundation

extension UUID {
    /// A new id for something that a client makes: a UUID of version 7, by whose first digits rows lie in their order.
    public static func larder(at now: Date = Date()) -> UUID {
        var bytes = UUID().uuid
        let milliseconds = UInt64(max(0, now.timeIntervalSince1970 * 1000))
        bytes.0 = UInt8(truncatingIfNeeded: milliseconds >> 40)
        bytes.1 = UInt8(truncatingIfNeeded: milliseconds >> 32)
        bytes.2 = UInt8(truncatingIfNeeded: milliseconds >> 24)
        bytes.3 = UInt8(truncatingIfNeeded: milliseconds >> 16)
        bytes.4 = UInt8(truncatingIfNeeded: milliseconds >> 8)
        bytes.5 = UInt8(truncatingIfNeeded: milliseconds)
        bytes.6 = bytes.6 & 0x0F | 0x70
        bytes.8 = bytes.8 & 0x3F | 0x80
        return UUID(uuid: bytes)
    }

    /// When an id of version 7 was made.
    var made: Date? {
        let bytes = uuid
        guard bytes.6 >> 4 == 7 else { return nil }
        let digits = [bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5]
        return Date(timeIntervalSince1970: digits.reduce(0) { $0 * 256 + Double($1) } / 1000)
    }
}
