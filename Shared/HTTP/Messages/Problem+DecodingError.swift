extension Problem {
    /// What a client is told about a body that is JSON but not the document asked for.
    init(decoding error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            let path = context.codingPath + [key]
            self = .invalid(pointer(path), code: "required", "\(name(path)) is required")
        case .valueNotFound(let type, let context):
            self = .invalid(
                pointer(context.codingPath),
                code: "type",
                "\(name(context.codingPath)) must be \(words(for: type))"
            )
        case .typeMismatch(let type, let context):
            self = .invalid(
                pointer(context.codingPath),
                code: "type",
                "\(name(context.codingPath)) must be \(words(for: type))"
            )
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
            return .invalid(pointer(context.codingPath), code: "format", "\(name(context.codingPath)) \(what)")
        }
        if context.codingPath.isEmpty {
            return .badRequest(code: "malformed_json", "The body is not a well-formed JSON document.")
        }
        return .invalid(
            pointer(context.codingPath),
            code: "format",
            "\(name(context.codingPath)) is not a valid value"
        )
    }
}

/// The JSON pointer (RFC 6901) of a coding path.
private func pointer(_ path: [any CodingKey]) -> String {
    path.map { "/" + JSONPointer.escaped($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
}

/// What a person calls a coding path: its last name, with its place if it is in a list.
private func name(_ path: [any CodingKey]) -> String {
    guard let last = path.last else { return "the body" }
    guard let index = last.intValue else { return last.stringValue }
    return path.count > 1 ? "\(name(path.dropLast())) number \(index + 1)" : "item \(index + 1)"
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
}
