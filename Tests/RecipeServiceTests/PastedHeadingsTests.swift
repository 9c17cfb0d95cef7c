import Testing
import Values

@testable import RecipeService

/// What heads the parts, and the groups, of texts that are copied from a browser.
@Suite struct PastedHeadingsTests {
    @Test(
        arguments: [
            "How to make the best lamb stew", "Recipe", "Oven method", "Lamb stew – Zubereitung", "Slik gjør du",
            "Let's get started", "Step-by-step", "Come fare lo stufato",
        ]
    )
    func `lines behind the ingredients head the steps`(_ heading: String) throws {
        let recipe = try PastedText.read(
            "Lamb stew\n\nIngredients\n1 kg lamb\n2 onions\n\n\(heading)\n\nCut all.\nStew it."
        )
        #expect(PastedText.texts(recipe.ingredients) == ["1 kg lamb", "2 onions"])
        #expect(PastedText.texts(recipe.steps) == ["Cut all.", "Stew it."])
    }

    @Test func `such lines head nothing before the ingredients, and no second time`() throws {
        let recipe = try PastedText.read(
            "Lamb stew\nHow to make the stew\nIngredients\n1 kg lamb\n2 onions\nMethod\nCut all.\nRecipe\nStew it."
        )
        #expect(PastedText.texts(recipe.ingredients) == ["1 kg lamb", "2 onions"])
        #expect(PastedText.texts(recipe.steps) == ["Cut all.", "Recipe", "Stew it."])
    }

    @Test func `headings for some of the ingredients head groups, and none of these is lost`() throws {
        #expect(
            try PastedText.ingredients("1 kg lamb\n2 onions\n\nIngredients for the dumplings\n\n200 g flour\n2 eggs")
                == [
                    "1 kg lamb", "2 onions", "Ingredients for the dumplings: 200 g flour",
                    "Ingredients for the dumplings: 2 eggs",
                ]
        )
        // The same in other measures is a list of its own.
        let recipe = try PastedText.read(
            "Stew\nIngredients (metric)\n1 kg lamb\n200 g flour\nIngredients (US)\n2 lb lamb\n2 cups flour"
                + "\nMethod\nStew it."
        )
        #expect(recipe.ingredients.count == 2)
    }

    @Test func `a list may be headed by more than the word`() throws {
        let recipe = try PastedText.read(
            "Torta\n\nIngredienti per una teglia\n3 uova\n100 g di olio\n\nPreparazione\nMescolate."
        )
        #expect(PastedText.texts(recipe.ingredients) == ["3 uova", "100 g di olio"])
        #expect(PastedText.texts(recipe.steps) == ["Mescolate."])
        let both = try PastedText.read(
            "Stew\nIngredients and more\nA story.\nIngredients\n1 kg lamb\n2 onions\nMethod\nStew it."
        )
        #expect(PastedText.texts(both.ingredients) == ["1 kg lamb", "2 onions"])
    }

    @Test func `groups are headed without a colon and without an amount on the next line`() throws {
        #expect(
            try PastedText.ingredients(
                "1 kg lamb\nFor the dumplings (makes 12)\nsea salt\n200 g flour\nGarnish\nparsley leaves"
            )
                == [
                    "1 kg lamb", "For the dumplings (makes 12): sea salt", "For the dumplings (makes 12): 200 g flour",
                    "Garnish: parsley leaves",
                ]
        )
        #expect(try PastedText.ingredients("1 kg lamb\nA tésztához\n200 g flour").last == "A tésztához: 200 g flour")
        // A food with what it is for is a line, and so is what nothing follows.
        #expect(try PastedText.ingredients("1 kg lamb\nparsley for the garnish\n2 eggs").count == 3)
        #expect(try PastedText.ingredients("1 kg lamb\n2 eggs\nGarnish") == ["1 kg lamb", "2 eggs", "Garnish"])
        #expect(try PastedText.ingredients("1 kg lamb\nfor garnish, parsley\n2 eggs").count == 3)
    }

    @Test func `servings may stand below the list, or as a number alone`() throws {
        let text = "1 kg lamb\n2 onions\nsalt"
        for added in ["\(text)\nServes: 6", "6\n\(text)", "\(text)\n6", "Serves\n6 servings\n\(text)"] {
            let recipe = try PastedText.read("Stew\n\nIngredients\n\(added)\n\nMethod\nCut all. Stew for hours.")
            #expect(PastedText.texts(recipe.ingredients) == ["1 kg lamb", "2 onions", "salt"])
            #expect(recipe.servings == 6)
        }
        #expect(try PastedText.ingredients("2 parts gin\n1 part vermouth\n1 olive").count == 3)
    }

    @Test func `the name of the dish above a part is no line of it`() throws {
        let recipe = try PastedText.read(
            "Lamb stew\n\nIngredients\nLamb stew\n1 kg lamb\n2 onions\n\nMethod\nLamb stew\nCut all.\nStew it."
        )
        #expect(PastedText.texts(recipe.ingredients) == ["1 kg lamb", "2 onions"])
        #expect(PastedText.texts(recipe.steps) == ["Cut all.", "Stew it."])
        // The only line of a part stays.
        let one = try PastedText.read("Pickled lemons\nIngredients\n4 lemons\nsalt\nMethod\nPickled lemons")
        #expect(PastedText.texts(one.steps) == ["Pickled lemons"])
    }

    @Test func `a food that a sentence begins with is an ingredient, other sentences are none`() throws {
        #expect(
            try PastedText.ingredients(
                "1 kg lamb\n2 onions\n1 lemon\nShrimp, peeled, as many as you like.\nWe love this dish on cold winter days."
            ) == ["1 kg lamb", "2 onions", "1 lemon", "Shrimp, peeled, as many as you like."]
        )
    }

    @Test func `where only the steps have a heading it parts them from the ingredients`() throws {
        let recipe = try PastedText.read(
            "Lamb stew\n\n1 kg lamb\n2 onions\n3 carrots\nsome thyme\n\nInstructions\n\nLamb stew"
                + "\n\nCut all of it.\nStew it for hours."
        )
        #expect(PastedText.texts(recipe.ingredients) == ["1 kg lamb", "2 onions", "3 carrots", "some thyme"])
        #expect(PastedText.texts(recipe.steps) == ["Cut all of it.", "Stew it for hours."])
    }

    @Test func `groups of a list without a heading are told by their empty lines`() throws {
        let recipe = try PastedText.read(
            """
            Tuna toast

            Produce

            1 red onion
            2 celery stalks
            1 lemon

            Pantry

            2 cans tuna
            3 tbsp mayonnaise
            2 slices bread

            Chop the onion and the celery.
            Mix all in a bowl and spread it on the bread.
            """
        )
        #expect(
            PastedText.texts(recipe.ingredients).suffix(3) == [
                "Pantry: 2 cans tuna", "Pantry: 3 tbsp mayonnaise", "Pantry: 2 slices bread",
            ]
        )
    }

    @Test func `an invisible joiner before a line is no part of it`() throws {
        #expect(try PastedText.ingredients("\u{200D}225 g flour\n\u{200D}2 eggs") == ["225 g flour", "2 eggs"])
        #expect(PlainText.collapsed("a 👩\u{200D}🍳") == "a 👩\u{200D}🍳")
    }
}
