/// Terms in the order of their bytes, one after the other in one buffer.
struct TermList: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var ends: [UInt32] = []

    var count: Int { ends.count }
    /// How many bytes it takes.
    var size: Int { bytes.capacity + 4 * ends.capacity }

    init(capacity: Int = 0, bytes: Int = 0) {
        ends.reserveCapacity(capacity)
        self.bytes.reserveCapacity(bytes)
    }

    /// Adds a term that comes after all others.
    mutating func append(_ term: some Collection<UInt8>) {
        bytes.append(contentsOf: term)
        ends.append(UInt32(bytes.count))
    }

    func range(of index: Int) -> Range<Int> { (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index]) }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(of: index)] }

    /// The text of a term.
    func text(_ index: Int, droppingFirst prefix: Int = 0) -> String {
        String(decoding: self[index].dropFirst(prefix), as: UTF8.self)
    }

    /// The place of a term; nil if it is not there.
    func place(of term: [UInt8]) -> Int? {
        let place = lowerBound(of: term)
        return place < count && compare(place, term) == 0 ? place : nil
    }

    /// The places of all terms that begin like this.
    func places(beginningWith prefix: [UInt8]) -> Range<Int> {
        let start = lowerBound(of: prefix)
        var after = prefix
        while let last = after.last, last == .max { after.removeLast() }
        guard let last = after.popLast() else { return start..<count }
        return start..<max(start, lowerBound(of: after + [last + 1]))
    }

    /// The first place whose term is not before this one.
    func lowerBound(of term: [UInt8]) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if compare(middle, term) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Calls `body` with the bytes of a term in place.
    @inline(__always)
    func withBytes<Result>(of index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(of: index)])) }
    }

    /// Below, at or above 0 as a term comes before, equals or follows another one.
    func compare(_ index: Int, _ term: [UInt8]) -> Int {
        let range = range(of: index)
        return bytes.withUnsafeBytes { own in
            term.withUnsafeBytes { other in
                TermList.order(UnsafeRawBufferPointer(rebasing: own[range]), other)
            }
        }
    }

    /// Below, at or above 0 as the left bytes come before, equal or follow the right ones.
    static func order(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
    }
}
