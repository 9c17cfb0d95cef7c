import Values

/// What a person sees whose browser asked for a page that cannot be given; made of our own words only.
struct ErrorPage {
    /// The HTTP status.
    var status: Int
    /// The app's texts, in the reader's language.
    var texts: Texts
    /// The path of the app's style sheet.
    var styles: String
    /// What its links begin with.
    var prefix = ""

    /// The whole document.
    var document: String {
        let (title, text) = words
        return """
            <!doctype html>
            <html lang="\(texts.language)">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <meta name="robots" content="noindex">
              <title>\(title) · Larder</title>
              <link rel="icon" href="\(prefix)/assets/icon.svg" type="image/svg+xml">
              <link rel="stylesheet" href="\(prefix)\(styles)">
            </head>
            <body>
              <main class="trouble">
                <img src="\(prefix)/assets/icon.svg" alt="" width="72" height="72">
                <h1>\(title)</h1>
                <p>\(text)</p>
                <p><a class="button quiet" href="\(prefix)/">\(texts("page.go_to_menu"))</a></p>
              </main>
            </body>
            </html>

            """
    }

    private var words: (title: String, text: String) {
        switch status {
        case 404: (texts("page.not_found"), texts("trouble.not_found"))
        case 429: (texts("trouble.too_many"), texts("trouble.too_many_text"))
        case 500...: (texts("trouble.unavailable"), texts("trouble.unavailable_text"))
        default: (texts("trouble.failed"), texts("trouble.failed_text"))
        }
    }
}
