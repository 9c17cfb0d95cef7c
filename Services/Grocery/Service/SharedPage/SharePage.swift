import Kitchen
import Values

/// The page behind a share link: complete without JavaScript, live with it.
struct SharePage {
    /// The list with what is visible on it.
    var list: GroceryList
    var role: ShareRole
    /// What its links begin with.
    var prefix = ""
    /// The page's own path, with the prefix and the token.
    var path: String
    var expiresAt: Instant?
    var system: MeasurementSystem?
    /// The recipes that are shown as deleted.
    var deleted: Set<RecipeID> = []
    /// What the page says, in the reader's language.
    var texts = ListTexts.texts(in: .en)
    /// The item that is being changed.
    var edited: GroceryItemID?
    /// The time that "gone in … min" counts from.
    var now: Instant

    private var left: Int { list.items.count { $0.checkedAt == nil } }
    private var ticked: Int { list.items.count - left }

    var document: HTML {
        """
        <!doctype html>
        <html lang="\(texts.language)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="robots" content="noindex">
        <meta name="referrer" content="no-referrer">
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
        <meta name="theme-color" content="#191713" media="(prefers-color-scheme: dark)">
        <title>\(texts("page.title", ["title": list.title, "count": String(left)]))</title>
        <link rel="icon" href="\(prefix)/list/assets/icon.svg" type="image/svg+xml">
        <link rel="apple-touch-icon" href="\(prefix)/assets/icon-180.png">
        <link rel="manifest" href="\(prefix)/list/assets/list.webmanifest">
        <link rel="stylesheet" href="\(prefix)/list/assets/list.css">
        <script type="module" src="\(prefix)/list/assets/list.js"></script>
        </head>
        <body>
        <a class="skip" href="#list">\(texts("page.skip"))</a>
        <p id="news" class="aside" role="status" aria-live="polite"\(live)></p>
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
        <p class="brand"><img src="\(prefix)/list/assets/icon.svg" alt="" width="22" height="22"> Larder</p>
        <h1><bdi>\(list.title)</bdi></h1>
        \(progress)
        </header>
        """
    }

    private var progress: HTML {
        if list.items.isEmpty { return "" }
        let words = left == 0 ? texts("left.none") : texts("left", count: left)
        let done = texts("ticked", ["ticked": String(ticked), "all": String(list.items.count)])
        return """
            <div class="progress">
            <p><strong id="left">\(words)</strong> <span>\(done)</span></p>
            <progress max="\(list.items.count)" value="\(ticked)" aria-labelledby="left"></progress>
            </div>
            """
    }

    private var adder: HTML {
        guard role >= .edit else { return "" }
        return """
            <form class="add" method="post" action="\(path)/items">
            <label class="aside" for="text">\(texts("add.label"))</label>
            <input id="text" name="text" maxlength="500" placeholder="\(texts("add.placeholder"))" autocomplete="off" \
            autocapitalize="none" enterkeyhint="done" required>
            <button>\(texts("add.button"))</button>
            </form>
            """
    }

    private var sections: HTML {
        guard !list.items.isEmpty else {
            return """
                <div class="empty"><img class="art" src="\(prefix)/list/assets/icon.svg" alt="" width="72" height="72"><h2>\(texts("empty"))</h2>
                <p>\(texts("empty.hint"))</p></div>
                """
        }
        var html: HTML = ""
        for group in list.groups {
            let open = group.items.count { $0.checkedAt == nil }
            let count: HTML = open == 0 ? "\(texts("category.done"))" : "\(open)"
            // What somebody typed is shown as they typed it.
            let title: HTML = group.isTyped ? "<bdi class=\"typed\">\(group.title)</bdi>" : "\(group.title)"
            html += """
                <section aria-labelledby="in-\(group.key)">
                <h2 id="in-\(group.key)">\(title) <span class="count">\(count)</span></h2>
                <ul>

                """
            for item in group.items {
                html +=
                    SharePageItem(
                        item: item,
                        role: role,
                        path: path,
                        system: system,
                        deleted: deleted,
                        texts: texts,
                        isEdited: item.id == edited,
                        now: now
                    ).html
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
        return "<p class=\"home\"><strong>\(texts("home"))</strong> \(names)</p>"
    }

    private var foot: HTML {
        """
        <footer>
        <details>
        <summary>\(texts("phone"))</summary>
        <img class="qr" src="\(path)/qr.svg" alt="\(texts("phone.code"))" width="200" height="200" loading="lazy">
        <p>\(texts("phone.hint")) \(texts("rights.\(role.rawValue)"))</p>
        </details>
        <p class="links"><a href="\(path)/list.txt" download="\(texts("text.file"))">\(texts("text.download"))</a></p>
        \(you)
        <p class="small">\(texts(role >= .check ? "hint.check" : "hint.view"))\(end)</p>
        </footer>
        """
    }

    /// What a guest calls themselves; only the script has a use for it.
    private var you: HTML {
        guard role >= .check else { return "" }
        return """
            <p class="you" hidden><label for="you">\(texts("you"))</label>
            <input id="you" maxlength="40" autocomplete="nickname"></p>
            """
    }

    private var end: HTML {
        guard let expiresAt else { return "" }
        return " \(texts("until", ["date": texts.date(expiresAt.dateInUTC)]))"
    }

    /// What the script says, which has no words of its own.
    private var live: HTML {
        var html: HTML = ""
        for (name, key): (HTML, String) in [
            ("late", "live.late"), ("seen", "live.seen"), ("wait", "live.waiting"), ("checked", "live.checked"),
            ("back", "live.back"),
            ("added", "live.added"), ("adding", "live.adding"), ("unsaved", "live.unsaved"), ("here", "live.here"),
        ] {
            html += " data-\(name)=\"\(texts(key))\""
        }
        return html
    }
}
