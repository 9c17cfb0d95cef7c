import Kitchen
import Synchronization

/// What is counted of each document of a segment.
///
/// It is kept by document, as the postings of all values would have to be read whole to count those of a few documents.
struct CountedValues: Sendable {
    /// The places of what is counted among the segment's terms: foods, tags, sources and cookbooks.
    let places: Range<Int>
    /// Where the values of each document end.
    private let ends: [UInt32]
    /// For each document its values, as distances from the one before.
    private let values: [UInt8]
    /// For each diet the documents that do not certainly suit it.
    let unsuitable: [SearchBits]
    /// For each allergen the documents that are not certainly free of it.
    let notFree: [SearchBits]

    /// The values of a segment.
    init(_ segment: SearchSegment) {
        let first = segment.terms.lowerBound(of: [SearchTerm.food.byte])
        places = first..<max(first, segment.terms.lowerBound(of: [SearchTerm.cookbook.byte + 1]))
        var starts = [Int](repeating: 0, count: segment.count + 1)
        for place in places { segment.forEach(ofTermAt: place) { ordinal, _ in starts[ordinal + 1] += 1 } }
        for ordinal in 0..<segment.count { starts[ordinal + 1] += starts[ordinal] }
        var sorted = [UInt32](repeating: 0, count: starts[segment.count])
        var next = starts
        for place in places {
            segment.forEach(ofTermAt: place) { ordinal, _ in
                sorted[next[ordinal]] = UInt32(place - first)
                next[ordinal] += 1
            }
        }
        var values: [UInt8] = []
        values.reserveCapacity(sorted.count * 3 / 2)
        var ends: [UInt32] = []
        ends.reserveCapacity(segment.count)
        for ordinal in 0..<segment.count {
            var next: UInt32 = 0
            for value in sorted[starts[ordinal]..<starts[ordinal + 1]] {
                Postings.append(value - next, to: &values)
                next = value + 1
            }
            ends.append(UInt32(values.count))
        }
        self.ends = ends
        self.values = Array(values)
        let unknown = segment.documents(with: SearchTerm.dietary.term(DietaryMarks.unknown))
        func with(_ marks: [String]) -> SearchBits {
            marks.reduce(into: unknown) { $0.formUnion(segment.documents(with: SearchTerm.dietary.term($1))) }
        }
        unsuitable = Diet.allCases.map { with([DietaryMarks.conflicts($0), DietaryMarks.mayConflict($0)]) }
        notFree = Allergen.allCases.map { with([DietaryMarks.contains($0), DietaryMarks.mayContain($0)]) }
    }

    /// About how many bytes it takes for a document, with its place in the order of titles.
    static let bytesPerDocument = 44

    /// How many of these documents have each value, in the order of places.
    func counts(of bits: SearchBits) -> [Int] {
        var counts = [Int](repeating: 0, count: places.count)
        counts.withUnsafeMutableBufferPointer { counts in
            values.withUnsafeBufferPointer { values in
                bits.each { ordinal in
                    var index = ordinal == 0 ? 0 : Int(ends[ordinal - 1])
                    let end = Int(ends[ordinal])
                    var next = 0
                    while index < end {
                        let value = next + Int(Postings.number(values, &index))
                        counts[value] += 1
                        next = value + 1
                    }
                }
            }
        }
        return counts
    }
}

/// Something of a snapshot or a segment that is kept once it has been worked out; those who ask at the same time for the
/// first time each work it out.
final class WorkedOut<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)

    /// The value, worked out by `body` if it is not known.
    func value(_ body: () -> Value) -> Value {
        if let value = known.withLock({ $0 }) { return value }
        let value = body()
        known.withLock { $0 = value }
        return value
    }
}
