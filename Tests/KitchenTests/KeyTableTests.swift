import Testing

@testable import Kitchen

@Suite struct KeyTableTests {
    /// A key that falls on a slot of a table of sixteen, told from others there by its number.
    private func key(slot: UInt64, _ number: UInt64) -> WordKey {
        // The inverse of the odd number that spreads keys, by Newton's method: each step doubles the right bits.
        let spread: UInt64 = 0x9e37_79b9_7f4a_7c15
        var inverse = spread
        for _ in 0..<6 { inverse = inverse &* (2 &- spread &* inverse) }
        return WordKey(hash: (slot << 60 | number) &* inverse)
    }

    @Test func `keys that fall on one slot are told apart, around the end of the table`() {
        var table = KeyTable(capacity: 8)
        let keys = (1...8).map { key(slot: 15, $0) }
        for (place, key) in keys.enumerated() { #expect(table.insert(key, place) == nil) }
        #expect(table.count == 8)
        #expect(keys.map { table.place(of: $0) } == Array(0..<8))
        #expect(table.place(of: key(slot: 15, 9)) == nil)
        #expect(table.place(of: key(slot: 0, 1)) == nil && table.place(of: key(slot: 14, 1)) == nil)
    }

    @Test func `a later food takes over a key and is told of the earlier one`() {
        var table = KeyTable(capacity: 1)
        let key = WordKey(hash: 7)
        #expect(table.insert(key, 3) == nil)
        #expect(table.insert(key, 5) == 3)
        #expect(table.place(of: key) == 5 && table.count == 1)
    }

    @Test(arguments: [0, 1, 10, 11, 1000]) func `a table takes more than it was made for`(capacity: Int) {
        var table = KeyTable(capacity: capacity)
        let keys = (0..<5000).map { WordKey(Array("word \($0)".utf8)) }
        for (place, key) in keys.enumerated() {
            #expect(table.insert(key, place) == nil)
            #expect(table.count == place + 1)
        }
        #expect(keys.map { table.place(of: $0) } == Array(0..<5000))
        #expect(table.place(of: WordKey(Array("word 5000".utf8))) == nil)
    }
}
