import Kitchen
import Testing

/// What is bought for lines as people type them in German, French and Spanish.
@Suite struct PurchaseLanguageTests {
    private let parser = IngredientParser()

    private func bought(_ lines: [String], _ language: Language) throws -> String {
        let kitchen = Consolidation(language: language, system: .metric)
        let shares = lines.enumerated().map { Contribution(line: parser.parse($1), source: $0) }
        let items = try Language.$shown.withValue(language) { try kitchen.items(shares) }
        // Notes are kept in the household's language, whoever makes the list.
        let others = try Language.$shown.withValue(.en) { try kitchen.items(shares) }
        #expect(others.map(\.note) == items.map(\.note), "\(lines)")
        return items.map { item in
            let text = item.text.isEmpty ? item.name : "\(item.text) \(item.name)"
            return item.note.map { "\(text) (\($0))" } ?? text
        }.joined(separator: ", ")
    }

    /// Lines with a semicolon between them, and the items that are bought for them: `amount name (note)`.
    @Test(arguments: [
        (Language.de, PurchaseLines.german), (.fr, PurchaseLines.french), (.es, PurchaseLines.spanish),
        (.de, PurchaseLines.toGerman), (.de, PurchaseLines.typedGerman), (.fr, PurchaseLines.typedFrench),
        (.es, PurchaseLines.typedSpanish), (.de, PurchaseLines.severalGerman), (.fr, PurchaseLines.severalFrench),
        (.es, PurchaseLines.severalSpanish), (.de, PurchaseLines.recipesGerman), (.fr, PurchaseLines.recipesFrench),
        (.es, PurchaseLines.recipesSpanish), (.de, PurchaseLines.shopperGerman), (.fr, PurchaseLines.shopperFrench),
        (.es, PurchaseLines.shopperSpanish), (.de, PurchaseLines.purposesGerman),
        (.fr, PurchaseLines.purposesFrench), (.es, PurchaseLines.purposesSpanish),
        (.de, PurchaseLines.meantGerman), (.fr, PurchaseLines.meantFrench), (.es, PurchaseLines.meantSpanish),
        (.de, PurchaseLines.leftGerman), (.fr, PurchaseLines.leftFrench), (.es, PurchaseLines.leftSpanish),
        (.de, PurchaseLines.ownGerman), (.de, PurchaseLines.besideGerman), (.fr, PurchaseLines.besideFrench),
        (.fr, PurchaseLines.ratesFrench), (.es, PurchaseLines.ratesSpanish),
    ])
    func `lines are bought as a shopper of the country would`(language: Language, table: String) throws {
        for row in table.split(separator: "\n") {
            let sides = row.split(separator: " → ", maxSplits: 1).map(String.init)
            let lines = sides[0].split(separator: ";").map { String($0.drop { $0 == " " }) }
            let found = try bought(lines, language)
            #expect(found == sides[1], "\(lines)")
        }
    }

    @Test(arguments: [
        (Language.fr, "1 fève", LeftOutReason.equipment), (.fr, "1 fève à cacher dans la galette", .equipment),
        (.fr, "6 pailles en papier", .equipment), (.fr, "glaçons pilés", .water),
        (.es, "tarros o moldes rectangulares", .equipment), (.es, "palitos de helado", .equipment),
    ])
    func `what is not for the shop is left out`(language: Language, line: String, reason: LeftOutReason) throws {
        let kitchen = Consolidation(language: language, system: .metric)
        let found = try kitchen.consolidate([Contribution(line: parser.parse(line), source: 0)])
        #expect(found.items.isEmpty && found.leftOut.map(\.reason) == [reason])
    }
}
