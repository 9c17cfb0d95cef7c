import Foundation
import Kitchen
import Testing

/// A typed entry and the items expected, from a file in TypedEntries.
struct TypedCase {
    /// What is typed, with line breaks and tabs.
    var text: String
    /// The items as `title | amount = reading | category | note`, without empty trailing parts.
    var items: [String]

    /// The words between things, and articles and signs before and after amounts, which nobody needs to see.
    static let joints: Set<String> = [
        "and", "und", "u", "et", "y", "e", "of", "de", "d", "du", "a", "an", "un", "une", "una", "ein", "eine", "einen",
        "x",
        "1", "2", "3",
    ]

    /// The cases of a language, in the order of the file.
    static func all(in language: String) throws -> [TypedCase] {
        let file = try #require(
            Bundle.module.url(forResource: language, withExtension: "txt", subdirectory: "TypedEntries")
        )
        var cases: [TypedCase] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("> ") {
                let text = line.dropFirst(2).replacing("\\n", with: "\n").replacing("\\t", with: "\t")
                cases.append(TypedCase(text: String(text), items: []))
            } else {
                cases[cases.count - 1].items.append(normal(line.components(separatedBy: "|").map(trimmed)))
            }
        }
        return cases
    }

    /// An item in the form of the files.
    static func words(_ item: TypedItem) -> String {
        let reading = item.amounts.map(\.display).joined(separator: " + ")
        let amount = reading == item.amountText ? reading : "\(item.amountText) = \(reading)"
        return normal([item.title, amount, item.category.rawValue, item.note ?? ""])
    }

    private static func normal(_ parts: [String]) -> String {
        var parts = parts
        while parts.last == "" { parts.removeLast() }
        return parts.joined(separator: " | ")
    }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

    /// The words and numbers of a text, in lower case; of "x12" and "2x" only the number.
    static func parts(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { part in
            let digits = part.filter { $0 != "x" }
            return !digits.isEmpty && digits.allSatisfy(\.isNumber) ? digits : String(part)
        }
    }
}
