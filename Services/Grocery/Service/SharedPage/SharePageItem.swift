import Kitchen
import Values

/// One item on the shared page: a row that is a button where the reader may tick it.
struct SharePageItem {
    var item: GroceryItem
    var role: ShareRole
    var path: String
    var system: MeasurementSystem?
    /// The recipes that are shown as deleted.
    var deleted: Set<RecipeID> = []
    var texts = ListTexts.texts(in: .en)
    /// Whether its form is shown.
    var isEdited = false
    /// The time that "gone in … min" counts from.
    var now: Instant

    private var isTicked: Bool { item.checkedAt != nil }

    var html: HTML {
        let state: HTML = isTicked ? "item done" : "item"
        let ticks: HTML =
            item.ticks.isEmpty ? "" : " data-ticks=\"\(item.ticks.map(\.description).joined(separator: " "))\""
        return "<li class=\"\(state)\" id=\"item-\(item.id.description)\"\(ticks)>\(row)\(more)\(form)</li>\n"
    }

    private var row: HTML {
        guard role >= .check else { return "<div class=\"row\">\(box)\(words)</div>" }
        let action: HTML = isTicked ? "uncheck" : "check"
        let pressed: HTML = isTicked ? "true" : "false"
        let id = item.id.description
        return """
            <form method="post" action="\(path)/items/\(id)/\(action)" data-tick>\
            <button class="row" id="tick-\(id)" aria-pressed="\(pressed)">\(box)\(words)</button></form>
            """
    }

    private var more: HTML {
        guard role >= .edit, !isEdited else { return "" }
        let id = item.id.description
        return """
            <a class="more" id="more-\(id)" href="\(path)?item=\(id)#item-\(id)" \
            aria-label="\(texts("edit.open", ["name": item.name]))">⋯</a>
            """
    }

    private var form: HTML {
        guard isEdited else { return "" }
        let id = item.id.description
        return """
            <div class="edit">
            <form method="post" action="\(path)/items/\(id)/change">
            \(shown("name", item.name))\(shown("quantity", amountText))\(shown("note", item.details.note ?? ""))
            <label>\(texts("edit.name")) <input name="name" value="\(item.name)" maxlength="200" required autocapitalize="none"></label>
            <label>\(texts("edit.amount")) <input name="quantity" value="\(amountText)" maxlength="100"></label>
            <label>\(texts("edit.note")) <textarea name="note" rows="2" maxlength="500">\(item.details.note ?? "")</textarea></label>
            <p><button>\(texts("edit.save"))</button> <a href="\(path)#item-\(id)">\(texts("edit.close"))</a></p>
            </form>
            <form method="post" action="\(path)/items/\(id)/remove"><button class="plain">\(texts("edit.remove"))</button></form>
            </div>
            """
    }

    private var amountText: String { item.text(in: system) }

    /// What a field of the form was shown with, by which it is seen whether it was changed.
    private func shown(_ name: HTML, _ value: String) -> HTML {
        "<input type=\"hidden\" name=\"shown_\(name)\" value=\"\(value)\">"
    }

    private var box: HTML {
        """
        <span class="box" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg></span>
        """
    }

    private var words: HTML {
        // What somebody typed is shown as they typed it.
        let name: HTML = item.isByHand ? "name typed" : "name"
        return """
            <span class="words"><bdi class="\(name)">\(item.name)</bdi>\(amount)\(aside)</span>\(gone)
            """
    }

    private var amount: HTML {
        amountText.isEmpty ? "" : " <span class=\"amount\">\(amountText)</span>"
    }

    private var aside: HTML {
        var parts = item.details(in: system).texts
        let recipes = item.recipeTitles { recipe in
            deleted.contains(recipe.recipe) ? texts("item.deleted", ["title": recipe.title]) : recipe.title
        }
        if !recipes.isEmpty { parts.append(texts("item.for", ["recipes": recipes.joined(separator: ", ")])) }
        return parts.isEmpty ? "" : " <bdi class=\"for\">\(parts.joined(separator: " · "))</bdi>"
    }

    private var gone: HTML {
        guard let checkedAt = item.checkedAt else { return "" }
        let minutes = String(Self.minutes(until: Expiry.end(of: checkedAt), from: now))
        let who: HTML = item.checkedBy.map { "<bdi class=\"who\">\($0)</bdi> · " } ?? ""
        return " <span class=\"gone\">\(who)\(texts("item.gone", ["count": minutes]))</span>"
    }

    /// Whole minutes, rounded up, so that an item that is still there never says 0.
    static func minutes(until end: Instant, from now: Instant) -> Int {
        Int(max(1, ((end - now).wholeMilliseconds + 59_999) / 60_000))
    }
}
