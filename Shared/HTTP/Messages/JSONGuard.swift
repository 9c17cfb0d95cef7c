/// What is refused before a JSON body is decoded: invalid UTF-8, nesting that would exhaust the stack, and U+0000,
/// which PostgreSQL cannot store.
enum JSONGuard {
    /// The deepest nesting of lists and objects that is accepted.
    static let maximumDepth = 64

    /// Throws 400 for invalid UTF-8 and for depth, 422 naming the string with a U+0000.
    static func check(_ body: [UInt8]) throws(Problem) {
        try checkEncoding(body)
        var walk = JSONWalk()
        for byte in body {
            walk.step(byte)
            if walk.depth > maximumDepth {
                throw .badRequest(
                    code: "too_deep",
                    "The document is nested more than \(maximumDepth) levels deep."
                )
            }
            if walk.sawNull {
                let pointer = pointer(toNullIn: body)
                throw .invalid(
                    pointer,
                    code: "format",
                    "\(pointer.isEmpty ? "the body" : pointer) contains the character U+0000"
                )
            }
        }
    }

    /// Throws 400 unless the body is in UTF-8.
    ///
    /// Foundation's decoder would find out UTF-16 and UTF-32 by itself, in which nothing that is looked for here is found.
    /// Each of them has zeros, as JSON has brackets, quotation marks or digits; JSON in UTF-8 has none.
    private static func checkEncoding(_ body: [UInt8]) throws(Problem) {
        if body.allSatisfy({ $0 &- 1 < 0x7F }) { return }
        if body.contains(0) || String(validating: body, as: UTF8.self) == nil {
            throw .badRequest(code: "invalid_utf8", "The body is not valid UTF-8, or has bytes that are zero.")
        }
    }

    /// The pointer to the string in which the first `\u0000` lies; only for the error, so it may be slow.
    private static func pointer(toNullIn body: [UInt8]) -> String {
        var walk = JSONWalk()
        var path = JSONPath()
        for byte in body {
            walk.step(byte)
            if walk.sawNull { break }
            path.step(byte, inString: walk.inString)
        }
        return path.pointer
    }
}
