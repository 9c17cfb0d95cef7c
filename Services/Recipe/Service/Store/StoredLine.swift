import Database
import JSON

/// What somebody wrote of a stored line, whatever an older engine made of it.
struct StoredLine: JSONDecodable {
    let line: RecipeContent.Line

    /// Reads the text and the heading and passes over the rest.
    init(from json: inout JSONReader) throws(JSONReaderError) {
        var line = RecipeContent.Line(text: "")
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "text": line.text = try json.value()
            case "section": line.section = try json.optional()
            default: try json.skip()
            }
        }
        self.line = line
    }

    /// The lines in a column.
    static func lines(_ row: Row, _ column: Int) throws -> [RecipeContent.Line] {
        try row.withUTF8(column) { text in
            try JSONReader.read([StoredLine].self, from: text.map { Array($0) } ?? []).map(\.line)
        }
    }
}
