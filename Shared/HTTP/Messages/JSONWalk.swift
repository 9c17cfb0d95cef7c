/// Follows a JSON document's strings, escapes and brackets, byte by byte; of values it knows nothing.
struct JSONWalk {
    private(set) var depth = 0
    private(set) var inString = false
    private(set) var sawNull = false
    /// How many characters of `\u0000` have just been read.
    private var escape = 0
    private static let null = Array("\\u0000".utf8)

    /// Takes the next byte.
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
            escape = byte == JSONWalk.null[escape] ? escape + 1 : 0
            if escape == JSONWalk.null.count {
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

/// Knows where in a JSON document the walk is; slower, so used only to name what is wrong.
struct JSONPath {
    /// An open list with the index it is at, or object with the key it is at.
    private enum Container {
        case list(Int)
        case object(String)
    }

    private var stack: [Container] = []
    private var text: [UInt8] = []
    private var wasInString = false

    /// Takes the next byte; `inString` is what the walk says after it.
    mutating func step(_ byte: UInt8, inString: Bool) {
        defer { wasInString = inString }
        if wasInString {
            if inString { text.append(byte) }
            return
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

    /// The JSON pointer to where the walk is.
    var pointer: String {
        stack.map { container in
            switch container {
            case .list(let index): "/\(index)"
            case .object(let key): "/" + JSONPointer.escaped(key)
            }
        }.joined()
    }
}
