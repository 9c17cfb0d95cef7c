import Markup
import Testing
import Values

/// What a reader sees of a page, line by line.
@Suite struct OutlineTests {
    private func outline(_ html: String) throws -> HTMLOutline {
        try #require(try HTMLDocument(text: html, budget: .ample)).outline
    }

    @Test func `lines say what they are on the page`() throws {
        let lines = try outline(
            "<h2>Soup</h2><p>A <b>good</b> one.</p><ul><li>2 leeks</li></ul><p><a href='/'>Home</a></p><p><b>Base</b></p>"
        ).lines
        #expect(lines.map(\.text) == ["Soup", "A good one.", "2 leeks", "Home", "Base"])
        #expect(lines.map(\.role) == [.heading, .text, .item, .text, .text])
        #expect(lines.map(\.isLink) == [false, false, false, true, false])
        #expect(lines.map(\.isBold) == [false, false, false, false, true])
    }

    @Test(arguments: [
        ("<ul><li><div>200 g</div><div>rice</div></li></ul>", ["200 g rice"]),
        ("<div><div>200 g</div><div>rice</div></div>", ["200 g rice"]),
        ("<div><div>rice</div><div>200 g</div></div>", ["200 g rice"]),
        ("<table><tr><td>200</td><td>g</td><td>rice</td></tr></table>", ["200 g rice"]),
        ("<ul><li>2 leeks<br>1 onion</li></ul>", ["2 leeks", "1 onion"]),
        ("<div><h3>Base</h3><p>rice</p></div>", ["Base", "rice"]),
        ("<ul><li>rice<ul><li>long</li><li>round</li></ul></li></ul>", ["rice", "long", "round"]),
        ("<p><b>sugar</b><i>45 g</i></p>", ["sugar 45 g"]),
        ("<p>CO<sub>2</sub> and H<sub>2</sub>O</p>", ["CO2 and H2O"]),
        ("<p>seen</p><script>x</script><p hidden>not</p><button>Buy</button>", ["seen"]), ("", []),
    ])
    func `an amount and its food are one line, whatever boxes they have`(html: String, lines: [String]) throws {
        #expect(try outline("<div>\(html)</div>").lines.map(\.text) == lines)
    }

    @Test func `blocks hold the lines within them`() throws {
        let outline = try outline(
            "<div class='Group A' id='G'><h4>Base</h4><ul><li>rice</li><li>peas</li></ul></div><p>End</p>"
        )
        let peas = try #require(outline.lines.firstIndex { $0.text == "peas" })
        let around = outline.blocks(around: peas).map { outline.blocks[$0] }
        #expect(around.map(\.name).prefix(3) == ["li", "ul", "div"])
        #expect(around[1].lines.map { outline.lines[$0].text } == ["rice", "peas"])
        #expect(around[2].hint == "group a g")
        #expect(around[2].lines.count == 3)
    }
}
