import RecipeAPI
import Testing
import Values

@testable import RecipeService

@Suite struct ImportProgressTests {
    private static let outcomes: [ImportOutcome] = [
        .recipe(isGuessed: false), .recipe(isGuessed: true), .duplicate, .noRoom, .failed, .fileRead,
    ]

    @Test func `only what is queued can be read, and every outcome leads out of the queue`() {
        for status in ImportStatus.allCases {
            for outcome in Self.outcomes {
                let next = status.after(outcome)
                #expect((next != nil) == (status == .queued))
                #expect(next != .queued)
            }
        }
        #expect(Set(Self.outcomes.compactMap { ImportStatus.queued.after($0) }).count == Self.outcomes.count)
    }

    @Test func `what has become a recipe is never queued again`() {
        for command in [ImportCommand.retry, .importAgain] {
            for status in [ImportStatus.active, .pendingReview, .queued, .read] {
                #expect(status.after(command) == nil)
            }
            #expect(ImportStatus.changed(by: command).allSatisfy { $0.after(command) == .queued })
        }
        #expect(Set(ImportStatus.changed(by: .retry)) == [.failed, .waiting])
        #expect(Set(ImportStatus.changed(by: .importAgain)) == [.failed, .waiting, .duplicate])
    }

    @Test(arguments: [
        ("https://a.example/soup", "http://www.A.example/soup/#print"),
        ("https://a.example/soup?id=3", "https://a.example/soup?id=3&utm_source=mail&fbclid=9"),
        ("https://a.example", "https://a.example/"),
    ])
    func `addresses of one page have one key`(_ one: String, _ other: String) {
        #expect(ImportSource.key(ofURL: one) == ImportSource.key(ofURL: other))
    }

    @Test(arguments: [
        ("https://a.example/soup?id=3", "https://a.example/soup?id=4"),
        ("https://a.example/soup", "https://b.example/soup"),
        ("https://a.example/soup", "https://a.example/Soup"),
    ])
    func `addresses of two pages have two keys`(_ one: String, _ other: String) {
        #expect(ImportSource.key(ofURL: one) != ImportSource.key(ofURL: other))
    }

    @Test(arguments: ["en", "de", "fr", "es"])
    func `every problem is said in every language`(_ language: String) {
        let texts = ImportTexts(in: language)
        for code in ImportProblemCode.allCases {
            let problem = texts.problem(code.rawValue, of: .url)
            #expect(problem.detail != texts.problem("nothing of this kind", of: .url).detail)
            #expect(problem.next?.isEmpty == false)
        }
    }

    @Test func `an import is told of in a sentence`() {
        var counts = ImportCounts()
        (counts.total, counts.queued) = (5, 5)
        let texts = ImportTexts(in: "en")
        #expect(texts.message(counts) == "0 of 5 read")
        counts.queued = 2
        counts.active = 1
        counts.pendingReview = 2
        #expect(texts.message(counts) == "3 of 5 read: 1 recipe added, 2 to check")
        counts.queued = 0
        counts.waiting = 2
        #expect(texts.message(counts) == "1 recipe added, 2 to check, 2 waiting for room")
        #expect(ImportTexts(in: "de").message(counts) == "1 Rezept hinzugefügt, 2 zu prüfen, 2 warten auf Platz")
    }

    @Test(arguments: [
        (ImportKind.photo, "A straight"), (.photos, "A straight"), (.file, "Files that"), (.recipe, "Type it"),
        (.text, "Put the word"), (.pdf, "Put the word"), (.url, "If you see"), (.html, "If you see"),
    ])
    func `where no recipe is found the advice is for what was sent`(_ kind: ImportKind, _ beginning: String) {
        #expect(ImportTexts(in: "en").problem("no_recipe", of: kind).next?.hasPrefix(beginning) == true)
    }
}
