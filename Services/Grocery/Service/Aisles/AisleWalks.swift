import Values

/// What is remembered of the order in which aisles are walked in a shop.
///
/// A walk is a run of ticks without a long pause. Each walk says of every two aisles that it visits which one came first;
/// what it says counts once the walk is over, so that no list changes its order under somebody's hands. Older walks count
/// less and less, but only for aisles that newer ones visit too.
struct AisleWalks: Hashable, Sendable {
    /// Two aisles, the first of which is visited first.
    struct Pair: Hashable, Sendable {
        var first: String
        var second: String
    }

    /// After so long without a tick a walk is over.
    static let pause = Duration.seconds(2 * 3600)
    /// What one walk adds to a pair.
    static let step = 1024
    /// How much more must speak for an order than against it: more than one walk.
    static let enough = step * 3 / 2
    /// The most walks that are counted, for people.
    static let mostCounted = 1000

    /// How many walks were learned from.
    var count = 0
    /// How much speaks for each order of two aisles.
    var weights: [Pair: Int] = [:]
    /// The aisles of the walk that may not be over yet, in the order of their first ticks.
    var current: [String] = []
    /// When something was last ticked.
    var lastAt: Instant?

    /// Notes that something in an aisle was ticked; false if that says nothing new.
    mutating func tick(_ aisle: String, at now: Instant) -> Bool {
        let before = self
        self = settled(at: now)
        if !current.contains(aisle) { current.append(aisle) }
        // The time is kept only as exactly as it matters.
        if before.current == current, let lastAt, now - lastAt < .seconds(600) { return self != before }
        lastAt = now
        return true
    }

    /// The same with the current walk counted, if it is over by now.
    func settled(at now: Instant) -> AisleWalks {
        guard let lastAt, now - lastAt >= Self.pause else { return self }
        var next = self
        next.learn(current)
        next.current = []
        next.lastAt = nil
        return next
    }

    /// Learns from the order in which a walk visited aisles.
    mutating func learn(_ walk: [String]) {
        guard walk.count > 1 else { return }
        count = min(count + 1, Self.mostCounted)
        for (place, first) in walk.enumerated() {
            for second in walk[(place + 1)...] {
                for pair in [Pair(first: first, second: second), Pair(first: second, second: first)] {
                    guard let weight = weights[pair] else { continue }
                    let less = weight - (weight + 7) / 8
                    weights[pair] = less > Self.step / 8 ? less : nil
                }
                weights[Pair(first: first, second: second), default: 0] += Self.step
            }
        }
    }

    /// Forgets aisles that are not among these.
    func only(_ keys: [String]) -> AisleWalks {
        let there = Set(keys)
        var next = self
        next.weights = weights.filter { there.contains($0.key.first) && there.contains($0.key.second) }
        next.current = current.filter { there.contains($0) }
        return next
    }

    /// These aisles in the order that was learned; what nothing is known of stays as it is here.
    ///
    /// The surest pair is believed first, and one that contradicts surer ones is not (ranked pairs). Last come the pairs
    /// of the order given.
    func order(of keys: [String]) -> [String] {
        let place = Dictionary(keys.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        var known: [(margin: Int, first: Int, second: Int)] = []
        for (pair, weight) in weights {
            guard let first = place[pair.first], let second = place[pair.second] else { continue }
            let margin = weight - weights[Pair(first: pair.second, second: pair.first), default: 0]
            if margin >= Self.enough { known.append((margin, first, second)) }
        }
        guard !known.isEmpty else { return keys }
        known.sort { ($1.margin, $0.first, $0.second) < ($0.margin, $1.first, $1.second) }
        var ranking = Ranking(count: keys.count)
        for (_, first, second) in known { ranking.put(first, before: second) }
        for first in keys.indices {
            for second in keys.indices.dropFirst(first + 1) { ranking.put(first, before: second) }
        }
        return ranking.order.map { keys[$0] }
    }
}

/// A growing order of a few things, which never contradicts itself.
private struct Ranking {
    /// What is known to come behind each, directly or not.
    private var behind: [Set<Int>]

    init(count: Int) { behind = Array(repeating: [], count: count) }

    /// Puts one thing before another, unless it is known to be the other way round.
    mutating func put(_ first: Int, before second: Int) {
        guard first != second, !behind[second].contains(first), !behind[first].contains(second) else { return }
        let new = behind[second].union([second])
        for index in behind.indices where index == first || behind[index].contains(first) {
            behind[index].formUnion(new)
        }
    }

    /// The things in order, once all pairs are known.
    var order: [Int] { behind.indices.sorted { behind[$0].count > behind[$1].count } }
}
