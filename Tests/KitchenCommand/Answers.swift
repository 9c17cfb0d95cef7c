import JSON
import Kitchen

/// The engine's answers to questions in JSON, one a line.
enum Answers {
    /// Answers every line of the standard input: `answer` reads the question and writes the members of its answer after
    /// `id`; a question that cannot be read ends the program.
    static func each(_ answer: (JSONMembers, inout JSONWriter) throws -> Void) {
        while let text = readLine() {
            do {
                let question = try JSONReader.read(Question.self, from: Array(text.utf8)).members
                let id = try question.required("id", as: String.self)
                var json = JSONWriter()
                try json.object { json in
                    json.member("id", id)
                    try answer(question, &json)
                }
                print(String(decoding: json.bytes, as: UTF8.self))
            } catch {
                fatalError("cannot answer \(text): \(error)")
            }
        }
    }

    private struct Question: JSONReadable {
        let members: JSONMembers

        init(from json: inout JSONReader) throws(JSONReaderError) { members = try json.members() }
    }

    static let parser = IngredientParser()

    /// What a line says: `sentence` → `quantity`, `unit`, `name`, `preparation`.
    static func line(_ question: JSONMembers, _ json: inout JSONWriter) throws {
        let line = parser.parse(try question.required("sentence"))
        if let amount = line.amount {
            json.member("quantity", [amount.value.doubleValue] + (amount.max.map { [$0.doubleValue] } ?? []))
        }
        json.member("unit", line.amount?.unit?.rawValue)
        json.member("name", line.name)
        json.member("preparation", line.preparation)
    }

    /// What `POST /api/v1/foods/classify` says of a name: `text` → `category`, `allergens`, `gramsPerCup`.
    static func name(_ question: JSONMembers, _ json: inout JSONWriter) throws {
        let text = try question.required("text", as: String.self)
        let classification = Categorizer().classify(text)
        json.member("category", classification.category.title)
        json.member("allergens", parser.parse(text).allergens.map(\.rawValue))
        json.member("gramsPerCup", classification.gramsPerCup?.doubleValue)
    }

    /// What a recipe contains: `ingredients` → `allergens`.
    static func recipe(_ question: JSONMembers, _ json: inout JSONWriter) throws {
        let lines = try question.required("ingredients", as: [String].self)
        let report = AllergenReader().report(on: lines.map { parser.parse($0) })
        json.member("allergens", report.contains.map(\.rawValue))
    }
}
