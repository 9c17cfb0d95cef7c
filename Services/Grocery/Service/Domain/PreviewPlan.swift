import Kitchen

/// What a list would have on it, with the staples set apart.
struct PreviewPlan: Sendable {
    /// What is to be bought.
    var items: [ConsolidatedItem<LineOrigin>] = []
    /// The staples found, and whether each is normally there.
    var checkYouHave: [(item: ConsolidatedItem<LineOrigin>, isAssumed: Bool)] = []

    /// Brings lines together and sets the staples apart.
    init(wanted: [WantedLine], staples: StapleBook, kitchen: Consolidation) throws(QuantityError) {
        let shares = wanted.map { Contribution(line: $0.line, scale: $0.scale, source: $0.origin) }
        for item in try kitchen.items(shares) {
            switch staples.kind(food: item.food, name: item.name) {
            case .no: items.append(item)
            case .assumed: checkYouHave.append((item, true))
            case .asked: checkYouHave.append((item, false))
            }
        }
    }
}
