/// What a Cooklang file says of its recipe as a whole: the part of YAML that people write there, or lines of `>>`.
struct CooklangMetadata {
    /// Values by their names in lower case, in order; a list has several.
    private(set) var values: [(key: String, values: [String])] = []
    /// The names whose values stand in quotes or in a list, and so are not divided.
    private var exact: Set<String> = []

    /// Whether a value is a whole, commas and all.
    func isExact(_ key: String) -> Bool { exact.contains(key) }

    /// Nothing.
    init() {}

    /// What a line `key: value` says.
    init(line: Substring) {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return }
        set(String(parts[0]), [Self.value(parts[1]).text], isExact: false)
    }

    /// A text's metadata between two lines of `---`, and what follows them.
    static func split(_ text: String) -> (CooklangMetadata, String) {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        while let line = lines.first, line.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) {
            lines = lines.dropFirst()
        }
        guard let first = lines.first, isFence(first), let end = lines.dropFirst().firstIndex(where: isFence) else {
            return (CooklangMetadata(), text)
        }
        var metadata = CooklangMetadata()
        metadata.read(Array(lines[(lines.startIndex + 1)..<end]))
        return (metadata, lines[(end + 1)...].joined(separator: "\n"))
    }

    private static func isFence(_ line: Substring) -> Bool {
        let bare = line.filter { !$0.isWhitespace && $0 != "\u{FEFF}" }
        return bare == "---"
    }

    private mutating func read(_ lines: [Substring]) {
        var index = 0
        var parent = ""
        while index < lines.count {
            let line = lines[index]
            index += 1
            let indent = line.prefix { $0 == " " || $0 == "\t" }.count
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let mark = line.first(where: { !$0.isWhitespace }), mark != "#", mark != "-" else {
                continue
            }
            let name = String(parts[0].drop(while: \.isWhitespace))
            if indent == 0 { parent = name }
            let key = indent > 0 && !parent.isEmpty ? "\(parent).\(name)" : name
            let value = Self.value(parts[1])
            let following = lines[index...].prefix {
                $0.first?.isWhitespace == true || $0.hasPrefix("- ") || $0.isEmpty
            }
            if value.text == "|" || value.text == ">", !value.isQuoted {
                let bare = following.map { PlainText.collapsed(String($0)) }
                set(key, [bare.joined(separator: value.text == "|" ? "\n" : " ")], isExact: true)
                index += following.count
            } else if value.text.hasPrefix("["), value.text.hasSuffix("]"), !value.isQuoted {
                set(key, Self.items(of: value.text.dropFirst().dropLast()), isExact: true)
            } else if value.text.isEmpty {
                let items = following.filter { $0.drop(while: \.isWhitespace).hasPrefix("- ") }
                guard !items.isEmpty else { continue }
                set(key, items.map { Self.value($0.drop(while: \.isWhitespace).dropFirst(2)).text }, isExact: true)
                index += following.count
            } else {
                set(key, [value.text], isExact: value.isQuoted)
            }
        }
    }

    /// The items of a list on one line, of which some may stand in quotes with commas in them.
    private static func items(of text: Substring) -> [String] {
        var items: [String] = []
        var start = text.startIndex
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'", text[start..<index].allSatisfy(\.isWhitespace) {
                quote = character
            } else if character == "," {
                items.append(value(text[start..<index]).text)
                start = text.index(after: index)
            }
        }
        return (items + [value(text[start...]).text]).filter { !$0.isEmpty }
    }

    private mutating func set(_ key: String, _ found: [String], isExact: Bool) {
        let key = PlainText.collapsed(key).lowercased()
        guard values.count < 200 else { return }
        values.append((key, found.prefix(500).map { CooklangText.shown($0) }))
        if isExact { exact.insert(key) }
    }

    /// A value without its quotes.
    private static func value(_ text: Substring) -> (text: String, isQuoted: Bool) {
        let bare = text.drop(while: \.isWhitespace)
        let trimmed = bare.dropLast(bare.reversed().prefix(while: \.isWhitespace).count)
        guard trimmed.count >= 2, let quote = trimmed.first, quote == "\"" || quote == "'", trimmed.last == quote else {
            return (PlainText.collapsed(String(trimmed)), false)
        }
        let inner = trimmed.dropFirst().dropLast()
        return (quote == "'" ? String(inner).replacing("''", with: "'") : unescaped(inner), true)
    }

    /// A text in double quotes with its escapes read; those of marks are hidden ones already.
    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
