import Kitchen
import Synchronization

/// How many of what was found have each tag, food, site and so on.
struct SearchFacets: Sendable {
    /// A value and how many have it.
    struct Count: Equatable, Sendable {
        var value: String
        var count: Int
        /// What people call it, where that is something else.
        var name: String?
    }

    private(set) var tags: [Count] = []
    private(set) var foods: [Count] = []
    private(set) var sources: [Count] = []
    /// How many take no longer than each of these minutes.
    private(set) var minutes: [Count] = []
    private(set) var ratings: [Count] = []
    /// How many certainly suit each diet, and are certainly free of each allergen.
    private(set) var diets: [Count] = []
    private(set) var freeOf: [Count] = []

    /// The upper ends of the times.
    static let times = [15, 30, 45, 60, 120]

    /// Says what the foods are called.
    mutating func nameFoods(_ name: (String) -> String?) {
        for place in foods.indices { foods[place].name = name(foods[place].value) ?? foods[place].value }
    }

    /// The `most` most frequent values of each kind.
    init(_ found: [SearchBits], in snapshot: SearchSnapshot, most: Int) {
        func top(_ kind: SearchTerm) -> [Count] {
            var counts: [String: Int] = [:]
            var written: [String: (text: String, count: Int)] = [:]
            for (bits, part) in zip(found, snapshot.parts) {
                let segment = part.segment
                for place in segment.terms.places(beginningWith: [kind.byte]) {
                    var count = 0
                    segment.forEach(ofTermAt: place) { ordinal, _ in if bits[ordinal] { count += 1 } }
                    guard count > 0 else { continue }
                    let text = segment.terms.text(place, droppingFirst: 1)
                    guard kind.byte == SearchTerm.tag.byte, let end = text.firstIndex(of: "\0") else {
                        counts[text, default: 0] += count
                        continue
                    }
                    let key = String(text[..<end])
                    counts[key, default: 0] += count
                    // As most have written it.
                    if count > written[key]?.count ?? 0 {
                        written[key] = (String(text[text.index(after: end)...]), count)
                    }
                }
            }
            return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
                .map { Count(value: written[$0.key]?.text ?? $0.key, count: $0.value) }
        }
        tags = top(.tag)
        foods = top(.food)
        sources = top(.source)
        var byTime = [Int](repeating: 0, count: Self.times.count)
        var byRating = [Int](repeating: 0, count: 6)
        for (bits, part) in zip(found, snapshot.parts) {
            let columns = part.segment.columns
            bits.each { ordinal in
                byRating[min(Int(columns.ratings[ordinal]), 5)] += 1
                let minutes = columns.minutes[ordinal]
                guard minutes != .max else { return }
                for (place, time) in Self.times.enumerated() where Int(minutes) <= time { byTime[place] += 1 }
            }
        }
        minutes = zip(Self.times, byTime).map { Count(value: String($0), count: $1) }
        func without(_ marks: [String]) -> Int {
            zip(found, snapshot.parts).reduce(0) { count, next in
                var bits = next.0
                for mark in marks + [DietaryMarks.unknown] {
                    bits.subtract(next.1.segment.documents(with: SearchTerm.dietary.term(mark)))
                }
                return count + bits.count
            }
        }
        diets = Diet.allCases.map {
            Count(value: $0.rawValue, count: without([DietaryMarks.conflicts($0), DietaryMarks.mayConflict($0)]))
        }
        freeOf = Allergen.allCases.map {
            Count(value: $0.rawValue, count: without([DietaryMarks.contains($0), DietaryMarks.mayContain($0)]))
        }
        ratings = (1...5).map { Count(value: String($0), count: byRating[$0...].reduce(0, +)) }
    }
}

/// The facets of everything in a snapshot, which are worked out once.
final class FacetsOfAll: Sendable {
    private let known = Mutex<SearchFacets?>(nil)

    /// The facets, worked out by `body` for who asks first.
    func value(_ body: () -> SearchFacets) -> SearchFacets {
        if let value = known.withLock({ $0 }) { return value }
        let value = body()
        known.withLock { $0 = value }
        return value
    }
}
