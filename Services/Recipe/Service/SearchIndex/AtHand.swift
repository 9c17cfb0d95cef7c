/// What recipes can be cooked from what is at hand.
struct AtHand: Equatable, Sendable {
    /// Terms of the foods that are at hand, with their kinds.
    var foods: Set<[UInt8]> = []
    /// Terms of the foods that are assumed to be in every kitchen.
    var staples: Set<[UInt8]> = []
    /// How many further foods a recipe may need.
    var mostMissing: Int?

    var isEmpty: Bool { foods.isEmpty }

    /// How many things each document needs that are not at hand, and how many it uses that are.
    func count(in segment: SearchSegment) -> (missing: [UInt8], used: [UInt8]) {
        var missing = segment.columns.needs
        var used = [UInt8](repeating: 0, count: segment.count)
        for term in foods {
            guard let place = segment.terms.place(of: term) else { continue }
            segment.forEach(ofTermAt: place) { ordinal, _ in
                missing[ordinal] -= min(1, missing[ordinal])
                used[ordinal] += used[ordinal] < .max ? 1 : 0
            }
        }
        for term in staples.subtracting(foods) {
            guard let place = segment.terms.place(of: term) else { continue }
            segment.forEach(ofTermAt: place) { ordinal, _ in missing[ordinal] -= min(1, missing[ordinal]) }
        }
        return (missing, used)
    }
}
