public import Values

extension Problem {
    /// This problem in the most wanted language of a request, as far as there are words for its code.
    ///
    /// Codes say what is wrong in all languages, and the numbers in a sentence are the same: so what the code throws is
    /// English, and the texts of the other languages have `{1}` where its first number stands, and `{quoted1}` where it
    /// quotes something. `field.` begins the keys of what is wrong with a member; `.1` at the end of a key is the form for
    /// a sentence with one number, `.quoted` the one for a sentence that quotes as much as the form has names for.
    public func translated(for header: Headers) -> Problem {
        guard let wanted = header["Accept-Language"].flatMap({ AcceptLanguage($0).best(of: Self.texts.languages) }),
            wanted != "en"
        else { return self }
        return translated(into: Self.texts.texts(in: wanted))
    }

    /// The reason of a problem that was kept, in the most wanted language of a request.
    ///
    /// `pointer` says what of the body was wrong, if something was.
    public static func reason(_ detail: String, code: String, at pointer: String?, for header: Headers) -> String {
        let problem =
            pointer.map { .invalid([FieldError(pointer: $0, code: code, detail: detail)]) }
            ?? Problem(status: 409, code: code, detail: detail)
        return problem.translated(for: header).detail
    }

    private static let texts = TextCatalogue.included("problems")

    /// Whether the texts are there, so that a process without them fails at its start.
    public static func checkTexts() throws(MissingResource) {
        _ = try TextCatalogue("problems")
    }

    private func translated(into texts: Texts) -> Problem {
        var problem = self
        problem.title = texts.find("title.\(status)") ?? title
        problem.errors = errors.map { error in
            var error = error
            error.detail = Self.sentence("field.\(error.code)", for: error.detail, in: texts) ?? error.detail
            return error
        }
        problem.detail =
            problem.errors.count == 1
            ? problem.errors[0].detail : Self.sentence(code, for: detail, in: texts) ?? detail
        problem.headers["Content-Language"] = texts.language
        return problem
    }

    /// The sentence of a code, with the numbers of the English one and what it quotes; nil if there are no words for it.
    private static func sentence(_ code: String, for english: String, in texts: Texts) -> String? {
        let numbers = english.split { !$0.isNumber }.map(String.init)
        var values: [String: String] = [:]
        for (index, number) in numbers.enumerated() { values[String(index + 1)] = number }
        let parts = english.split(separator: "\"", omittingEmptySubsequences: false)
        for index in parts.indices where index % 2 == 1 { values["quoted\(index / 2 + 1)"] = String(parts[index]) }
        // A sentence that lacks one of its values is not said.
        let keys = ["\(code).\(numbers.count)", "\(code).quoted", code]
        return keys.lazy.compactMap { texts.isComplete($0, with: values) ? texts.find($0, values) : nil }.first
    }
}

extension Texts {
    /// Whether there is a text with a key, and a value for each of its names.
    fileprivate func isComplete(_ key: String, with values: [String: String]) -> Bool {
        guard let text = find(key) else { return false }
        return Texts.names(in: text).isSubset(of: values.keys)
    }
}
