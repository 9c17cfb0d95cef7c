import HTTP
import TestSupport
import Testing

@testable import RecipeService

/// Phrases in the texts of a household's recipes.
@Suite struct PhraseSearchTests {
    @Test(arguments: Engine.allCases)
    func `pages of a phrase have each recipe once, wherever it is, and in random order all of it`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            for number in 0..<14 {
                _ = try await service.recipe("Line \(number)", #","ingredients":["1 cup brown sugar"]"#)
                let step = #""steps":["Stir the brown sugar in."]"#
                _ = try await service.recipe("Step \(number)", #","ingredients":["brown bread","sugar"],"# + step)
                _ = try await service.recipe("None \(number)", #","ingredients":["brown bread","1 cup sugar"]"#)
            }
            let phrase = ("q", "\"brown sugar\"")
            let wanted = (0..<14).flatMap { ["Line \($0)", "Step \($0)"] }.sorted()
            let whole = try await service.search([phrase, ("limit", "200")])
            #expect(whole.titles.sorted() == wanted)
            #expect(whole.total == wanted.count)
            #expect(whole.matched("Line 3") == ["ingredients: 1 cup brown sugar"])
            for limit in [3, 5, 20] {
                var (titles, next): ([String], String?) = ([], "")
                while let after = next {
                    let more = after.isEmpty ? [] : [("after", after)]
                    let page = try await service.search([phrase, ("limit", "\(limit)")] + more)
                    titles += page.titles
                    next = page.json["next"] as? String
                }
                #expect(titles == whole.titles, "in pages of \(limit)")
            }
            let random = try await service.search([phrase, ("limit", "30"), ("sort", "random")])
            #expect(random.titles.sorted() == wanted)
            let few = try await service.search([phrase, ("limit", "4"), ("sort", "random")])
            #expect(few.titles.count == 4)
            #expect(few.json["next"] as? String == nil)
        }
    }
}
