/// What is wrong with a JSON document, and where.
public struct JSONReaderError: Error, Hashable, Sendable {
    /// Kinds of mistake, in the words of the API's field errors.
    public enum Code: String, Sendable {
        /// Not JSON at all (RFC 8259).
        case malformed
        /// Nested too deep to be read.
        case tooDeep = "too_deep"
        /// A member that has to be there is missing.
        case required
        /// A value of another type.
        case type
        /// A value of the right type that is none of those allowed.
        case format
        /// A number that its type cannot hold.
        case outOfRange = "out_of_range"
    }

    /// What kind of mistake it is.
    public let code: Code
    /// What is wrong, in words that follow the name of the member: "must be a string".
    public let words: String
    /// Where, in bytes from the beginning of the document.
    public let offset: Int
    /// Where, as a JSON pointer (RFC 6901); empty for the document itself.
    public private(set) var pointer = ""

    init(_ code: Code, _ words: String, at offset: Int) {
        self.code = code
        self.words = words
        self.offset = offset
    }

    /// The same mistake, seen from the object in which the value is the member `name`.
    func inMember(_ name: String) -> JSONReaderError {
        var error = self
        error.pointer = "/" + JSONPointer.escaped(name) + pointer
        return error
    }

    /// The same mistake, seen from the array in which the value is the element `index`.
    func inElement(_ index: Int) -> JSONReaderError {
        var error = self
        error.pointer = "/\(index)" + pointer
        return error
    }
}

/// JSON pointers (RFC 6901).
public enum JSONPointer {
    /// A name as a part of a pointer.
    public static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
        return name.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
    }

    /// A part of a pointer as the name it was.
    public static func unescaped(_ part: Substring) -> String {
        String(part).replacing("~1", with: "/").replacing("~0", with: "~")
    }
}
