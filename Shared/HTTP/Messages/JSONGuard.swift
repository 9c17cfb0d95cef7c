/// What is refused before a JSON body is decoded: invalid UTF-8, nesting that would exhaust the stack, and U+0000,
/// which PostgreSQL cannot store.
enum JSONGuard {
    /// The deepest nesting of lists and objects that is accepted.
    static let maximumDepth = 64

    /// Throws 400 for invalid UTF-8 and for depth, 422 naming the string with a U+0000.
    static func check(_ body: [UInt8]) throws(Problem) {
        guard isUTF8(body) else { throw .badRequest(code: "invalid_utf8", "The body is not valid UTF-8.") }
        var walk = Walk()
        for byte in body {
            walk.step(byte)
            if walk.depth > maximumDepth {
                throw .badRequest(
                    code: "too_deep",
                    "The document is nested more than \(maximumDepth) levels deep."
                )
            }
            if walk.sawNull {
                let pointer = JSONGuard.pointer(toNullIn: body)
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

    /// Follows strings, escapes and brackets; of values it knows nothing.
    private struct Walk {
        var depth = 0
        var inString = false
        var sawNull = false
        /// How many characters of `\u0000` have just been read.
        private var escape = 0
        private static let null = Array("\\u0000".utf8)

        mutating func step(_ byte: UInt8) {
            guard inString else {
                switch byte {
                case UInt8(ascii: "\""): inString = true
                case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
                return
            }
            if escape > 0 {
                escape = byte == Walk.null[escape] ? escape + 1 : 0
                if escape == Walk.null.count {
                    sawNull = true
                    escape = 0
                }
            } else if byte == UInt8(ascii: "\\") {
                escape = 1
            } else if byte == UInt8(ascii: "\"") {
                inString = false
            }
        }
    }

    /// The pointer to the string in which the first `\u0000` lies; only for the error, so it may be slow.
    private static func pointer(toNullIn body: [UInt8]) -> String {
        /// An open list with the index it is at, or object with the key it is at.
        enum Container {
            case list(Int)
            case object(String)
        }
        var stack: [Container] = []
        var walk = Walk()
        var text: [UInt8] = []
        for byte in body {
            let wasInString = walk.inString
            walk.step(byte)
            if walk.sawNull { break }
            if wasInString {
                if walk.inString { text.append(byte) }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): text = []
            case UInt8(ascii: "["): stack.append(.list(0))
            case UInt8(ascii: "{"): stack.append(.object(""))
            case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = stack.popLast()
            case UInt8(ascii: ":"):
                if !stack.isEmpty { stack[stack.count - 1] = .object(String(decoding: text, as: UTF8.self)) }
            case UInt8(ascii: ","):
                if case .list(let index)? = stack.last { stack[stack.count - 1] = .list(index + 1) }
            default: break
            }
        }
        return stack.map { container in
            switch container {
            case .list(let index): "/\(index)"
            case .object(let key): "/" + JSONPointer.escaped(key)
            }
        }.joined()
    }
}
