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
    public subscript(_ name: String) -> String? {
        var found: String?
        forEachPair { key, value in
            guard Percent.decoded(key, plusIsSpace: true) == name else { return true }
            found = Percent.decoded(value, plusIsSpace: true)
            return false
        }
        return found
    }

    /// All values of a parameter, decoded, in order.
    public func all(_ name: String) -> [String] {
        var found: [String] = []
        forEachPair { key, value in
            if Percent.decoded(key, plusIsSpace: true) == name, let value = Percent.decoded(value, plusIsSpace: true) {
                found.append(value)
            }
            return true
        }
        return found
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
            throw .invalid("?to", code: "out_of_range", "to must not be before from")
        }
        return (from, to)
    }

    private func forEachPair(_ body: (Substring.UTF8View, Substring.UTF8View) -> Bool) {
        var rest = raw[...].utf8
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
            let pair = rest[..<end]
            rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
            let equals = pair.firstIndex(of: UInt8(ascii: "="))
            let value = equals.map { pair[pair.index(after: $0)...] } ?? pair[pair.endIndex...]
            guard body(pair[..<(equals ?? pair.endIndex)], value) else { return }
        }
    }
}
