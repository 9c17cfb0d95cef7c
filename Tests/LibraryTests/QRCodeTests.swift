import QRCode
import Testing

@Suite struct QRCodeTests {
    @Test func `a code is one square drawing with a quiet zone and a name`() throws {
        let svg = try #require(QRCode.svg("https://example.org/list/abc", title: "Ann's \"list\" <1>"))
        // 28 bytes at level M need version 3: 29 modules, and four on each side.
        #expect(svg.contains("viewBox=\"0 0 37 37\""))
        #expect(svg.contains("<title>Ann's &quot;list&quot; &lt;1&gt;</title>"))
        // The finder pattern in the corner: a bar of seven modules, then its sides.
        #expect(svg.contains("d=\"M4 4h7v1h-7z"))
        #expect(svg.contains("M4 5h1v1h-1z"))
        #expect(svg.hasSuffix("</svg>"))
    }

    @Test func `the same text gives the same code, and another another`() {
        #expect(QRCode.svg("a", title: "t") == QRCode.svg("a", title: "t"))
        #expect(QRCode.svg("a", title: "t") != QRCode.svg("b", title: "t"))
    }

    @Test func `what does not fit is refused`() {
        #expect(QRCode.svg("", title: "t") == nil)
        #expect(QRCode.svg(String(repeating: "x", count: 2001), title: "t") == nil)
        #expect(QRCode.svg(String(repeating: "x", count: 2000), title: "t") != nil)
    }
}
