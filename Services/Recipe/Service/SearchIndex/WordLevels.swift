/// The documents of a segment that have a word, by how well they have it: for each number of points a bit for each document.
///
/// Postings that are bits are taken over 64 documents at a time. What is asked most, how many there are and which come
/// first, is then told without a look at each document.
struct WordLevels: Sendable {
    /// The points that documents have, the most first.
    let levels: [Int]
    /// Those that have the word, however well.
    let all: SearchBits
    /// For each number of points the documents that have so many, one row after the other.
    private let rows: [UInt64]
    /// How many numbers a row has.
    private let width: Int

    /// How well the documents of a segment have one of the forms of a word.
    init(of group: SearchPlan.Group, in segment: SearchSegment) {
        let width = (segment.count + 63) / 64
        self.width = width
        var rows = [UInt64](repeating: 0, count: (SearchPlan.titlePoints + 1) * width)
        var seen = [UInt64](repeating: 0, count: width)
        var levels: [Int] = []
        var isUsed = [Bool](repeating: false, count: SearchPlan.titlePoints + 1)
        rows.withUnsafeMutableBufferPointer { rows in
            for (place, less) in segment.places(of: group) {
                segment.forEach(
                    ofTermAt: place,
                    valueOf: { fields in
                        let points = Self.points(of: fields, less)
                        isUsed[points] = true
                        return points * width
                    },
                    one: { ordinal, row in rows[row + ordinal >> 6] |= 1 << UInt64(ordinal & 63) },
                    many: { block, word, row in rows[row + block] |= word }
                )
            }
            seen.withUnsafeMutableBufferPointer { seen in
                for points in isUsed.indices.reversed() where isUsed[points] {
                    levels.append(points)
                    let row = points * width
                    for word in 0..<width {
                        // What fits better is not counted again.
                        let new = rows[row + word] & ~seen[word]
                        rows[row + word] = new
                        seen[word] |= new
                    }
                }
            }
        }
        self.levels = levels
        self.rows = rows
        all = SearchBits(words: seen, size: segment.count)
    }

    /// How well a word fits by the fields it is in; less for other forms.
    private static func points(of fields: UInt8, _ less: Int) -> Int {
        if fields & Postings.Fields.title.rawValue != 0 { return SearchPlan.titlePoints - less }
        if fields & Postings.Fields.ingredients.rawValue != 0 { return SearchPlan.ingredientPoints - less }
        return max(1, SearchPlan.stepPoints - less)
    }

    /// The documents that have so many points, no more and no less.
    subscript(points: Int) -> SearchBits {
        SearchBits(words: Array(rows[points * width..<(points + 1) * width]), size: all.size)
    }

    /// How many points a document has; 0 if it has not the word.
    func points(of ordinal: Int) -> Int {
        let (word, bit) = (ordinal >> 6, UInt64(1) << UInt64(ordinal & 63))
        for points in levels where rows[points * width + word] & bit != 0 { return points }
        return 0
    }

    /// The documents that have at least so many points.
    func documents(from least: Int) -> SearchBits {
        var words = [UInt64](repeating: 0, count: width)
        for points in levels where points >= least {
            for word in 0..<width { words[word] |= rows[points * width + word] }
        }
        return SearchBits(words: words, size: all.size)
    }

    /// Adds the points of some documents to what these have.
    func add(to scores: inout SearchBytes, among found: SearchBits) {
        for points in levels {
            scores.add(UInt8(points), to: rows[points * width..<(points + 1) * width], among: found)
        }
    }
}

extension SearchSegment {
    /// Where the terms are in which a word may occur, and how many points each has less.
    fileprivate func places(of group: SearchPlan.Group) -> [(place: Int, less: Int)] {
        var places: [(place: Int, less: Int)] = []
        func add(_ some: [[UInt8]], less: Int) {
            for term in some { if let place = terms.place(of: term) { places.append((place, less)) } }
        }
        add([group.word.bytes, SearchTerm.note.term(group.word.bytes)], less: 0)
        if group.word.isPrefix {
            places += terms.places(beginningWith: group.word.bytes).map { (place: $0, less: 2) }
        }
        add(group.forms, less: 1)
        add(group.synonyms, less: 2)
        add(group.foods, less: 1)
        add(group.near, less: 3)
        return places
    }
}
