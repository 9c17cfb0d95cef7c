import JSON
import Values

extension JSONWriter {
    /// Writes a point in time in RFC 3339, as `Instant` describes itself, without making a string of it: every line
    /// of the log has one.
    mutating func timestamp(_ instant: Instant) {
        let day = Int((instant.milliseconds - (instant.milliseconds % 86_400_000)) / 86_400_000)
        let rest = Int(instant.milliseconds % 86_400_000)
        let (year, month, date) = CalendarDate(daysSince1970: day).components
        withUnsafeTemporaryAllocation(byteCount: 26, alignment: 1) { text in
            func digits(_ value: Int, _ count: Int, at index: Int) {
                var value = value
                for offset in (0..<count).reversed() {
                    text[index + offset] = UInt8(ascii: "0") + UInt8(value % 10)
                    value /= 10
                }
            }
            text.copyBytes(from: "\"0000-00-00T00:00:00.000Z\"".utf8)
            digits(year, 4, at: 1)
            digits(month, 2, at: 6)
            digits(date, 2, at: 9)
            digits(rest / 3_600_000, 2, at: 12)
            digits(rest / 60_000 % 60, 2, at: 15)
            digits(rest / 1000 % 60, 2, at: 18)
            digits(rest % 1000, 3, at: 21)
            raw(UnsafeRawBufferPointer(text))
        }
    }
    /// Writes a trace's id as 32 hexadecimal digits, likewise.
    mutating func hexadecimal(_ number: (high: UInt64, low: UInt64)) {
        withUnsafeTemporaryAllocation(byteCount: 34, alignment: 1) { text in
            let digits: StaticString = "0123456789abcdef"
            text[0] = UInt8(ascii: "\"")
            text[33] = UInt8(ascii: "\"")
            for index in 0..<16 {
                let shift = UInt64(60 - 4 * index)
                text[1 + index] = digits.utf8Start[Int(number.high >> shift & 15)]
                text[17 + index] = digits.utf8Start[Int(number.low >> shift & 15)]
            }
            raw(UnsafeRawBufferPointer(text))
        }
    }
}
