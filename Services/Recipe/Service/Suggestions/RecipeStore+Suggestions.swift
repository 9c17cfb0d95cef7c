import Database
import Kitchen
import RecipeAPI
import Values

extension SQLRecipeStore {
    /// What a text may become, at most so many of each kind.
    func suggestions(
        _ text: String,
        of household: HouseholdID,
        in language: Language,
        most: Int
    ) async throws -> Suggestions {
        let kitchen = try await kitchens.kitchen(of: household)
        let snapshot = try await current(of: household).snapshot
        let (ids, found) = try await aside {
            var plan = SearchPlan()
            plan.sort = .best
            plan.look(for: SearchText(text), kitchen.foods)
            guard !plan.groups.isEmpty else { return ([RecipeID](), Suggestions()) }
            plan = plan.mendingSlips(in: snapshot)
            let result = SearchResult(plan, in: snapshot, after: nil, limit: most)
            var found = Suggestions()
            found.foods = Suggestions.foods(like: text, kitchen, in: snapshot, language, most: most)
            found.tags = snapshot.tags(like: text, most: most)
            let titled = result.hits.filter { $0.inTitle == plan.groups.count }
            return (titled.map(\.place.id.recipe), found)
        }
        var suggestions = found
        var statements = [SuggestSQL.cookbooks(of: household)]
        if !ids.isEmpty { statements.append(SuggestSQL.titles(of: ids, household)) }
        let rows = try await db.of(household).read(statements)
        let wanted = SearchFolding.words(of: text)
        for row in rows[0] where suggestions.cookbooks.count < most {
            let name = try row.string(1)
            guard SearchFolding.words(of: name).begin(with: wanted) else { continue }
            suggestions.cookbooks.append(Suggestions.Book(id: try row.id(0), name: name))
        }
        guard rows.count > 1 else { return suggestions }
        let titles = try rows[1].map {
            Suggestions.Title(id: try $0.id(0), title: try $0.string(1), imageURL: try $0.optionalString(2))
        }
        let byID = Dictionary(titles.map { ($0.id, $0) }) { first, _ in first }
        suggestions.recipes = ids.compactMap { byID[$0] }
        return suggestions
    }
}
