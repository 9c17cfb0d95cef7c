import Database
import JSON
import Kitchen
import RecipeAPI
import Values

extension RecipeContent.Line: JSONReadable {
    /// Reads what somebody wrote of a stored line and passes over what an older engine made of it.
    init(from json: inout JSONReader) throws(JSONReaderError) {
        let line = try RecipeLineInput(from: &json)
        self.init(section: line.section, text: line.text)
    }
}

extension Row {
    /// What a column holds as JSON.
    func decoded<Value: JSONReadable>(_ column: Int, as type: Value.Type = Value.self) throws -> Value {
        try withUTF8(column) { try JSONReader.read(type, from: $0.map { Array($0) } ?? []) }
    }
}

extension HouseholdKitchen {
    /// What a recipe's lines say.
    func read(_ lines: [RecipeContent.Line]) -> [RecipeIngredient] {
        lines.map { RecipeIngredient(section: $0.section, line: parser.parse($0.text)) }
    }

    /// What a recipe's lines say, within a budget.
    func read(_ lines: [RecipeContent.Line], _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> [RecipeIngredient] {
        var read: [RecipeIngredient] = []
        for line in lines {
            try budget.spend(line: line.text)
            read.append(RecipeIngredient(section: line.section, line: parser.parse(line.text)))
        }
        return read
    }
}
