import Values

/// Looks at the members of a request and collects what is wrong with them, so that a person is told all of it at once.
///
/// Members are named by `FieldError`'s pointers: `/ingredients/2/text`, or `?q` for a parameter of the query.
public struct FieldCheck {
    /// A document with a thousand mistakes is told by its first ones.
    private static let mostFaults = 50
    private var faults: [FieldError] = []

    /// Nothing is wrong so far.
    public init() {}

    /// Throws a 422 with all that was wrong, if anything was.
    public func finish() throws(Problem) {
        if !faults.isEmpty { throw .invalid(faults) }
    }

    /// Notes something wrong that no other check finds.
    public mutating func refuse(_ pointer: String, _ code: String, _ detail: String) {
        guard faults.count < Self.mostFaults else { return }
        faults.append(FieldError(pointer: pointer, code: code, detail: detail))
    }

    /// Notes something wrong, in words that follow the member's name and "must".
    public mutating func must(_ pointer: String, _ code: String, _ words: String) {
        refuse(pointer, code, "\(FieldError.name(of: pointer)) must \(words)")
    }

    /// A text that must be there and be seen, without the white space around it; `lines` allows breaks and tabs.
    public mutating func text(_ text: String, _ pointer: String, max: Int, lines: Bool = false) -> String {
        let text = Self.trimmed(text)
        if !Self.isVisible(text) { must(pointer, "required", "not be empty") }
        bound(text, pointer, max: max, lines: lines)
        return text
    }

    /// A text that may be missing, without the white space around it; nil if nothing is left to see.
    public mutating func optionalText(
        _ text: String?,
        _ pointer: String,
        max: Int,
        lines: Bool = false
    ) -> String? {
        guard let text = text.map(Self.trimmed), Self.isVisible(text) else { return nil }
        bound(text, pointer, max: max, lines: lines)
        return text
    }

    /// A text that is not too long.
    public mutating func length(_ text: String, _ pointer: String, max: Int) {
        if text.unicodeScalars.count > max { must(pointer, "too_long", "have at most \(max) characters") }
    }

    /// A list of texts, none of them empty.
    public mutating func texts(_ texts: [String], _ pointer: String, most: Int, max: Int) -> [String] {
        guard count(texts.count, pointer, most: most) else { return texts }
        return texts.enumerated().map { index, text in self.text(text, "\(pointer)/\(index)", max: max) }
    }

    /// Whether a list is not too long.
    @discardableResult
    public mutating func count(_ count: Int, _ pointer: String, most: Int) -> Bool {
        if count > most { must(pointer, "too_many", "have at most \(most) entries") }
        return count <= most
    }

    /// A number within a range, if there is one.
    public mutating func number(_ value: Int?, _ pointer: String, in range: ClosedRange<Int>) {
        guard let value, !range.contains(value) else { return }
        must(pointer, "out_of_range", "be from \(range.lowerBound) to \(range.upperBound)")
    }

    /// A number that is large enough, if there is one.
    public mutating func number(_ value: Int?, _ pointer: String, in range: PartialRangeFrom<Int>) {
        guard let value, !range.contains(value) else { return }
        must(pointer, "out_of_range", "be \(range.lowerBound) or more")
    }

    /// One of a few words, if there is one.
    public mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ text: String?,
        _ pointer: String,
        of type: Value.Type = Value.self
    ) -> Value? {
        guard let text else { return nil }
        if let value = Value(rawValue: text) { return value }
        let words = Value.allCases.map(\.rawValue)
        let all = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        must(pointer, "unknown", "be \(all)")
        return nil
    }

    private mutating func bound(_ text: String, _ pointer: String, max: Int, lines: Bool) {
        length(text, pointer, max: max)
        let hasControl = text.unicodeScalars.contains { scalar in
            let isBreak = scalar == "\n" || scalar == "\r" || scalar == "\t"
            return scalar.isControl && !(lines && isBreak)
        }
        if hasControl { must(pointer, "format", "not have control characters") }
    }

    /// Whether a text has something to see: more than white space, and characters of no width such as joiners, marks of
    /// direction, fillers and selectors.
    public static func isVisible(_ text: String) -> Bool {
        text.isVisible
    }

    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }
}
