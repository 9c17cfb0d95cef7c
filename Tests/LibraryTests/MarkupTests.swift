import Markup
import Testing
import Values

@Suite struct MarkupTests {
    private func document(_ text: String, charset: String? = nil) throws -> HTMLDocument {
        try document(Array(text.utf8), charset: charset)
    }

    private func document(_ bytes: [UInt8], charset: String? = nil) throws -> HTMLDocument {
        try #require(try HTMLDocument(bytes, charset: charset, budget: .ample))
    }

    @Test func `title, meta and linked data are found`() throws {
        let page = try document(
            """
            <!doctype html><html><head><title>Soup &amp; bread</title>
            <meta property="og:image" content="https://example.org/a.jpg"><meta name=author content=Ann>
            <script type="application/ld+json">{"a": "<p>x</p>"}</script>
            <script>var b = 1 < 2;</script>
            </head><body><script type='application/LD+JSON; charset=utf-8'>[2]</script></body></html>
            """
        )
        #expect(try page.title == "Soup & bread")
        #expect(page.meta("og:image") == "https://example.org/a.jpg")
        #expect(page.meta("author") == "Ann")
        #expect(page.meta("absent") == nil)
        #expect(page.linkedData == [Array(#"{"a": "<p>x</p>"}"#.utf8), Array("[2]".utf8)])
    }

    @Test func `text is what a reader sees, line by line`() throws {
        let page = try document(
            """
            <div>One <b>two</b>\u{A0} three<br>four<style>p{}</style><script>no()</script>
            <ul><li>A<li>B</ul><noscript>no</noscript><p>5&nbsp;&frac12; g</p></div>
            """
        )
        #expect(try page.root?.lines == ["One two three", "four", "A", "B", "5 ½ g"])
    }

    @Test func `narrow and wide spaces of Unicode are white space, other characters of their rows are none`() throws {
        let page = try document("<p>\u{202F}½\u{202F}cup\u{2009}\u{3000}oil</p><p>a\u{200B}b\u{2014}c\u{205E}d、e</p>")
        let lines = ["½ cup oil", "a\u{200B}b\u{2014}c\u{205E}d、e"]
        #expect(try page.root?.lines == lines)
        let amount = try document("<p>\u{202F}½\u{202F}cup\u{2009}\u{3000}oil</p>")
        #expect(try amount.outline.lines.map(\.text) == ["½ cup oil"])
    }

    @Test func `the named fractions of HTML 5 are read, and nothing else that begins like one`() throws {
        let page = try document("<p>1&frac18; &frac78;&frac12; &frac19; &frac1 &frac &frac188;</p>")
        #expect(try page.root?.lines == ["1⅛ ⅞½ &frac19; &frac1 &frac &frac188;"])
    }

    @Test func `of several meta elements all of these names are found, in the order of the page`() throws {
        let page = try document(
            "<meta name=a content=1><meta name=b content=2><meta property=a content=3><meta name=a>"
        )
        #expect(page.metas(["a"]).map(\.content) == ["1", "3"])
        #expect(page.metas(["a", "b"]).map(\.name) == ["a", "b", "a"])
        #expect(page.metas(["a", "b"], most: 1).count == 1)
    }

    @Test func `attributes and children are reached`() throws {
        let page = try document(#"<ul class="a  b"><li id=x>1</li>text<li>2</li></ul>"#)
        let list = try #require(page.elements.first { $0.name == "ul" })
        #expect(list["class"] == "a  b")
        #expect(try list.children.map { try $0.text } == ["1", "2"])
        #expect(list.children[0]["id"] == "x")
        #expect(list.children[0]["class"] == nil)
    }

    @Test(
        arguments: [
            ([0x47, 0x72, 0xFC, 0xDF, 0x65], "iso-8859-1", "Grüße"),
            ([0x93, 0x61, 0x94, 0x20, 0x80], "windows-1252", "“a” €"),
            ([0x93, 0x61, 0x94], nil, "“a”"),
            ([0xA4, 0xB1, 0x61], "iso-8859-2", "¤ąa"),
            ([0x83, 0x65, 0x83, 0x58], "shift_jis", "テス"),
            ([0xC3, 0xA9], "no-such-charset", "é"),
            ([0x61, 0xFF, 0x62], "utf-8", "a\u{FFFD}b"),
        ] as [([UInt8], String?, String)]
    )
    func `a page is read in its charset`(bytes: [UInt8], charset: String?, expected: String) throws {
        let page = try document(Array("<p>".utf8) + bytes, charset: charset)
        #expect(try page.root?.text == expected)
    }

    @Test func `a byte order mark outdoes what the transport says`() throws {
        let page = try document([0xEF, 0xBB, 0xBF] + Array("<p>é".utf8), charset: "latin1")
        #expect(try page.root?.text == "é")
        let wide = try document([0xFF, 0xFE, 0x3C, 0, 0x70, 0, 0x3E, 0, 0xE9, 0])
        #expect(try wide.root?.text == "é")
    }

    @Test func `a page says its own charset`() throws {
        let page = try document(Array("<meta charset='ISO-8859-15'><p>".utf8) + [0xA4] + Array("</p>".utf8))
        #expect(try page.root?.text == "€")
    }

    @Test(arguments: ["euc-jp", "shift_jis", "gb18030"])
    func `bytes that make no sense in a charset are passed over, but not without end`(charset: String) throws {
        #expect(try document(Array("<p>".utf8) + [0xFF, 0xFF], charset: charset).root != nil)
        let budget = WorkBudget(WorkBudget.Limits(steps: 100_000, bytes: 64 << 20, milliseconds: 60_000))
        #expect(throws: WorkBudget.Exhausted.steps) {
            try HTMLDocument([UInt8](repeating: 0xFF, count: 1_000_001), charset: charset, budget: budget)
        }
    }

    @Test(arguments: ["ISO-2022-CN-EXT", "UTF-7", "iso-8859-1//TRANSLIT", "IBM1364", "unicode-1-1-utf-7"])
    func `a charset that no page is in is not tried`(charset: String) throws {
        #expect(try document("<p>A+AGE-é", charset: charset).root?.text == "A+AGE-é")
    }

    @Test func `text outside of the elements that hold a recipe's data is not kept`() throws {
        let page = try document("<script>var a = 1</script><!-- b --><style>c</style><?d?><p>e</p>")
        #expect(try page.root?.text == "e")
        #expect(page.linkedData.isEmpty)
    }

    @Test func `entities that a page defines are not expanded`() throws {
        let page = try document(
            """
            <!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <p>&b;|&f;</p>
            """
        )
        let text = try page.root?.text ?? ""
        #expect(!text.contains("aaaaaaaaaa") && !text.contains("root:"))
    }

    @Test func `nesting beyond reason is cut off quickly, and a large flat page is read`() throws {
        let clock = ContinuousClock()
        let start = clock.now
        let deep = try document("<p>top</p>" + String(repeating: "<div><span>", count: 300_000) + "end")
        #expect(try deep.root?.text == "top")
        _ = try document(String(repeating: "<b></x></i>", count: 300_000))
        let flat = try document(String(repeating: "<p>one line of text</p>", count: 100_000))
        #expect(try flat.root?.lines.count == 100_000)
        #expect(try HTMLDocument([], budget: .ample) == nil)
        let tooLarge = [UInt8](repeating: 0x20, count: HTMLDocument.maxBytes + 1)
        #expect(try HTMLDocument(tooLarge, budget: .ample) == nil)
        #expect(clock.now - start < .seconds(10))
    }

    @Test(arguments: ["<", "</", "<!--", "<script", "<p a='", "\0\0", "<![CDATA[", "&#x0;&#xFFFFFFFF;&#55555555;"])
    func `broken markup does no harm`(text: String) throws {
        let page = try HTMLDocument(text: text, budget: .ample)
        #expect(try (page?.root?.text ?? "").utf8.count <= 64)
    }
}

extension WorkBudget {
    /// More than any page of these tests needs.
    static var ample: WorkBudget {
        WorkBudget(Limits(steps: 20_000_000, bytes: 64 << 20, milliseconds: 60_000))
    }
}
