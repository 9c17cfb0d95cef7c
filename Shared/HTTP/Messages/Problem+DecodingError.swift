extension Problem {
    /// What a client is told about a body that is JSON but not the document asked for.
    init(decoding error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self = .member(context.codingPath + [key], code: "required", "is required")
        case .valueNotFound(let type, let context):
            self = .member(context.codingPath, code: "type", "must be \(words(for: type))")
        case .typeMismatch(let type, let context):
            self = .member(context.codingPath, code: "type", "must be \(words(for: type))")
        case .dataCorrupted(let context):
            self = .corrupted(context)
        @unknown default:
            self = .badRequest(code: "malformed_json", "The body is not the document that is asked for.")
        }
    }

    private static func corrupted(_ context: DecodingError.Context) -> Problem {
        let what = context.debugDescription
        // Our own types describe themselves so: "is not a date that exists, as YYYY-MM-DD".
        if what.hasPrefix("is ") || what.hasPrefix("must ") || what.hasPrefix("has ") {
            return .member(context.codingPath, code: "format", what)
        }
        if context.codingPath.isEmpty {
            return .badRequest(code: "malformed_json", "The body is not a well-formed JSON document.")
        }
        return .member(context.codingPath, code: "format", "is not a valid value")
    }

    private static func member(_ path: [any CodingKey], code: String, _ words: String) -> Problem {
        let pointer = path.map { "/" + JSONPointer.escaped($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
        return .invalid(pointer, code: code, "\(FieldError.name(of: pointer)) \(words)")
    }
}

/// What a person calls a type.
private func words(for type: any Any.Type) -> String {
    if type is String.Type { return "a string" }
    if type is Bool.Type { return "true or false" }
    if type is any FixedWidthInteger.Type { return "a whole number" }
    if type is any BinaryFloatingPoint.Type { return "a number" }
    let name = String(describing: type)
    if name.hasPrefix("Array") { return "a list" }
    if name.hasPrefix("Dictionary") || name.contains("KeyedDecodingContainer") { return "an object" }
    if name.contains("UnkeyedDecodingContainer") { return "a list" }
    // Our own types (ids, dates, instants) are written as strings.
    return name.hasPrefix("Identifier") || name == "CalendarDate" || name == "Instant" ? "a string" : "a value"
}

/// JSON pointers (RFC 6901).
enum JSONPointer {
    /// A name as a part of a pointer.
    static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
        return name.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
    }
    /// A part of a pointer as the name it was.
    static func unescaped(_ part: Substring) -> String {
        String(part).replacing("~1", with: "/").replacing("~0", with: "~")
    }
}
