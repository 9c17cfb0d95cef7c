extension RenderedSQL {
    /// Whether the text begins as a query does.
    ///
    /// Only where to try it first: a WITH may still write, a SELECT may lock rows, and either database refuses that on
    /// a connection for reading.
    var looksLikeRead: Bool {
        switch firstWord {
        case "SELECT", "WITH", "VALUES", "EXPLAIN", "TABLE", "SHOW": true
        default: false
        }
    }

    /// Whether it is worth preparing: statements that are run once, such as those of a schema, are not.
    var isPreparable: Bool {
        switch firstWord {
        case "SELECT", "WITH", "VALUES", "INSERT", "UPDATE", "DELETE": true
        default: false
        }
    }

    /// The statement's first word in upper case; whitespace and comments before it are passed over.
    private var firstWord: String {
        var rest = text.utf8[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "-") {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if byte <= UInt8(ascii: " ") {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        // Five bits tell upper from lower case apart; what is not a letter ends the word.
        let word = rest.prefix(9).prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        return String(decoding: word.map { $0 & 0xDF }, as: UTF8.self)
    }
}
