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
        var entry = searches.entry(of: household)
        // Whether the index has whatever was committed before the request came.
        var isCurrent = entry.place == .start
        if isCurrent { entry = try await current(of: household) }
        // Changes are rare: they are read with what is suggested, which is looked for again if there were any.
        for _ in 0..<20 {
            let snapshot = entry.snapshot
            let (ids, found) = try await besideOthers {
                Self.look(for: text, kitchen, in: snapshot, language, most: most)
            }
            var statements = [
                SearchSQL.lastChange(of: household),
                SuggestSQL.cookbooks(of: household),
            ]
            if !ids.isEmpty { statements.append(SuggestSQL.titles(of: ids, household)) }
            let rows = try await db.of(household).read(statements)
            guard try isCurrent || entry.hasAll(rows[0]) else {
                (entry, isCurrent) = (try await current(of: household), true)
                continue
            }
            return try found.with(ids, from: ids.isEmpty ? nil : rows[2], cookbooks: rows[1], like: text, most: most)
        }
        throw RecipeError.contended
    }

    /// What the index knows: recipes by words of their titles, foods and tags.
    private static func look(
        for text: String,
        _ kitchen: HouseholdKitchen,
        in snapshot: SearchSnapshot,
        _ language: Language,
        most: Int
    ) -> (ids: [RecipeID], found: Suggestions) {
        var plan = SearchPlan()
        plan.sort = .best
        plan.look(for: SearchText(text), kitchen.foods)
        guard !plan.groups.isEmpty else { return ([], Suggestions()) }
        plan = plan.mendingSlips(in: snapshot)
        let result = SearchResult(plan, in: snapshot, after: nil, limit: most)
        var found = Suggestions()
        found.foods = Suggestions.foods(like: text, kitchen, in: snapshot, language, most: most)
        found.tags = snapshot.tags(like: text, most: most)
        return (result.hits.filter { $0.inTitle == plan.groups.count }.map(\.place.id.recipe), found)
    }
}

extension Suggestions {
    /// These with the titles of recipes, in the order of their ids, and the cookbooks whose names begin like the text.
    fileprivate func with(
        _ ids: [RecipeID],
        from titles: Rows?,
        cookbooks: Rows,
        like text: String,
        most: Int
    ) throws -> Suggestions {
        var suggestions = self
        let wanted = SearchFolding.words(of: text)
        for row in cookbooks where suggestions.cookbooks.count < most {
            let name = try row.string(1)
            guard SearchFolding.words(of: name).begin(with: wanted) else { continue }
            suggestions.cookbooks.append(Book(id: try row.id(0), name: name))
        }
        let read = try titles?.map {
            Title(id: try $0.id(0), title: try $0.string(1), imageURL: try $0.optionalString(2))
        }
        let byID = Dictionary((read ?? []).map { ($0.id, $0) }) { first, _ in first }
        suggestions.recipes = ids.compactMap { byID[$0] }
        return suggestions
    }
}
