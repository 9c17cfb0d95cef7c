import HTTP
import JSON
import Kitchen
import Values

/// The body of `POST …/items`: a line of text, or a name with a quantity.
@JSONObject(.readOnly)
struct NewItem {
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
        text ?? [quantity, name].compactMap { $0 }.joined(separator: " ")
    }

    /// The body with white space trimmed from its texts; throws a 422 that names everything that is wrong.
    func checked() throws(Problem) -> NewItem {
        var checked = self
        var fields = FieldCheck()
        if text == nil, name == nil { fields.refuse("/text", "required", "text or name is required") }
        checked.text = text.map { fields.text($0, "/text", max: 500) }
        checked.name = name.map { fields.text($0, "/name", max: 200) }
        checked.quantity = fields.optionalText(quantity, "/quantity", max: 100)
        checked.note = fields.optionalText(note, "/note", max: 500)
        try fields.finish()
        return checked
    }
}

/// The body of `PATCH …/items/{item_id}`: what is absent stays; a note of null goes.
struct ItemPatch: JSONReadable {
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

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        text = try members.optional("text")
        name = try members.optional("name")
        category = try members.optional("category")
        note = try members.patch("note").map { $0 ?? "" }
        position = try members.optional("position")
    }

    /// The patch with white space trimmed from its texts; throws a 422 that names everything that is wrong.
    func checked() throws(Problem) -> ItemPatch {
        var checked = self
        var fields = FieldCheck()
        checked.text = text.map { fields.text($0, "/text", max: 500) }
        checked.name = name.map { fields.text($0, "/name", max: 200) }
        checked.note = note.map { fields.optionalText($0, "/note", max: 500) ?? "" }
        fields.number(position, "/position", in: 1...100_000)
        try fields.finish()
        return checked
    }
}

/// One recent item.
struct RecentItemBody: JSONEncodable {
    var item: RecentItem

    init(_ item: RecentItem) {
        self.item = item
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", item.name)
            json.key("food")
            if let food = item.food {
                json.object { json in
                    json.member("id", food.id)
                    json.member("name", food.name)
                }
            } else {
                json.null()
            }
            json.member("category", item.category.rawValue)
            json.member("bought_at", item.boughtAt)
            json.member("times", item.times)
        }
    }
}
