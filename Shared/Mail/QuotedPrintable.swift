/// Text in lines of 76 ASCII characters at most, whatever it holds (RFC 2045, section 6.7).
enum QuotedPrintable {
    static func encoded(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            append(line.utf8.filter { $0 != UInt8(ascii: "\r") }, to: &result)
            result += [13, 10]
        }
        return result
    }

    private static func append(_ line: [UInt8], to result: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        var width = 0
        for (index, byte) in line.enumerated() {
            let isBlank = byte == 0x20 || byte == 0x09
            // Blanks at the end of a line get lost on the way.
            let isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "=") || isBlank && index < line.count - 1
            let piece = isPlain ? [byte] : [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            if width + piece.count > 75 {
                result += [UInt8(ascii: "="), 13, 10]
                width = 0
            }
            result += piece
            width += piece.count
        }
    }
}
