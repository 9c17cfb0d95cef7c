import Foundation
import HTTP
import Kitchen
import Loop
import Media
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Photos of recipe cards that the test itself has drawn, read and compared with what is on them.
@Suite struct PhotoEvalTests {
    /// A card and its language.
    private struct Case {
        var card: TestCard
        var language: Language
    }

    private static let recipes: [(language: Language, card: TestCard)] = [
        (
            .en,
            TestCard(
                title: "Lentil Soup with Lemon",
                ingredients: [
                    "Ingredients", "250 g red lentils", "1 onion, finely chopped", "2 carrots", "1 tbsp olive oil",
                    "1 litre vegetable stock", "juice of 1 lemon", "1/2 tsp ground cumin",
                ],
                steps: [
                    "Method", "1. Fry the onion and the carrots in the oil until they are soft.",
                    "2. Add the lentils, the cumin and the stock and simmer for twenty minutes.",
                    "3. Stir in the lemon juice and season with salt and pepper.",
                ]
            )
        ),
        (
            .de,
            TestCard(
                title: "Apfelkuchen vom Blech",
                ingredients: [
                    "Zutaten", "300 g Mehl", "150 g Zucker", "200 g weiche Butter", "4 Eier", "1 Päckchen Backpulver",
                    "1 kg säuerliche Äpfel", "2 EL Zimt und Zucker", "1 Prise Salz",
                ],
                steps: [
                    "Zubereitung", "Butter und Zucker schaumig rühren, dann die Eier einzeln dazugeben.",
                    "Mehl und Backpulver darübersieben und alles zu einem glatten Teig verrühren.",
                    "Die Äpfel schälen, in Spalten schneiden und auf dem Teig verteilen.",
                ]
            )
        ),
        (
            .fr,
            TestCard(
                title: "Tarte aux poireaux",
                ingredients: [
                    "Ingrédients", "1 pâte brisée", "4 poireaux", "3 œufs", "20 cl de crème fraîche",
                    "100 g de gruyère râpé", "30 g de beurre", "sel et poivre",
                ],
                steps: [
                    "Préparation", "Faire fondre les poireaux émincés dans le beurre à feu doux.",
                    "Mélanger les œufs, la crème et le fromage, puis ajouter les poireaux.",
                    "Verser sur la pâte et cuire trente-cinq minutes au four.",
                ]
            )
        ),
        (
            .es,
            TestCard(
                title: "Tortilla de patatas",
                ingredients: [
                    "Ingredientes", "6 huevos", "700 g de patatas", "1 cebolla grande", "200 ml de aceite de oliva",
                    "1 cucharadita de sal",
                ],
                steps: [
                    "Preparación", "Pelar las patatas y cortarlas en láminas finas.",
                    "Freír las patatas con la cebolla a fuego lento hasta que estén tiernas.",
                    "Batir los huevos, mezclarlos con las patatas y cuajar la tortilla por los dos lados.",
                ]
            )
        ),
    ]

    private static let fonts = [
        "DejaVu Serif", "DejaVu Sans", "Liberation Serif", "Liberation Sans", "Liberation Mono",
        "Liberation Sans Narrow",
    ]

    /// So many cards, each of another font, turned, noisy, in the shade or in two columns.
    private static func cases(_ count: Int) -> [Case] {
        (0..<count).map { number in
            var (language, card) = recipes[number % recipes.count]
            card.font = fonts[(number / recipes.count) % fonts.count]
            card.angle = [0, 1.5, -2, 3.5, -4][number % 5]
            card.noise = [0, 15, 30][number % 3]
            card.shadow = number % 4 == 1
            card.columns = number % 2 == 1
            card.size = card.columns ? [28, 32][number % 2] : [30, 36, 42][number % 3]
            return Case(card: card, language: language)
        }
    }

    private func reader(_ pool: ThreadPool, _ media: ThreadPool) -> PhotoReader {
        PhotoReader(
            media: Media(pool: media),
            extractor: Extractor(client: Client(loop: TestLoop.shared), pool: pool)
        )
    }

    /// The share of a card's ingredient lines that are right, and whether its title is.
    private func score(_ one: Case, _ reader: PhotoReader) async throws -> (lines: Double, title: Bool, text: String) {
        let languages = one.language == .en ? [.en] : [one.language, .en]
        let reading = try await reader.reading(of: [try one.card.file()], languages: languages)
        let (text, recipe) = (reading.text, reading.recipe?.recipe ?? ExtractedRecipe())
        func plain(_ text: String) -> String {
            text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "/" }
        }
        let wanted = one.card.ingredients.dropFirst().map(plain)
        let found = Set(recipe.ingredients.map { plain($0.text) })
        return (
            Double(wanted.count { found.contains($0) }) / Double(wanted.count),
            plain(recipe.title) == plain(one.card.title),
            text
        )
    }

    @Test func `photos of cards become drafts with their titles and ingredients`() async throws {
        let (pool, media) = (ThreadPool(name: "read", threads: 1), ThreadPool(name: "media", threads: 2, .media))
        defer {
            pool.stop()
            media.stop()
        }
        for one in Self.cases(4) {
            let result = try await score(one, reader(pool, media))
            #expect(result.title && result.lines >= 0.8, "\(one.card.title): \(result.lines)\n\(result.text)")
        }
    }

    /// Forty cards, for `make eval-photos`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["LARDER_EVAL_PHOTOS"] != nil))
    func `most lines are right on most of forty cards`() async throws {
        let (pool, media) = (ThreadPool(name: "read", threads: 1), ThreadPool(name: "media", threads: 2, .media))
        defer {
            pool.stop()
            media.stop()
        }
        var (good, titles, lines) = (0, 0, 0.0)
        for (number, one) in Self.cases(40).enumerated() {
            let result: (lines: Double, title: Bool, text: String)
            do {
                result = try await score(one, reader(pool, media))
            } catch {
                result = (0, false, "\(error)")
            }
            lines += result.lines
            if result.lines >= 0.8 { good += 1 }
            if result.title { titles += 1 }
            let mark = result.lines >= 0.8 && result.title ? "" : "\n\(result.text)\n"
            print(
                "\(number) \(one.card.font) \(one.card.angle)° ±\(one.card.noise): \(result.lines) \(result.title)\(mark)"
            )
        }
        print("cards with 80 % of their lines right: \(good) of 40; titles: \(titles); lines: \(lines / 40)")
        #expect(good >= 34)
    }
}
