public import FoundationEssentials
public import Values

// Without making a string of each: a list has a hundred of these, and every line of the log has one.
extension JSONWriter {
    /// Writes a point in time in RFC 3339, as it describes itself.
    public mutating func string(_ instant: Instant) {
        let day = instant.dateInUTC
        let (year, month, date) = day.components
        guard (0...9999).contains(year) else { return string(instant.description) }
        let rest = Int(instant.milliseconds - Int64(day.daysSince1970) * 86_400_000)
        plain(room: 24) { buffer in
            buffer.put(date: year, month, date)
            buffer.put(UInt8(ascii: "T"))
            buffer.put(digits: rest / 3_600_000, 2)
            buffer.put(UInt8(ascii: ":"))
            buffer.put(digits: rest / 60_000 % 60, 2)
            buffer.put(UInt8(ascii: ":"))
            buffer.put(digits: rest / 1000 % 60, 2)
            buffer.put(UInt8(ascii: "."))
            buffer.put(digits: rest % 1000, 3)
            buffer.put(UInt8(ascii: "Z"))
        }
    }

    /// Writes a plain date, as it describes itself.
    public mutating func string(_ date: CalendarDate) {
        let (year, month, day) = date.components
        guard (0...9999).contains(year) else { return string(date.description) }
        plain(room: 10) { $0.put(date: year, month, day) }
    }

    /// Writes a UUID in its canonical form.
    public mutating func string(_ id: UUID) {
        plain(room: 36) { buffer in
            withUnsafeBytes(of: id.uuid) { bytes in
                for index in 0..<16 {
                    if index == 4 || index == 6 || index == 8 || index == 10 { buffer.put(UInt8(ascii: "-")) }
                    buffer.put(hexadecimal: bytes[index])
                }
            }
        }
    }

    /// Writes a number of 128 bits as 32 hexadecimal digits, as ids of traces are written.
    public mutating func hexadecimal(_ number: (high: UInt64, low: UInt64)) {
        plain(room: 32) { buffer in
            for index in 0..<16 {
                let half = index < 8 ? number.high : number.low
                buffer.put(hexadecimal: UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * (index & 7))))
            }
        }
    }

    /// Writes a number of 64 bits as 16 hexadecimal digits, as ids of spans are written.
    public mutating func hexadecimal(_ number: UInt64) {
        plain(room: 16) { buffer in
            for index in 0..<8 {
                buffer.put(hexadecimal: UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * index)))
            }
        }
    }
}

extension ByteBuffer {
    @inline(__always)
    fileprivate mutating func put(date year: Int, _ month: Int, _ day: Int) {
        put(digits: year, 4)
        put(UInt8(ascii: "-"))
        put(digits: month, 2)
        put(UInt8(ascii: "-"))
        put(digits: day, 2)
    }
}
