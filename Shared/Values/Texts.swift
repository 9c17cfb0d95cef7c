/// What people read in one language: texts by their keys, with `{names}` for what is put in.
public struct Texts: Sendable {
    /// The language's ISO 639-1 code.
    public let language: String
    private let texts: [String: String]

    /// Reads a file of texts.
    ///
    /// It has `key: text` a line; indented lines continue a text, and a line that begins with `#` is a comment. A text that
    /// depends on a number has a key each for one and for any other: `left.one`, `left.other`.
    public init(language: String, file: [UInt8]) {
        self.language = language
        var texts: [String: String] = [:]
        var key = ""
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(" ") {
                // Empty lines belong to a text of several lines, and end it.
                texts[key, default: ""] += "\n" + line.drop { $0 == " " }
            } else if !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") {
                key = String(line[..<colon])
                texts[key] = String(line[line.index(after: colon)...].drop { $0 == " " })
            }
        }
        texts[""] = nil
        self.texts = texts.mapValues { text in
            var lines = text[...]
            while lines.first == "\n" { lines.removeFirst() }
            while lines.last == "\n" { lines.removeLast() }
            return String(lines)
        }
    }

    /// The keys of all texts, sorted.
    public var keys: [String] { texts.keys.sorted() }

    /// The text with a key and what is put in for its names; nil if there is none.
    public func find(_ key: String, _ values: [String: String] = [:]) -> String? {
        guard let text = texts[key] else { return nil }
        return values.isEmpty ? text : Texts.filled(text) { values[$0] }
    }

    /// The text with a key, which the tests know to be there.
    public func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
        find(key, values) ?? key
    }

    /// The form of a text that goes with a number, which is its `{count}`.
    public func callAsFunction(_ key: String, count: Int, _ values: [String: String] = [:]) -> String {
        let isOne = count == 1 || (count == 0 && language == "fr")
        let values = values.merging(["count": String(count)]) { given, _ in given }
        return (isOne ? find("\(key).one", values) : nil) ?? self("\(key).other", values)
    }

    /// The names in a text, as `{title}` has `title`.
    public static func names(in text: String) -> Set<String> {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return Set(parts.compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } })
    }

    /// A text with what is put in for its names; a name that stands for nothing stays as it is.
    public static func filled(_ text: String, _ value: (String) -> String?) -> String {
        var result = ""
        var rest = text[...]
        // What is put in is not looked at again: a title may have braces.
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            result += value(String(rest[rest.index(after: open)..<close])) ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
