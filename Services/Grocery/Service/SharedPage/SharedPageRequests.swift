import GroceryAPI
import HTTP
import Values

/// Reads what the shared page, or an app with its link, wants changed.
extension Request {
    /// The item that the page lets change.
    var editedItem: GroceryItemID? {
        get throws(Problem) {
            guard let text = query["item"] else { return nil }
            guard let id = GroceryItemID(text) else {
                throw .invalid("?item", code: "format", "item must be the id of an item")
            }
            return id
        }
    }

    /// What a form, or an app, wants changed of an item.
    func sharedPatch() throws -> ItemPatch {
        if mediaType == "application/json" {
            var asked = try decode(ItemPatch.self)
            // What concerns all lists of the household is not for guests to say.
            (asked.text, asked.category, asked.aisle, asked.position) = (nil, nil, nil, nil)
            return asked
        }
        let form = try form()
        // A form has all fields: what is as it was shown is not said anew, or a recipe's amount would become a guest's own.
        func changed(_ name: String) -> String? {
            form[name] == form["shown_\(name)"] ? nil : form[name]?.replacing("\r\n", with: "\n")
        }
        var patch = ItemPatch(name: changed("name"), quantity: changed("quantity"), details: FieldPatch())
        if let note = changed("note") {
            patch.details.values.note = note
            patch.details.named = [GroceryItemDetails.fields.firstIndex { "\($0.name)" == "note" } ?? 0]
        }
        return patch
    }
}
