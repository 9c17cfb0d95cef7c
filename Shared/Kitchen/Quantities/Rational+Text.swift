public import JSON

extension Rational: LosslessStringConvertible {
    /// `3/2`, or `3` for a whole number, as in the API and the database.
    public var description: String { isWhole ? String(numerator) : "\(numerator)/\(denominator)" }

    /// Reads `3/2`, `3`, `-3/2` or an exact decimal such as `0.75`; nil for anything else.
    public init?(_ description: String) {
        let parts = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        switch parts.count {
        case 1:
            guard let value = Rational(decimal: description.utf8) else { return nil }
            self = value
        case 2:
            guard let top = Int64(Substring(parts[0])), let bottom = Int64(Substring(parts[1])), bottom > 0,
                let value = try? Rational(top, over: bottom)
            else { return nil }
            self = value
        default:
            return nil
        }
    }

    /// Reads digits with at most one decimal point and an optional minus sign.
    init?(decimal bytes: some Collection<UInt8>) {
        var digits: Int64 = 0
        var scale: Int64 = 1
        var seenPoint = false
        var seenDigit = false
        var rest = bytes[...]
        let negative = rest.first == UInt8(ascii: "-")
        if negative { rest = rest.dropFirst() }
        for byte in rest {
            if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
                continue
            }
            guard byte >= 48, byte <= 57 else { return nil }
            seenDigit = true
            let (shifted, overflow) = digits.multipliedReportingOverflow(by: 10)
            let (sum, carried) = shifted.addingReportingOverflow(Int64(byte - 48))
            guard !overflow, !carried else { return nil }
            digits = sum
            if seenPoint {
                let (next, overflow) = scale.multipliedReportingOverflow(by: 10)
                guard !overflow else { return nil }
                scale = next
            }
        }
        guard seenDigit, let value = try? Rational(negative ? -digits : digits, over: scale) else { return nil }
        self = value
    }
}

extension Rational: JSONReadable, JSONEncodable {
    /// Reads the string form, as JSON numbers are not exact.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        self = try json.text("is not an exact number such as 3/2", Self.init)
    }

    /// Writes it.
    public func encode(to json: inout JSONWriter) { json.string(description) }
}
