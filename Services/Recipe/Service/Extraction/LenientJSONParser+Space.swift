/// What stands between values: spaces, comments and commas too many.
extension LenientJSONParser {
    mutating func skipSeparators() {
        skipSpace()
        while index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ";") {
            index += 1
            skipSpace()
        }
    }

    mutating func skipSpace() {
        while index < bytes.count {
            if bytes[index] <= 0x20 || bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0 {
                index += bytes[index] == 0xC2 ? 2 : 1
            } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/")
            {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*")
            {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        index += 2
        while index + 1 < bytes.count,
            bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        { index += 1 }
        index = min(index + 2, bytes.count)
    }
}
