/// Bodies that the document shows.
enum ExampleBody {
    /// A recipe as somebody has pasted it.
    static let recipe = #"""
        {"text":"Tomato soup\n\nIngredients\n500 g tomatoes\n1 onion\n\n\#
        Method\nChop everything.\nCook for 20 minutes."}
        """#
}
