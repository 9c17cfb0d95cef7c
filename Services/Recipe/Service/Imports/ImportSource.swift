import Crypto
import FoundationEssentials
import Values

/// What the same recipe is known by when it is imported once more.
enum ImportSource {
    /// The keys of a recipe that was read: where it was, and what it says.
    static func keys(of content: RecipeContent, urls: [String]) -> [String] {
        var keys = Set(urls.map(key(ofURL:)))
        keys.insert(key(ofContent: content))
        // In one order, so that two imports of the same recipe do not wait for each other.
        return keys.sorted()
    }

    /// An address without what does not say which page it is: its fragment, what counts visitors, a slash at the end.
    static func key(ofURL url: String) -> String {
        guard var parts = URLComponents(string: url), let host = parts.host else { return "url:" + url }
        parts.fragment = nil
        parts.scheme = nil
        parts.host = (host.lowercased().hasPrefix("www.") ? String(host.dropFirst(4)) : host).lowercased()
        let items = parts.queryItems?.filter { !isForCounting($0.name.lowercased()) } ?? []
        parts.queryItems = items.isEmpty ? nil : items
        var key = parts.string ?? url
        while key.hasSuffix("/") { key.removeLast() }
        return "url:" + (key.utf8.count <= 2048 ? key : digest(key))
    }

    private static func isForCounting(_ name: String) -> Bool {
        name.hasPrefix("utm_") || ["fbclid", "gclid", "mc_cid", "mc_eid", "igshid"].contains(name)
    }

    /// A recipe's title and lines, whatever their case and spaces.
    private static func key(ofContent content: RecipeContent) -> String {
        let texts = [content.title] + content.ingredients.map(\.text) + ["\n"] + content.steps.map(\.text)
        let words = texts.map { $0.lowercased().filter { !$0.isWhitespace } }
        return "text:" + digest(words.joined(separator: "\n"))
    }

    private static func digest(_ text: String) -> String { SHA256.hash(Array(text.utf8)).hex }
}
