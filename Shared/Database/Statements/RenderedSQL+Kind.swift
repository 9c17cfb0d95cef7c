extension RenderedSQL {
    /// Whether the text looks like a query.
    ///
    /// Only a hint where to try it first: a WITH may still write, a SELECT may lock rows, and both databases refuse
    /// that on a read-only connection.
    var looksLikeRead: Bool { begins(withAnyOf: RenderedSQL.reads) }

    /// Whether preparing it is worthwhile: statements that run once, such as those of a schema, are not prepared.
    var isPreparable: Bool { begins(withAnyOf: RenderedSQL.preparable) }

    private static let reads = words("SELECT", "WITH", "VALUES", "EXPLAIN", "TABLE", "SHOW")
    private static let preparable = words("SELECT", "WITH", "VALUES", "INSERT", "UPDATE", "DELETE")

    private static func words(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

    /// Whether the first word is one of these, in any case; whitespace and comments before it are skipped.
    private func begins(withAnyOf words: [[UInt8]]) -> Bool {
        var text = text
        return text.withUTF8 { text in
            var start = 0
            while start < text.count {
                if text[start] == UInt8(ascii: "-") {
                    while start < text.count, text[start] != UInt8(ascii: "\n") { start += 1 }
                } else if text[start] <= UInt8(ascii: " ") {
                    start += 1
                } else {
                    break
                }
            }
            var end = start
            // Compares five bits, which ignores case; a non-letter ends the word.
            while end < text.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[end] | 0x20) { end += 1 }
            let found = UnsafeBufferPointer(rebasing: text[start..<end])
            return words.contains { word in
                word.count == found.count && word.indices.allSatisfy { word[$0] == found[$0] & 0xDF }
            }
        }
    }
}
