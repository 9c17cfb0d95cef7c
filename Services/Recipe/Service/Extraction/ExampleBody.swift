/// Bodies that the document shows.
enum ExampleBody {
    /// A recipe, member by member.
    static let members = #"""
        {"title":"Tomato soup","servings":4,"ingredients":["500 g tomatoes","1 onion"],\#
        "steps":["Chop everything.","Cook for 20 minutes."],"tags":["Soup"]}
        """#
    /// A recipe as somebody has pasted it.
    static let text = #"""
        {"text":"Tomato soup\n\nIngredients\n500 g tomatoes\n1 onion\n\n\#
        Method\nChop everything.\nCook for 20 minutes."}
        """#
}
