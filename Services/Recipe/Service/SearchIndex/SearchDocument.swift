import Kitchen
import Values

/// What a recipe is found by.
struct SearchDocument: Sendable {
    /// A line of ingredients with the ids of its foods; nil if they are not known.
    struct Line: Equatable, Sendable {
        var text: String
        var foods: [String]?
    }

    /// What a recipe is sorted by, and its ranges.
    struct Facts: Equatable, Sendable {
        var created = Instant(milliseconds: 0)
        var minutes: Int?
        var servings = 0
        var rating: Int?
        var timesCooked = 0
        /// Days since 1970.
        var lastCooked: Int?
    }

    var id: SearchID
    var title: String
    /// What titles are sorted by.
    var titleKey: String
    var lines: [Line] = []
    var tags: [String] = []
    var steps: [String] = []
    var notes: String?
    var facts = Facts()
    /// Where it comes from; a host, or a name.
    var source: String?
    /// The address of the page it comes from.
    var address: String?
    var marks: Set<SearchTerm.Mark> = []
    /// How many foods it needs, with the lines whose foods are not known.
    var needs: Int { Set(lines.flatMap { $0.foods ?? [] }).count + lines.count { $0.foods == nil } }
    /// What is known of its allergens and diets: `DietaryMarks`.
    var dietary: [String] = []
    /// The ids of cookbooks, where these do not change while it is found by them: in the catalogue.
    var cookbooks: [String] = []
}

/// A document's id, compared as its bytes are.
struct SearchID: Hashable, Comparable, Sendable {
    let high: UInt64
    let low: UInt64

    static func < (left: SearchID, right: SearchID) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }
}
