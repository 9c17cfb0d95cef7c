import HTTP
import Kitchen
import RecipeAPI
import Testing

@testable import RecipeService

/// What a recipe and a food may be, at each of their limits.
@Suite struct RecipeRulesTests {
    private func faults(_ change: (inout RecipeContent) -> Void) -> [String] {
        var content = RecipeContent(title: "Soup")
        change(&content)
        do {
            _ = try content.checked()
            return []
        } catch {
            return error.errors.map(\.pointer)
        }
    }

    private func foodFaults(_ change: (inout FoodInput) -> Void) -> [String] {
        var input = FoodInput(.own(Food(id: "moonberry", name: "Moonberry", category: .produce)))
        change(&input)
        do {
            _ = try input.checked(id: "moonberry")
            return []
        } catch {
            return error.errors.map(\.pointer)
        }
    }

    private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test func `each text of a recipe is taken up to its limit`() {
        func limit(_ pointer: String, _ most: Int, _ set: (inout RecipeContent, String) -> Void) {
            #expect(faults { set(&$0, text(most)) } == [], "\(pointer)")
            #expect(faults { set(&$0, text(most + 1)) } == [pointer])
        }
        limit("/title", 300) { $0.title = $1 }
        limit("/source/name", 300) { $0.origin.name = $1 }
        limit("/ingredients/0", 1000) { $0.ingredients = [.init(text: $1)] }
        limit("/ingredients/0/section", 200) { $0.ingredients = [.init(section: $1, text: "a")] }
        limit("/steps/0", 10_000) { $0.steps = [.init(text: $1)] }
        limit("/tags/0", 50) { $0.tags = [$1] }
        limit("/notes", 20_000) { $0.notes = $1 }
        limit("/nutrition/energy", 200) { $0.nutrition = ["energy": $1] }
        #expect(faults { $0.nutrition = [text(60): ""] } == [])
        #expect(faults { $0.nutrition = [text(61): ""] } == ["/nutrition/" + text(61)])
        #expect(faults { $0.imageURL = "https://a.org/" + text(2048 - 14) } == [])
        #expect(faults { $0.imageURL = "https://a.org/" + text(2049 - 14) } == ["/image_url"])
    }

    @Test func `each list and number of a recipe is taken up to its limit`() {
        func lines(_ count: Int) -> [RecipeContent.Line] { (0..<count).map { .init(text: "line \($0)") } }
        #expect(faults { $0.ingredients = lines(300) } == [])
        #expect(faults { $0.ingredients = lines(301) } == ["/ingredients"])
        #expect(faults { $0.steps = lines(300) } == [])
        #expect(faults { $0.steps = lines(301) } == ["/steps"])
        #expect(faults { $0.tags = (0..<50).map(String.init) } == [])
        #expect(faults { $0.tags = (0..<51).map(String.init) } == ["/tags"])
        func facts(_ count: Int) -> [String: String] {
            Dictionary(uniqueKeysWithValues: (0..<count).map { ("fact \($0)", "1") })
        }
        #expect(faults { $0.nutrition = facts(50) } == [])
        #expect(faults { $0.nutrition = facts(51) } == ["/nutrition"])
        for (value, isRight) in [(0, false), (1, true), (1000, true), (1001, false)] {
            #expect(faults { $0.servings = value } == (isRight ? [] : ["/servings"]))
        }
        for (value, isRight) in [(0, false), (1, true), (5, true), (6, false)] {
            #expect(faults { $0.rating = value } == (isRight ? [] : ["/rating"]))
        }
        for (value, isRight) in [(-1, false), (0, true), (100_000, true), (100_001, false)] {
            #expect(faults { $0.times.prep = value } == (isRight ? [] : ["/times/prep"]))
            #expect(faults { $0.times.cook = value } == (isRight ? [] : ["/times/cook"]))
            #expect(faults { $0.times.total = value } == (isRight ? [] : ["/times/total"]))
        }
    }

    @Test func `all texts of a recipe have a limit together, to the byte`() {
        func content(_ rest: Int) -> (inout RecipeContent) -> Void {
            { content in
                // 26 steps of 10,000 bytes with a heading, and what is left in the notes.
                content.steps = (0..<26).map { _ in .init(section: "sections", text: text(10_000)) }
                content.notes = text(rest)
            }
        }
        let fixed = 26 * 10_008 + "Soup".utf8.count
        #expect(faults(content(262_144 - fixed)) == [])
        #expect(faults(content(262_145 - fixed)) == [""])
        var whole = RecipeContent(
            title: "1",
            origin: .init(url: "22", name: "333"),
            ingredients: [.init(section: "4444", text: "55555")],
            steps: [.init(text: "666666")],
            tags: ["7777777", "8"],
            imageURL: "99",
            nutrition: ["a": "bcd"]
        )
        whole.notes = "ö"
        #expect(whole.size == 1 + 2 + 3 + 4 + 5 + 6 + 7 + 1 + 2 + 4 + 2)
    }

    @Test func `each part of a food is taken up to its limit`() {
        #expect(foodFaults { $0.name = text(100) } == [])
        #expect(foodFaults { $0.name = text(101) } == ["/name"])
        #expect(foodFaults { $0.names = ["en": [text(100)]] } == [])
        #expect(foodFaults { $0.names = ["en": [text(101)]] } == ["/names/en/0"])
        #expect(foodFaults { $0.names = ["en": Array(repeating: "a", count: 50)] } == [])
        #expect(foodFaults { $0.names = ["en": Array(repeating: "a", count: 51)] } == ["/names/en"])
        func names(_ last: Int) -> [String: [String]] {
            ["en": Array(repeating: text(100), count: 40), "de": [text(last)]]
        }
        #expect(foodFaults { $0.names = names(96) } == [])
        #expect(foodFaults { $0.names = names(97) } == ["/names"])
        #expect(foodFaults { $0.names = ["xx": ["a"]] } == ["/names"])
        for (grams, isRight) in [(0.0009, false), (0.001, true), (100_000, true), (100_000.5, false)] {
            #expect(foodFaults { $0.gramsPerCup = grams } == (isRight ? [] : ["/grams_per_cup"]))
            #expect(foodFaults { $0.gramsPerPiece = grams } == (isRight ? [] : ["/grams_per_piece"]))
        }
    }

    @Test(arguments: [
        ("moon-berry-7", true), ("az09-", true), (String(repeating: "a", count: 100), true), ("", false),
        ("Moon", false),
        (String(repeating: "a", count: 101), false), ("a b", false), ("a_b", false), ("a`", false), ("a{", false),
        ("a/", false), ("a:", false), ("ä", false), ("a.", false), ("a,", false),
    ])
    func `a food's id is a slug`(text: String, isOne: Bool) {
        #expect(FoodRules.isID(text) == isOne)
    }

    @Test(arguments: [
        ("P1Y", nil), ("P1M", 1), ("P30M", 30), ("P2W", 20_160), ("P3D", 4320), ("PT90S", 2), ("PT1M30S", 2),
        ("PT100000M", 100_000),
        ("PT100001M", nil), ("1 minute", 1), ("90 sec", 2), ("20 sec", nil), ("2 days", 2880), ("⅓ hour", 20),
        ("1 ⅔ hours", 100), ("¼ hr", 15), ("3/4 hour", 45), ("1.5 hours", 90), ("1,5 Stunden", 90), ("prep 10 min", 10),
        ("10 min 5", 10), ("10 - 20", nil), ("PT1H-", 60), ("PT1,5H", 90), ("1/0 hour", nil), ("-5", 5), ("P-1D", 1440),
    ])
    func `times of every unit are read`(text: String, minutes: Int?) {
        #expect(CookingTime.minutes(text) == minutes)
    }
}
