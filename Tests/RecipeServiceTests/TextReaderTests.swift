import Testing
import Values

@testable import RecipeService

/// Recipes without any markup, told by their headings.
@Suite struct TextReaderTests {
    private let reader = TextReader(.ample)

    private func recipe(_ text: String) throws -> ExtractedRecipe? { try reader.recipe(in: text) }
    private func recipe(_ lines: [String]) throws -> ExtractedRecipe? { try recipe(lines.joined(separator: "\n")) }
    private func steps(_ lines: String...) throws -> [ExtractedRecipe.Line] {
        try recipe(["Ingredients", "1 leek", "Method"] + lines)?.steps ?? []
    }

    @Test func `a text is a title, what is said of it, ingredients and steps`() throws {
        let text = """
            Soup
            A story about servants.
            Makes 2 dozen
            Serves 9
            Prep: 5 min
            Cooking time 1 hour
            Total 70 min

            Ingredients
            - 2 leeks
            • 1 l water
            Topping:
            salt

            Method
            1. Cut.
            2) Boil.
            Step 3: Serve.
            At last:
            4
            - Eat.
            Notes
            Nice.
            """
        let recipe = try #require(try recipe(text))
        #expect(recipe.title == "Soup")
        #expect(recipe.servings == 24)
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (5, 60, 70))
        #expect(
            recipe.ingredients == [
                .init(text: "2 leeks"), .init(text: "1 l water"), .init(section: "Topping", text: "salt"),
            ]
        )
        #expect(
            recipe.steps == [
                .init(text: "Cut."), .init(text: "Boil."), .init(text: "Serve."),
                .init(section: "At last", text: "Eat."),
            ]
        )
    }

    @Test(arguments: [
        "Ingredients", "INGREDIENTS:", "— Ingredients —", "Zutaten", "Zutaten für 4 Personen:", "Ingrédients pour 2",
        "Ingredients for 4:",
        "Ingredients for the soup", "You'll need", "Ingredients List for two",
    ])
    func `a line is the heading of ingredients`(heading: String) throws {
        #expect(try recipe("Soup\n\(heading)\n1 leek")?.ingredients.map(\.text) == ["1 leek"])
    }

    @Test(arguments: [
        "My ingredients", "Ingredients for it. All.", "Ingredients are fine", "Directions for it",
        "Ingredients for " + String(repeating: "x", count: 45),
    ])
    func `a line is no heading of ingredients`(heading: String) throws {
        #expect(try recipe("Soup\n\(heading)\n1 leek") == nil)
    }

    @Test func `a heading has at most sixty characters`() throws {
        let heading = "Ingredients for " + String(repeating: "x", count: 44)
        #expect(try recipe("\(heading)\n1 leek")?.ingredients.count == 1)
    }

    @Test(arguments: [
        "Method", "Directions for it", "Instructions for it", "Method for it", "Directions to it", "ÉTAPES",
    ])
    func `a line is the heading of steps`(heading: String) throws {
        #expect(try recipe("Ingredients\n1 leek\n\(heading)\nCut.")?.steps.map(\.text) == ["Cut."])
    }

    @Test func `of several blocks what reads most like ingredients is meant, and the steps behind it`() throws {
        let lines = [
            "Method", "Early.", "Ingredients", "Home", "About", "Ingredients", "2 leeks", "1 l water", "Method",
            "Method",
            "Cut.", "Method", "Late.", "Ingredients", "1 egg",
        ]
        let recipe = try #require(try self.recipe(lines))
        #expect(recipe.ingredients.map(\.text) == ["2 leeks", "1 l water"])
        #expect(recipe.steps.map(\.text) == ["Cut."])
        // Of two that read alike the first one, and without steps behind them the last ones before.
        let early = ["Method", "Cut.", "Method", "Boil.", "Ingredients", "1 leek", "Ingredients", "2 eggs"]
        #expect(try self.recipe(early)?.ingredients.map(\.text) == ["1 leek"])
        #expect(try self.recipe(early)?.steps.map(\.text) == ["Boil."])
        // A long list of links is less likely than a short one of amounts.
        let links = Array(repeating: "1 link", count: 3) + Array(repeating: "link", count: 100)
        #expect(
            try self.recipe(["Ingredients"] + links + ["Ingredients", "1 leek", "Method", "Cut."])?.ingredients.count
                == 1
        )
    }

    @Test func `a text without steps has a recipe, one without ingredients has none`() throws {
        #expect(try self.recipe("Ingredients\n1 leek")?.title == "")
        #expect(try self.recipe("Ingredients") == nil)
        #expect(try self.recipe("Method\nCut.") == nil)
        #expect(try self.recipe("") == nil)
    }

    @Test func `a block has 150 lines, and an ingredient 300 characters`() throws {
        let many = (0..<151).map { "1 leek \($0)" }
        #expect(try recipe("Ingredients\n" + many.joined(separator: "\n"))?.ingredients.count == 150)
        let long = String(repeating: "x", count: 300)
        #expect(try recipe("Ingredients\n\(long)\n1 egg")?.ingredients.count == 2)
        #expect(try recipe("Ingredients\nx\(long)\n1 egg")?.ingredients.count == 1)
    }

    @Test func `a text without headings is told by what its lines read like`() throws {
        let recipe = try #require(
            try recipe(
                """
                Grandma's peas
                serves 3, and everybody wants more
                - 500 g peas
                - 1 onion, chopped
                - 2 tbsp butter
                Melt the butter in a pan and fry the onion for 5 minutes.
                Add the peas, cover and cook for 10 minutes.
                """
            )
        )
        #expect(recipe.title == "Grandma's peas")
        #expect(recipe.servings == 3)
        #expect(recipe.ingredients.map(\.text) == ["500 g peas", "1 onion, chopped", "2 tbsp butter"])
        #expect(recipe.steps.count == 2)
        #expect(try self.recipe("500 g Mehl\n3 Eier\nMehl und Eier verrühren und 20 Minuten backen.")?.title == "")
        #expect(try self.recipe("Dear Sam,\nsee you on Sunday, bring the children.") == nil)
    }

    @Test(arguments: [
        ("1. Cut.", "Cut."), ("12) Cut.", "Cut."), ("3: Cut.", "Cut."), ("123. Cut.", "123. Cut."), ("1 cup", "1 cup"),
        ("Step 2. Cut.", "Cut."), ("STEP 2: Cut.", "Cut."), ("Step on it.", "Step on it."), ("▢ Cut.", "Cut."),
        ("1.Cut.", "Cut."), ("1.5 l water go in.", "1.5 l water go in."),
    ])
    func `the number of a step is left out`(line: String, step: String) throws {
        #expect(try steps(line).map(\.text) == [step])
    }

    @Test(arguments: [
        ("Sauce:", true), ("Sauce: hot:", false), ("Sauce", false), (String(repeating: "x", count: 59) + ":", true),
        (String(repeating: "x", count: 60) + ":", false),
    ])
    func `a section ends with its only colon and is short`(line: String, isSection: Bool) throws {
        let lines = try steps(line, "Cut.")
        #expect(lines.last?.section == (isSection ? String(line.dropLast()) : nil))
        #expect(lines.count == (isSection ? 1 : 2))
    }

    @Test(
        arguments: [
            ("Time: 30 min", nil, 30), ("Portions: 6", 6, nil), ("yield 6", 6, nil), ("6 servings, total 9", 6, nil),
            ("A total of 9 min", nil, nil),
        ] as [(String, Int?, Int?)]
    )
    func `what stands before the ingredients tells servings and times`(line: String, servings: Int?, total: Int?) throws
    {
        let recipe = try recipe("Soup\n\(line)\nIngredients\n1 leek")
        #expect(recipe?.servings == servings && recipe?.totalMinutes == total)
    }

    @Test(arguments: [
        "Lentil soup\n\n250 g red lentils\n1 onion\nsalt\n\nFry the onion in oil.\nAdd the lentils and simmer.",
        "Lentil soup\n250 g red lentils\n1 onion\nsalt\nFry the onion in oil.\nAdd the lentils and simmer.",
    ])
    func `a dish in the first line is the title, although it reads like a food`(_ text: String) throws {
        let recipe = try #require(try TextReader(WorkBudget(.page)).recipe(in: text))
        #expect(recipe.title == "Lentil soup")
        #expect(recipe.ingredients.map(\.text) == ["250 g red lentils", "1 onion", "salt"])
        #expect(recipe.steps.count == 2)
    }

    @Test func `a list without a title keeps its first line`() throws {
        let text = "250 g red lentils\n1 onion\nsalt\nFry the onion in oil.\nAdd the lentils and simmer."
        let recipe = try #require(try TextReader(WorkBudget(.page)).recipe(in: text))
        #expect(recipe.title == "" && recipe.ingredients.count == 3)
    }
}
