import FoundationEssentials
import Kitchen

/// The engine's answers to questions in JSON, one a line.
enum Answers {
    /// Answers every line of the standard input; a question that cannot be read ends the program.
    static func each<Question: Decodable, Answer: Encodable>(_ answer: (Question) throws -> Answer) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let text = readLine() {
            do {
                let question = try JSONDecoder().decode(Question.self, from: Data(text.utf8))
                print(String(decoding: try encoder.encode(try answer(question)), as: UTF8.self))
            } catch {
                fatalError("cannot answer \(text): \(error)")
            }
        }
    }

    static let parser = IngredientParser()

    struct LineQuestion: Decodable {
        var id: String
        var sentence: String
    }

    struct LineAnswer: Encodable {
        var id: String
        var quantity: [Double]?
        var unit: String?
        var name: String
        var preparation: String
    }

    static func line(_ question: LineQuestion) -> LineAnswer {
        let line = parser.parse(question.sentence)
        return LineAnswer(
            id: question.id,
            quantity: line.amount.map { [$0.value.doubleValue] + ($0.max.map { [$0.doubleValue] } ?? []) },
            unit: line.amount?.unit?.rawValue,
            name: line.name,
            preparation: line.preparation
        )
    }

    struct NameQuestion: Decodable {
        var id: String
        var text: String
    }

    struct NameAnswer: Encodable {
        var id: String
        var category: String
        var allergens: [Allergen]
        var gramsPerCup: Double?
    }

    /// What `POST /api/v1/foods/classify` says of a name.
    static func name(_ question: NameQuestion) -> NameAnswer {
        let classification = Categorizer().classify(question.text)
        return NameAnswer(
            id: question.id,
            category: classification.category.title,
            allergens: parser.parse(question.text).allergens,
            gramsPerCup: classification.gramsPerCup?.doubleValue
        )
    }

    struct RecipeQuestion: Decodable {
        var id: String
        var ingredients: [String]
    }

    struct RecipeAnswer: Encodable {
        var id: String
        var allergens: [Allergen]
    }

    static func recipe(_ question: RecipeQuestion) -> RecipeAnswer {
        let report = AllergenReader().report(on: question.ingredients.map { parser.parse($0) })
        return RecipeAnswer(id: question.id, allergens: report.contains)
    }
}
