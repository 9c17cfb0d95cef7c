import Values

/// Statements as traces show them: with placeholders, and without anything that could be a value.
///
/// Bound values are not part of a statement's text. Text and numbers that are, such as a name that had to be quoted
/// into it, are replaced by a question mark, wherever they come from.
public struct StatementText: Sendable, Equatable {
    /// The statements one after the other, cut where they are long.
    public let text: String
    /// What they do, in few distinct words: the first one's verb and table.
    public let summary: String
    /// How many there are.
    public let count: Int

    /// How many bytes of statements are kept.
    private static let most = 4096

    /// The text of statements that are sent together.
    public init(_ statements: [SQL], for dialect: Dialect) {
        let rendered = SQL.rendered(statements, for: dialect)
        self.init(rendered.lazy.map(\.text))
    }

    init(_ texts: some Sequence<String>) {
        var bytes: [UInt8] = []
        var count = 0
        var summary = ""
        for text in texts {
            count += 1
            if count > 1 {
                guard bytes.count < StatementText.most else { continue }
                bytes += "; ".utf8
            }
            let start = bytes.count
            var scanner = StatementScanner(text, room: StatementText.most - start)
            // defence: statement-literals
            let statement = scanner.withoutLiterals()
            bytes += statement
            if count == 1 { summary = StatementText.summary(of: bytes) }
        }
        if count > 1 { summary = "BATCH " + summary }
        self.count = count
        self.summary = summary
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The verb, and the first table that is named behind FROM, INTO or UPDATE.
    private static func summary(of statement: [UInt8]) -> String {
        let words = statement.split { byte in !isWord(byte) }.lazy.map { String(decoding: $0, as: UTF8.self) }
        guard let verb = words.first?.uppercased() else { return "" }
        var isTable = false
        for word in words {
            switch word.uppercased() {
            case "FROM", "INTO", "UPDATE": isTable = true
            case "ONLY": break
            case "SELECT": isTable = false
            default: if isTable { return "\(verb) \(word)" }
            }
        }
        return verb
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
}
