import Kitchen
import Values

/// What a person sees who has opened a shared list and cannot be shown it.
struct SharePageError {
    var status: Int
    /// What its links begin with.
    var prefix = ""
    var texts = ListTexts.texts(in: .en)

    var document: HTML {
        """
        <!doctype html>
        <html lang="\(texts.language)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>\(words.title)</title>
        <link rel="icon" href="\(prefix)/list/assets/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="\(prefix)/list/assets/list.css">
        \(script)
        </head>
        <body>
        <main class="lost"\(unsaved)>
        <img class="art" src="\(prefix)/list/assets/icon.svg" alt="" width="72" height="72">
        <h1>\(words.title)</h1>
        <p>\(words.text)</p>
        </main>
        </body>
        </html>

        """
    }

    /// Whether the link opens no list, or none any more: the page then shows what this browser has not saved.
    private var isEnded: Bool { status == 404 }

    private var script: HTML {
        isEnded ? "<script type=\"module\" src=\"\(prefix)/list/assets/ended.js\"></script>" : ""
    }

    /// What the script says, which has no words of its own.
    private var unsaved: HTML {
        guard isEnded else { return "" }
        var html: HTML = ""
        for (name, key): (HTML, String) in [
            ("unsaved", "live.unsaved"), ("added", "live.added"), ("checked", "live.checked"), ("back", "live.back"),
            ("hint", "lost.unsaved"), ("copy", "lost.copy"), ("copied", "lost.copied"), ("drop", "lost.drop"),
        ] {
            html += " data-\(name)=\"\(texts(key))\""
        }
        return html
    }

    private var words: (title: String, text: String) {
        // The same whether it never existed, has ended, or was taken back.
        let kind = [403, 404, 422, 429].contains(status) ? String(status) : status >= 500 ? "500" : "other"
        return (texts("lost.\(kind)"), texts("lost.\(kind).text"))
    }
}
