import Database
import JSON

/// What somebody wrote of a stored line, whatever an older engine made of it.
struct StoredLine: JSONReadable {
    let line: RecipeContent.Line

    /// Reads the text and the heading and passes over the rest.
    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        line = RecipeContent.Line(section: try members.optional("section"), text: try members.required("text"))
    }

    /// The lines in a column.
    static func lines(_ row: Row, _ column: Int) throws -> [RecipeContent.Line] {
        try row.withUTF8(column) { text in
            try JSONReader.read([StoredLine].self, from: text.map { Array($0) } ?? []).map(\.line)
        }
    }
}
