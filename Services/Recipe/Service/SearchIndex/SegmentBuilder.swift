import Kitchen
import Values

/// Makes a segment of documents.
struct SegmentBuilder {
    private var columns: SearchSegment.Columns
    private var table = TermTable()
    /// For each occurrence its term's number, the document's ordinal and the fields.
    private var entries: [(term: UInt32, ordinal: UInt32, fields: UInt8)] = []
    /// For each term its place among the document's entries, if the document has it, with the document's ordinal.
    private var places: [(ordinal: UInt32, entry: Int)] = []

    /// A segment of these documents, whose ids differ.
    static func segment(_ documents: [SearchDocument]) -> SearchSegment {
        var builder = SegmentBuilder(capacity: documents.count)
        for document in documents.sorted(by: { $0.id < $1.id }) { builder.add(document) }
        return builder.finish()
    }

    private init(capacity: Int) {
        columns = SearchSegment.Columns(capacity: capacity)
        entries.reserveCapacity(capacity * 100)
    }

    private mutating func add(_ document: SearchDocument) {
        let ordinal = UInt32(columns.ids.count)
        var titleWords = 0
        SearchFolding.words(of: document.title) {
            note($0, nil, ordinal, .title)
            titleWords += 1
        }
        for line in document.lines {
            SearchFolding.words(of: line.text) { note($0, nil, ordinal, .ingredients) }
            for food in line.foods ?? [] {
                note(food, .food, ordinal)
                if let base = FoodTable.standard.baseName(ofVariant: food) { note(base, .variant, ordinal) }
            }
            if line.foods == nil {
                SearchFolding.words(of: line.text) { note($0, SearchTerm.unknownWord.byte, ordinal, .ingredients) }
            }
        }
        for tag in document.tags {
            SearchFolding.words(of: tag) { note($0, nil, ordinal, .ingredients) }
            note(tag.lowercased() + "\0" + tag, .tag, ordinal)
        }
        for step in document.steps { SearchFolding.words(of: step) { note($0, nil, ordinal, .steps) } }
        if let notes = document.notes {
            SearchFolding.words(of: notes) { note($0, SearchTerm.note.byte, ordinal, .steps) }
        }
        if let source = document.source { note(source, .source, ordinal) }
        for mark in document.marks { note(mark.rawValue, .mark, ordinal) }
        for mark in document.dietary { note(mark, .dietary, ordinal) }
        for cookbook in document.cookbooks { note(cookbook, .cookbook, ordinal) }
        columns.ids.append(document.id)
        columns.created.append(document.facts.created.milliseconds)
        columns.minutes.append(UInt16(clamping: document.facts.minutes ?? Int(UInt16.max)))
        columns.servings.append(UInt16(clamping: document.facts.servings))
        columns.ratings.append(UInt8(clamping: document.facts.rating ?? 0))
        columns.timesCooked.append(UInt16(clamping: document.facts.timesCooked))
        columns.lastCooked.append(Int32(clamping: document.facts.lastCooked ?? Int(Int32.min)))
        columns.titleWords.append(UInt8(clamping: titleWords))
        columns.needs.append(UInt8(clamping: document.needs))
        columns.sources.append(document.address.map(DuplicateSearch.key(ofAddress:)) ?? 0)
        columns.titleKeys.append(document.titleKey.utf8)
    }

    private mutating func note(_ text: String, _ kind: SearchTerm, _ ordinal: UInt32) {
        var text = text
        text.withUTF8 { note($0, kind.byte, ordinal, .ingredients) }
    }

    private mutating func note(
        _ term: UnsafeBufferPointer<UInt8>,
        _ prefix: UInt8?,
        _ ordinal: UInt32,
        _ field: Postings.Fields
    ) {
        let number = table.number(of: term, prefix: prefix)
        if number == places.count {
            places.append((ordinal, entries.count))
        } else if places[number].ordinal == ordinal {
            entries[places[number].entry].fields |= field.rawValue
            return
        } else {
            places[number] = (ordinal, entries.count)
        }
        entries.append((UInt32(number), ordinal, field.rawValue))
    }

    /// Brings the entries into the order of their terms; those of one term are in the order of the documents already.
    private func finish() -> SearchSegment {
        let (order, terms) = table.sorted()
        var rank = [Int](repeating: 0, count: order.count)
        for (place, number) in order.enumerated() { rank[number] = place }
        var starts = [Int](repeating: 0, count: order.count + 1)
        for entry in entries { starts[rank[Int(entry.term)] + 1] += 1 }
        for place in order.indices { starts[place + 1] += starts[place] }
        var sorted = [Postings.Entry](repeating: Postings.Entry(ordinal: 0, fields: 0), count: entries.count)
        var next = starts
        for entry in entries {
            let place = rank[Int(entry.term)]
            sorted[next[place]] = Postings.Entry(ordinal: entry.ordinal, fields: entry.fields)
            next[place] += 1
        }
        var postings: [UInt8] = []
        postings.reserveCapacity(entries.count * 2)
        var ends: [UInt32] = []
        ends.reserveCapacity(order.count)
        for place in order.indices {
            Postings.append(sorted[starts[place]..<starts[place + 1]], to: &postings)
            ends.append(UInt32(postings.count))
        }
        return SearchSegment(columns: columns, terms: terms, ends: ends, postings: Array(postings))
    }
}
