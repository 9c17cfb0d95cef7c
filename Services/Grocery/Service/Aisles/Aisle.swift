import Kitchen
import Values

/// A part of a shop where things are found.
struct Aisle: Hashable, Sendable {
    /// Where everything goes that belongs nowhere else; it cannot be taken away.
    static let rest = Category.other.rawValue

    /// The key of one of Larder's aisles, or an id.
    var key: String
    /// What somebody calls it; nil for the usual name.
    var name: String?

    /// Which of Larder's aisles it is; nil for the household's own.
    var standard: StandardAisle? { StandardAisle(rawValue: key) }

    /// Whether the household has made it.
    var isOwn: Bool { standard == nil }

    /// What somebody calls it, or else its name in the language of the current task.
    func title(in choice: AisleBook.Choice) -> String {
        if let name { return name }
        // Where there are only the six, meat is fish, too.
        if choice == .simple, let category = Category(rawValue: key) { return category.title }
        return standard?.title ?? key
    }

    /// Some keys with those that are missing put in, each behind the one that it follows in `all`; others are left out.
    static func completed(_ keys: [String], from all: [String]) -> [String] {
        var seen: Set<String> = []
        let there = Set(all)
        var result = keys.filter { there.contains($0) && seen.insert($0).inserted }
        for (place, key) in all.enumerated() where seen.insert(key).inserted {
            let before = place == 0 ? nil : result.firstIndex(of: all[place - 1])
            result.insert(key, at: before.map { $0 + 1 } ?? 0)
        }
        return result
    }
}

/// Who says in which order aisles are walked.
enum AisleOrder: String, Hashable, Sendable, CaseIterable {
    /// Somebody has set it by hand.
    case hand
    /// It is learned from the order in which things are ticked.
    case learned
}

/// A shop in which a household buys.
struct Shop: Hashable, Sendable {
    let id: ShopID
    var name: String
    var order = AisleOrder.hand
    /// The keys of the aisles, in the order set by hand.
    var aisles: [String]
}
