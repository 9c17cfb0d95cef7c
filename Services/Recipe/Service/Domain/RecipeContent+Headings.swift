import Kitchen

extension [RecipeContent.Line] {
    /// Ingredient lines without those that only head others ("For the sauce:"), which become their section.
    ///
    /// A line's own section wins. Where every line is a heading, none is.
    var sectioned: [RecipeContent.Line] {
        var heading: String?
        var result: [RecipeContent.Line] = []
        for line in self {
            if line.section == nil, let found = IngredientParser.heading(in: line.text) {
                heading = found
            } else {
                result.append(RecipeContent.Line(section: line.section ?? heading, text: line.text))
            }
        }
        return result.isEmpty ? self : result
    }
}
