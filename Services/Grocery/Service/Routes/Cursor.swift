import Crypto
import HTTP
import Values

/// The opaque cursors of pages: an instant and a key.
enum Cursor {
    /// A cursor after an element.
    static func text(_ instant: Instant, _ key: String) -> String {
        Array("\(instant.milliseconds).\(key)".utf8).base64URL
    }

    /// Reads a cursor; throws a 400 for anything that is none.
    static func read(_ cursor: String) throws(Problem) -> (instant: Instant, key: String) {
        guard let bytes = [UInt8](base64URL: cursor), let text = String(validating: bytes, as: UTF8.self),
            let dot = text.firstIndex(of: "."), let milliseconds = Int64(text[..<dot]), !text.contains("\0")
        else {
            throw .badCursor()
        }
        return (Instant(milliseconds: milliseconds), String(text[text.index(after: dot)...]))
    }

    /// Reads the place in the index of lists.
    static func listPlace(_ cursor: String?) throws(Problem) -> ListPlace? {
        guard let cursor else { return nil }
        let (instant, key) = try read(cursor)
        guard let id = GroceryListID(key) else {
            throw .badCursor()
        }
        return ListPlace(createdAt: instant, id: id)
    }

    /// Reads the place among recent items.
    static func recentPlace(_ cursor: String?) throws(Problem) -> RecentPlace? {
        guard let cursor else { return nil }
        let (instant, key) = try read(cursor)
        return RecentPlace(boughtAt: instant, key: key)
    }
}
