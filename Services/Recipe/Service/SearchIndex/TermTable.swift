/// Numbers terms as they are met: a hash table over one buffer.
struct TermTable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    private var hashes: [UInt32] = []
    /// Numbers of terms, each one more than it is; 0 for none.
    ///
    /// Its size is a power of two.
    private var slots = [UInt32](repeating: 0, count: 1024)

    var count: Int { ends.count }

    /// The number of a term.
    mutating func number(of term: UnsafeBufferPointer<UInt8>, prefix: UInt8? = nil) -> Int {
        var hash: UInt32 = 2_166_136_261
        if let prefix { hash = (hash ^ UInt32(prefix)) &* 16_777_619 }
        for byte in term { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        hash ^= hash >> 15
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot] - 1)
            if hashes[number] == hash, isEqual(number, term, prefix) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        if let prefix { bytes.append(prefix) }
        bytes.append(contentsOf: term)
        ends.append(UInt32(bytes.count))
        hashes.append(hash)
        slots[slot] = UInt32(ends.count)
        if 2 * ends.count > slots.count { grow() }
        return ends.count - 1
    }

    private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

    private func isEqual(_ number: Int, _ term: UnsafeBufferPointer<UInt8>, _ prefix: UInt8?) -> Bool {
        var range = range(of: number)
        if let prefix {
            guard range.count == term.count + 1, bytes[range.lowerBound] == prefix else { return false }
            range = range.dropFirst()
        }
        guard range.count == term.count else { return false }
        return bytes.withUnsafeBytes { all in
            TermList.order(UnsafeRawBufferPointer(rebasing: all[range]), UnsafeRawBufferPointer(term)) == 0
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: 2 * slots.count)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// The numbers in the order of their terms' bytes, and the terms in that order.
    func sorted() -> (order: [Int], terms: TermList) {
        let order = bytes.withUnsafeBytes { all in
            (0..<count).sorted { left, right in
                TermList.order(
                    UnsafeRawBufferPointer(rebasing: all[range(of: left)]),
                    UnsafeRawBufferPointer(rebasing: all[range(of: right)])
                ) < 0
            }
        }
        var terms = TermList(capacity: count, bytes: bytes.count)
        for number in order { terms.append(bytes[range(of: number)]) }
        return (order, terms)
    }
}
