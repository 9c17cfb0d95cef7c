import HTTP
import JSON
import Testing
import Values

/// Which language a client wants, and problems in it.
@Suite struct LanguageTests {
    @Test(
        arguments: [
            (nil, []), ("", []), ("de", ["de"]), ("de-AT, en;q=0.5, fr;q=0.7", ["de-AT", "fr", "en"]),
            ("en;q=0, es", ["es"]), ("fr;q=0.5,es;q=0.5", ["fr", "es"]), ("*;q=0.1, DE", ["DE"]), (";;,=", []),
        ] as [(String?, [String])]
    )
    func `the most wanted language comes first`(_ header: String?, _ tags: [String]) {
        #expect(AcceptLanguage(header).tags == tags)
    }

    @Test func `a region does not matter, and what there is not is passed over`() {
        #expect(AcceptLanguage("pt-BR, DE-at;q=0.8").best(of: ["en", "de"]) == "de")
        #expect(AcceptLanguage("pt").best(of: ["en", "de"]) == nil)
    }

    private func answer(_ problem: Problem, in languages: String?) async throws -> [String: AnyJSON] {
        var router = Router()
        router.on(.get, "/", Operation("get", summary: "", tag: "", answers: [])) { _ in throw problem }
        let headers: Headers = languages.map { ["Accept-Language": $0] } ?? [:]
        let response = await router.respond(to: Request(.get, "/", headers: headers))
        return try JSONReader.read([String: AnyJSON].self, from: response.body.bytes)
    }

    @Test func `a problem is told in the language that is wanted`() async throws {
        let full = Problem.conflict(code: "menu_full", "A menu holds at most 50 recipes.")
        #expect(try await answer(full, in: nil)["detail"] == .string("A menu holds at most 50 recipes."))
        let german = try await answer(full, in: "de-CH")
        #expect(german["detail"] == .string("Ein Menü hat höchstens 50 Rezepte."))
        #expect(german["title"] == .string("Konflikt"))
        #expect(german["code"] == .string("menu_full"), "the code stays")
    }

    @Test func `what is wrong with a member is told with its numbers`() async throws {
        var fields = FieldCheck()
        _ = fields.text(String(repeating: "a", count: 30), "/title", max: 20)
        fields.number(7, "/servings", in: 1...6)
        do {
            try fields.finish()
        } catch {
            let problem = try await answer(error, in: "es")
            #expect(problem["detail"] == .string("2 datos no son válidos."))
            let errors = try #require(problem["errors"]).jsonBytes()
            let details = try JSONReader.read([FieldError].self, from: errors).map(\.detail)
            #expect(details == ["Es demasiado largo; como máximo 20 caracteres.", "Posible: de 1 a 6."])
        }
    }

    @Test func `a code without words stays English`() async throws {
        let odd = Problem.conflict(code: "of_this_test", "Something odd.")
        #expect(try await answer(odd, in: "fr")["detail"] == .string("Something odd."))
        let bare = Problem.conflict(code: "menu_full", "It is full.")
        #expect(try await answer(bare, in: "fr")["detail"] == .string("It is full."), "its sentence lacks the number")
    }
}
