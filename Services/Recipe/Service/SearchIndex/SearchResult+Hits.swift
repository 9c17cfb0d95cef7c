extension SearchResult {
    /// A place in an order.
    struct Place: Equatable, Sendable {
        /// What is sorted by; larger values come first.
        var key: UInt64
        /// The title's key where titles are sorted.
        var title: [UInt8] = []
        var id: SearchID

        /// Whether it comes before another one.
        func precedes(_ other: Place) -> Bool {
            if key != other.key { return key > other.key }
            if title != other.title { return title.lexicographicallyPrecedes(other.title) }
            return title.isEmpty ? other.id < id : id < other.id
        }
    }

    /// One that was found.
    struct Hit: Sendable {
        var place: Place
        /// How many of the words its title has.
        var inTitle: Int
        /// Whether each of the words certainly is in its title, lines or tags.
        var isAboveSteps = false
        /// How many things it needs that are not at hand; nil where that is not asked.
        var missing: Int?
        /// Whether it is not certain that it suits.
        var isUncertain = false
    }
}
