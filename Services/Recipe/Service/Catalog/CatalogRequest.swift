import HTTP

/// The parameters of a search in the catalogue.
enum CatalogParameters {
    /// Those of a household's list that say what a household has made of its recipes; the catalogue has nothing of that.
    static let ofHouseholds = ["status", "rating_min", "favourite", "cooked", "not_cooked_since"]
    /// The orders that it has.
    static let sorts = SearchPlan.Sort.allCases.filter { ![.cooked, .lastCooked, .rating].contains($0) }

    static let all = SearchParameters.all.filter { !ofHouseholds.contains($0.name) }.map { parameter in
        guard parameter.name == "sort" else { return parameter }
        return Parameter(
            "sort",
            .enumeration(sorts.map(\.rawValue), name: "CatalogSort"),
            description: "Best match (with `q`), in the order of the catalogue (`created`), by title and so on."
        )
    }

    /// Refuses those that say nothing of the catalogue, with a 422 that names them.
    static func check(_ request: Request) throws(Problem) {
        var fields = FieldCheck()
        for name in ofHouseholds where request.query[name] != nil {
            fields.refuse("?\(name)", "not_in_catalog", "\(name) asks for what a household has made of its own recipes")
        }
        if let sort = request.query["sort"], !sorts.contains(where: { $0.rawValue == sort }) {
            fields.must("?sort", "unknown", "be one of \(sorts.map(\.rawValue).joined(separator: ", "))")
        }
        try fields.finish()
    }
}
