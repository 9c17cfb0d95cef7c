import Testing
import Values

@testable import RecipeService

/// Texts as they are copied from a browser: empty lines, boxes of their own, words around the lists.
@Suite struct PastedLinesTests {
    @Test func `an amount on a line of its own is put before the food on the next`() throws {
        #expect(
            try PastedText.ingredients("500 g\nbeef, diced\n1/2\nonion\n\n2 tbsp.\n\noil\nsalt")
                == ["500 g beef, diced", "1/2 onion", "2 tbsp. oil", "salt"]
        )
        #expect(try PastedText.ingredients("4 cloves\n2 eggs\n1 onion") == ["4 cloves", "2 eggs", "1 onion"])
    }

    @Test func `words on switches and buttons are no lines`() throws {
        #expect(
            try PastedText.ingredients(
                "Scale\n1x 2x 3x\n500 g beef\n2 onions\nCook Mode Prevent your screen from going dark"
            )
                == ["500 g beef", "2 onions"]
        )
        #expect(try PastedText.ingredients("500 g beef\n2 x 400 g tomatoes\nscale-free fish").count == 3)
        let recipe = try PastedText.read(
            "Stew\nIngredients\n500 g beef\n2 onions\nPasos a seguir\nCut all.\nPrint recipe\nStew."
        )
        #expect(PastedText.texts(recipe.steps) == ["Cut all.", "Stew."])
    }

    @Test func `each block of lines with amounts may be headed by a line above it`() throws {
        #expect(
            try PastedText.ingredients("DRESSING\n1 cup mayonnaise\n2 tbsp milk\n\nSALAD\n2 lettuces\n3 eggs\n1 lemon")
                == [
                    "DRESSING: 1 cup mayonnaise", "DRESSING: 2 tbsp milk", "SALAD: 2 lettuces", "SALAD: 3 eggs",
                    "SALAD: 1 lemon",
                ]
        )
        #expect(try PastedText.ingredients("2 lettuces\n3 eggs\n\nsalt\npepper\n\noil\n1 lemon").contains("salt"))
    }

    @Test func `a short line between two empty ones heads the lines after it`() throws {
        #expect(
            try PastedText.ingredients(
                "500 g beef\n2 onions\n\nFor serving\n\n200 g rice\n1 bunch parsley\n\nSalad\n\n1 lettuce\n2 eggs"
            )
                == [
                    "500 g beef", "2 onions", "For serving: 200 g rice", "For serving: 1 bunch parsley",
                    "Salad: 1 lettuce",
                    "Salad: 2 eggs",
                ]
        )
        #expect(
            try PastedText.ingredients("For the dough\n500 g flour\n2 eggs\nFür den Belag\n3 onions")
                == ["For the dough: 500 g flour", "For the dough: 2 eggs", "Für den Belag: 3 onions"]
        )
    }

    @Test func `for how many a list is, prose and credits are none of its lines`() throws {
        let text = "Portions\n4\n500 g beef\nOf course you may also take lamb for it.\nPhoto © Ann\n2 onions"
        let recipe = try PastedText.read("Stew\nIngredients\n\(text)\nMethod\nStew.")
        #expect(recipe.ingredients.map(\.text) == ["500 g beef", "2 onions"])
        #expect(recipe.servings == 4)
        #expect(try PastedText.ingredients("2 parts gin\n1 lemon") == ["2 parts gin", "1 lemon"])
    }

    @Test func `of a list in two systems of measures the first is kept`() throws {
        #expect(
            try PastedText.ingredients("200 g butter\n300 g flour\n50 g sugar\n7 oz butter\n10 oz flour\n2 oz sugar")
                == ["200 g butter", "300 g flour", "50 g sugar"]
        )
    }

    @Test func `steps are without lines that name ingredients again, and headings between empty lines head them`()
        throws
    {
        let text = """
            Pie
            Ingredients
            200 g flour
            100 g butter
            3 apples

            Method

            Make the dough

            200 g flour, 100 g butter

            Rub the butter into the flour.

            Fill the pie

            Slice the apples and bake them in the dough.
            """
        #expect(
            try PastedText.texts(PastedText.read(text).steps) == [
                "Make the dough: Rub the butter into the flour.",
                "Fill the pie: Slice the apples and bake them in the dough.",
            ]
        )
    }

    @Test func `steps without a heading are found behind the ingredients`() throws {
        let text = """
            Stew
            Preparation: 20 min
            Ingredients
            500 g beef
            2 onions
            1 l stock
            Cut the beef and chop the onions.
            Fry them in a pan, add the stock and simmer for 2 hours.
            """
        let recipe = try PastedText.read(text)
        #expect(recipe.ingredients.map(\.text) == ["500 g beef", "2 onions", "1 l stock"])
        #expect(recipe.steps.count == 2)
        #expect(recipe.prepMinutes == 20)
        let headed = try PastedText.read("Stew\nIngredients\n500 g beef\nPreparation: 20 min\nStew.")
        #expect(headed.steps.map(\.text) == ["Stew."])
    }

    @Test func `without headings all between the ingredients and the notes is the method, in any language`() throws {
        let text = """
            Σούπα

            2 πράσα
            1 λίτρο νερό
            αλάτι

            Καθαρίζουμε και κόβουμε τα πράσα.
            Τα βράζουμε στο νερό για μισή ώρα.
            Σερβίρουμε.
            Notes
            Καλή όρεξη.
            """
        let recipe = try PastedText.read(text)
        #expect(recipe.title == "Σούπα")
        #expect(recipe.ingredients.map(\.text) == ["2 πράσα", "1 λίτρο νερό", "αλάτι"])
        #expect(recipe.steps.count == 3)
    }

    @Test func `a list without amounts is told by the empty lines around it`() throws {
        let text =
            "Wings\n\nchicken wings\nglaze of your choice\n\nTurn the wings in the glaze.\nBake them until they are brown."
        let recipe = try PastedText.read(text)
        #expect(recipe.ingredients.count == 2)
        #expect(recipe.steps.count == 2)
    }
}
