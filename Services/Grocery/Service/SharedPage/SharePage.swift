import Kitchen
import Values

/// The page behind a share link: complete without JavaScript, live with it.
struct SharePage {
    /// The list with what is visible on it.
    var list: GroceryList
    var role: ShareRole
    /// The page's own path, with the token.
    var path: String
    var expiresAt: Instant?
    var system: MeasurementSystem?
    var language = Language.en
    /// The time that "gone in … min" counts from.
    var now: Instant

    private var left: Int { list.items.count { $0.checkedAt == nil } }
    private var ticked: Int { list.items.count - left }

    var document: HTML {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="robots" content="noindex">
        <meta name="referrer" content="no-referrer">
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
        <meta name="theme-color" content="#191713" media="(prefers-color-scheme: dark)">
        <title>\(list.title) · \(left) to buy</title>
        <link rel="icon" href="/list/assets/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/list/assets/list.css">
        <script type="module" src="/list/assets/list.js"></script>
        </head>
        <body>
        <a class="skip" href="#list">Skip to the list</a>
        <p id="news" class="aside" role="status" aria-live="polite"></p>
        <main id="live" data-page="\(path)">
        \(head)
        \(adder)
        <div id="list" tabindex="-1">
        \(sections)
        </div>
        \(atHome)
        </main>
        \(foot)
        </body>
        </html>

        """
    }

    private var head: HTML {
        """
        <header class="head">
        <p class="brand"><img src="/list/assets/icon.svg" alt="" width="22" height="22"> Larder</p>
        <h1><bdi>\(list.title)</bdi></h1>
        \(progress)
        </header>
        """
    }

    private var progress: HTML {
        if list.items.isEmpty { return "" }
        let words = left == 0 ? "All done" : left == 1 ? "1 thing to buy" : "\(left) things to buy"
        return """
            <div class="progress">
            <p><strong id="left">\(words)</strong> <span>\(ticked) of \(list.items.count) ticked</span></p>
            <progress max="\(list.items.count)" value="\(ticked)" aria-labelledby="left"></progress>
            </div>
            """
    }

    private var adder: HTML {
        guard role >= .edit else { return "" }
        return """
            <form class="add" method="post" action="\(path)/items">
            <label class="aside" for="text">Add to the list</label>
            <input id="text" name="text" maxlength="500" placeholder="Add an item" autocomplete="off" \
            autocapitalize="none" enterkeyhint="done" required>
            <button>Add</button>
            </form>
            """
    }

    private var sections: HTML {
        guard !list.items.isEmpty else {
            return """
                <div class="empty"><img class="art" src="/list/assets/icon.svg" alt="" width="72" height="72"><h2>Nothing to buy</h2>
                <p>What is put on the list appears here by itself.</p></div>
                """
        }
        var html: HTML = ""
        let items = list.sortedItems
        for category in Category.allCases.sorted() {
            let mine = items.filter { $0.category == category }
            guard !mine.isEmpty else { continue }
            let open = mine.count { $0.checkedAt == nil }
            let count: HTML = open == 0 ? "done" : "\(open)"
            let key = category.rawValue
            html += """
                <section aria-labelledby="in-\(key)">
                <h2 id="in-\(key)">\(category.title) <span class="count">\(count)</span></h2>
                <ul>

                """
            for item in mine {
                let row = SharePageItem(
                    item: item,
                    role: role,
                    path: path,
                    system: system,
                    language: language,
                    now: now
                )
                html += row.html
            }
            html += "</ul>\n</section>\n"
        }
        return html
    }

    private var atHome: HTML {
        guard !list.staples.isEmpty else { return "" }
        var names: HTML = ""
        for (index, staple) in list.staples.enumerated() {
            names += index == 0 ? "<bdi>\(staple.name)</bdi>" : ", <bdi>\(staple.name)</bdi>"
        }
        return "<p class=\"home\"><strong>At home already</strong> \(names)</p>"
    }

    private var foot: HTML {
        """
        <footer>
        <details>
        <summary>Open on another phone</summary>
        <img class="qr" src="\(path)/qr.svg" alt="QR code that opens this list" width="200" height="200" loading="lazy">
        <p>Point a camera at the code. \(rights)</p>
        </details>
        <p class="links"><a href="\(path)/list.txt" download="groceries.txt">Download as text</a></p>
        <p class="small">\(hint)\(end)</p>
        </footer>
        """
    }

    private var hint: HTML {
        role >= .check
            ? "Checked items disappear after an hour; until then, tap them again to bring them back."
            : "Checked items disappear after an hour."
    }

    private var rights: HTML {
        switch role {
        case .view: "Anyone with the link can view the list."
        case .check: "Anyone with the link can view the list and check items off."
        case .edit: "Anyone with the link can view the list, check items off and add items."
        }
    }

    private var end: HTML {
        guard let expiresAt else { return "" }
        let date = expiresAt.dateInUTC
        return " This link works until \(date.description)."
    }
}
