import TestSupport
import Testing
import Values

@testable import RecipeService

private typealias Line = RecipeContent.Line

/// Files whose recipes are in parts, or are texts, come in whole.
@Suite
struct ForeignPartsTests {
    @Test func `an export of Tandoor comes in, with the ingredients of its steps`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.tandoorFile) == .tandoor)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.tandoorFile)
        #expect(recipes.map(\.content.title) == ["Pasta bake", "Other"])
        #expect(recipes.map(\.entry) == ["Pasta_bake.zip/recipe.json", "Other.zip/recipe.json"])
        let bake = recipes[0].content
        #expect(
            bake.ingredients == [
                Line(section: "Vegetables", text: "2 onions, chopped"), Line(section: "Vegetables", text: "salt"),
                Line(section: "Bake", text: "250 g pasta"),
            ]
        )
        #expect(
            bake.steps == [
                Line(section: "Sauce", text: "Fry the onions."), Line(section: "Sauce", text: "Add tomatoes."),
                Line(section: "Bake", text: "Bake 250 g pasta and all."),
            ]
        )
        #expect(bake.times == RecipeContent.Times(prep: 15, cook: 30, total: 45))
        #expect(bake.tags == ["pasta", "oven"])
        #expect(bake.servings == 2)
        #expect(bake.details.notes == "From the oven.")
        #expect(recipes.map(\.picture) == [.bytes(ForeignFixtures.picture), nil])
        #expect(recipes.map(\.remarks) == [[], []])
    }

    @Test func `what Tandoor puts into the text of a step is put into it`() {
        let ingredients = [
            ComposedLine(amount: 500, unit: "g", food: "flour", note: "sifted"), ComposedLine(note: "Topping"),
            ComposedLine(amount: 2, food: "onions"),
        ]
        let rows = [
            ("Knead {{ ingredients[0] }} with {{ingredients[2]}}.", "Knead 500 g flour with 2 onions."),
            ("{{ ingredients[0].amount }} {{ ingredients[0].unit }} of {{ ingredients[0].food }}", "500 g of flour"),
            ("({{ ingredients[0].note }})", "(sifted)"), ("Into a tin of {% scale(26) %} cm", "Into a tin of 26 cm"),
            ("{{ scale(1.5) }} l", "1.5 l"), ("Nothing {{ ingredients[7] }} here", "Nothing here"),
            // What is no place of an ingredient stays as it was written.
            (
                "{{ user.name }} {{ ingredients[x] }} {{ scale(a) }}",
                "{{ user.name }} {{ ingredients[x] }} {{ scale(a) }}"
            ),
            ("{{ ingredients[0]", "{{ ingredients[0]"), ("{ 1 } {", "{ 1 } {"),
            ("no {{{{ ingredients[2] }}", "no {{2 onions"),
        ]
        for (line, shown) in rows { #expect(TandoorTemplate.filled(line, with: ingredients) == shown) }
    }

    @Test func `an old export of Mealie comes in`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.oldMealieFile) == .mealie)
        let recipe = try #require(try ForeignFixtures.recipes(ForeignFixtures.oldMealieFile).first)
        #expect(recipe.content.ingredients == [Line(text: "200 g flour"), Line(section: "Topping", text: "2 bananas")])
        #expect(recipe.content.steps == [Line(text: "Mix."), Line(section: "Frying", text: "Fry in butter.")])
        #expect(recipe.content.details.notes == "Fluffy.\n\nTip\nRest the batter.")
        #expect(recipe.content.details.rating == 5)
        #expect(recipe.content.times == RecipeContent.Times(prep: 10, cook: 20, total: 30))
        #expect(recipe.content.servings == 8)
        #expect(recipe.content.tags == ["breakfast", "Sweet"])
        #expect(recipe.content.nutrition == ["calories": "90"])
        #expect(recipe.picture == .bytes(ForeignFixtures.picture))
    }

    @Test func `a backup of Mealie comes in, its tables joined`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.mealieBackup) == .mealie)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.mealieBackup)
        // The one with a picture in the archive is first.
        #expect(recipes.map(\.content.title) == ["Dal", "Chili"])
        #expect(recipes.map(\.picture) == [.bytes(ForeignFixtures.picture), nil])
        let chili = recipes[1]
        #expect(
            chili.content.ingredients == [
                Line(section: "Base", text: "2 onions"), Line(section: "Base", text: "400 g beans, drained"),
                Line(section: "Base", text: "salt to taste"),
            ]
        )
        #expect(chili.content.steps == [Line(section: "Start", text: "Fry."), Line(section: "Start", text: "Simmer.")])
        #expect(chili.content.tags == ["spicy", "Dinner"])
        #expect(chili.content.details.notes == "Hot.\n\nLater\nFreezes well.")
        #expect(chili.content.details.rating == 5)
        #expect(chili.content.nutrition == ["calories": "500"])
        #expect(chili.content.times == RecipeContent.Times(prep: 15, cook: 60))
        #expect((chili.timesCooked, chili.lastCooked) == (2, CalendarDate("2025-03-09")))
        #expect(chili.remarks == [.ratingRounded])
        #expect(recipes[0].content.ingredients == [Line(text: "1/2 cup lentils")])
        #expect(recipes[0].content.servings == 3)
        #expect(Set(recipes[0].remarks) == [.toolsLeftOut, .commentsLeftOut])
    }

    @Test func `recipes in Cooklang come in, with the pictures beside`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.cooklangFile) == .cooklang)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.cooklangFile)
        #expect(recipes.map(\.content.title) == ["Tomato soup", "Eggs"])
        #expect(recipes.map(\.picture) == [.bytes(ForeignFixtures.picture), nil])
        let soup = recipes[0].content
        #expect(
            soup.ingredients == [
                Line(section: "Base", text: "1 onion, finely"), Line(section: "Base", text: "2 cloves garlic"),
                Line(section: "Soup", text: "400 g tomatoes"), Line(section: "Soup", text: "salt"),
                Line(section: "Soup", text: "black pepper"),
            ]
        )
        #expect(
            soup.steps == [
                Line(section: "Base", text: "Chop onion and garlic, fry them in a large pot for 5 minutes."),
                Line(section: "Soup", text: "Add tomatoes, salt and black pepper . Simmer for 1/2 hour."),
            ]
        )
        #expect(soup.tags == ["soup", "quick, easy"])
        #expect(soup.times == RecipeContent.Times(prep: 10, cook: 20))
        #expect(soup.origin.url == "https://example.org/soup")
        #expect(soup.details.notes == "From my notebook.")
        #expect(recipes[1].content.times == RecipeContent.Times(total: 8))
        let alone = try #require(ForeignFixtures.recipes(Array(ForeignFixtures.cooklang.utf8), named: "x.cook").first)
        #expect(alone.content.ingredients == soup.ingredients)
        #expect(alone.content.steps == soup.steps)
    }

    @Test func `the page of Copy Me That comes in, with the pictures beside`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.copyMeThatFile) == .copyMeThat)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.copyMeThatFile)
        #expect(recipes.map(\.content.title) == ["Blueberry pie", "Toast"])
        let pie = recipes[0]
        #expect(
            pie.content.ingredients == [Line(text: "1 cup blueberries"), Line(section: "Crust", text: "200 g flour")]
        )
        #expect(
            pie.content.steps == [Line(section: "Baking", text: "Mix it."), Line(section: "Baking", text: "Bake it.")]
        )
        #expect(pie.content.details.notes == "Like no other & more\n\nCool it.\nEat it.")
        #expect(pie.content.details.rating == 4)
        #expect(pie.content.servings == 8)
        #expect(pie.content.tags == ["Dessert", "Pie"])
        #expect(pie.content.origin.url == "https://example.org/pie")
        #expect(pie.timesCooked == 1)
        #expect(pie.picture == .bytes(ForeignFixtures.picture))
        // The page alone has no pictures with it.
        let alone = try ForeignFixtures.recipes(Array(ForeignFixtures.copyMeThat.utf8))
        #expect(alone.map(\.remarks) == [[.pictureMissing], [.servingsAssumed]])
    }

    @Test(arguments: [
        (2.0, "2"), (0.5, "1/2"), (1.25, "1 1/4"), (0.333333, "1/3"), (2.9999, "3"), (12.5, "12.5"), (0.05, "0.05"),
        (0, ""),
        (250, "250"), (1.15, "1.15"), (-3, ""), (.nan, ""), (.infinity, ""), (0.001, ""),
    ])
    func `an amount is written as a person would`(amount: Double, text: String) {
        #expect(ComposedLine.written(amount) == text)
    }
}
