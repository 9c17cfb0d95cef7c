import Foundation
import Testing

/// What a service tells people that it cannot do is told in each language.
@Suite struct ProblemTextTests {
    /// What no person reads: it is said to programs that have been written wrongly.
    private static let forPrograms: Set = ["bad_query", "webhook_unauthorized"]

    /// The codes that have a text in a language, without the number of numbers at their ends.
    private func told(in language: String) throws -> Set<String> {
        let file = root.appending(path: "Shared/LanguageTexts/Texts/\(language)/problems.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(lines.compactMap { $0.prefixMatch(of: /([a-z_.]+?)(\.[0-9])?:/).map { String($0.output.1) } })
    }

    /// The codes in a source; what is wrong with a member of a request begins with `field.`.
    private func codes(in text: String) -> Set<String> {
        let problems = text.matches(
            of: /\.([a-zA-Z]+)\(\s*(?:"[^"]*",\s*|[^"()]*(?:\([^()]*\))?[^"()]*)code: "([a-z_]+)"/
        )
        let members = text.matches(of: /\.(?:refuse|must)\(\s*[^",]*(?:"[^"]*")?[^",]*,\s*"([a-z_]+)"/)
        return Set(problems.map { ($0.output.1 == "invalid" ? "field." : "") + $0.output.2 })
            .union(members.map { "field." + $0.output.1 })
    }

    @Test(arguments: ["de", "es", "fr"])
    func `every problem that a service has is told in every language`(_ language: String) throws {
        let told = try told(in: language)
        var found: Set<String> = []
        for file in try sources("Services") {
            let codes = codes(in: file.text)
            found.formUnion(codes)
            let untold = codes.subtracting(told).subtracting(Self.forPrograms)
            #expect(untold == [], "\(file.path)")
        }
        #expect(found.isSuperset(of: ["import_exists", "part_size", "menu_full", "field.required", "field.format"]))
        #expect(found.count > 60, "\(found.count)")
    }

    @Test func `codes are found wherever they stand`() {
        let text = """
            throw Problem.conflict(code: "a", "b"), .unavailable(retryAfter: 3, code: "c"), .unprocessable(
                code: "d", "e")
            throw .invalid("/f", code: "g", "h"), .invalid("/\\(x.cut(60))", code: "i", "j")
            fields.refuse(pointer, "k", "l"); fields.must("/m/\\(n)", "o", "p")
            """
        #expect(codes(in: text) == ["a", "c", "d", "field.g", "field.i", "field.k", "field.o"])
    }
}
