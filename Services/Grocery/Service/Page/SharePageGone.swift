/// What a link that does not open anything shows: the same whether it never existed, has ended, or was taken back.
enum SharePageGone {
    /// The whole document.
    static let document: HTML = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>This link does not open a list</title>
        <link rel="icon" href="/list/assets/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/list/assets/list.css">
        </head>
        <body>
        <main class="lost">
        <img class="art" src="/list/assets/icon.svg" alt="" width="72" height="72">
        <h1>This link does not open a list</h1>
        <p>It may have ended, or been taken back, or a part of it is missing. Ask whoever sent it for a new one.</p>
        </main>
        </body>
        </html>

        """
}
