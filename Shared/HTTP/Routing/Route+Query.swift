import Values

extension Route {
    /// The names of the query's parameters, if others are refused.
    ///
    /// That is so in the API, where a filter that there is not must not look as if it had worked. Other addresses are
    /// opened by people, calendar apps and monitors, which add words of their own, such as `utm_source`.
    static func parameterNames(_ path: String, _ operation: Operation) -> [String]? {
        guard path.hasPrefix("/api/"), !operation.takesAnyQuery else { return nil }
        return operation.query.filter { $0.place == .query }.map(\.name) + operation.refusedQuery
    }

    /// Throws a 422 that names each parameter of the query that the operation does not have.
    func checkParameters(of request: Request) throws(Problem) {
        guard let parameterNames, !request.query.raw.isEmpty else { return }
        var fields = FieldCheck()
        for name in request.query.names(besides: parameterNames, most: 20) {
            let shown = FieldError.shown(name)
            let nearest = NearestName.to(name, in: parameterNames)
            let advice = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
            fields.refuse("?\(shown)", "unknown_parameter", "There is no parameter \"\(shown)\".\(advice)")
        }
        try fields.finish()
    }
}

extension FieldError {
    /// A name that a client made up, short enough and plain enough to be repeated to it.
    fileprivate static func shown(_ name: String) -> String {
        let plain = name.unicodeScalars.prefix(60).filter { !$0.isControl && $0 != "\"" }
        return String(String.UnicodeScalarView(plain)) + (name.unicodeScalars.count > 60 ? "…" : "")
    }
}
