public import Values

/// The parameters after a URL's `?`, or of a posted form.
///
/// Values are decoded when they are asked for.
public struct Query: Sendable {
    /// The query as it was sent, without the `?`.
    public let raw: String

    /// A query as it was sent.
    public init(raw: String = "") { self.raw = raw }

    /// The first value of a parameter, decoded; nil if it is absent.
    public subscript(_ name: String) -> String? { values(name, most: 1).first }

    /// The first values of a parameter that may come several times, decoded.
    public func values(_ name: String, most: Int) -> [String] {
        var values: [String] = []
        for pair in raw.utf8.split(separator: UInt8(ascii: "&")) where values.count < most {
            let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            guard Percent.decoded(pair[..<end], plusIsSpace: true) == name else { continue }
            if let value = Percent.decoded(pair[end...].dropFirst(), plusIsSpace: true) { values.append(value) }
        }
        return values
    }

    /// The first names of parameters that are not among these, each once, decoded.
    func names(besides known: [String], most: Int) -> [String] {
        var others: [String] = []
        for pair in raw.utf8.split(separator: UInt8(ascii: "&")) where others.count < most {
            let name = Percent.decoded(pair.prefix { $0 != UInt8(ascii: "=") }, plusIsSpace: true) ?? ""
            if !known.contains(name), !others.contains(name) { others.append(name) }
        }
        return others
    }

    /// A parameter that must be a whole number within a range; nil if it is absent.
    public func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = self[name] else { return nil }
        guard let value = Int(text), text.utf8.first != UInt8(ascii: "+") else {
            throw .invalid("?\(name)", code: "type", "\(name) must be a whole number")
        }
        var fields = FieldCheck()
        fields.number(value, "?\(name)", in: range)
        try fields.finish()
        return value
    }

    /// A parameter that must be a date; nil if it is absent.
    public func date(_ name: String) throws(Problem) -> CalendarDate? {
        guard let text = self[name] else { return nil }
        guard let date = CalendarDate(text) else {
            throw .invalid("?\(name)", code: "format", "\(name) must be a valid date, YYYY-MM-DD")
        }
        return date
    }

    /// The dates `from` and `to`, of which `to` must not be before `from`; nil where one is absent.
    public func dates() throws(Problem) -> (from: CalendarDate?, to: CalendarDate?) {
        let (from, to) = (try date("from"), try date("to"))
        if let from, let to, to < from {
            throw .invalid("?to", code: "out_of_range", "The last day must not be before the first.")
        }
        return (from, to)
    }
}
