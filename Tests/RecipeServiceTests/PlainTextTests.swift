import Testing
import Values

@testable import RecipeService

@Suite struct PlainTextTests {
    private let plain = PlainText(.ample)

    @Test(arguments: [
        (" a  b ", "a b"), ("a\tb\nc", "a b c"), ("a\u{1F}b", "a b"), ("a\u{7F}b", "a b"), ("a\u{A0}b", "a b"),
        ("a\u{200B}b\u{FEFF}c\u{AD}d", "abcd"), ("\u{200B}", ""), ("a\u{200B} b", "a b"), ("", ""), ("\u{20}", ""),
        ("a\u{80}b", "a\u{80}b"), ("~", "~"),
    ])
    func `white space of any kind is one space, and what is not seen is left out`(text: String, collapsed: String) {
        #expect(PlainText.collapsed(text) == collapsed)
    }

    @Test func `a letter keeps thirty marks`() {
        func marks(_ mark: String, _ count: Int) -> String { "e" + String(repeating: mark, count: count) }
        for mark in ["\u{300}", "\u{301}", "\u{200D}", "\u{1F1E6}"] {
            #expect(PlainText.collapsed(marks(mark, 30)) == marks(mark, 30))
            #expect(PlainText.collapsed(marks(mark, 31)) == marks(mark, 30))
        }
        let twice = marks("\u{301}", 20) + marks("\u{301}", 20) + "я" + String(repeating: "\u{301}", count: 20)
        #expect(PlainText.collapsed(twice) == twice, "each letter has its own")
        #expect(PlainText.collapsed(String(repeating: "я", count: 40)) == String(repeating: "я", count: 40))
    }

    @Test func `a text is cut where a character begins`() {
        #expect(PlainText.cut("aé🥕", 7) == "aé🥕")
        #expect(PlainText.cut("aé🥕", 6) == "aé")
        #expect(PlainText.cut("aé🥕", 3) == "aé")
        #expect(PlainText.cut("aé🥕", 2) == "a")
        #expect(PlainText.cut("aé🥕", 0) == "")
    }

    @Test func `lines break at every character that breaks lines`() throws {
        for end in ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"] {
            #expect(try plain.lines("a\(end)b") == ["a", "b"])
        }
        #expect(try plain.lines("a\u{0E}b\u{2027}c") == ["a b\u{2027}c"])
        #expect(try plain.lines(" \n a \n\n") == ["a"])
        #expect(try plain.line("a\n b") == "a b")
        let long = String(repeating: "x", count: 2001)
        #expect(try plain.start(long).count == 2000)
        #expect(try plain.line(String(repeating: "x", count: PlainText.longest + 1)).count == 200_000)
    }

    @Test(arguments: [
        ("a <b>b</b>", "a b"), ("1 &lt; 2", "1 < 2"), ("a < b", "a < b"), ("a & b", "a & b"), ("a > b; c", "a > b; c"),
        ("&frac12;", "½"), ("&amp;", "&"), ("&amp;amp;amp;", "&"), ("&amp;amp;amp;amp;", "&amp;"),
        ("&lt;b&gt;a&lt;/b&gt;", "a"),
    ])
    func `markup is taken out, in three rounds`(text: String, expected: String) throws {
        #expect(try plain.line(text) == expected)
    }

    @Test(arguments: [
        ("1\u{C2}\u{BC} cups", "1¼ cups"), ("1\u{E2}\u{80}\u{89}\u{C2}\u{BC} cups", "1 ¼ cups"),
        ("cr\u{C3}\u{A8}me, it\u{E2}\u{80}\u{99}s", "crème, it’s"), ("Âge, Â 5, Ã¨", "Âge, Â 5, Ã¨"),
        ("\u{F0}\u{9F}\u{8D}\u{8B}", "🍋"), ("\u{E2}\u{80}", "\u{E2}\u{80}"), ("\u{C2}\u{A0}5 g", "5 g"),
    ])
    func `UTF-8 that was read as Latin-1 is made whole where it cannot be text`(text: String, expected: String) throws {
        #expect(try plain.line(text) == expected)
    }

    @Test func `addresses have at most 2048 bytes and a host`() {
        func address(_ count: Int) -> String { "https://a.org/" + String(repeating: "x", count: count - 14) }
        let base = "https://b.org/p/q"
        #expect(PageURL.resolved(address(2048), against: base) == address(2048))
        #expect(PageURL.resolved(address(2049), against: base) == nil)
        #expect(PageURL.resolved("https://a.org/?a=1&amp;b=2", against: base) == "https://a.org/?a=1&b=2")
        let escaped = "https://a.org/" + String(repeating: "&amp;", count: 2034)
        #expect(PageURL.resolved(escaped, against: base)?.utf8.count == 2048)
        #expect(PageURL.resolved(" https://a.org/x ", against: base) == "https://a.org/x")
        #expect(PageURL.resolved("x.jpg", against: "file:///etc/passwd") == nil)
        for url in ["http://a", "https://a", "HTTPS://A.org", "http://[::1]/"] { #expect(PageURL.isWeb(url), "\(url)") }
        for url in ["http://", "https://", "https:///x", "http:///x", "http://?x", "https://#x", "ftp://a", "http:a"] {
            #expect(!PageURL.isWeb(url), "\(url)")
        }
        #expect(PageURL.host(of: "https://www.example.org/x") == "example.org")
        #expect(PageURL.host(of: "https://WWW2.Example.org") == "www2.example.org")
        #expect(PageURL.host(of: "no address") == nil)
    }
}
