import HTTP
import Kitchen

/// A list's ETag: its version and how many items it shows, as one that has had its hour changes what a read says
/// without changing the version.
enum ListTag {
    /// The tag, quoted.
    static func text(version: Int, visible: Int) -> String { "\"\(version)-\(visible)\"" }

    /// The tag of a list that is shared: the household's words may change without it.
    static func text(of shared: SharedList) -> String {
        let tag = text(version: shared.list.version, visible: shared.list.items.count)
        return shared.system.map { "\(tag.dropLast())-\($0.rawValue)\"" } ?? tag
    }

    /// Throws a 412 unless `If-Match`, if it is there, names this state of the list; `"12"` and `"12-30"` both do.
    static func check(_ request: Request, _ list: GroceryList) throws {
        guard let tags = try request.ifMatchTags() else { return }
        let good = ["\"\(list.version)\"", text(version: list.version, visible: list.items.count)]
        if tags.contains(where: { good.contains(String($0)) }) { return }
        throw GroceryError.changedMeanwhile(current: list.version)
    }
}
