import Markup
import Testing
import Values

@testable import RecipeService

/// Pages that are made to cost much.
///
/// `Tests/Attack/pages.py` makes more of them, for a Larder that runs.
@Suite struct HostilePageTests {
    /// Reads a page; returns what was read and what it took, thrown errors included.
    private func read(
        _ html: String,
        limits: WorkBudget.Limits = .unhurried
    ) -> (recipe: ExtractedRecipe?, budget: WorkBudget) {
        let budget = WorkBudget(limits)
        do throws(WorkBudget.Exhausted) {
            guard let document = try HTMLDocument(text: html, budget: budget) else { return (nil, budget) }
            return (try PageReader.recipe(in: document, url: "https://example.org/soup"), budget)
        } catch {
            #expect(error == budget.exhausted)
            return (nil, budget)
        }
    }

    private func linked(_ json: String) -> String {
        "<html><head><script type=\"application/ld+json\">\(json)</script></head><body></body></html>"
    }

    private func recipe(_ instructions: String, and graph: [String]) -> String {
        let recipe =
            #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"recipeInstructions":\#(instructions)}"#
        return linked(#"{"@graph":[\#(([recipe] + graph).joined(separator: ","))]}"#)
    }

    private func section(_ id: String, _ items: [String]) -> String {
        #"{"@type":"HowToSection","@id":"\#(id)","name":"\#(id)","itemListElement":[\#(items.joined(separator: ","))]}"#
    }

    private func reference(_ id: String) -> String { #"{"@id":"\#(id)"}"# }

    private func times(_ count: Int, _ text: String) -> [String] { Array(repeating: text, count: count) }

    private func joined(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined()
    }

    @Test func `a list that refers to itself is followed once`() {
        let stir = #"{"@type":"HowToStep","text":"Stir."}"#
        let (soup, budget) = read(
            recipe(reference("a"), and: [section("a", times(300, reference("a")) + [stir])])
        )
        #expect(soup?.steps.map(\.text) == ["Stir."])
        #expect(budget.steps < 20_000)
    }

    @Test func `lists that refer to each other are followed once on each path`() {
        let stir = #"{"@type":"HowToStep","text":"Stir."}"#
        let (soup, budget) = read(
            recipe(
                reference("a"),
                and: [section("a", times(50, reference("b")) + [stir]), section("b", times(50, reference("a")))]
            )
        )
        #expect(soup?.steps.map(\.text) == ["Stir."])
        #expect(budget.steps < 20_000)
    }

    @Test func `lists that all refer to all are too complicated`() {
        let all = (0..<40).map { reference("n\($0)") }
        let (soup, budget) = read(recipe(reference("n0"), and: (0..<40).map { section("n\($0)", all) }))
        #expect(soup == nil)
        #expect(budget.exhausted == .steps)
    }

    @Test func `a chain of lists that widens at each link ends with enough steps`() {
        var graph = (0..<10).map { section("s\($0)", times(10, reference("s\($0 + 1)"))) }
        graph.append(#"{"@type":"HowToStep","@id":"s10","name":"1","text":"Stir."}"#)
        let (soup, budget) = read(recipe(reference("s0"), and: graph))
        #expect(soup == nil || (soup?.steps.count ?? 0) <= 10 * ExtractedRecipe.mostLines)
        #expect(budget.steps <= WorkBudget.Limits.page.steps + 10_000)
    }

    @Test func `a long text that many refer to is not repeated without end`() {
        let text = String(repeating: "Stir the pot. ", count: 5000)
        let (soup, budget) = read(
            recipe(
                "[\(times(2000, reference("t")).joined(separator: ","))]",
                and: [#"{"@type":"HowToStep","@id":"t","name":"T","text":"\#(text)"}"#]
            )
        )
        #expect(soup == nil)
        #expect(budget.exhausted == .bytes)
    }

    @Test func `of many recipes that share a list the first whole one is enough`() {
        let recipe =
            #"{"@type":"Recipe","name":"Soup","recipeYield":4,"recipeIngredient":["1 leek"],"recipeInstructions":{"@id":"l"}}"#
        let stir = #"{"@type":"HowToStep","text":"Stir."}"#
        let graph = times(500, recipe) + [section("l", times(200, stir))]
        let (soup, budget) = read(linked(#"{"@graph":[\#(graph.joined(separator: ","))]}"#))
        #expect(soup?.steps.count == 100)
        #expect(budget.steps < 100_000)
    }

    @Test(arguments: [
        ("values", #"{"@type":"Recipe","recipeIngredient":["# + String(repeating: "1,", count: 600_000) + "0]}"),
        ("objects", "[" + String(repeating: "{},", count: 600_000) + "0]"),
        ("members", "{" + String(repeating: "a:1,", count: 600_000) + "b:2}"),
    ])
    func `linked data of too many values is too complicated`(name: String, json: String) {
        let (soup, budget) = read(linked(json))
        #expect(soup == nil)
        #expect(budget.exhausted == .steps, "\(name): \(budget.steps)")
    }

    @Test func `recipes that say nothing, and types that mean nothing, are counted`() {
        let (nothing, budget) = read(linked("[" + times(60_000, #"{"@type":"Recipe"}"#).joined(separator: ",") + "]"))
        #expect(nothing == nil)
        #expect(budget.exhausted == .steps)
        let types = "<p itemtype='" + String(repeating: "a ", count: 900) + "'>"
        let (none, second) = read(String(repeating: types, count: 5000))
        #expect(none == nil)
        #expect(second.exhausted == .steps)
    }

    @Test func `a page of more lines than anybody cooks from is cut`() {
        let (soup, budget) = read(
            linked(
                #"{"@type":"Recipe","name":"Soup","recipeIngredient":["#
                    + times(20_000, #""1 egg""#).joined(separator: ",") + #"],"recipeInstructions":["#
                    + times(20_000, #""Stir <b>it</b>.""#).joined(separator: ",") + "]}"
            )
        )
        #expect(soup.map { $0.ingredients.count + $0.steps.count } ?? 0 <= 2 * ExtractedRecipe.mostLines)
        #expect(budget.exhausted == nil)
    }

    @Test func `an attribute with thousands of names has a few`() {
        let names = joined(20_000) { "n\($0) " }
        let (_, budget) = read("<html><body><p itemprop=\"name \(names)\">x</p></body></html>")
        #expect(budget.exhausted == nil && budget.steps < 50_000)
    }

    @Test func `properties within each other do not gather one text again and again`() {
        let text = String(repeating: "onion ", count: 100_000)
        let (soup, budget) = read(joined(200) { "<div itemprop=p\($0)>" } + text)
        #expect(soup == nil)
        #expect(budget.exhausted == .bytes)
        #expect(budget.bytes < WorkBudget.Limits.page.bytes + 2 * text.utf8.count)
    }

    @Test func `what an element says in its content counts as gathered`() {
        let content = String(repeating: "x", count: 50_000)
        func page(_ attribute: String) -> String {
            "<div itemscope itemtype=Recipe><meta itemprop=description \(attribute)=\"\(content)\">"
                + "<p itemprop=recipeIngredient>1 leek</p></div>"
        }
        let (said, unsaid) = (read(page("content")).budget, read(page("missing")).budget)
        #expect(said.bytes >= unsaid.bytes + content.utf8.count)
    }

    @Test func `more attributes on one tag than anybody writes are too complicated`() {
        let (soup, budget) = read("<p " + joined(3000) { "a\($0)=1 " } + ">x</p>")
        #expect(soup == nil)
        #expect(budget.exhausted == .steps)
    }

    @Test func `attributes that libxml2 compares for seconds end when the time is over`() {
        let (soup, budget) = read("<p " + joined(60_000) { "a\($0) " } + ">x</p>", limits: .page)
        #expect(soup == nil)
        #expect(budget.exhausted == .time)
        // Where the time is over already not one piece is read, though these few are too little for a look by steps.
        let over = WorkBudget.Limits(steps: .max, bytes: .max, milliseconds: 0)
        let (none, unread) = read("<p " + joined(5000) { "a\($0) " } + ">x</p>", limits: over)
        #expect(none == nil)
        #expect(unread.exhausted == .time && unread.steps == 0, "\(unread.steps)")
    }

    @Test(arguments: ["&", "&#x41;", "&soup;", "<", "<b></b>", "<br>", "<p>x", "</p>", "<!---->", "<!x>"])
    func `a page of marks alone is too complicated`(mark: String) {
        let (soup, budget) = read(String(repeating: mark, count: 700_000))
        #expect(soup == nil)
        #expect(budget.exhausted == .steps)
        #expect(budget.steps < WorkBudget.Limits.page.steps + 100_000)
    }

    @Test(arguments: ["<div>", "<b>", "<ul><li>", "<div itemscope itemprop=a>", "<table><tr><td>"])
    func `what is never closed does no harm`(tag: String) {
        let (soup, budget) = read(String(repeating: tag, count: 20_000) + "<p>end")
        #expect(soup == nil)
        #expect(budget.steps < 500_000)
    }

    @Test func `a script of megabytes is read once, and others are not kept`() throws {
        let noise = "<script>" + String(repeating: "x < y ", count: 500_000) + "</script>"
        let (soup, budget) = read(
            noise
                + linked(
                    #"{"@type":"Recipe","name":"\#(String(repeating: "x", count: 3_000_000))","recipeIngredient":"1 egg"}"#
                )
        )
        #expect(soup?.ingredients.count == 1)
        #expect(soup?.title.utf8.count == PlainText.longest)
        #expect(budget.exhausted == nil)
    }

    @Test func `a letter with marks without end keeps thirty`() {
        let letter = "e" + String(repeating: "\u{301}", count: 100_000)
        let (soup, budget) = read(
            linked(
                #"{"@type":"Recipe","name":"\#(letter)","recipeYield":"\#(letter)","prepTime":"\#(letter)","#
                    + #""keywords":"\#(letter)","recipeIngredient":["1 \#(letter)"]}"#
            )
        )
        #expect(soup?.title.unicodeScalars.count == 31)
        #expect(soup?.ingredients.first?.text.unicodeScalars.count == 33)
        #expect(budget.exhausted == nil)
    }

    @Test func `times and yields of a million digits are none`() {
        let digits = String(repeating: "9", count: 1_000_000)
        let (soup, budget) = read(
            linked(
                #"{"@type":"Recipe","name":"A","recipeIngredient":"1 egg","prepTime":"PT\#(digits)M","cookTime":"\#(digits)","#
                    + #""recipeYield":"\#(digits)","image":"/\#(digits)"}"#
            )
        )
        #expect(soup?.title == "A")
        #expect(soup?.prepMinutes == nil && soup?.cookMinutes == nil && soup?.servings == nil && soup?.imageURL == nil)
        #expect(budget.exhausted == nil)
    }

    @Test func `a text of lines without end is too complicated`() {
        let budget = WorkBudget(.unhurried)
        #expect(throws: WorkBudget.Exhausted.steps) {
            try TextReader(budget).recipe(in: "Ingredients\n" + String(repeating: "1 egg\n", count: 700_000))
        }
        let second = WorkBudget(.unhurried)
        #expect(throws: WorkBudget.Exhausted.steps) {
            try TextReader(second).recipe(in: String(repeating: "Ingredients\n", count: 300_000))
        }
    }

    @Test func `a pasted line of megabytes is no ingredient, and those around it are read`() throws {
        let long = String(repeating: "onion ", count: 500_000)
        let soup = try TextReader(.ample).recipe(in: "Soup\nIngredients\n1 leek\n1 \(long)\nMethod\nCook.")
        #expect(soup?.ingredients.map(\.text) == ["1 leek"])
        #expect(soup?.steps.map(\.text) == ["Cook."])
    }

    @Test func `an ordinary large page takes a small part of what it may`() {
        let comments = joined(1500) { comment in
            """
            <li class="comment depth-1" id="comment-\(comment)"><article><footer><b class="fn">Ann &amp; Ben</b>
            <time datetime="2026-01-01T10:00:00">January 1</time></footer><p>We loved it &ndash; thank you!</p></article></li>
            """
        }
        let instructions = (1...40).map {
            #"{"@type":"HowToStep","name":"Step \#($0)","text":"Stir \#($0) times &amp; taste <b>it</b>."}"#
        }
        let (soup, budget) = read(
            """
            <html><head><meta property="og:title" content="Soup"><script type="application/ld+json">
            {"@type":"Recipe","name":"Soup","recipeYield":"4","recipeIngredient":[\(times(60, #""1 <b>leek</b>""#).joined(separator: ","))],
            "recipeInstructions":[\(instructions.joined(separator: ","))]}</script></head>
            <body><ul>\(comments)</ul></body></html>
            """
        )
        #expect(soup?.title == "Soup")
        #expect(soup?.steps.count == 40)
        #expect(budget.steps < WorkBudget.Limits.page.steps / 10, "\(budget.steps) steps")
        #expect(budget.bytes < WorkBudget.Limits.page.bytes / 10, "\(budget.bytes) bytes")
    }
}

extension WorkBudget.Limits {
    /// Those of a page, with time for a build without optimizations: what is counted ends the same on every machine.
    static let unhurried = WorkBudget.Limits(steps: page.steps, bytes: page.bytes, milliseconds: 60_000)
}
