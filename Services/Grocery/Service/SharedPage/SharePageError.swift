/// What a person sees who has opened a shared list and cannot be shown it.
struct SharePageError {
    var status: Int

    var document: HTML {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>\(words.title)</title>
        <link rel="icon" href="/list/assets/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/list/assets/list.css">
        </head>
        <body>
        <main class="lost">
        <img class="art" src="/list/assets/icon.svg" alt="" width="72" height="72">
        <h1>\(words.title)</h1>
        <p>\(words.text)</p>
        </main>
        </body>
        </html>

        """
    }

    private var words: (title: String, text: String) {
        switch status {
        // The same whether it never existed, has ended, or was taken back.
        case 404:
            (
                "This link does not open a list",
                "It may have expired or been revoked, or be incomplete. Ask the sender for a new one."
            )
        case 403:
            ("This link does not allow that", "The sender can give you a link with which you can change the list.")
        case 422: ("This cannot be added to the list", "Go back, and write what to buy in a few words.")
        case 429:
            ("Too many requests", "The list has been opened too often. Wait a minute and open it again.")
        case 500...: ("The list cannot be shown at the moment", "Nothing is lost. Try again in a moment.")
        default: ("That did not work", "Open the link again from the message that contained it.")
        }
    }
}
