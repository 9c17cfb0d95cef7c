import Archives
import TestSupport
import Testing
import Values

@testable import RecipeService

/// What Larder writes it reads back.
@Suite
struct RecipeFileTests {
    /// Texts with all that is special somewhere.
    private func text(_ random: inout SeededNumbers, _ most: Int, lines: Bool = false) -> String {
        let words = [
            "200", "g", "flour", "crème", "日本", "<b>salt</b>", "&amp;", "\"fresh\"", "\\", "@pot", "#5", "~", "{x}",
            "--", "[-a-]",
            "a  b", "½", "👩‍🍳", "e\u{301}", "=", ">", "http://x.y", "|", "50%", "(or)", "*", "_x_", "- ", "null",
            "\u{200B}z",
        ]
        var text = "w"
        for _ in 0..<random.next(0...most) {
            text += lines && random.next(0...4) == 0 ? "\n" : " "
            text += words[random.next(0...words.count - 1)]
        }
        return text
    }

    private func content(_ random: inout SeededNumbers) -> RecipeContent {
        func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
        var content = RecipeContent(title: text(&random, 6))
        content.servings = random.next(1...1000)
        let kinds = ["url", "video", "manual", "photo", "text"]
        content.origin.kind = kinds[random.next(0...4)]
        content.origin.url = maybe("https://example.org/a?b=\(random.next(0...99))&c=d")
        content.origin.name = maybe(text(&random, 4))
        let sections = [nil, nil, text(&random, 3), "Sauce"]
        for _ in 0..<random.next(0...12) {
            content.ingredients.append(.init(section: sections[random.next(0...3)], text: text(&random, 6)))
        }
        for _ in 0..<random.next(0...8) {
            content.steps.append(.init(section: sections[random.next(0...3)], text: text(&random, 30, lines: true)))
        }
        content.times.prep = maybe(random.next(0...100_000))
        content.times.cook = maybe(random.next(0...500))
        content.times.total = maybe(random.next(0...500))
        content.tags = (0..<random.next(0...5)).map { "\($0) a, b; c" }
        content.imageURL = maybe("https://example.org/\(random.next(0...9)).jpg")
        content.nutrition = maybe(["calories": "200 kcal", "@type": "x", "a b": text(&random, 3)])
        content.details.notes = maybe(text(&random, 40, lines: true))
        content.details.rating = maybe(random.next(1...5))
        return content
    }

    @Test(arguments: SeededNumbers.seeds(3))
    func `random recipes come back whole out of a file of Larder's own`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        var recipes: [ExportedRecipe] = []
        for _ in 0..<100 {
            var recipe = ExportedRecipe(id: RecipeID(random.nextID()), content: try content(&random).checked())
            recipe.timesCooked = random.next(0...1000)
            recipe.lastCooked = recipe.timesCooked == 0 ? nil : CalendarDate(daysSince1970: random.next(0...20_000))
            recipes.append(recipe)
        }
        let writer = try ArchiveWriter(at: Instant(milliseconds: 0))
        var zip: [UInt8] = []
        for (index, recipe) in recipes.enumerated() {
            let picture = index % 2 == 0 ? "\(recipe.stem).jpg" : nil
            try writer.add("\(recipe.stem).json", RecipeFile.json(recipe, picture: picture)) {
                zip += $0
                return true
            }
            if let picture {
                try writer.add(picture, ForeignFixtures.picture, isPacked: true) {
                    zip += $0
                    return true
                }
            }
        }
        try writer.finish {
            zip += $0
            return true
        }
        #expect(try ForeignFixtures.kind(zip) == .larder)
        let read = try ForeignFixtures.recipes(zip)
        #expect(read.count == recipes.count)
        for (index, (read, recipe)) in zip2(read, recipes).enumerated() {
            var expected = recipe.content
            if index % 2 == 0 {
                expected.imageSource = expected.imageURL
                expected.imageURL = nil
                expected.saysImageSource = true
            }
            #expect(read.content == expected)
            #expect(read.timesCooked == recipe.timesCooked)
            #expect(read.lastCooked == recipe.lastCooked)
            #expect(read.remarks == [])
            if index % 2 == 0 { #expect(read.picture == .bytes(ForeignFixtures.picture)) }
        }
    }

    private func zip2<A, B>(_ first: [A], _ second: [B]) -> [(A, B)] { Array(zip(first, second)) }

    @Test(arguments: SeededNumbers.seeds(3))
    func `random recipes come back out of Cooklang, as far as it has words for them`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        for _ in 0..<200 {
            let recipe = ExportedRecipe(id: RecipeID(random.nextID()), content: try content(&random).checked())
            guard !recipe.content.ingredients.isEmpty || !recipe.content.steps.isEmpty else { continue }
            let text = CooklangWriter.text(recipe)
            let read = try #require(
                try ForeignFixtures.recipes(Array(text.utf8), named: "x.cook").first?.content,
                "\(text)"
            )
            func tidy(_ lines: [RecipeContent.Line]) -> [RecipeContent.Line] {
                lines.map { .init(section: $0.section.map(PlainText.collapsed), text: PlainText.collapsed($0.text)) }
            }
            #expect(read.ingredients == tidy(recipe.content.ingredients), "\(text)")
            #expect(read.steps == tidy(recipe.content.steps), "\(text)")
            #expect(read.servings == recipe.content.servings)
            #expect(read.tags == recipe.content.tags)
            #expect(read.origin.url == recipe.content.origin.url)
            #expect(read.details.rating == recipe.content.details.rating)
        }
    }

    @Test func `Cooklang has amounts apart where they read as the line again`() {
        var content = RecipeContent(title: "Soup")
        content.ingredients = [
            .init(text: "200 g red lentils"), .init(text: "2 onions"), .init(text: "salt"),
            .init(section: "Top", text: "1/2 cup cream"),
        ]
        content.steps = [.init(section: "Top", text: "Boil @ 90 °C.")]
        content.times.prep = 5
        let text = CooklangWriter.text(ExportedRecipe(id: RecipeID(.version7()), content: content))
        #expect(
            text == """
                ---
                title: "Soup"
                servings: 4
                prep time: 5 min
                ---

                @red lentils{200%g}
                @onions{2}
                @salt{}

                == Top ==
                @cream{1/2%cup}

                Boil \\@ 90 °C.

                """
        )
    }

    @Test func `a file's name is made of the letters of the title, and of the id`() {
        func stem(_ title: String) -> String {
            String(ExportedRecipe(id: RecipeID(.version7()), content: RecipeContent(title: title)).stem.dropLast(13))
        }
        #expect(stem("Crème brûlée!") == "crème-brûlée")
        #expect(stem("../../etc/passwd") == "etc-passwd")
        #expect(stem("味噌汁") == "味噌汁")
        #expect(stem("!?") == "recipe")
        #expect(stem(String(repeating: "ab ", count: 100)).utf8.count <= 104)
    }
}
