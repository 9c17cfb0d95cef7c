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
    /// The time that "gone in … min" counts from.
    var now: Instant

    private var isTicked: Bool { item.checkedAt != nil }

    var html: HTML {
        let state: HTML = isTicked ? "item done" : "item"
        return "<li class=\"\(state)\" id=\"item-\(item.id.description)\">\(row)</li>\n"
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
        let text = item.text(in: system)
        return text.isEmpty ? "" : " <span class=\"amount\">\(text)</span>"
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
        return " <span class=\"gone\">\(texts("item.gone", ["count": minutes]))</span>"
    }

    /// Whole minutes, rounded up, so that an item that is still there never says 0.
    static func minutes(until end: Instant, from now: Instant) -> Int {
        Int(max(1, ((end - now).wholeMilliseconds + 59_999) / 60_000))
    }
}
