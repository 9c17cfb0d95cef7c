import TestSupport
import Testing
import Values

@testable import RecipeService

/// What is damaged in a file is named, and the rest is taken.
@Suite
struct ForeignDamageTests {
    private func outcome(_ items: [ForeignItem]) -> [String] {
        items.map { item in
            switch item {
            case .recipe(let recipe): recipe.content.title
            case .damaged(let entry, let reason): "\(entry): \(reason.rawValue)"
            }
        }
    }

    @Test func `entries that are cut off, broken or lead elsewhere are named`() throws {
        let good = TestZip.gzip(ForeignFixtures.json(ForeignFixtures.paprika()))
        let zip = TestZip.zip([
            .init("a.paprikarecipe", Array(good.prefix(good.count / 2))),
            .init("b.paprikarecipe", TestZip.gzip(Array(ForeignFixtures.json(ForeignFixtures.paprika()).dropLast(30)))),
            .init("c.paprikarecipe", good, isDamaged: true),
            .init("d.paprikarecipe", good, mode: 0o120777),
            .init("../e.paprikarecipe", good),
            .init("f.paprikarecipe", TestZip.gzip(Array("{}".utf8))),
            .init("g.paprikarecipe", good),
        ])
        let items = try ForeignFixtures.items(zip)
        #expect(
            outcome(items) == [
                "a.paprikarecipe: damaged", "b.paprikarecipe: not_json", "c.paprikarecipe: damaged",
                "d.paprikarecipe: link",
                "../e.paprikarecipe: name", "f.paprikarecipe: no_recipe", "Leek soup",
            ]
        )
    }

    @Test func `a picture that cannot be read is told, and the recipe is taken`() throws {
        let file = ForeignFixtures.json(ForeignFixtures.paprika(photo: "!!! no base64 !!!"))
        let recipe = try #require(try ForeignFixtures.recipes(TestZip.gzip(file)).first)
        #expect(recipe.picture == nil)
        #expect(recipe.remarks == [.pictureDamaged])
        let zip = TestZip.zip([
            .init("A/full.jpg", ForeignFixtures.picture, isDamaged: true),
            .init("A/recipe.json", ForeignFixtures.json(ForeignFixtures.schemaOrg())),
        ])
        #expect(try ForeignFixtures.recipes(zip).map(\.remarks) == [[.pictureDamaged]])
    }

    @Test func `one element of a list that is no recipe is named by its number`() throws {
        let file = ForeignFixtures.json(
            [ForeignFixtures.schemaOrg("A"), ["x": 1], ForeignFixtures.schemaOrg("B")] as [Any]
        )
        #expect(outcome(try ForeignFixtures.items(file)) == ["A", "file #2: no_recipe", "B"])
    }

    @Test func `of a file that was cut off everything is taken that is there`() throws {
        let whole = ForeignFixtures.paprikaFile
        let heads = whole.indices.filter { whole[$0...].starts(with: Array("PK\u{3}\u{4}".utf8)) }
        let items = outcome(try ForeignFixtures.items(Array(whole.prefix(heads[2] + 100))))
        #expect(items.first == "Leek soup")
        #expect(items.count >= 2 && items.dropFirst().allSatisfy { $0.hasSuffix("damaged") }, "\(items)")
    }

    @Test func `texts, lines and tags beyond what is kept are cut, and that is told`() throws {
        var recipe = ForeignFixtures.paprika(String(repeating: "x", count: 400))
        recipe["ingredients"] = (0..<400).map { "\($0) eggs" }.joined(separator: "\n")
        recipe["categories"] = (0..<60).map { "tag \($0)" }
        recipe["directions"] = String(repeating: "stir ", count: 4000)
        let read = try #require(try ForeignFixtures.recipes(ForeignFixtures.json(recipe)).first)
        #expect(read.content.title.count == RecipeRules.maxTitle)
        #expect(read.content.ingredients.count == RecipeRules.maxLines)
        #expect(read.content.tags.count == RecipeRules.maxTags)
        #expect(read.content.steps[0].text.count <= RecipeRules.maxStep)
        #expect(Set(read.remarks) == [.textsCut, .linesLeftOut, .tagsLeftOut])
        let content = try read.content.checked()
        #expect(content == read.content)
    }

    @Test func `all texts together are cut where they would be too large`() throws {
        var recipe = ForeignFixtures.paprika()
        recipe["directions"] = (0..<50).map { "\($0) " + String(repeating: "é", count: 9000) }.joined(separator: "\n")
        let read = try #require(try ForeignFixtures.recipes(ForeignFixtures.json(recipe)).first)
        #expect(read.content.size <= RecipeRules.maxSize)
        #expect(read.remarks.contains(.linesLeftOut))
        _ = try read.content.checked()
    }
}
