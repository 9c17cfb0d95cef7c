/// The paths behind a share link.
enum SharePaths {
    static func page(_ token: String) -> String { "/list/\(token)" }

    /// The patterns of the routes.
    static let page = "/list/{token}"
    static let text = "/list/{token}/list.txt"
    static let code = "/list/{token}/qr.svg"
    static let events = "/list/{token}/events"
    static let items = "/list/{token}/items"
    static let check = "/list/{token}/items/{item_id}/check"
    static let uncheck = "/list/{token}/items/{item_id}/uncheck"
    static let change = "/list/{token}/items/{item_id}/change"
    static let remove = "/list/{token}/items/{item_id}/remove"
    static let sync = "/list/{token}/sync"
    static let asset = "/list/assets/{file}"
}
