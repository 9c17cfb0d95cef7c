/// What is refused before a JSON body is decoded: invalid UTF-8, nesting that would exhaust the stack, and U+0000,
/// which PostgreSQL cannot store.
enum JSONGuard {
    /// The deepest nesting of lists and objects that is accepted.
    static let maximumDepth = 64

    /// Throws 400 for invalid UTF-8 and for depth, 422 naming the string with a U+0000.
    static func check(_ body: [UInt8]) throws(Problem) {
        guard isUTF8(body) else { throw .badRequest(code: "invalid_utf8", "The body is not valid UTF-8.") }
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

    private static func isUTF8(_ body: [UInt8]) -> Bool {
        body.allSatisfy { $0 < 0x80 } || String(validating: body, as: UTF8.self) != nil
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
