/// A map from words to what they mean.
///
/// Keys are hashes already, so a look-up is a read or two of a flat table; a dictionary would hash them again.
struct WordTable<Value: Sendable>: Sendable {
    private var places: KeyTable
    private var values: [Value] = []

    /// An empty table with room for this many words.
    init(capacity: Int = 8) {
        places = KeyTable(capacity: capacity)
    }

    /// What a word means, if it is known.
    subscript(key: WordKey) -> Value? { places.place(of: key).map { values[$0] } }

    /// What a word means; a default until it is changed.
    subscript(key: WordKey, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        _modify {
            let place = places.place(of: key) ?? values.count
            if place == values.count {
                places.insert(key, place)
                values.append(value())
            }
            yield &values[place]
        }
    }

    /// Sets what a word means; returns what it meant.
    @discardableResult
    mutating func updateValue(_ value: Value, forKey key: WordKey) -> Value? {
        let previous = self[key]
        self[key, default: value] = value
        return previous
    }
}

/// A set of words.
struct WordSet: Sendable {
    private var places = KeyTable(capacity: 8)

    func contains(_ key: WordKey) -> Bool { places.place(of: key) != nil }

    mutating func insert(_ key: WordKey) { places.insert(key, 0) }

    mutating func formUnion(_ keys: some Sequence<WordKey>) {
        for key in keys { insert(key) }
    }
}
