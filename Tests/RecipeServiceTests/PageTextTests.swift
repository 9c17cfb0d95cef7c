import Media
import Testing

@testable import RecipeService

@Suite struct PageTextTests {
    /// A line of letters ten wide and twenty high.
    private func line(_ text: String, _ left: Int, _ top: Int, height: Int = 20, confidence: Int = 90) -> TextLine {
        TextLine(
            text: text,
            left: left,
            top: top,
            right: left + text.count * height / 2,
            bottom: top + height,
            block: top / 100,
            paragraph: 0,
            confidence: confidence
        )
    }

    private func text(_ lines: [TextLine]) -> [String] {
        let page = TextPage(source: .picture, width: 1000, height: 1400, confidence: 90, lines: lines)
        return PageText.text(of: [page]).split(separator: "\n").map(String.init)
    }

    @Test func `columns are read one after the other, and the largest line first`() {
        let found = text([
            line("Ingredients", 50, 200), line("Method", 500, 200), line("200 g flour", 50, 240),
            line("Whisk everything.", 500, 240), line("Grandma's Pancakes", 300, 60, height: 40),
            line("2 eggs", 50, 280), line("Fry in butter.", 500, 280),
        ])
        #expect(
            found == [
                "Grandma's Pancakes", "Ingredients", "200 g flour", "2 eggs", "Method", "Whisk everything.",
                "Fry in butter.",
            ]
        )
    }

    @Test func `amounts in a column of their own stand before what they are of`() {
        let found = text([
            line("200 g", 50, 200), line("flour", 250, 201), line("300 ml", 50, 240), line("milk", 250, 239),
            line("2", 50, 280), line("eggs", 250, 280),
        ])
        #expect(found == ["200 g flour", "300 ml milk", "2 eggs"])
    }

    @Test func `what was wrapped is one line again, and a divided word one word`() {
        let found = text([
            line("Die Zwiebeln schälen und in feine Wür-", 50, 200),
            line("fel schneiden, dann in der heißen Butter", 50, 230),
            line("rösten.", 50, 260), line("Salzen.", 50, 290),
            line("Noch einmal auf die Herdplatte stellen,", 50, 320),
            line("2 Minuten.", 50, 350),
        ])
        #expect(
            found == [
                "Die Zwiebeln schälen und in feine Würfel schneiden, dann in der heißen Butter rösten.", "Salzen.",
                "Noch einmal auf die Herdplatte stellen,", "2 Minuten.",
            ]
        )
    }

    @Test func `short lines below each other stay apart, and headings are no end of a line`() {
        let found = text([
            line("Zutaten", 50, 200), line("200 g Mehl", 50, 230), line("Salz und Pfeffer", 50, 260),
            line("etwas geriebene Schale einer Zitrone", 50, 290), line("Zubereitung", 50, 320),
        ])
        #expect(
            found == [
                "Zutaten", "200 g Mehl", "Salz und Pfeffer", "etwas geriebene Schale einer Zitrone", "Zubereitung",
            ]
        )
    }

    @Test func `dirt is no text, and pages follow each other`() {
        let one = TextPage(
            source: .picture,
            width: 1000,
            height: 1400,
            confidence: 80,
            lines: [line("Soup", 50, 100), line("~ _ |", 50, 300), line("xq", 400, 500, confidence: 5)]
        )
        let two = TextPage(source: .text, width: 1000, height: 1400, confidence: 100, lines: [line("Boil.", 50, 100)])
        #expect(PageText.text(of: [one, two]) == "Soup\n\nBoil.")
        #expect(PageText.text(of: []) == "")
    }

    @Test func `a page of thousands of lines is put in order in a moment`() {
        let lines = (0..<2000).map { line("word \($0)", ($0 * 37) % 900, ($0 * 53) % 1300) }
        #expect(text(lines).count > 100)
    }
}
