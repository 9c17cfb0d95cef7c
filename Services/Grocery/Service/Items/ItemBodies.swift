import HTTP
import JSON
import Kitchen
import Values

/// The body of `POST …/items`: what someone typed, or a name with a quantity.
@JSONObject(.readOnly)
struct NewItem {
    /// A pasted list has many lines.
    static let longestText = 10_000

    /// The client's id, under which adding again adds nothing.
    var id: GroceryItemID?
    /// A line such as "2 l milk", or several things: "milk, eggs", one a line, "milk eggs bread".
    var text: String?
    var name: String?
    var quantity: String?
    /// A category in place of the one found.
    var category: Kitchen.Category?
    @Flattened var details: GroceryItemDetails = GroceryItemDetails()

    /// The body with white space trimmed from its texts; throws a 422 that names everything that is wrong.
    func checked() throws(Problem) -> NewItem {
        var checked = self
        var fields = FieldCheck()
        if text == nil, name == nil { fields.refuse("/text", "required", "Write what to buy.") }
        checked.text = text.map { fields.text($0, "/text", max: Self.longestText, lines: true) }
        for line in (text ?? "").split(whereSeparator: \.isNewline) { fields.length(String(line), "/text", max: 500) }
        checked.name = name.map { fields.text($0, "/name", max: 200) }
        checked.quantity = fields.optionalText(quantity, "/quantity", max: 100)
        checked.details = fields.group(details)
        try fields.finish()
        return checked
    }
}

/// The body of `PATCH …/items/{item_id}`: what is absent stays; a detail of null goes.
@JSONObject(.readOnly)
struct ItemPatch {
    /// A new line, which says name, amount and category anew.
    var text: String?
    var name: String?
    /// How much, as typed, empty for no amount; name and category stay.
    var quantity: String?
    var category: Kitchen.Category?
    /// The aisle in which it is found, here and on all lists, by its key.
    var aisle: String?
    @Flattened var details: FieldPatch<GroceryItemDetails>
    /// A place among the items of the category, counted from one.
    var position: Int?

    /// The patch with white space trimmed from its texts; throws a 422 that names everything that is wrong.
    func checked() throws(Problem) -> ItemPatch {
        var checked = self
        var fields = FieldCheck()
        checked.text = text.map { fields.text($0, "/text", max: 500, lines: true) }
        checked.name = name.map { fields.text($0, "/name", max: 200) }
        checked.quantity = quantity.map { fields.optionalText($0, "/quantity", max: 100) ?? "" }
        checked.details.values = fields.group(details.values)
        fields.number(position, "/position", in: 1...100_000)
        try fields.finish()
        return checked
    }
}

extension RecentItem: JSONEncodable {
    /// Writes all but the key.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("food", food)
            json.member("category", category)
            json.member("bought_at", boughtAt)
            json.member("times", times)
        }
    }
}
