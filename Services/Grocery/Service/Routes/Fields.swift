import FoundationEssentials
import HTTP
import Values

/// Looks at the members of a request and collects what is wrong with them.
struct Fields {
    private var errors: [FieldError] = []

    /// Notes something wrong.
    mutating func refuse(_ pointer: String, _ code: String, _ detail: String) {
        errors.append(FieldError(pointer: pointer, code: code, detail: detail))
    }

    /// A line of text: not empty, not too long, without control characters.
    mutating func line(_ text: String, _ pointer: String, atMost limit: Int, mayBeEmpty: Bool = false) {
        if !mayBeEmpty, text.trimmed == nil {
            refuse(pointer, "required", "\(pointer) must not be empty")
        } else if text.unicodeScalars.count > limit {
            refuse(pointer, "too_long", "\(pointer) must have at most \(limit) characters")
        } else if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            refuse(pointer, "format", "\(pointer) must be one line without control characters")
        }
    }

    /// A number within a range.
    mutating func number(_ value: Int, _ pointer: String, in range: ClosedRange<Int>) {
        guard !range.contains(value) else { return }
        refuse(pointer, "out_of_range", "\(pointer) must be from \(range.lowerBound) to \(range.upperBound)")
    }

    /// A list that is not too long.
    mutating func count(_ count: Int, _ pointer: String, atMost limit: Int) {
        if count > limit { refuse(pointer, "too_many", "\(pointer) must have at most \(limit) entries") }
    }

    /// Throws a 422 with all that was wrong, if anything was.
    func check() throws(Problem) {
        if !errors.isEmpty { throw .invalid(errors) }
    }
}

extension String {
    /// The text without white space around it; nil if nothing is left.
    var trimmed: String? {
        let text = drop(while: \.isWhitespace)
        let end = text.lastIndex { !$0.isWhitespace }
        return end.map { String(text[...$0]) }
    }
}
