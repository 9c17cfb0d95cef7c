/// Where a document's objects and arrays end, as far as they have been passed over.
///
/// An object's names are read before its values are asked for, so that without this a value is passed over once for
/// each object around it.
final class JSONEnds {
    /// How many are remembered at most; the others are passed over again.
    private static let most = 65_536
    /// Shorter ones are passed over as quickly as they are found here.
    private static let shortest = 64

    private var known: [(start: Int32, end: Int32)] = []

    /// Where the object or array that begins at `start` ends, if that is known.
    func end(of start: Int) -> Int? {
        var (low, high) = (0, known.count)
        while low < high {
            let middle = (low + high) / 2
            if known[middle].start < start { low = middle + 1 } else { high = middle }
        }
        guard low < known.count, known[low].start == start, known[low].end > 0 else { return nil }
        return Int(known[low].end)
    }

    /// Notes that an object or array begins; gives its place for `close`, or nil if it is not to be remembered.
    func open(at start: Int) -> Int? {
        guard known.count < Self.most, start < Int(Int32.max), known.last.map({ $0.start < start }) ?? true else {
            return nil
        }
        known.append((Int32(start), 0))
        return known.count - 1
    }

    /// Notes where it ends.
    func close(_ place: Int, at end: Int) {
        if end - Int(known[place].start) >= Self.shortest {
            known[place].end = Int32(clamping: end)
        } else if place == known.count - 1 {
            known.removeLast()
        }
    }
}
