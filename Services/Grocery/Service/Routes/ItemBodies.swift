import HTTP
import Kitchen
import Values

/// The body of `POST …/items`: a line of text, or a name with a quantity.
struct NewItem: Decodable {
    /// The client's id, under which adding again adds nothing.
    var id: GroceryItemID?
    /// A line such as "2 l milk".
    var text: String?
    /// The name, where there is no line.
    var name: String?
    /// The quantity before the name.
    var quantity: String?
    /// A category in place of the one found.
    var category: Kitchen.Category?
    /// A remark.
    var note: String?

    /// The line to parse.
    var line: String {
        if let text { return text.trimmed ?? "" }
        return [quantity?.trimmed, name?.trimmed].compactMap { $0 }.joined(separator: " ")
    }

    /// Throws a 422 that names everything that is wrong.
    func check() throws(Problem) {
        var fields = Fields()
        if text == nil, name == nil { fields.refuse("/text", "required", "text or name is missing") }
        if let text { fields.line(text, "/text", atMost: 500) }
        if let name { fields.line(name, "/name", atMost: 200) }
        if let quantity { fields.line(quantity, "/quantity", atMost: 100, mayBeEmpty: true) }
        if let note { fields.line(note, "/note", atMost: 500, mayBeEmpty: true) }
        try fields.check()
    }
}

/// The body of `PATCH …/items/{item}`: what is absent stays; a note of null goes.
struct ItemPatch: Decodable {
    /// A new line, which says name, amount and category anew.
    var text: String?
    /// A new name.
    var name: String?
    /// Another category.
    var category: Kitchen.Category?
    /// A remark; empty takes it away.
    var note: String?
    /// A place among the items of the category, counted from one.
    var position: Int?

    private enum CodingKeys: String, CodingKey {
        case text, name, category, note, position
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decodeIfPresent(String.self, forKey: .text)
        name = try values.decodeIfPresent(String.self, forKey: .name)
        category = try values.decodeIfPresent(Kitchen.Category.self, forKey: .category)
        note = try values.decodeIfPresent(String.self, forKey: .note)
        if note == nil, values.contains(.note) { note = "" }
        position = try values.decodeIfPresent(Int.self, forKey: .position)
    }

    /// Throws a 422 that names everything that is wrong.
    func check() throws(Problem) {
        var fields = Fields()
        if let text { fields.line(text, "/text", atMost: 500) }
        if let name { fields.line(name, "/name", atMost: 200) }
        if let note { fields.line(note, "/note", atMost: 500, mayBeEmpty: true) }
        if let position { fields.number(position, "/position", in: 1...100_000) }
        try fields.check()
    }
}
