import Values

/// What is in a household's cookbooks, to be counted.
struct CookbookMemberships: Sendable {
    /// With more memberships than these nothing is counted.
    static let most = 20_000

    let pairs: [(cookbook: CookbookID, document: SearchID)]

    /// The cookbooks that most of the documents that were found are in.
    func counts(of found: [SearchBits], in snapshot: SearchSnapshot, most: Int) -> [SearchFacets.Count] {
        var counts: [CookbookID: Int] = [:]
        for (cookbook, document) in pairs {
            let isFound = zip(found, snapshot.parts).contains { bits, part in
                part.segment.ordinal(of: document).map { bits[$0] } ?? false
            }
            if isFound { counts[cookbook, default: 0] += 1 }
        }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(most).map { SearchFacets.Count(value: $0.key.description, count: $0.value) }
    }
}
