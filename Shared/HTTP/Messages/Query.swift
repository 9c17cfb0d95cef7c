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
        var (raw, name) = (raw, name)
        return raw.withUTF8 { raw in name.withUTF8 { Self.values(of: raw, named: $0, most: most) } }
    }

    /// A request asks for many parameters, nearly none of which are there: so nothing is copied of others.
    private static func values(
        of raw: UnsafeBufferPointer<UInt8>,
        named name: UnsafeBufferPointer<UInt8>,
        most: Int
    ) -> [String] {
        var values: [String] = []
        var rest = raw[...]
        while !rest.isEmpty, values.count < most {
            let pair = rest.prefix { $0 != UInt8(ascii: "&") }
            rest = rest[pair.endIndex...].dropFirst()
            let key = pair.prefix { $0 != UInt8(ascii: "=") }
            guard !pair.isEmpty, isNamed(key, name) else { continue }
            let value = Percent.decoded(pair[key.endIndex...].dropFirst(), plusIsSpace: true)
            if let value { values.append(value) }
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

    /// Whether a key is a name, in whatever way it is encoded.
    private static func isNamed(_ key: Slice<UnsafeBufferPointer<UInt8>>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let isEncoded = key.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
        guard isEncoded else { return key.elementsEqual(name) }
        return Percent.decoded(key, plusIsSpace: true)?.utf8.elementsEqual(name) == true
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
