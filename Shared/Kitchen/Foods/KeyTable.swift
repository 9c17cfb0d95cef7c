/// A map from name keys to indices in a list of foods: open addressing in two flat arrays.
///
/// Thirty thousand names take less than a megabyte and no allocation each, so the table loads fast.
struct KeyTable: Sendable {
    private var keys: [UInt64]
    private var places: [UInt16]
    private let shift: UInt64
    private(set) var count = 0

    private static let free = UInt16.max

    /// A table with room for this many keys.
    init(capacity: Int) {
        var bits: UInt64 = 4
        while 1 << bits < capacity + capacity / 2 { bits += 1 }
        keys = Array(repeating: 0, count: 1 << bits)
        places = Array(repeating: Self.free, count: 1 << bits)
        shift = 64 - bits
    }

    /// The index of the food with this key.
    func place(of key: WordKey) -> Int? {
        var slot = start(key)
        while places[slot] != Self.free {
            if keys[slot] == key.hash { return Int(places[slot]) }
            slot = (slot + 1) & (keys.count - 1)
        }
        return nil
    }

    /// Adds a food under a key; a later food takes over the key of an earlier one, whose index is returned.
    @discardableResult
    mutating func insert(_ key: WordKey, _ place: Int) -> Int? {
        if count * 4 >= keys.count * 3 { grow() }
        var slot = start(key)
        while places[slot] != Self.free, keys[slot] != key.hash { slot = (slot + 1) & (keys.count - 1) }
        let previous = places[slot] == Self.free ? nil : Int(places[slot])
        if previous == nil { count += 1 }
        keys[slot] = key.hash
        places[slot] = UInt16(truncatingIfNeeded: place)
        return previous
    }

    private func start(_ key: WordKey) -> Int { Int((key.hash &* 0x9e37_79b9_7f4a_7c15) >> shift) }

    private mutating func grow() {
        var larger = KeyTable(capacity: keys.count)
        for (slot, place) in places.enumerated() where place != Self.free {
            larger.insert(WordKey(hash: keys[slot]), Int(place))
        }
        self = larger
    }
}
