import Kitchen

/// A list as plain text, for messages and printers.
struct ListText {
    var list: GroceryList
    var system: MeasurementSystem?
    var language = Language.en

    /// A heading, then each category with its items; ticked ones are marked.
    var text: String {
        var text = list.title + "\n"
        var category: Category?
        for item in list.sortedItems {
            if item.category != category {
                category = item.category
                text += "\n" + item.category.title + "\n"
            }
            text += line(item) + "\n"
        }
        if list.items.isEmpty { text += "\nNothing to buy.\n" }
        if !list.staples.isEmpty {
            text += "\nAt home: " + list.staples.map(\.name).joined(separator: ", ") + "\n"
        }
        return text
    }

    private func line(_ item: GroceryItem) -> String {
        var line = (item.checkedAt == nil ? "[ ] " : "[x] ") + item.name
        let amount = item.text(in: system, language)
        if !amount.isEmpty { line += " – " + amount }
        if let note = item.note { line += " (" + note + ")" }
        return line
    }
}
