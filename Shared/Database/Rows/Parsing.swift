import FoundationEssentials
import Values

/// A whole number in decimal digits.
func parseInteger(_ text: UnsafeRawBufferPointer) -> Int64? {
    let negative = text.first == UInt8(ascii: "-")
    let start = negative ? 1 : 0
    // Any 18 digits are less than the largest number; most numbers are shorter.
    guard text.count > start, text.count - start <= 18 else { return parseLongInteger(text) }
    var value: Int64 = 0
    for index in start..<text.count {
        guard let digit = decimal(text[index]) else { return nil }
        value = value &* 10 &+ Int64(digit)
    }
    return negative ? -value : value
}

private func parseLongInteger(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard text.count <= 20, text.allSatisfy({ $0 == UInt8(ascii: "-") || decimal($0) != nil }) else { return nil }
    return Int64(String(decoding: text, as: UTF8.self))
}

/// PostgreSQL's `t` and `f`, SQLite's 1 and 0.
func parseBool(_ text: UnsafeRawBufferPointer) -> Bool? {
    guard text.count == 1 else { return nil }
    switch text[0] {
    case UInt8(ascii: "t"), UInt8(ascii: "1"): return true
    case UInt8(ascii: "f"), UInt8(ascii: "0"): return false
    default: return nil
    }
}

/// `YYYY-MM-DD`.
func parseDate(_ text: UnsafeRawBufferPointer) -> CalendarDate? {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
        let year = number(text, 0..<4), let month = number(text, 5..<7), let day = number(text, 8..<10)
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
}

/// PostgreSQL's `\x…` form of bytes.
func parseHexBytes(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard text.count >= 2, text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "x") else {
        return nil
    }
    return [UInt8](hex: text[2...])
}

private func number(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
        guard let digit = decimal(text[index]) else { return nil }
        value = value * 10 + Int(digit)
    }
    return value
}

private func decimal(_ character: UInt8) -> UInt8? {
    let digit = character &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
}
