/// Finds what is most like a document: what shares its rarer foods, words of its title and tags.
enum SimilarSearch {
    /// How much a shared term counts by what it is.
    private enum Weight {
        static let food: Float = 3
        static let titleWord: Float = 2
        static let tag: Float = 1
    }

    /// The ids of the documents that are most like this one, the most alike first, without itself.
    static func ids(like document: SearchDocument, in snapshot: SearchSnapshot, limit: Int) -> [SearchID] {
        var weights: [[UInt8]: Float] = [:]
        for food in Set(document.lines.flatMap { $0.foods ?? [] }) { weights[SearchTerm.food.term(food)] = Weight.food }
        for word in Set(SearchFolding.words(of: document.title)) { weights[word] = Weight.titleWord }
        for tag in document.tags { weights[SearchTerm.tag.term(tag.lowercased() + "\0" + tag)] = Weight.tag }
        for (term, weight) in weights { weights[term] = weight * rarity(of: term, in: snapshot) }
        var best: [(score: Float, id: SearchID)] = []
        for part in snapshot.parts {
            let segment = part.segment
            var scores = [Float](repeating: 0, count: segment.count)
            for (term, weight) in weights {
                guard let place = segment.terms.place(of: term) else { continue }
                // A word of the title counts where it is one of a title, too.
                let isWord = term[0] >= SearchTerm.words[0]
                segment.forEach(ofTermAt: place) { ordinal, fields in
                    if !isWord || fields & Postings.Fields.title.rawValue != 0 { scores[ordinal] += weight }
                }
            }
            part.live.each { ordinal in
                guard scores[ordinal] > 0, segment.columns.ids[ordinal] != document.id else { return }
                // Who needs much has much in common with everything.
                let score = scores[ordinal] / Float(max(3, segment.columns.needs[ordinal])).squareRoot()
                if best.count == limit, let worst = best.last, score <= worst.score { return }
                let place = best.firstIndex { $0.score < score } ?? best.count
                best.insert((score, segment.columns.ids[ordinal]), at: place)
                if best.count > limit { best.removeLast() }
            }
        }
        return best.map(\.id)
    }

    /// About the binary logarithm of how many documents there are for each that has a term.
    private static func rarity(of term: [UInt8], in snapshot: SearchSnapshot) -> Float {
        let ratio = Float(snapshot.count + 1) / Float(snapshot.count(of: term) + 1)
        return Float(ratio.exponent) + ratio.significand - 1
    }
}
