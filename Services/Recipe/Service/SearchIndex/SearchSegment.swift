/// Documents that can be searched, in the order of their ids; it never changes.
final class SearchSegment: Sendable {
    /// What is known of each document, by its ordinal.
    struct Columns: Sendable {
        var ids: [SearchID] = []
        /// Milliseconds since 1970.
        var created: [Int64] = []
        /// `.max` where it is not known.
        var minutes: [UInt16] = []
        var servings: [UInt16] = []
        /// 0 for none.
        var ratings: [UInt8] = []
        var timesCooked: [UInt16] = []
        /// Days since 1970; `.min` for never.
        var lastCooked: [Int32] = []
        /// How many words the title has.
        var titleWords: [UInt8] = []
        /// How many foods it needs, with the lines whose foods are not known.
        var needs: [UInt8] = []
        /// What tells where it comes from; 0 if it is not known.
        var sources: [UInt32] = []
        var titleKeys = TermList()

        init(capacity: Int) {
            ids.reserveCapacity(capacity)
            created.reserveCapacity(capacity)
            minutes.reserveCapacity(capacity)
            servings.reserveCapacity(capacity)
            ratings.reserveCapacity(capacity)
            timesCooked.reserveCapacity(capacity)
            lastCooked.reserveCapacity(capacity)
            titleWords.reserveCapacity(capacity)
            needs.reserveCapacity(capacity)
            sources.reserveCapacity(capacity)
            titleKeys = TermList(capacity: capacity)
        }

        /// Adds a document of other columns.
        mutating func append(_ ordinal: Int, of other: Columns) {
            ids.append(other.ids[ordinal])
            created.append(other.created[ordinal])
            minutes.append(other.minutes[ordinal])
            servings.append(other.servings[ordinal])
            ratings.append(other.ratings[ordinal])
            timesCooked.append(other.timesCooked[ordinal])
            lastCooked.append(other.lastCooked[ordinal])
            titleWords.append(other.titleWords[ordinal])
            needs.append(other.needs[ordinal])
            sources.append(other.sources[ordinal])
            titleKeys.append(other.titleKeys[ordinal])
        }
    }

    let columns: Columns
    let terms: TermList
    /// Where the postings of each term end.
    let ends: [UInt32]
    let postings: [UInt8]
    private let values = WorkedOut<CountedValues>()
    private let order = WorkedOut<[UInt32]>()
    private let time = WorkedOut<[UInt32]>()

    init(columns: Columns, terms: TermList, ends: [UInt32], postings: [UInt8]) {
        self.columns = columns
        self.terms = terms
        self.ends = ends
        self.postings = postings
    }

    /// How many documents it has.
    var count: Int { columns.ids.count }

    /// About how many bytes it takes, with what is counted of its documents.
    var size: Int {
        let columns = columns.titleKeys.size + 50 * count
        return terms.size + 4 * ends.capacity + postings.capacity + columns + CountedValues.bytesPerDocument * count
            + 500
    }

    /// The ordinals in the order of the titles; of equal ones the oldest comes first, of those without one the newest.
    var titleOrder: [UInt32] {
        order.value {
            columns.titleKeys.bytes.withUnsafeBytes { bytes in
                let keys = (0..<count).map { UnsafeRawBufferPointer(rebasing: bytes[columns.titleKeys.range(of: $0)]) }
                return (0..<UInt32(count)).sorted { left, right in
                    let order = TermList.order(keys[Int(left)], keys[Int(right)])
                    return order != 0 ? order < 0 : keys[Int(left)].isEmpty ? left > right : left < right
                }
            }
        }
    }

    /// The ordinals, those made last first; of those made at the same time the last comes first.
    var timeOrder: [UInt32] {
        time.value {
            columns.created.withUnsafeBufferPointer { created in
                (0..<UInt32(count)).sorted { left, right in
                    let (one, other) = (created[Int(left)], created[Int(right)])
                    return one != other ? one > other : left > right
                }
            }
        }
    }

    /// What is counted of its documents.
    var counted: CountedValues { values.value { CountedValues(self) } }

    /// Where the postings of a term are.
    func range(ofTermAt place: Int) -> Range<Int> { (place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place]) }

    /// Calls `body` with the documents that have a term, and in which fields.
    @inline(__always)
    func forEach(ofTermAt place: Int, _ body: (Int, UInt8) -> Void) {
        postings.withUnsafeBufferPointer { Postings.forEach($0, range(ofTermAt: place), body) }
    }

    /// Calls `one` with each document that has a term, or `many` with where 64 of them begin and the bits of those that are
    /// meant, and what `valueOf` says of the fields they have it in.
    @inline(__always)
    func forEach<Value>(
        ofTermAt place: Int,
        valueOf: (UInt8) -> Value,
        one: (Int, Value) -> Void,
        many: (Int, UInt64, Value) -> Void
    ) {
        postings.withUnsafeBufferPointer {
            Postings.forEach($0, range(ofTermAt: place), valueOf: valueOf, one: one, many: many)
        }
    }

    /// The ordinal of a document; nil if it is not here.
    func ordinal(of id: SearchID) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if columns.ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < count && columns.ids[low] == id ? low : nil
    }

    /// The documents that have one of these terms.
    func documents(withTermsAt places: some Sequence<Int>) -> SearchBits {
        var bits = SearchBits(size: count)
        bits.add(termsAt: places, of: self)
        return bits
    }

    /// The documents that have a term.
    func documents(with term: [UInt8]) -> SearchBits {
        documents(withTermsAt: terms.place(of: term).map { [$0] } ?? [])
    }
}
