/// What a person sees whose browser asked for a page that cannot be given; made of our own words only.
enum ErrorPage {
    /// The whole document.
    static func document(_ status: Int) -> String {
        let (title, text) = words(status)
        return """
            <!doctype html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <meta name="robots" content="noindex">
              <title>\(title) · Larder</title>
              <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
              <link rel="stylesheet" href="/assets/base.css">
              <link rel="stylesheet" href="/assets/components.css">
            </head>
            <body>
              <main class="trouble">
                <img src="/assets/icon.svg" alt="" width="72" height="72">
                <h1>\(title)</h1>
                <p>\(text)</p>
                <p><a class="button quiet" href="/">Go to the menu</a></p>
              </main>
            </body>
            </html>

            """
    }

    private static func words(_ status: Int) -> (title: String, text: String) {
        switch status {
        case 404: ("Page not found", "The address may be wrong, or the page has been deleted.")
        case 429: ("Too many requests", "There have been too many requests. Wait a minute and try again.")
        case 500...: ("Larder is not available at the moment", "Nothing is lost. Try again in a moment.")
        default: ("That did not work", "Go back and try again.")
        }
    }
}
