import Testing

@testable import ExportService

@Suite struct ContentLinesTests {
    private func rendered(_ write: (inout ContentLines) -> Void) -> String {
        var lines = ContentLines()
        write(&lines)
        return String(decoding: lines.bytes, as: UTF8.self)
    }

    @Test func `text is escaped as RFC 5545 has it`() {
        let line = rendered { $0.add("SUMMARY", text: "Salt; pepper, and \\ more\r\nnext\u{7}line") }
        #expect(line == "SUMMARY:Salt\\; pepper\\, and \\\\ more\\nnextline\r\n")
        let signs = rendered {
            $0.add("SUMMARY", text: "\u{0}\t\u{1F} ~\u{7F}\u{80}\u{84}\u{85}\u{86}\u{2028}\u{2029}a\rb")
        }
        #expect(signs == "SUMMARY:\t ~\u{80}\u{84}\\n\u{86}\\n\\na\\nb\r\n")
    }

    @Test func `no line is longer than 75 octets and unfolding gives the text back`() {
        for text in [
            String(repeating: "ä", count: 200), String(repeating: "🥕", count: 90), String(repeating: "x", count: 400),
        ] {
            let folded = rendered { $0.add("SUMMARY", text: text) }
            let lines = folded.split(separator: "\r\n", omittingEmptySubsequences: true)
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            #expect(folded.replacing("\r\n ", with: "") == "SUMMARY:\(text)\r\n")
        }
    }

    @Test func `a line of exactly 75 octets is not folded`() {
        let text = String(repeating: "x", count: 75 - "SUMMARY:".utf8.count)
        #expect(rendered { $0.add("SUMMARY", text: text) } == "SUMMARY:\(text)\r\n")
        #expect(rendered { $0.add("SUMMARY", text: text + "y") } == "SUMMARY:\(text)\r\n y\r\n")
    }
}
