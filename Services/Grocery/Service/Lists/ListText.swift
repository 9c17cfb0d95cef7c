import Kitchen
import Values

/// A list as plain text, for messages and printers.
struct ListText {
    var list: GroceryList
    var system: MeasurementSystem?
    var texts = ListTexts.texts(in: .en)

    /// A heading, then each aisle with its items; ticked ones are marked.
    var text: String {
        var text = list.title + "\n"
        for group in list.groups {
            text += "\n" + group.title + "\n"
            for item in group.items { text += line(item) + "\n" }
        }
        if list.items.isEmpty { text += "\n" + texts("plain.nothing") + "\n" }
        if !list.staples.isEmpty {
            text += "\n" + texts("plain.home", ["names": list.staples.map(\.name).joined(separator: ", ")]) + "\n"
        }
        return text
    }

    private func line(_ item: GroceryItem) -> String {
        var line = (item.checkedAt == nil ? "[ ] " : "[x] ") + item.name
        let amount = item.text(in: system)
        if !amount.isEmpty { line += " – " + amount }
        let details = item.details(in: system).texts
        if !details.isEmpty { line += " (" + details.joined(separator: ", ") + ")" }
        return line
    }
}
