import Markup
import Values

/// What a page's own markup says of what it is about.
enum VideoMarkup {
    /// Whether a page says that it shows a video: to other sites (`og:type`, a card with a player), or as Schema.org has it.
    static func isVideo(_ document: HTMLDocument) throws(WorkBudget.Exhausted) -> Bool {
        if document.meta("og:type")?.lowercased().hasPrefix("video") == true { return true }
        if document.meta("twitter:card")?.lowercased() == "player" { return true }
        for data in document.linkedData {
            try document.budget.spend(bytes: data.count)
            if data.firstRange(of: Array("VideoObject".utf8)) != nil { return true }
        }
        for element in document.elements where element["itemtype"]?.hasSuffix("/VideoObject") == true { return true }
        return false
    }
}
