import FoundationEssentials
import Kitchen
import TestSupport
import Testing
import Values

@testable import RecipeService

/// The index of the search, compared with looking through every document.
struct SearchIndexTests {
    @Test(arguments: [
        ("Crème brûlée", ["creme", "brulee"]), ("l'huile d'olive", ["huile", "olive"]),
        ("Süßkartoffel", ["susskartoffel"]),
        ("Nena's 2 Œufs", ["nena", "2", "oeufs"]), ("jalapeño–Salsa", ["jalapeno", "salsa"]), ("Łosoś", ["losos"]),
        ("борщ ½", ["борщ"]),
    ])
    func wordsAreFolded(_ text: String, _ words: [String]) {
        #expect(SearchFolding.words(of: text).map { String(decoding: $0, as: UTF8.self) } == words)
    }

    /// Most texts are not folded to find a word in them; what is found is the same.
    @Test(arguments: [("salt", false), ("sal", true), ("sel", false), ("7", false), ("creme", false), ("s", true)])
    func aWordIsFoundInATextAsItIsFolded(_ word: String, _ isPrefix: Bool) {
        let bytes = Array(word.utf8)
        let words = GroupWords(SearchPlan.Group(word: SearchText.Word(bytes: bytes, isPrefix: isPrefix)))
        let pieces = ["salt", "Salt", "sel", "s", "7", "crème", "creme", "\u{301}", "\u{AD}", "é", " ", "-", "1/2 "]
        var found = 0
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    let text = first + second + third
                    let all = SearchFolding.words(of: text)
                    let isThere = all.contains { $0 == bytes || isPrefix && $0.starts(with: bytes) }
                    #expect(words.occur(in: text) == isThere, "“\(text)”")
                    found += isThere ? 1 : 0
                }
            }
        }
        #expect(found > 40)
    }

    @Test func aTextHasWordsPhrasesAndWhatMustNotOccur() {
        let text = SearchText("\"olive oil\" pasta -nuts chick")
        #expect(text.phrases.map { $0.map { String(decoding: $0, as: UTF8.self) } } == [["olive", "oil"]])
        #expect(text.words.map { String(decoding: $0.bytes, as: UTF8.self) } == ["olive", "oil", "pasta", "chick"])
        #expect(text.words.map(\.isPrefix) == [false, false, false, true])
        #expect(text.excluded == [Array("nuts".utf8)])
        #expect(SearchText("soup ").words.map(\.isPrefix) == [false])
        #expect(SearchText("  ").isEmpty)
    }

    @Test func oneLetterMayBeWrongInShortWordsAndTwoInLongOnes() {
        func near(_ left: String, _ right: String) -> Bool {
            let wanted = Array(right.utf8)
            let limit = WordForms.slips(in: wanted.count)
            return WordForms.distance(Array(left.utf8)[...], wanted, within: limit) != nil
        }
        #expect(near("spaghetti", "spagetti"))
        #expect(near("broccoli", "brocolli"))
        #expect(near("chicken", "chikcen"))
        #expect(!near("chicken", "chcken2x"))
        #expect(!near("pan", "pen"))
        #expect(!near("butter", "battar"))
    }

    @Test func anyHistoryOfChangesFindsWhatLookingThroughAllFinds() {
        var random = SeededNumbers(seed: 7)
        let words = ["salt", "onion", "onions", "cake", "soup", "lemon", "rice", "bean"]
        let tags = ["Quick", "quick", "Vegan"]
        for _ in 0..<40 {
            var snapshot = SearchSnapshot()
            var model: [SearchID: SearchDocument] = [:]
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                var changed: [SearchID: SearchDocument] = [:]
                for _ in 0..<Int.random(in: 0...12, using: &random) {
                    let document = Self.document(words, tags, &random)
                    changed[document.id] = document
                }
                let gone = model.keys.sorted().filter {
                    changed[$0] == nil && Int.random(in: 0...5, using: &random) == 0
                }
                snapshot.apply(Array(changed.values), removing: gone)
                for id in gone { model[id] = nil }
                model.merge(changed) { $1 }
            }
            #expect(snapshot.count == model.count)
            for _ in 0..<20 { Self.compare(snapshot, model, words, &random) }
        }
    }

    private static func document(
        _ words: [String],
        _ tags: [String],
        _ random: inout SeededNumbers
    ) -> SearchDocument {
        func some() -> String {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                .joined(separator: " ")
        }
        let id = SearchID(high: UInt64.random(in: 0...1, using: &random), low: .random(in: 0...30, using: &random))
        let title = some()
        var document = SearchDocument(id: id, title: title, titleKey: title)
        document.lines = [.init(text: some(), foods: [words.randomElement(using: &random) ?? ""]), .init(text: some())]
        document.steps = [some()]
        document.tags = Array(Set([tags.randomElement(using: &random) ?? ""]))
        let marks = [
            DietaryMarks.unknown, DietaryMarks.conflicts(.vegan), DietaryMarks.mayConflict(.vegan),
            DietaryMarks.contains(.milk),
        ]
        document.dietary = marks.filter { _ in Int.random(in: 0...3, using: &random) == 0 }
        document.facts.created = Instant(milliseconds: .random(in: 0...5, using: &random))
        document.facts.minutes = Bool.random(using: &random) ? Int.random(in: 1...90, using: &random) : nil
        document.facts.rating = Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : nil
        return document
    }

    private static func compare(
        _ snapshot: SearchSnapshot,
        _ model: [SearchID: SearchDocument],
        _ words: [String],
        _ random: inout SeededNumbers
    ) {
        var plan = SearchPlan()
        let sought = words.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
        plan.groups = sought.map { SearchPlan.Group(word: .init(bytes: Array($0.utf8))) }
        let food = Bool.random(using: &random) ? words.randomElement(using: &random) : nil
        plan.required = food.map { [[SearchTerm.food.term($0)]] } ?? []
        let excluded = Bool.random(using: &random) ? words.randomElement(using: &random) : nil
        plan.excluded = excluded.map { [Array($0.utf8)] } ?? []
        plan.tags = Bool.random(using: &random) ? ["quick"] : []
        plan.mostMinutes = Bool.random(using: &random) ? 40 : nil
        plan.sort = SearchPlan.Sort.allCases.randomElement(using: &random) ?? .best
        let expected = Set(
            model.values.filter { document in
                let texts = [document.title] + document.lines.map(\.text) + document.steps + document.tags
                let all = Set(texts.flatMap { $0.lowercased().split(separator: " ").map { String($0) } })
                return sought.allSatisfy { all.contains($0) }
                    && food.map { food in document.lines.contains { $0.foods == [food] } } ?? true
                    && excluded.map { !all.contains($0) } ?? true
                    && (plan.tags.isEmpty || document.tags.contains { $0.lowercased() == "quick" })
                    && (plan.mostMinutes == nil || document.facts.minutes.map { $0 <= 40 } ?? false)
            }.map(\.id)
        )
        // Page by page: none twice, none left out, in order.
        var found: [SearchResult.Place] = []
        var last: SearchResult.Place?
        repeat {
            let page = SearchResult(plan, in: snapshot, after: last, limit: 3)
            #expect(page.total == expected.count)
            last = page.hits.count == 3 ? page.hits.last?.place : nil
            found += page.hits.map(\.place)
        } while last != nil
        #expect(found.map(\.id).count == expected.count)
        #expect(Set(found.map(\.id)) == expected)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.precedes($1) })
        if plan.sort == .best, !sought.isEmpty {
            #expect(found.allSatisfy { Int($0.key >> 48) == model[$0.id].map { score(of: $0, sought) } })
        }
        if plan.sort == .title {
            let keys = found.map { model[$0.id]?.titleKey ?? "" }
            #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        }
        let result = SearchResult(plan, in: snapshot, after: nil, limit: 1)
        compare(SearchFacets(result.found, in: snapshot, most: 3), of: expected.compactMap { model[$0] }, most: 3)
    }

    /// How well a document fits words, by where each is.
    private static func score(of document: SearchDocument, _ sought: ArraySlice<String>) -> Int {
        func words(_ texts: [String]) -> [String] {
            texts.flatMap { $0.lowercased().split(separator: " ").map { String($0) } }
        }
        let title = words([document.title])
        let lines = Set(words(document.lines.map(\.text) + document.tags))
        let points = sought.map { title.contains($0) ? 12 : lines.contains($0) ? 5 : 2 }
        let isWhole = points.allSatisfy { $0 == 12 }
        return points.reduce(0, +) + (isWhole ? 24 * sought.count / max(title.count, sought.count) : 0)
    }

    private static func compare(_ facets: SearchFacets, of documents: [SearchDocument], most: Int) {
        func top(_ values: (SearchDocument) -> Set<String>) -> [SearchFacets.Count] {
            var counts: [String: Int] = [:]
            for document in documents { for value in values(document) { counts[value, default: 0] += 1 } }
            return counts.map { SearchFacets.Count(value: $0.key, count: $0.value) }
                .sorted { ($1.count, $0.value) < ($0.count, $1.value) }.prefix(most).map { $0 }
        }
        #expect(facets.foods == top { Set($0.lines.compactMap { $0.foods?.first }) })
        let tags = facets.tags.map { SearchFacets.Count(value: $0.value.lowercased(), count: $0.count) }
        #expect(tags == top { Set($0.tags.map { $0.lowercased() }) })
        func without(_ marks: [String]) -> Int {
            documents.count { $0.dietary.allSatisfy { !(marks + [DietaryMarks.unknown]).contains($0) } }
        }
        let vegan = without([DietaryMarks.conflicts(.vegan), DietaryMarks.mayConflict(.vegan)])
        #expect(facets.diets.first { $0.value == "vegan" }?.count == vegan)
        #expect(facets.freeOf.first { $0.value == "milk" }?.count == without([DietaryMarks.contains(.milk)]))
        for count in facets.minutes {
            #expect(count.count == documents.count { $0.facts.minutes.map { $0 <= Int(count.value) ?? 0 } ?? false })
        }
        for count in facets.ratings {
            #expect(count.count == documents.count { $0.facts.rating ?? 0 >= Int(count.value) ?? 0 })
        }
    }
}
