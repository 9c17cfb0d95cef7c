import HTTP
import Kitchen
import Values

extension NewItem {
    /// The things that the body names; throws a 422 if they are too many.
    func entry(in kitchen: HouseholdKitchen) throws(Problem) -> NewEntry {
        let reader = TypedEntry(kitchen)
        var things: [TypedItem] = []
        if let text {
            things = reader.read(text)
        } else if let name {
            things = [reader.item(named: name, amount: quantity)]
        }
        var fields = FieldCheck()
        fields.count(things.count, "/text", most: EntryLines.most)
        try fields.finish()
        return NewEntry(things: things, details: details, category: category)
    }
}
