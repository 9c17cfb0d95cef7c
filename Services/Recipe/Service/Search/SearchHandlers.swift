import AccountAPI
import FoundationEssentials
import HTTP
import Identity
import Kitchen
import RecipeAPI
import Values

/// Reads what a list of recipes is to be searched for.
extension Dependencies {
    /// The search that a request asks for; nil for a plain list.
    func searchRequest(_ request: Request, _ caller: Caller) async throws -> SearchRequest? {
        let query = request.query
        guard
            SearchParameters.names.contains(where: { query[$0] != nil })
                // In the table those with a tag or a status are in no order: all would be read for one page.
                || query["tag"] != nil || query["status"] != nil
                || query["sort"].map({ RecipeQuery.Sort(rawValue: $0) == nil }) == true
        else { return nil }
        return try await search(request, caller, try await kitchens.kitchen(of: caller.household))
    }

    /// The search that the parameters of a request describe, as a kitchen knows foods.
    func search(_ request: Request, _ caller: Caller, _ kitchen: HouseholdKitchen) async throws -> SearchRequest {
        let query = request.query
        let foods = kitchen.foods
        let page = try request.page()
        var search = SearchRequest(limit: page.limit, reader: caller.user)
        var fields = FieldCheck()
        search.isFavourite = fields.flag(query["favourite"], "?favourite") ?? false
        if let text = query["cookbook"] {
            search.cookbook = CookbookID(text)
            if search.cookbook == nil { fields.must("?cookbook", "format", "be a UUID") }
        }
        let text = SearchText(fields.optionalText(query["q"], "?q", max: 200) ?? "")
        search.plan.sort = fields.choice(query["sort"], "?sort") ?? (text.words.isEmpty ? .created : .best)
        search.plan.look(for: text, foods)
        let have = fields.names(query.values("have", most: 51), "?have", most: 50)
        if !have.isEmpty, query["sort"] == nil { search.plan.sort = .missing }
        if have.isEmpty, search.plan.sort == .missing { fields.must("?have", "required", "name what is at hand") }
        if search.plan.sort == .random { search.plan.seed = .random(in: .min ... .max) }
        let status: RecipeStatus? = fields.choice(query["status"], "?status")
        if let status { search.plan.has(SearchTerm.mark(.toBeChecked), status != .active) }
        search.wantsFacets = fields.flag(query["facets"], "?facets") ?? false
        if let has = fields.flag(query["has_image"], "?has_image") { search.plan.has(SearchTerm.mark(.picture), has) }
        if let has = fields.flag(query["cooked"], "?cooked") { search.plan.has(SearchTerm.mark(.cooked), has) }
        let included = fields.names(query.values("include", most: 21), "?include")
        let excluded = fields.names(query.values("exclude", most: 21), "?exclude")
        for source in fields.names(query.values("source", most: 21), "?source") {
            search.plan.required.append([SearchTerm.source.term(source)])
        }
        search.plan.tags = fields.names(query.values("tag", most: 21), "?tag").map { $0.lowercased() }
        search.plan.steps = fields.names(query.values("steps", most: 21), "?steps").flatMap {
            SearchFolding.words(of: $0)
        }
        var dietary = DietaryFilter()
        dietary.diets = Set(
            fields.names(query.values("diet", most: 21), "?diet").compactMap {
                fields.choice($0, "?diet")
            }
        )
        dietary.takesUncertain = fields.flag(query["may"], "?may") ?? false
        let people = fields.people(query.values("free_of", most: 21), &dietary)
        try fields.finish()
        if !people.isEmpty { try await add(people, of: caller.household, to: &dietary) }
        search.plan.servings.least = try query.integer("servings_min", in: 1...1000)
        search.plan.servings.most = try query.integer("servings_max", in: 1...1000)
        search.plan.mostMinutes = try query.integer("max_minutes", in: 1...100_000)
        search.plan.leastRating = try query.integer("rating_min", in: 1...5)
        search.plan.atHand.mostMissing = try query.integer("missing_max", in: 0...100)
        search.plan.notCookedSince = try query.date("not_cooked_since")?.daysSince1970
        if !have.isEmpty || !included.isEmpty || !excluded.isEmpty || !dietary.isEmpty {
            search.addFoods = { [dietary] plan in
                if !have.isEmpty { plan.atHand = plan.atHand.having(have, foods) }
                plan.required += included.flatMap { SearchPlan.having(food: $0, foods) }
                plan.without += excluded.map { SearchPlan.having(food: $0, foods) }
                if !dietary.isEmpty { plan.suit(dietary, kitchen) }
            }
        }
        let sort = search.plan.sort
        search.after = try page.place { SearchResult.Place($0, sort: sort) }
        return search
    }

    /// Adds what these members of a household must not eat, as it is now.
    private func add(_ people: Set<String>, of household: HouseholdID, to filter: inout DietaryFilter) async throws {
        let found = try await eaters(household).eaters.filter { people.contains($0.id.lowercased()) }
        if found.count < people.count {
            var fields = FieldCheck()
            fields.refuse("?free_of", "unknown", "there is no such member of the household")
            try fields.finish()
        }
        for eater in found { filter.add(eater) }
    }
}

extension SearchPlan {
    /// Asks for what has a term, or has it not.
    fileprivate mutating func has(_ term: [UInt8], _ wanted: Bool) {
        if wanted { required.append([term]) } else { excluded.append(term) }
    }
}

extension FieldCheck {
    /// A parameter that is `true` or `false`; nil if it is absent.
    fileprivate mutating func flag(_ text: String?, _ pointer: String) -> Bool? {
        guard let text else { return nil }
        if text != "true", text != "false" { must(pointer, "type", "be true or false") }
        return text == "true"
    }

    /// Sorts what recipes are to be free of into allergens and ids of people, which it gives.
    fileprivate mutating func people(_ texts: [String], _ filter: inout DietaryFilter) -> Set<String> {
        var people: Set<String> = []
        for text in names(texts, "?free_of") {
            if let allergen = Allergen(rawValue: text) {
                filter.allergens.insert(allergen)
            } else if let id = UUID(uuidString: text) {
                people.insert(id.uuidString.lowercased())
            } else {
                must("?free_of", "format", "be an allergen or the id of a member of the household")
            }
        }
        return people
    }

    /// Names that are all to hold; the empty ones are passed over.
    fileprivate mutating func names(_ texts: [String], _ pointer: String, most: Int = 20) -> [String] {
        guard count(texts.count, pointer, most: most) else { return [] }
        return texts.compactMap { optionalText($0, pointer, max: 200) }
    }
}

extension SearchResult.Place {
    /// The opaque form: the order, what is sorted by, the id, and the title's key.
    func text(_ sort: SearchPlan.Sort) -> String {
        CursorText.encode("s:\(sort.rawValue):\(key):\(id.recipe):\(String(decoding: title, as: UTF8.self))")
    }

    /// Reads the opaque form; nil if it is none, or of a list in another order.
    init?(_ text: String, sort: SearchPlan.Sort) {
        guard let plain = CursorText.decode(text) else { return nil }
        let parts = plain.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == "s", parts[1] == sort.rawValue, let key = UInt64(parts[2]),
            let id = RecipeID(parts[3])
        else { return nil }
        self.init(key: key, title: Array(parts[4].utf8), id: SearchID(id))
    }
}
