import Values

/// What was found in a snapshot, before the rows of the recipes have been read.
struct SearchOutcome: Sendable {
    private let request: SearchRequest
    private let plan: SearchPlan
    private(set) var hits: [SearchResult.Hit]
    private(set) var next: SearchResult.Place?
    /// The last of these, if any more were found; also in an order without further pages.
    let rest: SearchResult.Place?
    /// How many were found; nil if they have not all been looked at.
    private var total: Int?
    private var facets: SearchFacets?
    /// What was found in each part; empty where nothing is counted.
    private let found: [SearchBits]

    /// How many values of each kind are counted.
    static let mostFacets = 50

    /// Runs a request; only what is `among` these counts, if it is given.
    init(_ request: SearchRequest, in snapshot: SearchSnapshot, among: Set<SearchID>?) {
        self.request = request
        func run(_ plan: SearchPlan) -> SearchResult {
            SearchResult(
                plan,
                in: snapshot,
                after: request.after,
                // One more than asked for tells whether anything follows.
                limit: request.limit + 1,
                passes: among.map { among in { among.contains($0) } }
            )
        }
        var plan = request.wholePlan.mendingSlips(in: snapshot)
        var result = run(plan)
        // Where it is the filters that leave little, nothing is misspelled.
        if result.withWords < SearchPlan.few, let wider = plan.allowingSlips(in: snapshot) {
            plan = wider
            result = run(wider)
        }
        self.plan = plan
        hits = Array(result.hits.prefix(request.limit))
        // Another page would be in another order.
        rest = result.hits.count > request.limit ? hits.last?.place : nil
        next = plan.sort == .random ? nil : rest
        total = result.total
        guard request.wantsFacets else {
            facets = nil
            found = []
            return
        }
        let found = result.found
        self.found = found
        let count = { SearchFacets(found, in: snapshot, most: Self.mostFacets) }
        facets = plan.isForAll && among == nil ? snapshot.facets.value(count) : count()
    }

    /// Makes the page of a request of what passed a closer look; `isAll` if nothing is left to be looked at.
    mutating func keep(_ checked: [SearchResult.Hit], for request: SearchRequest, isAll: Bool) {
        hits = Array(checked.prefix(request.limit))
        let isMore = !isAll || checked.count > hits.count
        next = isMore && plan.sort != .random ? hits.last?.place : nil
        total = isAll && request.after == nil ? checked.count : nil
    }

    /// Counts cookbooks, too; those of the catalogue are counted already.
    mutating func count(_ memberships: CookbookMemberships?, in snapshot: SearchSnapshot) {
        facets?.countCookbooks(memberships, found, in: snapshot)
    }

    /// Says what cookbooks are called.
    mutating func nameCookbooks(_ names: [String: String]) { facets?.nameCookbooks(names) }

    /// The ids of the cookbooks that have been counted.
    var countedCookbooks: [CookbookID] { facets?.cookbooks?.compactMap { CookbookID($0.value) } ?? [] }

    /// The recipes of the page, in their order.
    var ids: [RecipeID] { hits.map(\.place.id.recipe) }

    /// What was looked for, with words that it nearly is.
    var groups: [SearchPlan.Group] { plan.groups }

    /// Which texts say why these were found.
    var texts: SearchSQL.Texts {
        hits.allSatisfy(isByTitle) ? .none : hits.contains(where: needsSteps) ? .all : .short
    }

    /// Whether it may be only the steps or notes that say why one was found.
    func needsSteps(_ hit: SearchResult.Hit) -> Bool { !isByTitle(hit) && !hit.isAboveSteps }

    private func isByTitle(_ hit: SearchResult.Hit) -> Bool { hit.inTitle >= plan.groups.count }

    /// The page, with the rows that were read for it: of each recipe its summary and why it was found.
    func page(_ found: [(summary: RecipeDocument, reasons: [SearchReason])]) -> SearchPage {
        let byID = Dictionary(found.map { ($0.summary.id, $0) }) { first, _ in first }
        let items: [SearchPage.Item] = hits.compactMap { hit in
            let id = hit.place.id.recipe
            guard let (document, others) = byID[id] else { return nil }
            var reasons: [SearchReason] = []
            if hit.inTitle > 0 { reasons.append(SearchReason(field: .title, text: nil)) }
            if hit.inTitle < plan.groups.count { reasons += others }
            return SearchPage.Item(
                document: document,
                matched: plan.groups.isEmpty ? nil : reasons,
                missing: hit.missing,
                isUncertain: hit.isUncertain
            )
        }
        return SearchPage(items: items, next: next, sort: plan.sort, total: total, facets: facets)
    }
}

extension SearchResult {
    /// All that was found.
    func ids(in snapshot: SearchSnapshot) -> [SearchID] {
        var ids: [SearchID] = []
        for (bits, part) in zip(found, snapshot.parts) { bits.each { ids.append(part.segment.columns.ids[$0]) } }
        return ids
    }
}

/// A page of what was found.
struct SearchPage: Sendable {
    /// A recipe's summary, and why it was found; nil where no words were looked for.
    struct Item: Sendable {
        var document: RecipeDocument
        var matched: [SearchReason]?
        /// How many foods it needs that are not at hand; nil where that was not asked.
        var missing: Int?
        /// Whether it is not certain that it suits the diets and people that were asked for.
        var isUncertain: Bool
    }

    var items: [Item]
    var next: SearchResult.Place?
    var sort: SearchPlan.Sort
    /// How many were found, on all pages; nil if that is not known.
    var total: Int?
    var facets: SearchFacets?
}

/// Where a recipe has something that was looked for.
struct SearchReason: Equatable, Sendable {
    /// The parts of a recipe that are looked through.
    enum Field: String, CaseIterable, Sendable {
        case title
        case ingredients
        case tags
        case steps
        case notes
    }

    var field: Field
    /// The line or sentence; nil for the title.
    var text: String?
}
