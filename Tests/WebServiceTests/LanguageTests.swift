import HTTP
import Runtime
import Testing
import Values
import WebAPI

@testable import WebService

/// What the app says, in every language.
@Suite struct LanguageTests {
    private let folder = ResourceFolder(target: "WebService", subfolder: "Assets")
    private let catalogue: TextCatalogue
    private let sources: [(name: String, text: String)]

    init() throws {
        let folder = folder
        catalogue = try TextCatalogue(folder: ResourceFolder(path: "\(folder.path)/languages"))
        sources = try folder.files().filter {
            $0.hasSuffix(".js") || $0.hasSuffix(".html") || $0.hasSuffix(".webmanifest")
        }
        .map { ($0, String(decoding: try folder.bytes(of: $0), as: UTF8.self)) }
    }

    /// A key without the form for one or for many.
    private func base(_ key: String) -> String {
        for form in [".one", ".other"] where key.hasSuffix(form) { return String(key.dropLast(form.count)) }
        return key
    }

    @Test func `all languages have the same texts with the same places to fill`() {
        #expect(catalogue.languages == ["en", "de", "es", "fr"])
        let english = catalogue.texts(in: "en")
        for language in catalogue.languages {
            let texts = catalogue.texts(in: language)
            #expect(texts.keys == english.keys, "\(language)")
            for key in english.keys {
                #expect(Texts.names(in: texts(key)) == Texts.names(in: english(key)), "\(language): \(key)")
                #expect(!texts(key).isEmpty, "\(language): \(key)")
                #expect(!texts(key).contains(where: { "<>&\"".contains($0) }), "\(language): \(key) stands in markup")
            }
        }
    }

    @Test func `what the app asks for is there, and all that is there is asked for`() {
        let there = Set(catalogue.texts(in: "en").keys.map(base))
        var used: Set<String> = []
        for (name, text) in sources {
            for match in text.matches(of: /\bt\((?:is\w+ \? )?'([\w.]+)'(?: : '([\w.]+)')?/) {
                used.insert(String(match.1))
                if let other = match.2 { used.insert(String(other)) }
            }
            for match in text.matches(of: /data-(?:text|label)="([\w.]+)"/) { used.insert(String(match.1)) }
            if !name.hasSuffix(".js") {
                for match in text.matches(of: /\{(\w+\.\w+)\}/) { used.insert(String(match.1)) }
            }
        }
        #expect(used.count > 400)
        #expect(used.subtracting(there) == [], "asked for, and not there")
        // Kinds of what was logged are looked up by the API's names, and the server draws the pages about trouble.
        let elsewhere = there.filter { key in
            ["log.kind_", "activity.kind_", "trouble."].contains { key.hasPrefix($0) }
        }
        #expect(there.subtracting(used).subtracting(elsewhere) == [], "there, and not asked for")
    }

    @Test func `no view says anything of its own`() {
        for (name, text) in sources where name.hasPrefix("views/") {
            // A child or an option of an element that is a text of several words.
            for match in text.matches(of: /, '([A-Z][a-z]+ [^']*)'[,)]/) {
                Issue.record("\(name): \(match.1)")
            }
        }
    }

    @Test(
        arguments: [
            (nil, "en", "Groceries"), ("de-AT,de;q=0.9,en;q=0.8", "de", "Einkaufen"), ("it,fr;q=0.5", "fr", "Courses"),
            ("pl", "en", "Groceries"), ("en;q=0.1,es", "es", "Compra"),
        ] as [(String?, String, String)]
    )
    func `the document comes in the browser's language`(
        _ header: String?,
        _ language: String,
        _ word: String
    ) async throws {
        let router = try WebService.build()
        let headers: Headers = header.map { ["Accept-Language": $0] } ?? [:]
        let answer = await router.respond(to: Request(.get, "/groceries", headers: headers))
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
        #expect(text.contains("<html lang=\"\(language)\" "))
        #expect(text.contains(">\(word)</span>"))
        #expect(text.firstMatch(of: /\{\w+\.\w+\}/) == nil, "nothing is left to fill")
        #expect(answer.headers["Vary"] == "Accept-Language, Accept-Encoding")
    }

    @Test func `a page about trouble comes in the browser's language`() throws {
        let page = try #require(WebService.problemPage(404, at: "/nowhere", in: AcceptLanguage("de")))
        let text = String(decoding: page.body.bytes, as: UTF8.self)
        #expect(text.contains("<html lang=\"de\">") && text.contains("<h1>Seite nicht gefunden</h1>"))
    }
}
